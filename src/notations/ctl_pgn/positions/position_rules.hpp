// Whether a position is possible, and whether the game continues from it.
#pragma once

#include "lint/context.hpp"
#include "notations/ctl_pgn/positions/position_setup.hpp"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace ctlpgn::ctl_pgn {

// Whether every piece has a hex: the text could be read, and its lines fit the board.
bool places_all_pieces(const position_setup& setup, const std::vector<finding>& syntax);

// Checks a position by itself, also by the rules of play; spans are relative to its text. If the game shows
// the number of its first move, the clock is judged by that.
void check_position(std::string_view text, std::vector<finding>& findings,
                    std::optional<std::uint32_t> first_number = std::nullopt);

// The position of a game.
void check_game_position(check_context& context);

} // namespace ctlpgn::ctl_pgn
