#pragma once

#include "attack.hpp"

namespace ctlpgn::chess {

// What a castling requires of the board, as sets of squares.
struct castling_way {
    square_set passed;  // must be empty, except for the king and the rook
    square_set by_king; // must not be attacked: from the king's square to its target
};

castling_way way_of(const ply& castling);

// The castling that a notation means by a wing: with the rook that the right names, otherwise with the
// outermost on that wing of the king's rank, otherwise with the one that should be in the corner. Expects a
// king of the side to move.
ply castling_on(const position& p, wing w);

// Whether the rights to castle are valid only in Chess960: sound, of both sides, with king and rooks on the
// same files, which are not those of orthodox chess.
bool has_rights_of_chess960_alone(const position& p);

// Drops the rights that do not exist in orthodox chess: those of kings that are not on file e, or with rooks
// that are not in a corner.
void keep_orthodox_rights(position& p);

bool is_legal_castling(const position& p, wing w);

} // namespace ctlpgn::chess
