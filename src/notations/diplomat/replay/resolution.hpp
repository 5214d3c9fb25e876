// Which ply of the game a text means. The shortest form names only a piece and a cell, so the board decides
// which piece moves.
#pragma once

#include "ctlpgn/tree.hpp"
#include "games/diplomat/rules.hpp"

#include <cstdint>

namespace ctlpgn::diplomat {

// How the text contradicts the board.
enum class contradiction : std::uint8_t {
    none,
    unreadable, // nothing can be said of it
    empty_origin,
    opponent_on_origin,
    other_piece_on_origin,
    own_piece_on_target,
    no_such_mover,    // no piece of the kind is there, or none on that radius
    several_movers,   // resolution::candidates
    no_mover_reaches, // of several that there are: resolution::candidates
    nothing_to_suborn,
    suborns_own_piece,
};

struct resolution {
    contradiction fault = contradiction::unreadable;
    diplomat::ply played;  // what is meant, or most like it
    bool is_known = false; // the game can go on with `played`
    verdict why;           // of `played`
    cell_set candidates;   // the pieces that are equally possible
    bool lacks_capture_sign = false;
    bool captures_nothing = false;     // despite its sign
    bool suborns_for_opponent = false; // by the colour that is written

    // What is on the target was neither said to be captured nor could be, so the cell is hardly the one
    // meant.
    [[nodiscard]] bool takes_by_mistake() const {
        return lacks_capture_sign && !why.is_legal() && why.why < illegality::king_attacked;
    }
    [[nodiscard]] bool is_legal() const { return fault == contradiction::none && why.is_legal(); }
};

// Expects that it is the turn of the side that the ply is by.
resolution resolve(const position& p, const ctlpgn::ply& written);

// The pieces of the mover's kind that could be meant if the origin were not written, by any reading of the
// open points.
cell_set rivals_of(const position& p, const diplomat::ply& played);

} // namespace ctlpgn::diplomat
