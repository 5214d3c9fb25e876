#pragma once

#include "ply.hpp"
#include "position.hpp"

namespace ctlpgn::diplomat {

// The effect of a ply on the board alone.
void move_pieces(board& b, side us, const ply& claimed);

// Plays a ply as it is claimed, legal or not: what it names is on the target afterwards, and is the
// mover's. Also keeps the clock, the side to move and the number. Expects cells.
void play(position& p, const ply& claimed);

} // namespace ctlpgn::diplomat
