#pragma once

#include "games/common/findings.hpp"
#include "position.hpp"

#include <cstdint>

namespace ctlpgn::chess {

// Why a ply is not legal. `at` and `attacker` of the verdict are the squares named here.
enum class illegality : std::uint8_t {
    none,

    // contradicts the board
    origin_empty,                 // at: the origin
    not_in_hand,                  // a piece that the side does not have in its hand
    origin_holds_opponents_piece, // at: the origin
    origin_holds_other_piece,     // at: the origin, where another own piece is
    target_holds_own_piece,       // at: the target
    target_holds_opponents_piece, // at: the target; no capture is claimed
    captures_nothing,             // at: the target, which is empty
    captures_other_piece,         // at: the target, where another piece is

    // breaks a rule of movement
    king_captured,          // at: a king is never captured
    wrong_movement,         // the piece does not move in this way
    blocked,                // at: the first piece in the way
    pawn_blocked,           // at: the piece in front; pawns do not capture straight ahead
    pawn_needs_capture,     // at: the target; pawns move diagonally only to capture
    double_step_not_home,   // at: the pawn, which has left its first rank
    en_passant_unavailable, // at: no pawn has just crossed this square
    promotion_missing,      // at: a pawn on the last rank becomes a piece
    promotion_never,        // at: pawns do not become this piece
    promotion_misplaced,    // at: only pawns on the last rank are promoted

    // leaves the king attacked
    pinned,                // at: the mover; attacker: what would attack the king
    check_unanswered,      // at: the king; attacker: what still gives check
    capture_uncovers_king, // at: the pawn taken en passant; attacker: what would attack the king
    king_attacked,         // at: the king's target; attacker: what attacks it

    castling_right_missing, // at: the rook's square; king or rook has moved, or is not there
    castling_way_blocked,   // at: a piece in the king's or the rook's way
    castling_in_check,      // at: the king; attacker: what gives check
    castling_way_attacked,  // at: a square that the king crosses or its target; attacker: what attacks it

    null_in_check, // at: the king; attacker: what gives check

    // breaks a rule of a variant
    game_over,        // at: none; the position ends the game
    dropped_on_end,   // at: the target; pawns are not dropped on the first and the last rank
    capture_not_made, // at: what can be captured; attacker: what can capture it
    check_given,      // at: the king; attacker: what would give check to it
    own_king_explodes // at: the target of the capture
};

constexpr bool contradicts_board(illegality why) {
    return games::is_contradiction(why);
}

using verdict = games::verdict_of<illegality, square>;

// Whether a ply is legal for the side to move, and if not, the plainest reason: the board before movement
// before promotion before the safety of the king. A null move counts as legal unless there is a check.
// Expects squares, except for a null move.
verdict judge(const position& p, const ply& claimed);

// What judge asks of a ply that is no null move and no castling, after the board has not contradicted it: the
// movement, the promotion, the safety of its king.
verdict judge_movement(const position& p, const ply& claimed);
verdict judge_promotion(const position& p, const ply& claimed);
verdict judge_king_safety(const position& p, const ply& claimed);

} // namespace ctlpgn::chess
