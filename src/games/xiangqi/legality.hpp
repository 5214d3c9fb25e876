#pragma once

#include "games/common/findings.hpp"
#include "ply.hpp"
#include "position.hpp"

#include <cstdint>

namespace ctlpgn::xiangqi {

// Why a ply is not legal. `at` and `attacker` of the verdict are the points named here.
enum class illegality : std::uint8_t {
    none,

    // contradicts the board
    origin_empty,                 // at: the origin
    origin_holds_opponents_piece, // at: the origin
    origin_holds_other_piece,     // at: the origin, where another own piece is
    target_holds_own_piece,       // at: the target
    target_holds_opponents_piece, // at: the target; no capture is claimed
    captures_nothing,             // at: the target, which is empty
    captures_other_piece,         // at: the target, where another piece is

    // breaks a rule of movement
    king_captured,        // at: a king is never captured
    wrong_movement,       // at: the origin; the piece does not move in this way
    leaves_palace,        // at: the target; king and guards stay in their palace
    crosses_river,        // at: the target; elephants stay on their side
    pawn_moves_back,      // at: the origin
    pawn_before_river,    // at: the origin; a pawn moves sideways only when it has crossed the river
    blocked,              // at: the first piece in the way
    horse_leg_blocked,    // at: the piece on the horse's first step
    elephant_eye_blocked, // at: the piece between
    cannon_needs_screen,  // at: the target; a cannon captures over exactly one piece
    cannon_has_screens,   // at: the second piece between; a cannon captures over exactly one

    // leaves the king exposed
    king_attacked,    // at: the king's target; attacker: what attacks it
    check_unanswered, // at: the king; attacker: what still gives check
    pinned,           // at: the mover; attacker: what would attack the king
    becomes_screen,   // at: the target, where the mover serves a cannon; attacker: the cannon
    kings_face        // at: its own king; attacker: the other one, with nothing between
};

constexpr bool contradicts_board(illegality why) {
    return games::is_contradiction(why);
}

using verdict = games::verdict_of<illegality, point>;

// Whether a ply is legal for the side to move, and if not, the plainest reason: the board before movement
// before the safety of the king. Expects points.
verdict judge(const position& p, const ply& claimed);

} // namespace ctlpgn::xiangqi
