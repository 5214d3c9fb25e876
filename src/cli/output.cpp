#include "cli/output.hpp"

#include "ctlpgn/errors.hpp"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <sys/stat.h>
#include <unistd.h>

namespace ctlpgn::cli {

namespace {

namespace fs = std::filesystem;

constexpr mode_t usual_mode = 0666;

[[noreturn]] void fail(const std::string& path) {
    throw output_error("cannot write " + (path.empty() ? "standard output" : path) + ": " +
                       std::strerror(errno));
}

// A device or a pipe is written to as it is; only a file can be replaced.
bool is_replaceable(const std::string& path) {
    std::error_code error;
    const fs::file_status status = fs::status(path, error);
    return status.type() == fs::file_type::not_found || status.type() == fs::file_type::regular;
}

std::string resolved(const std::string& path) {
    std::error_code error;
    const fs::path target = fs::canonical(path, error);
    return error ? path : target.string();
}

} // namespace

output::output(std::string path) : path_(std::move(path)), descriptor_(STDOUT_FILENO) {
    if (path_ == "-")
        path_.clear();
    if (path_.empty())
        return;
    path_ = resolved(path_);
    if (!is_replaceable(path_)) {
        descriptor_ = ::open(path_.c_str(), O_WRONLY | O_CLOEXEC);
    } else {
        unfinished_ = path_ + ".XXXXXX";
        descriptor_ = ::mkostemp(unfinished_.data(), O_CLOEXEC);
        if (descriptor_ < 0)
            unfinished_.clear();
    }
    if (descriptor_ < 0)
        fail(path_);
    if (!unfinished_.empty()) {
        // As a file that is created anew, or as the one that is replaced.
        struct stat old {};
        const mode_t mask = ::umask(0);
        ::umask(mask);
        ::fchmod(descriptor_, ::stat(path_.c_str(), &old) == 0 ? old.st_mode & 07777U : usual_mode & ~mask);
    }
}

output::~output() {
    if (!unfinished_.empty())
        ::unlink(unfinished_.c_str());
    if (!path_.empty())
        ::close(descriptor_);
}

void output::write(std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t written = ::write(descriptor_, bytes.data(), bytes.size());
        if (written < 0 && errno == EINTR)
            continue;
        if (written < 0)
            fail(path_);
        bytes.remove_prefix(static_cast<std::size_t>(written));
    }
}

void output::commit() {
    if (unfinished_.empty())
        return;
    if (::fsync(descriptor_) != 0 || std::rename(unfinished_.c_str(), path_.c_str()) != 0)
        fail(path_);
    unfinished_.clear();
}

} // namespace ctlpgn::cli
