#pragma once

#include "games/common/findings.hpp"
#include "position.hpp"

#include <cstdint>
#include <vector>

namespace ctlpgn::diplomat {

// What cannot be in a position that a game has reached. `at` and `what` of the finding say where and of
// which piece; a finding about a side names a piece of that side.
enum class set_up_fault : std::uint8_t {
    king_missing,      // what: the king
    several_kings,     // at: one too many
    opponent_in_check, // at: the king that could be captured
    too_many_pieces,   // what: the pawn; more than twenty on the board
    too_many_promoted, // what: the pawn; more pieces of both sides than pawns are missing to have become
                       // them
    clock_above_moves  // more plies without capture and promotion than the game has had
};

// Whether plies cannot be judged in such a position.
constexpr bool prevents_play(set_up_fault fault) {
    return fault <= set_up_fault::opponent_in_check;
}

using set_up_finding = games::set_up_finding_of<set_up_fault, cell, piece>;

// Every fault of a position by itself; empty for a sound position. Pieces change sides, so they are counted
// together.
std::vector<set_up_finding> check_set_up(const position& p);

} // namespace ctlpgn::diplomat
