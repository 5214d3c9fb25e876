#include "cli/output/unfinished_file.hpp"

#include "cli/output/write_all.hpp"
#include "ctlpgn/errors.hpp"

#include <array>
#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>
#include <vector>

namespace ctlpgn::cli {

// A file that is removed if a signal ends the program. The handler takes no lock, and reads only current
// entries.
struct removal_on_signal {
    std::atomic<bool> wanted = false;
    std::string path;
    removal_on_signal* next = nullptr;
};

namespace {

// Signals from a user, or from what the program is connected to, that end it unless they are handled.
constexpr std::array ending_signals = {SIGINT,  SIGTERM, SIGHUP,  SIGQUIT,   SIGPIPE, SIGALRM,
                                       SIGUSR1, SIGUSR2, SIGXCPU, SIGVTALRM, SIGPROF, SIGPOLL};

// The list that a signal handler reads. Entries are never removed, but reused.
std::atomic<removal_on_signal*> removals = nullptr;

extern "C" void remove_unfinished_files(int signal) {
    for (const removal_on_signal* each = removals; each != nullptr; each = each->next)
        if (each->wanted)
            ::unlink(each->path.c_str());
    std::signal(signal, SIG_DFL);
    std::raise(signal);
}

// A signal that the caller ignores (nohup) stays ignored.
void handle_signals() {
    for (const int signal : ending_signals) {
        struct sigaction old {};
        if (::sigaction(signal, nullptr, &old) != 0 || old.sa_handler != SIG_DFL)
            continue;
        struct sigaction ours {};
        ours.sa_handler = remove_unfinished_files;
        ::sigaction(signal, &ours, nullptr);
    }
    // If a file may not grow any more, the write fails; the program does not have to end.
    std::signal(SIGXFSZ, SIG_IGN);
}

// No signal may arrive between the creation of a file and its entry here.
class signal_pause {
  public:
    signal_pause() {
        sigset_t paused;
        sigemptyset(&paused);
        for (const int signal : ending_signals)
            sigaddset(&paused, signal);
        ::sigprocmask(SIG_BLOCK, &paused, &before_);
    }
    ~signal_pause() { ::sigprocmask(SIG_SETMASK, &before_, nullptr); }
    signal_pause(const signal_pause&) = delete;
    signal_pause& operator=(const signal_pause&) = delete;

  private:
    sigset_t before_{};
};

// Those in the list that are not in use.
std::vector<removal_on_signal*>& unused_removals() {
    static std::vector<removal_on_signal*> unused;
    return unused;
}

removal_on_signal& remove_on_signal(const std::string& path) {
    std::vector<removal_on_signal*>& unused = unused_removals();
    if (unused.empty()) {
        auto* const added = new removal_on_signal;
        added->next = removals;
        removals = added;
        unused.push_back(added);
    }
    removal_on_signal& taken = *unused.back();
    unused.pop_back();
    taken.path = path;
    taken.wanted = true;
    return taken;
}

void keep_on_signal(removal_on_signal& given_back) {
    given_back.wanted = false;
    unused_removals().push_back(&given_back);
}

std::string folder_of(const std::string& path) {
    const std::string folder = std::filesystem::path(path).parent_path().string();
    return folder.empty() ? "." : folder;
}

} // namespace

unfinished_file::unfinished_file(std::string target) : target_(std::move(target)) {
    // Not derived from the target's name, which may already be as long as names can be.
    path_ = folder_of(target_) + "/.ctlpgn.XXXXXX";
    handle_signals();
    const signal_pause pause;
    descriptor_ = ::mkostemp(path_.data(), O_CLOEXEC);
    if (descriptor_ < 0)
        fail();
    removal_ = &remove_on_signal(path_);
}

unfinished_file::~unfinished_file() {
    if (!path_.empty()) {
        const signal_pause pause;
        ::unlink(path_.c_str());
        if (removal_ != nullptr)
            keep_on_signal(*removal_);
    }
    if (descriptor_ >= 0)
        ::close(descriptor_);
}

void unfinished_file::open_again() {
    if (descriptor_ >= 0)
        return;
    descriptor_ = ::open(path_.c_str(), O_WRONLY | O_APPEND | O_CLOEXEC);
    if (descriptor_ < 0)
        fail();
}

// Some systems report only here that there was no room for all bytes.
void unfinished_file::rest() {
    if (descriptor_ >= 0 && ::close(std::exchange(descriptor_, -1)) != 0)
        fail();
}

void unfinished_file::write(std::span<const std::string_view> parts) {
    open_again();
    if (!write_all(descriptor_, parts))
        fail();
}

void unfinished_file::set_mode(mode_t mode) {
    open_again();
    if (::fchmod(descriptor_, mode) != 0)
        fail();
}

void unfinished_file::set_owner(uid_t user, gid_t group) {
    open_again();
    if (::fchown(descriptor_, user, group) != 0)
        static_cast<void>(::fchown(descriptor_, static_cast<uid_t>(-1), group) == 0);
}

void unfinished_file::flush() {
    open_again();
    if (::fsync(descriptor_) != 0)
        fail();
    rest();
}

void unfinished_file::rename() {
    {
        const signal_pause pause;
        if (std::rename(path_.c_str(), target_.c_str()) != 0)
            fail();
        keep_on_signal(*removal_);
        path_.clear();
    }
    // The new name is on the disk when its folder is; if that cannot be waited for, the file is still
    // complete.
    const int folder = ::open(folder_of(target_).c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (folder >= 0) {
        static_cast<void>(::fsync(folder) == 0);
        ::close(folder);
    }
}

void unfinished_file::fail() const {
    throw output_error("cannot write " + target_ + ": " + std::strerror(errno));
}

} // namespace ctlpgn::cli
