// Where the pieces of variants can go, apart from castling and drops.
#pragma once

#include "games/chess/movement.hpp"

namespace ctlpgn::chess::variants {

// As chess::moves_of, and pawns on the first rank, which chess does not have, may make a double step.
inline square_set moves_of(const position& p, piece_kind kind, square from) {
    const square_set found = chess::moves_of(p, kind, from);
    if (kind != piece_kind::pawn || from.rank() != home_rank(p.to_move))
        return found;
    const square_set once = ahead_of(p.to_move, square_set(from)) & ~p.occupied();
    return found | (ahead_of(p.to_move, once) & ~p.occupied());
}

} // namespace ctlpgn::chess::variants
