#include "play.hpp"

#include "games/common/claims.hpp"

namespace ctlpgn::diplomat {

void move_pieces(board& b, side us, const ply& claimed) {
    if (claimed.kind == ply_kind::suborn) {
        b.put(claimed.to, claimed.captured == piece_kind::none ? piece{} : piece{us, claimed.captured});
        return;
    }
    const piece mover{us, claimed.mover};
    if (b.at(claimed.from) == mover)
        b.clear(claimed.from);
    b.put(claimed.to, claimed.becomes == piece_kind::none ? mover : piece{us, claimed.becomes});
}

void play(position& p, const ply& claimed) {
    move_pieces(p, p.to_move, claimed);
    const bool captures = claimed.kind == ply_kind::step && claimed.captured != piece_kind::none;
    games::turn_over(p, captures || claimed.becomes != piece_kind::none, p.to_move == side::black);
}

} // namespace ctlpgn::diplomat
