#pragma once

#include "ply.hpp"
#include "position.hpp"

namespace ctlpgn::diplomat {

/// What a ply does to the board alone.
void move_pieces(board& b, side us, const ply& claimed);

/// Plays a ply as it is claimed, legal or not: what it names stands on the target afterwards, and is the
/// mover's. Also keeps the clock, the side to move and the number. Expects cells.
void play(position& p, const ply& claimed);

inline position after(position p, const ply& claimed) {
    play(p, claimed);
    return p;
}

/// The same position: Diplomat chess has no rights that the board can deny.
inline position settled(const position& p) {
    return p;
}

} // namespace ctlpgn::diplomat
