#pragma once

#include "position.hpp"

#include <cstdint>
#include <vector>

namespace ctlpgn::cescacs {

// What cannot occur in a position of a game. `at` and `what` of the finding are the place and the piece; a
// finding about a side names a piece of that side.
enum class set_up_fault : std::uint8_t {
    king_missing,             // what: the king
    several_kings,            // at: one too many
    too_many,                 // what: more of it than at the start
    bishops_of_one_colour,    // at: a second bishop on hexes of its colour
    castling_king_not_home,   // at: the king's home; what: the king
    castling_rook_not_home,   // at: the rook's home; what: the rook
    special_no_pawn,          // at: no pawn of the side that just played, nor what it can have become
    special_no_such_step,     // at: no step to this hex crosses the hexes written
    special_way_occupied,     // at: the origin of the step or a crossed hex, which is not empty; what: the
                              // piece there
    scornful_no_scorned_pawn, // at: no pawn of the side to move can have been scorned
    opponent_in_check         // at: the king that could be captured
};

struct set_up_finding {
    set_up_fault fault;
    hex at;
    piece what;

    friend bool operator==(const set_up_finding&, const set_up_finding&) = default;
};

// Every fault of a position separately, in the order of the fields of a set-up line; empty for a sound
// position.
std::vector<set_up_finding> check_set_up(const position& p);

// The castling state of a side, without the rights that the board denies.
castling_state usable_castling(const position& p, side s);

} // namespace ctlpgn::cescacs
