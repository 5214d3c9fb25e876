// Positions and points as web boards (DhtmlXQ) write them: two digits, the file from Red's left and the rank
// from Black's side, both from 0.
#pragma once

#include "games/xiangqi/position.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace ctlpgn::xiangqi {

// "77"
point point_of_web_board(std::string_view digits);
std::string point_on_web_board(point where);

// The points of the 32 pieces, 99 for one that is not on the board; none if it is something else. Red is to
// move.
std::optional<position> position_of_web_board(std::string_view value);
// Without the pieces that a side has more of than in the usual position.
std::string position_on_web_board(const position& shown);

} // namespace ctlpgn::xiangqi
