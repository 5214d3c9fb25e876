// Sets up a written position on the board of the game.
#pragma once

#include "games/cescacs/position.hpp"
#include "notations/ctl_pgn/positions/position_setup.hpp"

namespace ctlpgn::ctl_pgn {

// How many hexes a cross-line has.
int hexes_of_line(int line);

// The hex of a piece; none if its line has fewer hexes.
cescacs::hex hex_of(const position_setup::line& line, const position_setup::man& man);

// Takes everything as written, sensible or not; pieces beyond the end of their line are left out.
cescacs::position build_position(const position_setup& setup);

} // namespace ctlpgn::ctl_pgn
