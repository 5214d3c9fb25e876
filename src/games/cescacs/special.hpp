#pragma once

#include "geometry.hpp"
#include "ply.hpp"
#include "position.hpp"

namespace ctlpgn::cescacs {

// Calls visit(ply) for each capture of a pawn that the special capture of a position offers, safe for the
// king or not, without a promotion (rules of play: Pawns, en passant and scornful pawn).
template <class visitor> void for_each_special_capture(const position& p, visitor&& visit) {
    const special_capture& offered = p.special;
    if (offered.kind == special_kind::none || offered.pawn.is_none())
        return;
    const side us = p.to_move;
    const piece victim = p.at(offered.pawn);
    if (!victim.belongs_to(opponent(us)) || victim.kind() == piece_kind::king)
        return;
    const forward_directions& ours = forward[index_of(us)];
    if (offered.kind == special_kind::scornful) {
        for (direction d : ours.oblique) {
            const hex from = next_hex(offered.pawn, opposite(d));
            if (from.is_none() || !p.holds(from, us, piece_kind::pawn))
                continue;
            // The scornful pawn was in front of the pawn that may take it, and left that hex empty.
            const hex front = next_hex(from, ours.straight);
            if (front && p.is_empty(front))
                visit(make_special_capture(capture_kind::scornful, from, offered.pawn, victim.kind()));
        }
        return;
    }
    for (std::size_t i = 0; i < 2; ++i) {
        const hex crossed = offered.crossed[i];
        if (crossed.is_none() || !p.is_empty(crossed))
            continue;
        const bool first_of_two = i == 0 && offered.kind == special_kind::triple_step;
        const capture_kind capture = first_of_two ? capture_kind::en_passant_first : capture_kind::en_passant;
        for (direction d : ours.capture) {
            const hex from = next_hex(crossed, opposite(d));
            if (from && p.holds(from, us, piece_kind::pawn))
                visit(make_special_capture(capture, from, crossed, victim.kind()));
        }
    }
}

} // namespace ctlpgn::cescacs
