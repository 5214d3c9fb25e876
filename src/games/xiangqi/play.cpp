#include "play.hpp"

#include "games/common/claims.hpp"

namespace ctlpgn::xiangqi {

void move_pieces(board& b, side us, const ply& claimed) {
    const piece mover{us, claimed.mover};
    if (b.at(claimed.from) == mover)
        b.clear(claimed.from);
    b.put(claimed.to, mover);
}

void play(position& p, const ply& claimed) {
    move_pieces(p, p.to_move, claimed);
    games::turn_over(p, claimed.captured != piece_kind::none, p.to_move == side::black);
}

} // namespace ctlpgn::xiangqi
