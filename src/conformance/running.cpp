#include "conformance/running.hpp"

#include <array>
#include <atomic>
#include <csignal>
#include <cstddef>
#include <poll.h>
#include <unistd.h>
#include <utility>

namespace ctlpgn::conformance {

namespace {

constexpr std::array ending_signals = {SIGINT, SIGTERM, SIGHUP, SIGQUIT};

// The data that a signal handler may read: no allocation, no lock. There is room for all programs that may
// run at once.
std::array<std::atomic<pid_t>, 1024> groups;
static_assert(std::atomic<pid_t>::is_always_lock_free);

std::atomic<bool> is_ending;
std::atomic<int> starts; // how many threads are between the start of a program and its entry
static_assert(std::atomic<bool>::is_always_lock_free && std::atomic<int>::is_always_lock_free);

std::array<struct sigaction, ending_signals.size()> before;

// Not changed while a handler may read it.
std::atomic<const std::vector<std::string>*> temporary_paths;
static_assert(std::atomic<const std::vector<std::string>*>::is_always_lock_free);

void remove_temporary_files() {
    if (const std::vector<std::string>* const paths = temporary_paths.load())
        for (const std::string& each : *paths)
            if (::unlink(each.c_str()) != 0)
                ::rmdir(each.c_str());
}

// Another thread may be about to enter the program that it has started, or to start the next one as soon as
// its own is killed.
extern "C" void end_running_programs(int signal) {
    is_ending = true;
    while (starts != 0)
        ::poll(nullptr, 0, 1);
    for (const std::atomic<pid_t>& each : groups)
        if (const pid_t group = each.load(); group > 0)
            ::kill(-group, SIGKILL);
    remove_temporary_files();
    std::signal(signal, SIG_DFL);
    std::raise(signal);
}

} // namespace

// Signals that the caller ignores (nohup) stay ignored.
running_programs::running_programs() {
    for (std::size_t i = 0; i != ending_signals.size(); ++i) {
        ::sigaction(ending_signals[i], nullptr, &before[i]);
        if (before[i].sa_handler != SIG_DFL)
            continue;
        struct sigaction ours {};
        ours.sa_handler = end_running_programs;
        ::sigaction(ending_signals[i], &ours, nullptr);
    }
}

running_programs::~running_programs() {
    for (std::size_t i = 0; i != ending_signals.size(); ++i)
        ::sigaction(ending_signals[i], &before[i], nullptr);
}

void running_programs::remove(pid_t group) {
    for (std::atomic<pid_t>& each : groups) {
        pid_t same = group;
        if (each.compare_exchange_strong(same, 0))
            return;
    }
}

temporary_files::temporary_files(std::vector<std::string> paths) : paths_(std::move(paths)) {
    temporary_paths = &paths_;
}

temporary_files::~temporary_files() {
    remove_temporary_files();
    temporary_paths = nullptr;
}

// The order is the reverse of the handler's, so that one of the two sees what the other has written.
program_start::program_start() {
    sigset_t all;
    sigfillset(&all);
    ::pthread_sigmask(SIG_SETMASK, &all, &blocked_);
    ++starts;
    allowed_ = !is_ending;
}

program_start::~program_start() {
    --starts;
    ::pthread_sigmask(SIG_SETMASK, &blocked_, nullptr);
}

void program_start::enter(pid_t group) {
    for (std::atomic<pid_t>& each : groups) {
        pid_t unused = 0;
        if (each.compare_exchange_strong(unused, group))
            return;
    }
}

} // namespace ctlpgn::conformance
