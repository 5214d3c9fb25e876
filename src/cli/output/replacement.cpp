#include "cli/output/replacement.hpp"

#include "ctlpgn/errors.hpp"

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <unistd.h>

namespace ctlpgn::cli {

namespace {

constexpr mode_t usual_mode = 0666;
constexpr mode_t permissions = 07777;
constexpr mode_t anybody_writes = 0222;

[[noreturn]] void refuse(const std::string& path, const std::string& why) {
    throw output_error("cannot write " + path + ": " + why);
}

// The path at the end of a chain of links, which need not exist.
std::filesystem::path end_of_links(std::filesystem::path path) {
    constexpr int most_links = 40;
    std::error_code error;
    for (int left = most_links; left != 0 && std::filesystem::is_symlink(path, error); --left) {
        const std::filesystem::path next = std::filesystem::read_symlink(path, error);
        path = next.is_absolute() ? next : path.parent_path() / next;
    }
    return path;
}

std::string resolved(const std::string& path) {
    std::error_code error;
    const std::filesystem::path target = std::filesystem::canonical(path, error);
    if (error == std::errc::too_many_symbolic_link_levels)
        refuse(path, error.message());
    return error ? end_of_links(path).string() : target.string();
}

file_state state_from(const struct stat& status) {
    return {.device = status.st_dev,
            .number = status.st_ino,
            .size = static_cast<std::uint64_t>(status.st_size),
            .changed_seconds = status.st_mtim.tv_sec,
            .changed_nanoseconds = status.st_mtim.tv_nsec};
}

// A new file next to it could replace one that may not be written to, so permission has to be checked.
void check_writable(const std::string& path, const struct stat& status) {
    if (!S_ISREG(status.st_mode))
        refuse(path, "it is not a regular file");
    if ((status.st_mode & anybody_writes) == 0 || ::faccessat(AT_FDCWD, path.c_str(), W_OK, AT_EACCESS) != 0)
        refuse(path, "it is read-only");
}

} // namespace

file_state state_of(const std::string& path) {
    struct stat status {};
    if (::stat(path.c_str(), &status) != 0)
        throw input_error("cannot read " + path + ": " + std::strerror(errno));
    return state_from(status);
}

replacement::replacement(const std::string& path, std::optional<file_state> as_read)
    : name_(path), target_(resolved(path)), as_read_(as_read), unfinished_([this] {
          struct stat old {};
          if (::stat(target_.c_str(), &old) == 0)
              check_writable(name_, old);
          return target_;
      }()) {}

// Permissions come last, since they may prevent further writing.
void replacement::prepare() {
    struct stat old {};
    if (::stat(target_.c_str(), &old) == 0) {
        unfinished_.set_owner(old.st_uid, old.st_gid);
        unfinished_.set_mode(old.st_mode & permissions);
    } else {
        const mode_t mask = ::umask(0);
        ::umask(mask);
        unfinished_.set_mode(usual_mode & ~mask);
    }
    unfinished_.flush();
    prepared_ = true;
}

void check_unchanged(const std::string& name, const std::string& path, const file_state& as_read) {
    struct stat now {};
    if (::stat(path.c_str(), &now) != 0)
        refuse(name, "it was removed meanwhile; nothing has been written");
    if (state_from(now) != as_read)
        refuse(name, "it was changed meanwhile and stays as it is now");
}

void replacement::commit() {
    if (!prepared_)
        prepare();
    if (as_read_)
        check_unchanged(name_, target_, *as_read_);
    unfinished_.rename();
}

} // namespace ctlpgn::cli
