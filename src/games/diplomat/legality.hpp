#pragma once

#include "games/common/findings.hpp"
#include "open_point.hpp"
#include "ply.hpp"
#include "position.hpp"

#include <cstdint>

namespace ctlpgn::diplomat {

// Why a ply is not legal. `at` and `attacker` of the verdict are the cells named here.
enum class illegality : std::uint8_t {
    none,

    // contradicts the board; a suborned piece has the same reasons as a captured one
    origin_empty,                 // at: the origin
    origin_holds_opponents_piece, // at: the origin
    origin_holds_other_piece,     // at: the origin, where another own piece is
    target_holds_own_piece,       // at: the target
    target_holds_opponents_piece, // at: the target; no capture is claimed
    captures_nothing,             // at: the target, which is empty
    captures_other_piece,         // at: the target, where another piece is

    // breaks a rule of movement
    king_captured,       // at: a king is neither captured nor suborned
    wrong_movement,      // at: the origin; the piece does not move in this way
    blocked,             // at: the first piece on the shortest way
    diplomat_captures,   // at: the target; a diplomat never captures
    suborned_by_other,   // at: the origin; only diplomats suborn
    suborned_from_afar,  // at: the target, which is not beside the diplomat
    pawn_blocked,        // at: the piece in front; pawns do not capture straight ahead
    pawn_needs_capture,  // at: the target; pawns move diagonally only to capture
    pawn_moves_back,     // at: the origin; the step does not lead nearer to the enemy king's first cell
    promotion_never,     // at: pawns do not become this piece
    promotion_misplaced, // at: only pawns are promoted

    // leaves the king attacked
    king_attacked,    // at: the king's target; attacker: what attacks it
    check_unanswered, // at: the king; attacker: what still gives check
    pinned            // at: the mover; attacker: what would attack the king
};

constexpr bool contradicts_board(illegality why) {
    return games::is_contradiction(why);
}

struct verdict : games::verdict_of<illegality, cell> {
    // What the ply depends on, if it is accepted, or the safety of its king.
    open_point open = open_point::none;

    friend bool operator==(const verdict&, const verdict&) = default;
};

// Whether a ply is legal for the side to move, and if not, the plainest reason: the board before movement
// before promotion before the safety of the king. What depends on an open point is legal, and the point is
// named. Expects cells.
verdict judge(const position& p, const ply& claimed);

} // namespace ctlpgn::diplomat
