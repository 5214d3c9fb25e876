#pragma once

#include "games/common/findings.hpp"
#include "position.hpp"

#include <cstdint>
#include <vector>

namespace ctlpgn::diplomat {

// What cannot occur in a position of a game. `at` and `what` of the finding are the place and the piece; a
// finding about a side names a piece of that side.
enum class set_up_fault : std::uint8_t {
    king_missing,      // what: the king
    several_kings,     // at: one too many
    opponent_in_check, // at: the king that could be captured
    too_many_pieces,   // what: the pawn; more than twenty on the board
    too_many_promoted, // what: the pawn; more pieces of both sides than pawns are missing to have become
                       // them
    clock_above_moves  // more plies without capture and promotion than the game has had
};

// Whether no plies can be judged in a position with this fault.
constexpr bool prevents_play(set_up_fault fault) {
    return fault <= set_up_fault::opponent_in_check;
}

using set_up_finding = games::set_up_finding_of<set_up_fault, cell, piece>;

// Every fault of a position separately; empty for a sound position. Pieces change sides, so they are counted
// together.
std::vector<set_up_finding> check_set_up(const position& p);

} // namespace ctlpgn::diplomat
