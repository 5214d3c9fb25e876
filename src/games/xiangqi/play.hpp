#pragma once

#include "ply.hpp"
#include "position.hpp"

namespace ctlpgn::xiangqi {

// The effect of a ply on the board alone.
void move_pieces(board& b, side us, const ply& claimed);

// Plays a ply as it is claimed, legal or not: the mover leaves its origin if it is there and is on
// the target afterwards. Also keeps the clock, the side to move and the number. Expects points.
void play(position& p, const ply& claimed);

} // namespace ctlpgn::xiangqi
