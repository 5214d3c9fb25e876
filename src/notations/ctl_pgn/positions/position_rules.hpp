// Whether a position can be what it says, and whether the game goes on from it.
#pragma once

#include "lint/context.hpp"
#include "notations/ctl_pgn/positions/position_setup.hpp"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace ctlpgn::ctl_pgn {

// Whether every man has its hex: the text could be read, and its lines fit the board.
bool says_what_stands_where(const position_setup& setup, const std::vector<finding>& syntax);

// The sense of a position by itself, by the rules of play, too; spans are relative to its text. Where the
// game shows with which number it goes on, the clock is judged by that one.
void check_position(std::string_view text, std::vector<finding>& findings,
                    std::optional<std::uint32_t> first_number = std::nullopt);

// The position of a game.
void check_game_position(check_context& context);

} // namespace ctlpgn::ctl_pgn
