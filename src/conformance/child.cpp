#include "conformance/child.hpp"

#include "conformance/running.hpp"

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

using std::chrono::milliseconds;

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

void move(descriptor& asked, descriptor& result) {
    result.reset(::fcntl(asked.get(), F_DUPFD_CLOEXEC, 0));
    asked.close();
    ::fcntl(result.get(), F_SETFL, O_NONBLOCK);
}

pid_t spawn(const std::string& command, int input, int output, int error) {
    posix_spawn_file_actions_t files;
    posix_spawnattr_t attributes;
    posix_spawn_file_actions_init(&files);
    posix_spawn_file_actions_adddup2(&files, input, STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&files, output, STDOUT_FILENO);
    posix_spawn_file_actions_adddup2(&files, error, STDERR_FILENO);
    sigset_t usual;
    sigemptyset(&usual);
    sigaddset(&usual, SIGPIPE);
    posix_spawnattr_init(&attributes);
    posix_spawnattr_setsigdefault(&attributes, &usual);
    posix_spawnattr_setpgroup(&attributes, 0);
    const program_start start;
    posix_spawnattr_setsigmask(&attributes, &start.blocked());
    posix_spawnattr_setflags(&attributes,
                             POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP);
    std::string shell = "/bin/sh";
    std::string option = "-c";
    std::string line = command;
    const std::array<char*, 4> arguments = {shell.data(), option.data(), line.data(), nullptr};
    pid_t id = -1;
    if (!start.allowed() ||
        posix_spawn(&id, shell.c_str(), &files, &attributes, arguments.data(), environ) != 0)
        id = -1;
    else
        program_start::enter(id);
    posix_spawn_file_actions_destroy(&files);
    posix_spawnattr_destroy(&attributes);
    return id;
}

// The exit status of a shell that does not find a command.
constexpr int shell_knows_no_such_command = 127;
constexpr int shell_cannot_run_it = 126;
constexpr int shell_adds_to_signals = 128;

void take_status(int status, process_result& result) {
    if (WIFSIGNALED(status)) {
        result.end = process_end::killed;
        result.status = WTERMSIG(status);
        return;
    }
    result.end = process_end::exited;
    result.status = WEXITSTATUS(status);
    if (result.status == shell_knows_no_such_command || result.status == shell_cannot_run_it) {
        result.end = process_end::not_started;
    } else if (result.status > shell_adds_to_signals && result.status < shell_adds_to_signals + NSIG) {
        result.end = process_end::killed;
        result.status -= shell_adds_to_signals;
    }
}

} // namespace

void descriptor::close() {
    if (number_ >= 0)
        ::close(std::exchange(number_, -1));
}

void descriptor::reset(int last) {
    close();
    number_ = last;
}

child::child(const std::string& command) {
    std::signal(SIGPIPE, SIG_IGN); // a child that does not read must not end this process
    pipe_ends ends;
    pipe_ends out;
    pipe_ends error;
    if (!ends.open() || !out.open() || !error.open())
        return;
    id_ = spawn(command, ends.read.get(), out.write.get(), error.write.get());
    if (id_ < 0)
        return;
    move(ends.write, input_);
    move(out.read, output_);
    move(error.read, error_);
}

child::~child() {
    if (id_ > 0)
        end();
}

void child::end() {
    kill(-id_, SIGKILL);
    int status = 0;
    while (waitpid(id_, &status, 0) < 0 && errno == EINTR)
        continue;
    running_programs::remove(id_);
    id_ = -1;
}

process_end child::talk(std::string_view input, enough when, steady::time_point until, std::size_t most,
                        std::string& output) {
    const auto close_if_said = [&] {
        if (input.empty() && when == enough::at_its_end)
            input_.close();
    };
    close_if_said();
    while (output_.is_open()) {
        // Without pending input the descriptor is of no interest: it is always ready.
        std::array<pollfd, 3> waiting = {pollfd{output_.get(), POLLIN, 0}, pollfd{error_.get(), POLLIN, 0},
                                         pollfd{input.empty() ? -1 : input_.get(), POLLOUT, 0}};
        const auto left = std::chrono::ceil<milliseconds>(until - steady::now()).count();
        if (left <= 0)
            return process_end::timed_out;
        if (poll(waiting.data(), waiting.size(), static_cast<int>(left)) <= 0)
            continue;
        if (waiting[2].revents != 0)
            write(input);
        close_if_said();
        if (waiting[1].revents != 0 && !read(error_, errors_))
            error_.close();
        keep_last_errors();
        if (waiting[0].revents != 0 && !read(output_, output))
            output_.close();
        if (output.size() > most)
            return process_end::too_much;
        if (when == enough::after_a_line && output.ends_with('\n'))
            return process_end::exited;
    }
    return process_end::exited;
}

void child::write(std::string_view& rest) {
    const ssize_t written = ::write(input_.get(), rest.data(), rest.size());
    if (written > 0)
        rest.remove_prefix(static_cast<std::size_t>(written));
    else if (errno != EAGAIN && errno != EINTR)
        rest = {}; // it does not read any more
}

// False when there is nothing left.
bool child::read(descriptor& asked, std::string& output) {
    std::array<char, std::size_t{64} << 10> block;
    const ssize_t size = ::read(asked.get(), block.data(), block.size());
    if (size > 0)
        output.append(block.data(), static_cast<std::size_t>(size));
    return size > 0 || (size < 0 && (errno == EINTR || errno == EAGAIN));
}

void child::keep_last_errors() {
    constexpr std::size_t most = 4096;
    if (errors_.size() > most)
        errors_.erase(0, errors_.size() - most);
}

std::string child::take_errors() {
    // A process that writes without end is not waited for.
    constexpr int most_blocks = 64;
    bool goes_on = true;
    for (int i = 0; i != most_blocks && goes_on; ++i) {
        keep_last_errors();
        const std::size_t before = errors_.size();
        if (error_.is_open() && !read(error_, errors_))
            error_.close();
        goes_on = errors_.size() != before;
    }
    keep_last_errors();
    return std::exchange(errors_, {});
}

bool child::wait(steady::time_point until, process_result& result) {
    input_.close();
    for (;;) {
        int status = 0;
        const pid_t ended = waitpid(id_, &status, WNOHANG);
        if (ended == id_ || (ended < 0 && errno != EINTR)) {
            kill(-id_, SIGKILL); // anything that it has left running
            running_programs::remove(id_);
            id_ = -1;
            take_status(status, result);
            return true;
        }
        if (steady::now() >= until)
            return false;
        std::this_thread::sleep_for(milliseconds(1));
    }
}

} // namespace ctlpgn::conformance
