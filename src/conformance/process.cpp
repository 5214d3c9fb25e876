#include "conformance/process.hpp"

#include <array>
#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>
#include <utility>

extern char** environ; // NOLINT(readability-redundant-declaration): not every system declares it

namespace ctlpgn::conformance {

namespace {

using steady = std::chrono::steady_clock;
using std::chrono::milliseconds;

class descriptor {
  public:
    explicit descriptor(int of = -1) : of_(of) {}
    ~descriptor() { close(); }
    descriptor(const descriptor&) = delete;
    descriptor& operator=(const descriptor&) = delete;

    void close() {
        if (of_ >= 0)
            ::close(std::exchange(of_, -1));
    }
    void reset(int to) {
        close();
        of_ = to;
    }
    [[nodiscard]] int get() const { return of_; }
    [[nodiscard]] bool is_open() const { return of_ >= 0; }

  private:
    int of_;
};

struct pipe_ends {
    descriptor read;
    descriptor write;

    // Both ends close when another program is started, so that no other child keeps them open.
    bool open() {
        std::array<int, 2> ends{};
        if (::pipe2(ends.data(), O_CLOEXEC) != 0)
            return false;
        read.reset(ends[0]);
        write.reset(ends[1]);
        return true;
    }
};

pid_t spawn(const std::string& command, int input, int output) {
    posix_spawn_file_actions_t files;
    posix_spawnattr_t attributes;
    posix_spawn_file_actions_init(&files);
    posix_spawn_file_actions_adddup2(&files, input, STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&files, output, STDOUT_FILENO);
    posix_spawn_file_actions_addopen(&files, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
    sigset_t usual;
    sigemptyset(&usual);
    sigaddset(&usual, SIGPIPE);
    posix_spawnattr_init(&attributes);
    posix_spawnattr_setsigdefault(&attributes, &usual);
    posix_spawnattr_setpgroup(&attributes, 0);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP);
    std::string shell = "/bin/sh";
    std::string option = "-c";
    std::string line = command;
    const std::array<char*, 4> arguments = {shell.data(), option.data(), line.data(), nullptr};
    pid_t child = -1;
    if (posix_spawn(&child, shell.c_str(), &files, &attributes, arguments.data(), environ) != 0)
        child = -1;
    posix_spawn_file_actions_destroy(&files);
    posix_spawnattr_destroy(&attributes);
    return child;
}

// Input and output of a running child, until it has closed its output or a bound is reached.
class conversation {
  public:
    conversation(descriptor& to, descriptor& from, std::string_view input)
        : to_(to), from_(from), rest_(input) {
        fcntl(to_.get(), F_SETFL, O_NONBLOCK);
        if (rest_.empty())
            to_.close();
    }

    process_end run(steady::time_point until, std::size_t most, std::string& output) {
        while (from_.is_open()) {
            std::array<pollfd, 2> waiting = {pollfd{from_.get(), POLLIN, 0}, pollfd{to_.get(), POLLOUT, 0}};
            const auto left = std::chrono::ceil<milliseconds>(until - steady::now()).count();
            if (left <= 0)
                return process_end::timed_out;
            if (poll(waiting.data(), waiting.size(), static_cast<int>(left)) <= 0)
                continue;
            if (waiting[1].revents != 0)
                write();
            if (waiting[0].revents != 0)
                read(output);
            if (output.size() > most)
                return process_end::too_much;
        }
        return process_end::exited;
    }

  private:
    void write() {
        const ssize_t written = ::write(to_.get(), rest_.data(), rest_.size());
        if (written > 0)
            rest_.remove_prefix(static_cast<std::size_t>(written));
        else if (errno != EAGAIN && errno != EINTR)
            rest_ = {}; // it does not want to hear more
        if (rest_.empty())
            to_.close();
    }

    void read(std::string& output) {
        std::array<char, std::size_t{64} << 10> block;
        const ssize_t size = ::read(from_.get(), block.data(), block.size());
        if (size > 0)
            output.append(block.data(), static_cast<std::size_t>(size));
        else if (size == 0 || errno != EINTR)
            from_.close();
    }

    descriptor& to_;
    descriptor& from_;
    std::string_view rest_;
};

// Whether the child has ended by then; it has closed its output already.
bool wait_for(pid_t child, steady::time_point until, int& status) {
    for (;;) {
        const pid_t ended = waitpid(child, &status, WNOHANG);
        if (ended == child || (ended < 0 && errno != EINTR))
            return true;
        if (steady::now() >= until)
            return false;
        std::this_thread::sleep_for(milliseconds(1));
    }
}

// What a shell says of the command that it ran.
constexpr int shell_knows_no_such_command = 127;
constexpr int shell_cannot_run_it = 126;
constexpr int shell_adds_to_signals = 128;

void take_status(int status, process_result& to) {
    if (WIFSIGNALED(status)) {
        to.how = process_end::killed;
        to.status = WTERMSIG(status);
        return;
    }
    to.how = process_end::exited;
    to.status = WEXITSTATUS(status);
    if (to.status == shell_knows_no_such_command || to.status == shell_cannot_run_it) {
        to.how = process_end::not_started;
    } else if (to.status > shell_adds_to_signals && to.status < shell_adds_to_signals + NSIG) {
        to.how = process_end::killed;
        to.status -= shell_adds_to_signals;
    }
}

} // namespace

process_result run_process(const std::string& command, std::string_view input, const process_bounds& within) {
    std::signal(SIGPIPE, SIG_IGN); // a child that does not read is no reason to end
    process_result result;
    pipe_ends in;
    pipe_ends out;
    if (!in.open() || !out.open())
        return result;
    const pid_t child = spawn(command, in.read.get(), out.write.get());
    if (child < 0)
        return result;
    in.read.close();
    out.write.close();

    const auto until = steady::now() + within.time;
    result.how = conversation(in.write, out.read, input).run(until, within.output, result.output);
    in.write.close();
    int status = 0;
    if (result.how == process_end::exited && wait_for(child, until, status)) {
        kill(-child, SIGKILL); // what it has left behind
        take_status(status, result);
        return result;
    }
    if (result.how == process_end::exited)
        result.how = process_end::timed_out;
    kill(-child, SIGKILL);
    while (waitpid(child, &status, 0) < 0 && errno == EINTR)
        continue;
    return result;
}

} // namespace ctlpgn::conformance
