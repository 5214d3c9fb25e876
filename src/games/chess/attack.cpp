#include "attack.hpp"

namespace ctlpgn::chess {

king_safety safety_of(const board& b, side s) {
    king_safety found;
    found.king = b.king(s);
    if (found.king.is_none())
        return found;
    const side them = opponent(s);
    const square_set occupied = b.occupied();
    const square_set ours = b.occupied(s);
    found.checkers = (pawn_attacks(s, found.king) & b.pieces(them, piece_kind::pawn)) |
                     (knight_attacks(found.king) & b.pieces(them, piece_kind::knight)) |
                     (king_attacks(found.king) & b.pieces(them, piece_kind::king));
    // From the king outwards as if its own pieces were not there: the pieces that are met attack it or pin.
    const square_set theirs = b.occupied(them);
    const square_set snipers = (rook_attacks(found.king, theirs) & b.straight_sliders(them)) |
                               (bishop_attacks(found.king, theirs) & b.diagonal_sliders(them));
    snipers.for_each([&](square sniper) {
        const square_set standing = between(found.king, sniper) & occupied;
        if (standing.empty())
            found.checkers.insert(sniper);
        else if (!standing.has_several())
            found.pinned |= standing & ours;
    });
    if (found.checkers.has_several())
        found.answers = {};
    else if (!found.checkers.empty())
        found.answers = found.checkers | between(found.king, found.checkers.first());
    return found;
}

square_set attackers_among(const board& b, square_set sliders, square target, square_set occupied) {
    square_set found = sliders;
    sliders.for_each([&](square from) {
        if (!reach_of(b.at(from).kind(), from).contains(target) ||
            !(between(from, target) & occupied).empty())
            found.erase(from);
    });
    return found;
}

bool exposes_king(const board& b, side us, const ply& en_passant) {
    const square king = b.king(us);
    if (king.is_none())
        return false;
    const square_set victim(en_passant_victim(en_passant));
    const square_set occupied =
        (b.occupied() & ~victim & ~square_set(en_passant.from)) | square_set(en_passant.to);
    return !(attackers(b, king, opponent(us), occupied) & ~victim).empty();
}

} // namespace ctlpgn::chess
