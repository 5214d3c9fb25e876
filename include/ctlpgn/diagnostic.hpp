// What is reported about a text.
#pragma once

#include "ctlpgn/catalogue.hpp"

#include <cstdint>
#include <string>

namespace ctlpgn {

// One fault, said in one sentence. Offsets are bytes in the file, 0-based; lines and columns are computed when it
// is printed (line_index in source.hpp). An empty range [begin, begin) is a place where something is missing.
struct diagnostic {
    code id = code::none;
    level severity = level::error;
    std::uint64_t begin = 0;
    std::uint64_t end = 0;
    std::uint32_t line = 0;   // of begin, 1-based
    std::uint32_t column = 0; // of begin, 1-based, in code points
    std::uint32_t game = 0;   // 1-based index in the file; 0: the file itself
    std::string message;
};

} // namespace ctlpgn
