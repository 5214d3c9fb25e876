// A comma after White's ply that no ply of Black's follows.
#pragma once

#include "ctlpgn/tree.hpp"

#include <cstdint>
#include <string_view>

namespace ctlpgn::ctl_pgn {

// Whether White's ply has ended the game, by a colon or a mate, so that none of Black's was to come. Without
// the comma a game that was cut there would seem to be whole.
[[nodiscard]] inline bool is_after_end_of_game(const game& record, std::uint32_t comma) {
    const std::string_view before = record.text.substr(0, comma);
    const std::size_t last = before.find_last_not_of(" \t");
    return last != std::string_view::npos && (before[last] == ':' || before[last] == '#');
}

} // namespace ctlpgn::ctl_pgn
