#pragma once

#include "ply.hpp"
#include "position.hpp"

namespace ctlpgn::cescacs {

/// The hex of the piece that an en passant capture takes when a pawn of `capturer` ends on `to`: one hex
/// further on the captured pawn's way, two after `@@`. None off the board.
hex en_passant_victim(side capturer, hex to, capture_kind how);

/// Plays a ply as it is claimed, coherent or not: the mover leaves its origin if it is there, what the ply
/// names stands on the target afterwards, what it captures is gone. Also keeps the castling states, the
/// special capture (set after every double, triple and scornful step, whether anything can capture or not),
/// the clock, the side to move and the number. For a legal ply this is the game's own effect. Expects hexes
/// that are not none.
void apply_claimed(position& p, const ply& claimed);

inline position after(position p, const ply& claimed) {
    apply_claimed(p, claimed);
    return p;
}

} // namespace ctlpgn::cescacs
