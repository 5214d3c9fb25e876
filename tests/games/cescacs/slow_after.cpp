#include "slow_board.hpp"
#include "slow_rules.hpp"

namespace ctlpgn::cescacs_tests {

using namespace cescacs;
using kind = piece_kind;

position slow_after(const position& p, const ply& played) {
    board next{p};
    const side us = p.to_move;
    const side them = opponent(us);
    const int f = ahead(us);
    const place from = place_of(played.from);
    const place to = place_of(played.to);
    const bool becomes_piece = played.becomes != promotion::none && played.becomes != promotion::awaiting;
    next.p.special = {};
    next.p.put(played.from, {});
    next.p.put(played.to, {us, becomes_piece ? kind_of(played.becomes) : played.mover});
    if (played.capture == capture_kind::en_passant)
        next.p.put(hex_of(to.plus(0, -2 * f)), {});
    if (played.capture == capture_kind::en_passant_first)
        next.p.put(hex_of(to.plus(0, -4 * f)), {});
    if (played.kind == ply_kind::castling) {
        const std::vector<std::string>& row = castling_names[played.castling];
        if (row[1] != "-") {
            next.p.put(hex_of(named("I3", us)), {});
            next.p.put(hex_of(named(row[1], us)), {us, kind::rook});
        }
        if (row[2] != "-") {
            next.p.put(hex_of(named("C3", us)), {});
            next.p.put(hex_of(named(row[2], us)), {us, kind::rook});
        }
    }
    const auto still_unmoved = [&](side s, const std::string& home, kind k) {
        return next.is(named(home, s), s, k) && to != named(home, s);
    };
    for (side s : {side::white, side::black}) {
        castling_state& state = next.p.castling[index_of(s)];
        const bool had_kr = state == castling_state::kr || state == castling_state::rkr;
        const bool had_rk = state == castling_state::rk || state == castling_state::rkr;
        const bool kr = had_kr && still_unmoved(s, "I3", kind::rook);
        const bool rk = had_rk && still_unmoved(s, "C3", kind::rook);
        if (state != castling_state::none && !still_unmoved(s, "G1", kind::king))
            state = castling_state::none;
        else if (state != castling_state::none)
            state = kr && rk ? castling_state::rkr
                    : kr     ? castling_state::kr
                    : rk     ? castling_state::rk
                             : castling_state::k;
    }
    const bool pawn_step = played.mover == kind::pawn && played.capture == capture_kind::none && from != to;
    const int lines = (to.l - from.l) * f;
    if (pawn_step && lines == 4)
        next.p.special = {special_kind::double_step, played.to, {hex_of(from.plus(0, 2 * f)), hex{}}};
    if (pawn_step && lines == 6)
        next.p.special = {
            special_kind::triple_step, played.to, {hex_of(from.plus(0, 2 * f)), hex_of(from.plus(0, 4 * f))}};
    if (pawn_step && lines == 1 && board{p}.is(from.plus(0, 2 * f), them, kind::pawn))
        next.p.special = {special_kind::scornful, played.to, {}};
    const bool resets = played.mover == kind::pawn || played.capture != capture_kind::none;
    next.p.half_move_clock = resets ? 0 : p.half_move_clock + 1;
    if (us == side::black && p.move_number != 0)
        next.p.move_number = p.move_number + 1;
    next.p.to_move = them;
    return next.p;
}

} // namespace ctlpgn::cescacs_tests
