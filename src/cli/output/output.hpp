// Where a command writes: standard output, or a file that appears only when it is complete.
#pragma once

#include "cli/output/replacement.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace ctlpgn::cli {

// Throws an output_error that says why, as errno has it. An empty path: standard output.
[[noreturn]] void cannot_write(const std::string& path);

class output {
  public:
    // An empty path, or "-", is standard output. Throws output_error.
    explicit output(std::string path);
    ~output();
    output(const output&) = delete;
    output& operator=(const output&) = delete;

    // One part after the other. Throws output_error.
    void write(std::span<const std::string_view> parts);
    void write(std::string_view bytes) { write({&bytes, 1}); }
    // As replacement; what is written to as it is has nothing to prepare.
    void rest();
    void prepare();
    // Puts the file in its place. Without it, the file stays as it was.
    void commit();

  private:
    std::string path_;
    std::optional<replacement> file_;
    int descriptor_ = -1; // standard output, a device or a pipe, which are written to as they are
};

} // namespace ctlpgn::cli
