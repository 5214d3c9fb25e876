#pragma once

#include "ply.hpp"
#include "position.hpp"

namespace ctlpgn::xiangqi {

/// What a ply does to the board alone.
void move_pieces(board& b, side us, const ply& claimed);

/// Plays a ply as it is claimed, legal or not: the mover leaves its origin if it stands there and stands on
/// the target afterwards. Also keeps the clock, the side to move and the number. Expects points.
void play(position& p, const ply& claimed);

inline position after(position p, const ply& claimed) {
    play(p, claimed);
    return p;
}

/// The same position: xiangqi has no rights that the board can deny.
inline position settled(const position& p) {
    return p;
}

} // namespace ctlpgn::xiangqi
