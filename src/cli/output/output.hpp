// Where a command writes: standard output, or a file that appears only when it is complete.
#pragma once

#include "cli/output/replacement.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace ctlpgn::cli {

// Throws an output_error with the reason in errno. An empty path: standard output.
[[noreturn]] void cannot_write(const std::string& path);

class output {
  public:
    // An empty path, or "-", is standard output. Throws output_error.
    explicit output(std::string path);
    ~output();
    output(const output&) = delete;
    output& operator=(const output&) = delete;

    // Writes one part after the other. Throws output_error.
    void write(std::span<const std::string_view> parts);
    void write(std::string_view bytes) { write({&bytes, 1}); }
    // Like replacement::rest; there is nothing to do for a file that is written to directly.
    void rest();
    void prepare();
    // Moves the file to its place. Without this call, the original stays as it was.
    void commit();

  private:
    std::string path_;
    std::optional<replacement> file_;
    int descriptor_ = -1; // standard output, a device or a pipe, which are written to directly
};

} // namespace ctlpgn::cli
