#include "notations/diplomat/replay/resolution.hpp"

#include "notations/diplomat/words.hpp"

namespace ctlpgn::diplomat {

namespace {

// The claim, without its mover.
struct claim {
    diplomat::ply_kind kind = diplomat::ply_kind::step;
    piece_kind mover = piece_kind::none;
    cell target;
    piece_kind becomes = piece_kind::none;
};

claim claim_of(const ctlpgn::ply& written) {
    return {written.capture == suborned ? diplomat::ply_kind::suborn : diplomat::ply_kind::step,
            kind_of(written.piece), cell_of(written.to), kind_of(written.promotion)};
}

diplomat::ply ply_of(const position& p, const claim& claimed, cell from) {
    if (claimed.kind == diplomat::ply_kind::suborn)
        return make_suborn(p, from, claimed.target);
    return complete_ply(p, from, claimed.target, claimed.becomes);
}

// The cells that the written origin allows for the mover.
cell_set named_origins(const ctlpgn::ply& written) {
    if (const cell from = cell_of(written.from))
        return cell_set(from);
    const int radius = (written.own & origin_radius_mask) - 1;
    if (radius < 0)
        return cell_set::all();
    cell_set found;
    for (int crown = 1; crown <= crown_count; ++crown)
        found.insert(cell::at(radius, crown));
    return found;
}

struct choice {
    cell_set sure; // legal by any reading of the open points
    cell_set open; // legal by one
    cell_set held; // kept from it by the safety of the king alone
};

choice choose(const position& p, const claim& claimed, const cell_set& cells) {
    choice found;
    cells.for_each([&](cell at) {
        const verdict why = judge(p, ply_of(p, claimed, at));
        if (why.is_legal())
            (why.open == open_point::none ? found.sure : found.open).insert(at);
        else if (why.why >= illegality::king_attacked)
            found.held.insert(at);
    });
    return found;
}

cell_set best_of(const choice& found) {
    if (!found.sure.empty())
        return found.sure;
    return found.open.empty() ? found.held : found.open;
}

contradiction fault_of_origin(const position& p, cell from) {
    const piece there = p.at(from);
    if (there.is_empty())
        return contradiction::empty_origin;
    return there.belongs_to(p.to_move) ? contradiction::other_piece_on_origin
                                       : contradiction::opponent_on_origin;
}

contradiction fault_of_target(const position& p, const claim& claimed) {
    const piece there = p.at(claimed.target);
    const bool suborns = claimed.kind == diplomat::ply_kind::suborn;
    if (there.belongs_to(p.to_move))
        return suborns ? contradiction::suborns_own_piece : contradiction::own_piece_on_target;
    return suborns && there.is_empty() ? contradiction::nothing_to_suborn : contradiction::none;
}

void settle(const position& p, const claim& claimed, cell from, contradiction fault, resolution& result) {
    result.fault = fault;
    result.played = ply_of(p, claimed, from);
    result.why = judge(p, result.played);
    result.is_known = true;
}

void find_mover(const position& p, const claim& claimed, const cell_set& cells, resolution& result) {
    cell_set best = best_of(choose(p, claimed, cells));
    if (best.empty() && claimed.becomes != piece_kind::none) {
        // Only the promotion may be wrong.
        claim without = claimed;
        without.becomes = piece_kind::none;
        best = best_of(choose(p, without, cells));
    }
    if (best.empty() && !cells.has_several())
        best = cells;
    if (best.size() == 1) {
        settle(p, claimed, best.first(), contradiction::none, result);
        return;
    }
    result.fault = best.empty() ? contradiction::no_mover_reaches : contradiction::several_movers;
    result.candidates = best.empty() ? cells : best;
}

} // namespace

resolution resolve(const position& p, const ctlpgn::ply& written) {
    resolution found;
    const claim claimed = claim_of(written);
    if (written.kind != ctlpgn::ply_kind::displaced || !claimed.target || claimed.mover == piece_kind::none)
        return found;
    found.suborns_for_opponent = (written.own & for_opponent_mark) != 0;
    const bool has_target = !p.is_empty(claimed.target);
    if (claimed.kind == diplomat::ply_kind::step) {
        found.lacks_capture_sign = has_target && written.capture == 0;
        found.captures_nothing = !has_target && written.capture != 0;
    }
    const cell_set named = named_origins(written);
    const cell_set movers = p.pieces(p.to_move, claimed.mover) & named;
    const cell from = cell_of(written.from);
    if (movers.empty()) {
        found.fault = from ? fault_of_origin(p, from) : contradiction::no_such_mover;
        if (found.fault == contradiction::other_piece_on_origin &&
            fault_of_target(p, claimed) == contradiction::none)
            settle(p, claimed, from, found.fault, found);
        return found;
    }
    found.fault = fault_of_target(p, claimed);
    if (found.fault == contradiction::none)
        find_mover(p, claimed, movers, found);
    return found;
}

cell_set rivals_of(const position& p, const diplomat::ply& played) {
    const claim claimed{played.kind, played.mover, played.to, played.becomes};
    const choice found = choose(p, claimed, p.pieces(p.to_move, played.mover));
    cell_set all = found.sure | found.open;
    if (!all.contains(played.from))
        all |= found.held;
    return all;
}

} // namespace ctlpgn::diplomat
