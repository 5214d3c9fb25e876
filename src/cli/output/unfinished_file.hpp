// A file that is written next to the one that it will replace. Whatever happens, Ctrl-C included, it either
// replaces that file or is removed.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <sys/types.h>

namespace ctlpgn::cli {

struct removal_on_signal;

class unfinished_file {
  public:
    // `target` is the name in messages; the new file is in its folder. Throws output_error, as all members
    // do.
    explicit unfinished_file(std::string target);
    ~unfinished_file();
    unfinished_file(const unfinished_file&) = delete;
    unfinished_file& operator=(const unfinished_file&) = delete;

    void write(std::span<const std::string_view> parts);
    // For what writes to it in another way.
    [[nodiscard]] const std::string& path() const { return path_; }
    // Closes it until more is written, since a process can have only a limited number of open files.
    void rest();
    void set_mode(mode_t mode);
    // As far as the system permits.
    void set_owner(uid_t user, gid_t group);

    // Waits until the bytes are on the disk.
    void flush();
    // Renames it to the target. Nothing is written after that.
    void rename();

  private:
    void open_again();
    [[noreturn]] void fail() const;

    std::string target_;
    std::string path_; // empty once it is renamed
    int descriptor_ = -1;
    removal_on_signal* removal_ = nullptr;
};

} // namespace ctlpgn::cli
