#pragma once

#include "games/common/findings.hpp"
#include "position.hpp"

#include <cstdint>
#include <vector>

namespace ctlpgn::xiangqi {

// What cannot occur in a position of a game. `at` and `what` of the finding are the place and the piece; a
// finding about a side names a piece of that side.
enum class set_up_fault : std::uint8_t {
    king_missing,        // what: the king
    several_kings,       // at: one too many
    king_outside_palace, // at: the king
    kings_face,          // at: the king of the side to move; nothing is between both
    opponent_in_check,   // at: the king that could be captured
    guard_off_points,    // at: a guard where none can come, outside its palace or beside its diagonals
    elephant_off_points, // at: an elephant where none can come
    pawn_off_points,     // at: a pawn where none can come: at the back, or on another's file before the river
    too_many,            // what: more of it than at the start
    clock_above_moves    // more plies without capture than the game has had
};

// Whether no plies can be judged in a position with this fault.
constexpr bool prevents_play(set_up_fault fault) {
    return fault <= set_up_fault::opponent_in_check;
}

using set_up_finding = games::set_up_finding_of<set_up_fault, point, piece>;

// Every fault of a position separately; empty for a sound position.
std::vector<set_up_finding> check_set_up(const position& p);

} // namespace ctlpgn::xiangqi
