#pragma once

#include "position.hpp"

namespace ctlpgn::chess {

/// Plays a ply as it is claimed, legal or not: the mover leaves its origin if it stands there, what the ply
/// names stands on the target afterwards, what it captures is gone. Also keeps castling rights, en passant
/// (only where a legal ply can use it), the clock, the side to move and the number. Expects squares, except
/// of a null move.
void play(position& p, const ply& claimed);

/// Whether the legal ply that has just been played gives check.
bool gives_check(const position& after, const ply& played);

inline position after(position p, const ply& claimed) {
    play(p, claimed);
    return p;
}

/// Whether a legal ply of the side to move can capture on the square that a pawn has crossed.
bool can_capture_en_passant(const position& p, square crossed);

/// The same position with those rights dropped that cannot be used: castling without king or rook at home, en
/// passant without a legal capture.
position settled(position p);

} // namespace ctlpgn::chess
