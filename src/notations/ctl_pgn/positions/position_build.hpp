// A position as it is written, set up on the board of the game.
#pragma once

#include "games/cescacs/position.hpp"
#include "notations/ctl_pgn/positions/position_setup.hpp"

namespace ctlpgn::ctl_pgn {

// How many hexes a cross-line has.
int hexes_of_line(int line);

// The hex of a man; none if its line has fewer hexes.
cescacs::hex hex_of(const position_setup::line& line, const position_setup::man& man);

// Everything is taken as it is written, sensible or not; men beyond the end of their line are left out.
cescacs::position build_position(const position_setup& setup);

} // namespace ctlpgn::ctl_pgn
