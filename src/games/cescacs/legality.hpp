#pragma once

#include "attack.hpp"
#include "ply.hpp"
#include "position.hpp"

#include <cstdint>

namespace ctlpgn::cescacs {

// Why a ply is not legal. `at` and `attacker` of the verdict are the hexes named here.
enum class illegality : std::uint8_t {
    none,
    incoherent,                 // contradicts the board: check_coherence says how
    king_captured,              // at: a king is never captured
    wrong_movement,             // the piece does not move in this way
    blocked,                    // at: the first piece in the way
    ride_captures,              // at: the knight's ride ends on an empty hex only
    pawn_captures_wrongly,      // at: pawns do not capture straight ahead or by an oblique step
    pawn_needs_capture,         // at: pawns move in this way only to capture
    triple_step_origin,         // at: no triple step starts from this hex
    awaiting_pawn_moves,        // at: a pawn on a last hex has no other move than its oblique step
    en_passant_unavailable,     // at: no pawn has just crossed this hex
    scornful_unavailable,       // at: no pawn on this hex has just scorned the capturing one
    pinned,                     // at: the mover; attacker: what would attack the king
    check_unanswered,           // at: the king; attacker: what still gives check
    capture_uncovers_king,      // at: the pawn taken en passant; attacker: what would attack the king
    king_attacked,              // at: the king's target; attacker: what attacks it
    leap_after_king_move,       // at: the king has moved, or is not home
    leap_in_check,              // at: the king; attacker: what gives check
    castling_king_moved,        // at: the king's home
    castling_rook_moved,        // at: the rook's home
    castling_in_check,          // at: the king; attacker: what gives check
    castling_way_blocked,       // at: a piece in the rook's way
    castling_target_attacked,   // at: the king's target; attacker: what attacks it, before or after
    promotion_never,            // at: pawns do not become this piece
    promotion_not_regainable,   // at: the side has lost none of this kind
    promotion_bishop_colour,    // at: the side still has the bishop of this hex's colour
    promotion_omitted,          // at: awaits although a piece is regainable
    promotion_due,              // at: an awaiting pawn that must be promoted first
    promotion_in_place_in_check // at: the king; attacker: what gives check
};

struct verdict {
    illegality why = illegality::none;
    hex at;
    hex attacker;

    bool is_legal() const { return why == illegality::none; }
};

// Whether a ply is legal for the side to move, and if not, the plainest reason: movement before the choice of
// a promotion before the safety of the king before a promotion that is due. Expects the same as
// check_coherence.
verdict judge(const position& p, const ply& claimed);

// The same for a ply that check_coherence has found coherent. If no king is known to be attacked, there is
// less to check.
verdict judge_coherent(const position& p, const ply& claimed, known_check known = known_check::nothing);

} // namespace ctlpgn::cescacs
