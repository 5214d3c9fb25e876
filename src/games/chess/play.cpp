#include "play.hpp"

namespace ctlpgn::chess {

namespace {

bool has_home_rook(const position& p, side s, square rook) {
    return p.holds(rook, s, piece_kind::rook) && p.king(s) && p.king(s).rank() == home_rank(s) &&
           (castling_rook(p, s, wing::king) == rook || castling_rook(p, s, wing::queen) == rook);
}

} // namespace

void place_pieces(position& p, const ply& claimed) {
    const side us = p.to_move;
    const piece mover{us, claimed.mover};
    if (p.at(claimed.from) == mover)
        p.clear(claimed.from);
    if (claimed.kind == ply_kind::castling) {
        p.clear(claimed.rook);
        p.put(rook_target(claimed), {us, piece_kind::rook});
    } else if (claimed.kind == ply_kind::en_passant) {
        p.clear(en_passant_victim(claimed));
    }
    p.put(claimed.to, claimed.becomes == piece_kind::none ? mover : piece{us, claimed.becomes});
}

bool can_capture_en_passant(const position& p, square crossed) {
    if (p.variant != nullptr)
        return variants::can_capture_en_passant(p, crossed);
    const side us = p.to_move;
    return (pawn_attacks(opponent(us), crossed) & p.pieces(us, piece_kind::pawn)).any_of([&](square from) {
        const ply capture = make_en_passant(from, crossed);
        return p.holds(en_passant_victim(capture), opponent(us), piece_kind::pawn) &&
               !exposes_king(p, us, capture);
    });
}

position settled(position p) {
    const square_set claimed = p.castling;
    claimed.for_each([&](square rook) {
        const side s = rook.rank() == home_rank(side::white) ? side::white : side::black;
        if (rook.rank() != home_rank(s) || !has_home_rook(p, s, rook))
            p.castling.erase(rook);
    });
    if (p.en_passant && (p.en_passant.rank() != crossed_rank(opponent(p.to_move)) ||
                         !p.is_empty(p.en_passant) || !can_capture_en_passant(p, p.en_passant)))
        p.en_passant = {};
    return p;
}

} // namespace ctlpgn::chess
