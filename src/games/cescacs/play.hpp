#pragma once

#include "ply.hpp"
#include "position.hpp"

namespace ctlpgn::cescacs {

// The hex of the piece that an en passant capture takes when a pawn of `capturer` ends on `to`: one hex
// further on the captured pawn's way, two after `@@`. None off the board.
hex en_passant_victim(side capturer, hex to, capture_kind capture);

// Plays a ply as it is claimed, coherent or not: the mover leaves its origin if it is there, what the ply
// names is on the target afterwards, what it captures is gone. Also keeps the castling states, the
// special capture (set after every double, triple and scornful step, whether anything can capture or not),
// the clock, the side to move and the number. For a legal ply this is the game's own effect. Expects hexes
// that are not none.
void apply_claimed(position& p, const ply& claimed);

// The effect of a coherent ply on the board alone.
void move_pieces(board& standing, side us, const ply& played);

// The special capture that the position after a ply offers to the side to move. Expects a ply that is not a
// castling, and the position before it.
special_capture special_after(const position& before, const ply& claimed);

// What is on the target after a step.
constexpr piece_kind arriving(const ply& step) {
    return names_a_piece(step.becomes) ? kind_of(step.becomes) : step.mover;
}

// Whether a ply does nothing but bring one piece to another hex, where it may capture: it is not a castling,
// a promotion in place or a special capture. No other hex changes.
constexpr bool is_ordinary_step(const ply& claimed) {
    return claimed.kind == ply_kind::step &&
           (claimed.capture == capture_kind::none || claimed.capture == capture_kind::ordinary);
}

// Whether it does not involve a king either. If such a ply is coherent, it can be played and taken back
// quickly.
constexpr bool is_plain_step(const ply& claimed) {
    return is_ordinary_step(claimed) && claimed.mover != piece_kind::king &&
           claimed.captured != piece_kind::king && claimed.becomes != promotion_to(piece_kind::king);
}

// The effects of every ply other than on the pieces: castling states, special capture, clock, number and
// turn.
inline void turn_over(position& p, const ply& played, special_capture offered) {
    const side us = p.to_move;
    p.special = offered;
    for (const side s : {side::white, side::black})
        p.castling[index_of(s)] = kept_by(p.castling[index_of(s)], s, played.from, played.to);
    if (played.mover == piece_kind::pawn || played.capture != capture_kind::none)
        p.half_move_clock = 0;
    else
        ++p.half_move_clock;
    p.move_number += us == side::black && p.move_number != 0 ? 1 : 0;
    p.to_move = opponent(us);
}

// apply_claimed for a coherent plain step.
inline void apply_plain_step(position& p, const ply& step) {
    const side us = p.to_move;
    const bool may_offer = step.mover == piece_kind::pawn && step.capture == capture_kind::none;
    const special_capture offered = may_offer ? special_after(p, step) : special_capture{};
    p.shift(step.from, step.to, {us, arriving(step)});
    turn_over(p, step, offered);
}

// The position before a coherent plain step, from the one after it and the circumstances before it.
inline position before_plain_step(position after, const ply& step, const circumstances& before) {
    const side us = before.to_move;
    const piece taken = step.capture == capture_kind::none ? piece{} : piece{opponent(us), step.captured};
    after.shift_back(step.from, step.to, {us, step.mover}, taken);
    static_cast<circumstances&>(after) = before;
    return after;
}

inline position after(position p, const ply& claimed) {
    apply_claimed(p, claimed);
    return p;
}

} // namespace ctlpgn::cescacs
