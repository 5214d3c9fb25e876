#include "legality.hpp"

#include "attack.hpp"
#include "coherence.hpp"
#include "movement.hpp"
#include "play.hpp"
#include "regain.hpp"

#include <algorithm>

namespace ctlpgn::cescacs {

namespace {

verdict judge_choice(const position& p, hex pawn, promotion chosen) {
    const kind_mask kinds = regainable(p, p.to_move, pawn.colour());
    if (chosen == promotion::awaiting)
        return kinds == 0 ? verdict{} : verdict{illegality::promotion_omitted, pawn, {}};
    const piece_kind kind = kind_of(chosen);
    if (std::find(promotion_kinds.begin(), promotion_kinds.end(), kind) == promotion_kinds.end())
        return {illegality::promotion_never, pawn, {}};
    if (contains(kinds, kind))
        return {};
    const bool one_is_lost = p.count(p.to_move, kind) < start_count[index_of(kind)];
    return {
        one_is_lost ? illegality::promotion_bishop_colour : illegality::promotion_not_regainable, pawn, {}};
}

// The outlook against the mover's king once the mover has left its hex and is on its target.
outlook outlook_after_move(const position& p, const ply& claimed) {
    outlook seen = outlook_of(p, opponent(p.to_move));
    seen.blockers.erase(claimed.from);
    seen.blockers.insert(claimed.to);
    seen.attackers.erase(claimed.to);
    return seen;
}

// Names the reason why the king is attacked after a ply, given the ply that allows it.
verdict explain_attack(const position& before, const ply& claimed, hex king, hex attacker) {
    const side us = before.to_move;
    if (claimed.mover == piece_kind::king)
        return {illegality::king_attacked, claimed.to, attacker};
    if (attackers(before, king, opponent(us)).contains(attacker))
        return {illegality::check_unanswered, king, attacker};
    if (is_en_passant(claimed.capture)) {
        const hex along_origin = first_attacker(before, outlook_after_move(before, claimed), king);
        if (along_origin.is_none())
            return {illegality::capture_uncovers_king, en_passant_victim(us, claimed.to, claimed.capture),
                    attacker};
        return {illegality::pinned, claimed.from, along_origin};
    }
    return {illegality::pinned, claimed.from, attacker};
}

verdict judge_king_safety(const position& p, const ply& claimed, known_check known) {
    const side us = p.to_move;
    const hex king = claimed.mover == piece_kind::king ? claimed.to : p.king(us);
    if (king.is_none())
        return {};
    const bool opens_one_line = claimed.mover != piece_kind::king && !is_en_passant(claimed.capture);
    if (known == known_check::no_king && opens_one_line) {
        const way leaves = way_between(king, claimed.from);
        if (leaves.along == no_direction || first_met(p.occupied(), king, leaves.along) != claimed.from)
            return {};
        const hex attacker = attacker_along(p, outlook_after_move(p, claimed), king, claimed.from);
        return attacker.is_none() ? verdict{} : verdict{illegality::pinned, claimed.from, attacker};
    }
    outlook seen = outlook_after_move(p, claimed);
    if (is_en_passant(claimed.capture)) {
        const hex victim = en_passant_victim(us, claimed.to, claimed.capture);
        seen.blockers.erase(victim);
        seen.attackers.erase(victim);
    }
    const hex attacker = first_attacker(p, seen, king);
    return attacker.is_none() ? verdict{} : explain_attack(p, claimed, king, attacker);
}

verdict judge_step(const position& p, const ply& claimed, known_check known) {
    if (claimed.captured == piece_kind::king)
        return {illegality::king_captured, claimed.to, {}};
    if (const verdict found = judge_movement(p, claimed); !found.is_legal())
        return found;
    if (claimed.becomes != promotion::none) {
        if (const verdict found = judge_choice(p, claimed.to, claimed.becomes); !found.is_legal())
            return found;
    }
    return judge_king_safety(p, claimed, known);
}

verdict judge_castling(const position& p, const ply& claimed) {
    const side us = p.to_move;
    const castling& entry = castling_of(us, claimed.castling);
    const castling_homes& home = homes_of(us);
    const castling_state state = p.castling[index_of(us)];
    if (!allows(state, king_bit))
        return {illegality::castling_king_moved, home.king, {}};
    if (entry.king_rook_to && !allows(state, king_rook_bit))
        return {illegality::castling_rook_moved, home.king_rook, {}};
    if (entry.queen_rook_to && !allows(state, queen_rook_bit))
        return {illegality::castling_rook_moved, home.queen_rook, {}};
    if (const hex checker = first_checker(p, us))
        return {illegality::castling_in_check, home.king, checker};
    if (const hex_set blockers = entry.way & p.occupied(); !blockers.empty())
        return {illegality::castling_way_blocked, blockers.first(), {}};
    if (const hex attacker = first_attacker(p, entry.king_to, opponent(us)))
        return {illegality::castling_target_attacked, entry.king_to, attacker};
    if (const hex attacker = first_attacker(after(p, claimed), entry.king_to, opponent(us)))
        return {illegality::castling_target_attacked, entry.king_to, attacker};
    return {};
}

verdict judge_promotion_in_place(const position& p, const ply& claimed) {
    if (const verdict found = judge_choice(p, claimed.to, claimed.becomes); !found.is_legal())
        return found;
    if (const hex checker = first_checker(p, p.to_move))
        return {illegality::promotion_in_place_in_check, p.king(p.to_move), checker};
    return {};
}

} // namespace

verdict judge(const position& p, const ply& claimed) {
    if (!check_coherence(p, claimed).is_coherent())
        return {illegality::incoherent, claimed.to, {}};
    return judge_coherent(p, claimed);
}

verdict judge_coherent(const position& p, const ply& claimed, known_check known) {
    if (claimed.kind == ply_kind::promotion_in_place)
        return judge_promotion_in_place(p, claimed);
    const verdict found =
        claimed.kind == ply_kind::castling ? judge_castling(p, claimed) : judge_step(p, claimed, known);
    if (!found.is_legal())
        return found;
    if (const hex_set due = pawns_that_must_promote(p); !due.empty())
        return {illegality::promotion_due, due.first(), {}};
    return {};
}

} // namespace ctlpgn::cescacs
