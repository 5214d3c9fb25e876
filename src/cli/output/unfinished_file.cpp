#include "cli/output/unfinished_file.hpp"

#include "cli/output/write_all.hpp"
#include "ctlpgn/errors.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <climits>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <sys/stat.h>
#include <unistd.h>

namespace ctlpgn::cli {

namespace {

// Those that somebody sends, or that come with what the program is connected to, and end it unless they are
// handled.
constexpr std::array ending_signals = {SIGINT,  SIGTERM, SIGHUP,  SIGQUIT,   SIGPIPE, SIGALRM,
                                       SIGUSR1, SIGUSR2, SIGXCPU, SIGVTALRM, SIGPROF, SIGPOLL};

// What a signal handler may read: no allocation, no lock. There are never more than a report and the file
// that the report is about.
struct removal {
    volatile std::sig_atomic_t wanted = 0;
    std::array<char, PATH_MAX> path{};
};
std::array<removal, 4> removals;

extern "C" void remove_unfinished_files(int signal) {
    for (removal& each : removals)
        if (each.wanted != 0)
            ::unlink(each.path.data());
    std::signal(signal, SIG_DFL);
    std::raise(signal);
}

// What the caller has set to be ignored (nohup) stays so.
void handle_signals() {
    for (const int signal : ending_signals) {
        struct sigaction old {};
        if (::sigaction(signal, nullptr, &old) != 0 || old.sa_handler != SIG_DFL)
            continue;
        struct sigaction ours {};
        ours.sa_handler = remove_unfinished_files;
        ::sigaction(signal, &ours, nullptr);
    }
    // A file that may not grow any more is a failed write, and no reason to end.
    std::signal(SIGXFSZ, SIG_IGN);
}

// Between the making of a file and its entry here no signal may come.
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

void remove_on_signal(const std::string& path) {
    auto* const unused =
        std::find_if(removals.begin(), removals.end(), [](const removal& each) { return each.wanted == 0; });
    if (unused == removals.end() || path.size() >= unused->path.size())
        return;
    path.copy(unused->path.data(), path.size());
    unused->path[path.size()] = '\0';
    unused->wanted = 1;
}

void keep_on_signal(const std::string& path) {
    for (removal& each : removals)
        if (each.wanted != 0 && path == each.path.data())
            each.wanted = 0;
}

std::string folder_of(const std::string& path) {
    const std::string folder = std::filesystem::path(path).parent_path().string();
    return folder.empty() ? "." : folder;
}

} // namespace

unfinished_file::unfinished_file(std::string target) : target_(std::move(target)) {
    // Not after the target's name, which may be as long as names can be.
    path_ = folder_of(target_) + "/.ctlpgn.XXXXXX";
    handle_signals();
    const signal_pause pause;
    descriptor_ = ::mkostemp(path_.data(), O_CLOEXEC);
    if (descriptor_ < 0)
        fail();
    remove_on_signal(path_);
}

unfinished_file::~unfinished_file() {
    if (!path_.empty()) {
        const signal_pause pause;
        ::unlink(path_.c_str());
        keep_on_signal(path_);
    }
    if (descriptor_ >= 0)
        ::close(descriptor_);
}

void unfinished_file::write(std::span<const std::string_view> parts) {
    if (!write_all(descriptor_, parts))
        fail();
}

void unfinished_file::set_mode(mode_t mode) {
    if (::fchmod(descriptor_, mode) != 0)
        fail();
}

void unfinished_file::set_owner(uid_t user, gid_t group) {
    if (::fchown(descriptor_, user, group) != 0)
        static_cast<void>(::fchown(descriptor_, static_cast<uid_t>(-1), group) == 0);
}

void unfinished_file::flush() {
    if (::fsync(descriptor_) != 0)
        fail();
}

void unfinished_file::rename() {
    {
        const signal_pause pause;
        if (std::rename(path_.c_str(), target_.c_str()) != 0)
            fail();
        keep_on_signal(path_);
        path_.clear();
    }
    // The new name is on the disk when its folder is; where that cannot be waited for, the file is whole
    // either way.
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
