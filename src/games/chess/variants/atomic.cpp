// A capture explodes: what is taken, what takes, and the pieces other than pawns around them are gone. The
// side whose king explodes has lost, whatever checks there are; a king beside the other is never in check.
#include "games/chess/play.hpp"
#include "games/chess/variants/rules.hpp"

namespace ctlpgn::chess::variants {

namespace of_atomic {

namespace {

ending end(const position& p) {
    for (const side each : {side::white, side::black})
        if (p.pieces(each, piece_kind::king).empty())
            return {ending_kind::king_exploded, opponent(each)};
    return {};
}

square_set king_attackers(const board& b, square king, side player, square_set occupied) {
    if (!(king_attacks(king) & b.pieces(player, piece_kind::king)).empty())
        return {};
    return attackers(b, king, player, occupied);
}

void affect(position& after, const position& /*before*/, const ply& claimed) {
    if (claimed.captured == piece_kind::none)
        return;
    const square_set around = king_attacks(claimed.to) & ~after.pieces(piece_kind::pawn);
    (around | square_set(claimed.to)).for_each([&](square each) { after.clear(each); });
    for (const side each : {side::white, side::black}) {
        const square_set home = squares_of_rank(home_rank(each));
        after.castling &= ~home | after.pieces(each, piece_kind::rook);
    }
}

square_set checkers_of(const position& p, side checked) {
    const square king = p.king(checked);
    return king_attackers(p, king, opponent(checked), p.occupied());
}

verdict judge_safety(const position& p, const ply& claimed) {
    const side us = p.to_move;
    position after = p;
    place_pieces(after, claimed);
    affect(after, p, claimed);
    if (after.pieces(us, piece_kind::king).empty())
        return {illegality::own_king_explodes, claimed.to, {}};
    if (after.pieces(opponent(us), piece_kind::king).empty())
        return {};
    const square attacker = checkers_of(after, us).first();
    if (!attacker)
        return {};
    if (claimed.mover == piece_kind::king)
        return {illegality::king_attacked, claimed.to, attacker};
    const bool is_old = checkers_of(p, us).contains(attacker);
    return {is_old ? illegality::check_unanswered : illegality::pinned, is_old ? p.king(us) : claimed.from,
            attacker};
}

bool is_dead(const position& p) {
    return p.occupied() == p.pieces(piece_kind::king);
}

} // namespace

} // namespace of_atomic

constinit const variant_rules atomic{.number = 9,
                                     .end = of_atomic::end,
                                     .king_attackers = of_atomic::king_attackers,
                                     .affect = of_atomic::affect,
                                     .judge_safety = of_atomic::judge_safety,
                                     .is_dead = of_atomic::is_dead};

} // namespace ctlpgn::chess::variants
