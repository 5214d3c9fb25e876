// Where a command writes: standard output, or a file that appears only when it is complete.
#pragma once

#include <string>
#include <string_view>

namespace ctlpgn::cli {

class output {
  public:
    // An empty path, or "-", is standard output. Throws output_error.
    explicit output(std::string path);
    ~output();
    output(const output&) = delete;
    output& operator=(const output&) = delete;

    // Throws output_error.
    void write(std::string_view bytes);
    // Puts the file in its place. Without it, the file stays as it was.
    void commit();

  private:
    std::string path_; // what a symbolic link points to is replaced, not the link
    std::string unfinished_;
    int descriptor_;
};

} // namespace ctlpgn::cli
