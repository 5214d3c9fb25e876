// The games of a file that begin in a range of its bytes. Ranges that divide a file give each of its games
// once, so independent processes can share it.
#pragma once

#include "ctlpgn/limits.hpp"
#include "ctlpgn/notation.hpp"
#include "ctlpgn/source.hpp"

#include <cstdint>
#include <limits>
#include <memory>
#include <string>

namespace ctlpgn {

struct byte_range {
    std::uint64_t begin = 0;
    std::uint64_t end = std::numeric_limits<std::uint64_t>::max(); // the byte after the last
};

// Where a game begins is known only when those before it have been read. Reading starts this many bytes
// before the range, at a line that seems to begin a game, and games are read until the range begins; if there
// are too few, it starts earlier. A longer comment that holds complete games could be mistaken for them.
inline constexpr std::uint64_t usual_run_up = std::uint64_t{1} << 20;

// A game begins where the one before it ends; text between games belongs to the one before. Offsets, lines
// and columns are those of the file, and games are numbered from 1. Throws input_error unless it is a plain
// file in UTF-8.
std::unique_ptr<byte_source> open_range(const std::string& path, const notation& chosen, byte_range range,
                                        const limits& bounds, std::uint64_t run_up = usual_run_up);

} // namespace ctlpgn
