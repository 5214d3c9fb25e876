// Limits that protect the reader. Reaching one is reported under its own code; nothing else happens.
#pragma once

#include <cstddef>
#include <cstdint>

namespace ctlpgn {

struct limits {
    std::uint32_t depth = 200;                         // variations inside variations; at most 5000
    std::uint32_t tags = 1000;                         // per game
    std::size_t comment_bytes = std::size_t{64} << 20; // per comment
    std::size_t game_bytes = std::size_t{1} << 30;     // per game; at most 4 GiB - 1
    std::uint32_t findings = 1000;                     // from reading a game; from checking it, per code
    std::uint32_t boards = 50;                         // drawn for mistakes in a game, the first ones
};

// The same limits, for results that do not show positions.
[[nodiscard]] constexpr limits without_boards(limits bounds) {
    bounds.boards = 0;
    return bounds;
}

} // namespace ctlpgn
