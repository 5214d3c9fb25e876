#pragma once

#include "ply.hpp"
#include "position.hpp"

#include <cstdint>

namespace ctlpgn::cescacs {

// How a ply, as a notation claims it, contradicts the board. `at`, `found` and `expected` of the finding say
// where.
enum class incoherence : std::uint8_t {
    none,
    origin_empty,                   // expected on at, which is empty
    origin_holds_other_piece,       // found on at instead of expected
    origin_holds_opponents_piece,   // found on at
    target_holds_own_piece,         // found on at, no capture written
    target_holds_opponents_piece,   // found on at, no capture written
    captures_empty_hex,             // nothing on at
    captures_own_piece,             // found on at
    captures_other_piece,           // found on at instead of expected
    special_capture_by_other_piece, // not a pawn: the mover, expected to be a pawn
    en_passant_target_occupied,     // found on at, the hex where the capturing pawn ends
    en_passant_no_pawn,             // no opposing pawn on at, where the captured one should be
    scornful_no_pawn,               // no opposing pawn on at, where the captured one should be
    promotion_by_other_piece,       // not a pawn: the mover
    promotion_off_last_hex,         // at is not the last hex of its column
    promotion_missing,              // at is the last hex of its column
    awaiting_no_pawn,               // promotion in place: no own pawn on at
    awaiting_off_last_hex,          // promotion in place: at is not the last hex of its column
    awaiting_names_no_piece,        // promotion in place that still awaits
    castling_king_not_home,         // at
    castling_rook_not_home,         // at
    castling_target_occupied        // found on at
};

struct coherence_finding {
    incoherence what = incoherence::none;
    hex at;
    piece found;
    piece expected;

    bool is_coherent() const { return what == incoherence::none; }
};

// Whether a ply is one of the usual ones that contradict nothing: a step of the piece that is there, to
// an empty hex or to one that holds what is captured. Quick, and false for some that are coherent.
inline bool is_usual_step(const board& standing, side us, const ply& claimed) {
    const bool captures = claimed.capture == capture_kind::ordinary;
    const piece target = captures ? piece{opponent(us), claimed.captured} : piece{};
    return claimed.kind == ply_kind::step && (captures || claimed.capture == capture_kind::none) &&
           standing.at(claimed.from) == piece{us, claimed.mover} && standing.at(claimed.to) == target &&
           (claimed.becomes != promotion::none) ==
               (claimed.mover == piece_kind::pawn && last_hexes(us).contains(claimed.to));
}

// check_coherence for plies that are not known to be usual.
coherence_finding find_contradiction(const board& standing, const circumstances& now, const ply& claimed);

// The first contradiction between a ply and the board: the origin before the target before the promotion.
// Checks what a minimum reader must: nothing about how pieces move. Expects hexes that are not none and, for
// a castling, an index of the table. A special capture without a captured piece takes a pawn.
inline coherence_finding check_coherence(const position& p, const ply& claimed) {
    return is_usual_step(p.layout(), p.to_move, claimed) ? coherence_finding{}
                                                         : find_contradiction(p.layout(), p, claimed);
}

} // namespace ctlpgn::cescacs
