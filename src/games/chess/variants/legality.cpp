#include "games/chess/variants/legality.hpp"

#include "games/chess/variants/moves.hpp"
#include "games/chess/variants/rules.hpp"

namespace ctlpgn::chess::variants {

verdict judge_drop(const position& p, const ply& claimed) {
    const bool is_kind = claimed.mover != piece_kind::none && claimed.mover != piece_kind::king;
    if (!p.variant->drops || !is_kind || p.in_hand_of(p.to_move, claimed.mover) == 0)
        return {illegality::not_in_hand, {}, {}};
    if (!p.is_empty(claimed.to))
        return {p.at(claimed.to).belongs_to(p.to_move) ? illegality::target_holds_own_piece
                                                       : illegality::target_holds_opponents_piece,
                claimed.to,
                {}};
    const bool is_end = claimed.to.rank() == 0 || claimed.to.rank() == rank_count - 1;
    if (claimed.mover == piece_kind::pawn && is_end)
        return {illegality::dropped_on_end, claimed.to, {}};
    const square king = p.king(p.to_move);
    if (!king)
        return {};
    const square_set occupied = p.occupied() | square_set(claimed.to);
    const square attacker = p.variant->king_attackers(p, king, opponent(p.to_move), occupied).first();
    return attacker ? verdict{illegality::check_unanswered, king, attacker} : verdict{};
}

verdict judge_captures(const position& p, const ply& claimed) {
    if (!p.variant->must_capture || claimed.captured != piece_kind::none)
        return {};
    verdict found;
    p.occupied(p.to_move).any_of([&](square from) {
        const piece_kind kind = p.at(from).kind();
        const square_set moves = variants::moves_of(p, kind, from);
        square_set captures = moves & p.occupied();
        if (kind == piece_kind::pawn && p.en_passant && moves.contains(p.en_passant) &&
            takes_in_passing(p, from, p.en_passant))
            captures.insert(p.en_passant);
        if (!captures.empty())
            found = {illegality::capture_not_made, captures.first(), from};
        return !captures.empty();
    });
    return found;
}

} // namespace ctlpgn::chess::variants
