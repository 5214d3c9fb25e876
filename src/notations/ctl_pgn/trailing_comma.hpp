// A comma after White's ply without a ply of Black's.
#pragma once

#include "ctlpgn/tree.hpp"

#include <cstdint>
#include <string_view>

namespace ctlpgn::ctl_pgn {

// Whether White's ply has ended the game, by a colon or a mate, so that no ply of Black's is missing.
// Otherwise, without the comma, a game that was cut there would seem complete.
[[nodiscard]] inline bool is_after_end_of_game(const game& record, std::uint32_t comma) {
    const std::string_view before = record.text.substr(0, comma);
    const std::size_t last = before.find_last_not_of(" \t");
    return last != std::string_view::npos && (before[last] == ':' || before[last] == '#');
}

} // namespace ctlpgn::ctl_pgn
