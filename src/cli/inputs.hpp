// The files that a command line names.
#pragma once

#include "ctlpgn/notation.hpp"
#include "ctlpgn/source.hpp"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace ctlpgn::cli {

struct input {
    std::string path; // "-" is standard input
    const notation* written_in;

    [[nodiscard]] bool is_standard_input() const { return path == "-"; }
    // As messages call it.
    [[nodiscard]] std::string name() const { return is_standard_input() ? "<stdin>" : path; }
    // False for standard input, pipes and devices.
    [[nodiscard]] bool can_be_read_twice() const;
    [[nodiscard]] std::unique_ptr<byte_source> open() const;
};

// Files stay as they are; a folder becomes the files below it that some notation claims by their extension,
// in alphabetical order. Without paths: standard input, unless it is a terminal. Throws input_error for what
// does not exist or cannot be read, before anything is written.
std::vector<input> find_inputs(const std::vector<std::string>& paths);

// All their bytes together; 0 if unknown.
std::uint64_t total_size(const std::vector<input>& of);

} // namespace ctlpgn::cli
