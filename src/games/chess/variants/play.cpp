#include "games/chess/variants/play.hpp"

#include "games/chess/play.hpp"
#include "games/chess/variants/rules.hpp"

namespace ctlpgn::chess {

position start_by(const variant_rules& rules) {
    position made = rules.start();
    made.variant = &rules;
    made.checks_left = {rules.checks_to_win, rules.checks_to_win};
    return made;
}

bool in_check_in_variant(const position& p, side checked) {
    const square king = p.king(checked);
    return king && !p.variant->king_attackers(p, king, opponent(checked), p.occupied()).empty();
}

namespace variants {

bool can_capture_en_passant(const position& p, square crossed) {
    position with_right = p;
    with_right.en_passant = crossed;
    const square_set pawns = p.pieces(p.to_move, piece_kind::pawn);
    return (pawn_attacks(opponent(p.to_move), crossed) & pawns).any_of([&](square from) {
        const ply capture = make_en_passant(from, crossed);
        return p.holds(en_passant_victim(capture), opponent(p.to_move), piece_kind::pawn) &&
               judge(with_right, capture).is_legal();
    });
}

void play(position& p, const ply& claimed) {
    const position before = p;
    p.en_passant = {};
    if (claimed.kind == ply_kind::drop) {
        p.put(claimed.to, {p.to_move, claimed.mover});
    } else if (claimed.kind != ply_kind::null) {
        p.castling = castling_after(p, claimed);
        place_pieces(p, claimed);
    }
    if (claimed.kind != ply_kind::null && p.variant->affect != nullptr)
        p.variant->affect(p, before, claimed);
    for (const side each : {side::white, side::black})
        if (!p.king(each))
            p.castling &= ~squares_of_rank(home_rank(each));
    const bool is_pawn = claimed.mover == piece_kind::pawn;
    games::turn_over(p, is_pawn || claimed.captured != piece_kind::none, p.to_move == side::black);
    if (!is_pawn || claimed.kind != ply_kind::step || claimed.from.rank() != pawn_rank(before.to_move))
        return;
    if (const square crossed = crossed_by(claimed); crossed && variants::can_capture_en_passant(p, crossed))
        p.en_passant = crossed;
}

} // namespace variants

} // namespace ctlpgn::chess
