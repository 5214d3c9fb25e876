// Replaces the contents of a file: either completely, or it stays as it was.
#pragma once

#include "cli/output/unfinished_file.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <sys/stat.h>

namespace ctlpgn::cli {

// The state of a file when it was read, to notice whether it has changed since.
struct file_state {
    dev_t device = 0;
    ino_t number = 0;
    std::uint64_t size = 0;
    std::int64_t changed_seconds = 0;
    std::int64_t changed_nanoseconds = 0;

    friend bool operator==(const file_state&, const file_state&) = default;
};

// Throws input_error if there is no such file.
file_state state_of(const std::string& path);

// Throws output_error, which calls the file by the name, if it is not as it was read.
void check_unchanged(const std::string& name, const std::string& path, const file_state& as_read);

// All members throw output_error with the reason.
class replacement {
  public:
    // A symbolic link stays; the file it points to is replaced. A file that does not exist is created. With
    // `as_read` the file must still be in that state when it is replaced.
    explicit replacement(const std::string& path, std::optional<file_state> as_read = std::nullopt);

    void write(std::string_view bytes) { write({&bytes, 1}); }
    void write(std::span<const std::string_view> parts) { unfinished_.write(parts); }
    // The new file, for what writes to it in another way before it is complete.
    [[nodiscard]] const std::string& unfinished_path() const { return unfinished_.path(); }
    // Holds no descriptor until more is written.
    void rest() { unfinished_.rest(); }
    // The new contents are complete and on the disk; nothing more is written.
    void prepare();
    // Moves them to the file's place, after prepare() if that was not called. Without it, the file stays as
    // it was.
    void commit();

  private:
    std::string name_;
    std::string target_;
    std::optional<file_state> as_read_;
    unfinished_file unfinished_;
    bool prepared_ = false;
};

} // namespace ctlpgn::cli
