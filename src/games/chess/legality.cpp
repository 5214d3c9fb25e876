#include "legality.hpp"

#include "attack.hpp"
#include "castling.hpp"
#include "games/common/claims.hpp"
#include "movement.hpp"
#include "variants/legality.hpp"
#include "variants/rules.hpp"

#include <algorithm>

namespace ctlpgn::chess {

namespace {

// Of the side to move.
square_set king_attackers(const position& p, square king, square_set occupied) {
    const side them = opponent(p.to_move);
    return p.variant == nullptr ? attackers(p, king, them, occupied)
                                : p.variant->king_attackers(p, king, them, occupied);
}

// A pawn that begins there, as in Horde.
bool steps_twice_from_first_rank(const position& p, square from) {
    return p.variant != nullptr && from.rank() == home_rank(p.to_move);
}

bool becomes_king(const position& p, piece_kind becomes) {
    return becomes == piece_kind::king && p.variant != nullptr && p.variant->becomes_king;
}

verdict judge_pawn(const position& p, const ply& claimed) {
    const side us = p.to_move;
    if (claimed.kind == ply_kind::en_passant) {
        if (!pawn_attacks(us, claimed.from).contains(claimed.to))
            return {illegality::wrong_movement, claimed.from, {}};
        return p.en_passant == claimed.to ? verdict{}
                                          : verdict{illegality::en_passant_unavailable, claimed.to, {}};
    }
    if (pawn_attacks(us, claimed.from).contains(claimed.to)) {
        if (claimed.captured != piece_kind::none)
            return {};
        const bool passes = claimed.from.rank() == last_rank(us) - 3 * forward(us);
        return {passes ? illegality::en_passant_unavailable : illegality::pawn_needs_capture, claimed.to, {}};
    }
    const int ranks = (claimed.to.rank() - claimed.from.rank()) * forward(us);
    if (claimed.to.file() != claimed.from.file() || ranks < 1 || ranks > 2)
        return {illegality::wrong_movement, claimed.from, {}};
    if (ranks == 2 && claimed.from.rank() != pawn_rank(us) && !steps_twice_from_first_rank(p, claimed.from))
        return {illegality::double_step_not_home, claimed.from, {}};
    for (square s = claimed.from; s != claimed.to;) {
        s = s.step(0, forward(us));
        if (!p.is_empty(s))
            return {illegality::pawn_blocked, s, {}};
    }
    return {};
}

// The member of a set that is nearest to a square on a line.
square nearest(square_set on_line, square to) {
    return on_line.first() < to ? on_line.last() : on_line.first();
}

} // namespace

verdict judge_movement(const position& p, const ply& claimed) {
    if (claimed.mover == piece_kind::pawn)
        return judge_pawn(p, claimed);
    if (attacks_of(claimed.mover, claimed.from, p.occupied()).contains(claimed.to))
        return claimed.kind == ply_kind::en_passant
                   ? verdict{illegality::en_passant_unavailable, claimed.to, {}}
                   : verdict{};
    if (!attacks_of(claimed.mover, claimed.from, {}).contains(claimed.to))
        return {illegality::wrong_movement, claimed.from, {}};
    return {illegality::blocked, nearest(between(claimed.from, claimed.to) & p.occupied(), claimed.from), {}};
}

verdict judge_promotion(const position& p, const ply& claimed) {
    const bool is_due = claimed.mover == piece_kind::pawn && claimed.to.rank() == last_rank(p.to_move);
    if (claimed.becomes == piece_kind::none)
        return is_due ? verdict{illegality::promotion_missing, claimed.to, {}} : verdict{};
    if (!is_due)
        return {illegality::promotion_misplaced, claimed.to, {}};
    const auto known = std::find(promotion_kinds.begin(), promotion_kinds.end(), claimed.becomes);
    const bool is_known = known != promotion_kinds.end() || becomes_king(p, claimed.becomes);
    return is_known ? verdict{} : verdict{illegality::promotion_never, claimed.to, {}};
}

verdict judge_king_safety(const position& p, const ply& claimed) {
    const side us = p.to_move;
    if (claimed.mover == piece_kind::king) {
        const square_set others = p.occupied() & ~square_set(claimed.from);
        const square attacker = attackers(p, claimed.to, opponent(us), others).first();
        return attacker ? verdict{illegality::king_attacked, claimed.to, attacker} : verdict{};
    }
    const square king = p.king(us);
    if (king.is_none())
        return {};
    const square_set taken(claimed.kind == ply_kind::en_passant ? en_passant_victim(claimed) : claimed.to);
    const square_set moved = (p.occupied() & ~square_set(claimed.from) & ~taken) | square_set(claimed.to);
    const square_set after = attackers(p, king, opponent(us), moved) & ~taken;
    if (after.empty())
        return {};
    if (const square_set already = after & checkers(p, us); !already.empty())
        return {illegality::check_unanswered, king, already.first()};
    const square attacker = after.first();
    if (claimed.kind == ply_kind::en_passant && !line_through(king, attacker).contains(claimed.from))
        return {illegality::capture_uncovers_king, en_passant_victim(claimed), attacker};
    // If both pawns are on one line with the king, it is also the capture that opens it.
    if (claimed.kind == ply_kind::en_passant &&
        line_through(king, attacker).contains(en_passant_victim(claimed)))
        return {illegality::capture_uncovers_king, en_passant_victim(claimed), attacker};
    return {illegality::pinned, claimed.from, attacker};
}

namespace {

verdict judge_castling(const position& p, const ply& claimed) {
    const side us = p.to_move;
    if (!p.holds(claimed.from, us, piece_kind::king))
        return {illegality::origin_holds_other_piece, claimed.from, {}};
    const wing w = wing_of(claimed.from, claimed.rook);
    if (castling_rook(p, us, w) != claimed.rook || !p.holds(claimed.rook, us, piece_kind::rook) ||
        claimed.from.rank() != home_rank(us) || claimed != make_castling(claimed.from, claimed.rook))
        return {illegality::castling_right_missing, claimed.rook, {}};
    const castling_way way = way_of(claimed);
    if (const square_set blockers = way.passed & p.occupied(); !blockers.empty())
        return {illegality::castling_way_blocked, nearest(blockers, claimed.from), {}};
    if (const square_set checking = king_attackers(p, claimed.from, p.occupied()); !checking.empty())
        return {illegality::castling_in_check, claimed.from, checking.first()};
    const square_set others = p.occupied() & ~square_set(claimed.from) & ~square_set(claimed.rook);
    verdict found;
    way.by_king.for_each([&](square s) {
        const square_set seen = king_attackers(p, s, others);
        if (found.is_legal() && !seen.empty())
            found = {illegality::castling_way_attacked, s, seen.first()};
    });
    return found;
}

verdict judge_null(const position& p) {
    const square king = p.king(p.to_move);
    const square_set checking = king ? king_attackers(p, king, p.occupied()) : square_set{};
    return checking.empty() ? verdict{} : verdict{illegality::null_in_check, king, checking.first()};
}

// The step or capture as all games have it; null and castling apart.
verdict judge_step(const position& p, const ply& claimed) {
    const bool captures_there = claimed.kind == ply_kind::step && claimed.captured != piece_kind::none;
    const verdict against_board = games::judge_against_board<verdict>(p, claimed, captures_there);
    if (!against_board.is_legal())
        return against_board;
    const bool is_king_safe = p.variant == nullptr || p.variant->is_royal[index_of(opponent(p.to_move))];
    if (claimed.captured == piece_kind::king && is_king_safe)
        return {illegality::king_captured, claimed.to, {}};
    for (const auto& judge_part : {judge_movement, judge_promotion}) {
        if (const verdict found = judge_part(p, claimed); !found.is_legal())
            return found;
    }
    return p.variant == nullptr ? judge_king_safety(p, claimed) : p.variant->judge_safety(p, claimed);
}

verdict judge_ply(const position& p, const ply& claimed) {
    if (claimed.kind == ply_kind::castling)
        return judge_castling(p, claimed);
    return claimed.kind == ply_kind::drop ? variants::judge_drop(p, claimed) : judge_step(p, claimed);
}

} // namespace

verdict judge(const position& p, const ply& claimed) {
    if (ends_by_rule(p))
        return {illegality::game_over, {}, {}};
    if (claimed.kind == ply_kind::null)
        return judge_null(p);
    const verdict found = judge_ply(p, claimed);
    return found.is_legal() && p.variant != nullptr ? variants::judge_captures(p, claimed) : found;
}

} // namespace ctlpgn::chess
