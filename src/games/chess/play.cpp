#include "play.hpp"

#include "attack.hpp"
#include "games/common/claims.hpp"

namespace ctlpgn::chess {

namespace {

void move_pieces(position& p, const ply& claimed) {
    const side us = p.to_move;
    const piece mover{us, claimed.mover};
    const bool is_plain = claimed.kind == ply_kind::step && claimed.becomes == piece_kind::none &&
                          claimed.mover != piece_kind::none;
    if (is_plain && p.at(claimed.from) == mover && claimed.from != claimed.to)
        return p.move(claimed.from, claimed.to);
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

square_set rights_after(const position& p, const ply& claimed) {
    square_set kept = p.castling & ~square_set(claimed.from) & ~square_set(claimed.to);
    if (claimed.mover == piece_kind::king)
        kept &= ~squares_of_rank(home_rank(p.to_move));
    return kept;
}

bool is_double_step(const ply& claimed) {
    if (claimed.mover != piece_kind::pawn)
        return false;
    const int ranks = claimed.to.rank() - claimed.from.rank();
    return (ranks == 2 || ranks == -2) && claimed.from.file() == claimed.to.file();
}

bool has_home_rook(const position& p, side s, square rook) {
    return p.holds(rook, s, piece_kind::rook) && p.king(s) && p.king(s).rank() == home_rank(s) &&
           (castling_rook(p, s, wing::king) == rook || castling_rook(p, s, wing::queen) == rook);
}

} // namespace

bool can_capture_en_passant(const position& p, square crossed) {
    const side us = p.to_move;
    return (pawn_attacks(opponent(us), crossed) & p.pieces(us, piece_kind::pawn)).any_of([&](square from) {
        const ply capture = make_en_passant(from, crossed);
        return p.holds(en_passant_victim(capture), opponent(us), piece_kind::pawn) &&
               !exposes_king(p, us, capture);
    });
}

void play(position& p, const ply& claimed) {
    p.en_passant = {};
    if (claimed.kind != ply_kind::null) {
        if (!p.castling.empty())
            p.castling = rights_after(p, claimed);
        move_pieces(p, claimed);
    }
    const bool resets_clock = claimed.mover == piece_kind::pawn || claimed.captured != piece_kind::none;
    games::turn_over(p, resets_clock, p.to_move == side::black);
    if (claimed.kind != ply_kind::null && is_double_step(claimed)) {
        const square crossed = square::at(claimed.to.file(), (claimed.to.rank() + claimed.from.rank()) / 2);
        if (can_capture_en_passant(p, crossed))
            p.en_passant = crossed;
    }
}

bool gives_check(const position& after, const ply& played) {
    const square king = after.king(after.to_move);
    if (king.is_none() || played.kind == ply_kind::null)
        return false;
    if (played.kind != ply_kind::step)
        return in_check(after, after.to_move);
    // What has moved attacks the king, or has opened a line to it.
    const side us = opponent(after.to_move);
    const piece_kind mover = after.at(played.to).kind();
    const square_set reached =
        mover == piece_kind::pawn ? pawn_attacks(us, played.to) : reach_of(mover, played.to);
    if (reached.contains(king) && (between(played.to, king) & after.occupied()).empty())
        return true;
    return !attackers_along(after, us, line_through(king, played.from), king, after.occupied()).empty();
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
