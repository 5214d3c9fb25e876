// Limits that protect the reader. Reaching one is reported under its own code; nothing else happens.
#pragma once

#include <cstddef>
#include <cstdint>

namespace ctlpgn {

struct limits {
    std::uint32_t depth = 200;                         // variations inside variations; at most 5000
    std::uint32_t tags = 1000;                         // a game
    std::size_t comment_bytes = std::size_t{64} << 20; // a comment
    std::size_t game_bytes = std::size_t{1} << 30;     // a game; at most 4 GiB - 1
    std::uint32_t findings = 1000;                     // of reading a game; of checking it, for each code
    std::uint32_t boards = 50;                         // drawn for mistakes of a game, the first ones
};

// The same where no one looks at positions.
[[nodiscard]] constexpr limits without_boards(limits bounds) {
    bounds.boards = 0;
    return bounds;
}

} // namespace ctlpgn
