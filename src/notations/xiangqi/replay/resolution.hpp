// Which ply of the game is meant by what is written, in whatever form.
#pragma once

#include "ctlpgn/tree.hpp"
#include "games/xiangqi/rules.hpp"

#include <cstdint>
#include <vector>

namespace ctlpgn::xiangqi {

// How what is written contradicts the board.
enum class contradiction : std::uint8_t {
    none,
    unreadable, // nothing can be said of it
    nobody_on_origin,
    opponent_on_origin,
    other_piece_on_origin,
    own_piece_on_target,
    no_such_mover,        // no piece of the kind is there
    several_movers,       // resolution::candidates
    no_mover_reaches,     // of several that there are: resolution::candidates
    off_the_board,        // it would go so far
    impossible_direction, // a horse never goes sideways, a guard neither
};

struct resolution {
    contradiction fault = contradiction::unreadable;
    xiangqi::ply played;                  // what is meant, or most like it
    bool is_known = false;                // the game can go on with `played`
    verdict why;                          // of `played`
    // Those that could be meant as well as each other; without a fault, legal ones that another reading of
    // the text names, and `played`.
    std::vector<xiangqi::ply> candidates;
    bool lacks_capture_sign = false;      // it says that the target is empty
    bool captures_nothing = false;        // despite its sign
    bool needless_order = false;          // only one is there, or digits are enough
    bool lacks_file = false;              // a pawn that does not go straight on

    [[nodiscard]] bool is_legal() const { return fault == contradiction::none && why.is_legal(); }
    [[nodiscard]] bool has_other_reading() const { return is_legal() && !candidates.empty(); }
};

// Expects that it is the turn of the side that the ply is by.
resolution resolve(const position& p, const ctlpgn::ply& written);

} // namespace ctlpgn::xiangqi
