// Resolves a written ply, in any form, to a ply of the game.
#pragma once

#include "ctlpgn/tree.hpp"
#include "games/xiangqi/rules.hpp"

#include <cstdint>
#include <vector>

namespace ctlpgn::xiangqi {

// How the text contradicts the board.
enum class contradiction : std::uint8_t {
    none,
    unreadable, // nothing is known about it
    empty_origin,
    opponent_on_origin,
    other_piece_on_origin,
    own_piece_on_target,
    no_such_mover,        // no piece of the kind is there
    several_movers,       // resolution::candidates
    no_mover_reaches,     // of several: resolution::candidates
    off_the_board,        // it would leave the board
    impossible_direction, // a horse or a guard never goes sideways
};

struct resolution {
    contradiction fault = contradiction::unreadable;
    xiangqi::ply played;   // the intended ply, or the one most like it
    bool is_known = false; // the game can continue with `played`
    verdict why;           // of `played`
    // Equally possible plies; without a fault, `played` and the legal ones that another reading of the text
    // names.
    std::vector<xiangqi::ply> candidates;
    bool lacks_capture_sign = false; // it calls the target empty
    bool captures_nothing = false;   // despite its sign
    bool needless_order = false;     // only one piece is there, or digits are enough
    bool lacks_file = false;         // a pawn that does not go straight ahead

    [[nodiscard]] bool is_legal() const { return fault == contradiction::none && why.is_legal(); }
    [[nodiscard]] bool has_other_reading() const { return is_legal() && !candidates.empty(); }
};

// Expects that it is the turn of the ply's side.
resolution resolve(const position& p, const ctlpgn::ply& written);

} // namespace ctlpgn::xiangqi
