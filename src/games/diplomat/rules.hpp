#pragma once

#include "attack.hpp"
#include "legal.hpp"
#include "legality.hpp"
#include "movement.hpp"
#include "play.hpp"
#include "set_up.hpp"

namespace ctlpgn::diplomat {

/// What the game offers to those who know no game. The functions are those of the namespace.
struct rules {
    using side = diplomat::side;
    using cell = diplomat::cell;
    using piece = diplomat::piece;
    using ply = diplomat::ply;
    using position = diplomat::position;
    using illegality = diplomat::illegality;
    using verdict = diplomat::verdict;
    using set_up_finding = diplomat::set_up_finding;
    using standing = diplomat::standing;

    static constexpr std::size_t cell_count = cell::count;

    /// The third repetition is a draw.
    static constexpr int repetitions_to_claim = 3;
    static constexpr int repetitions_to_end = 3;
    static constexpr std::uint32_t clock_to_claim = 0;
    static constexpr std::uint32_t clock_to_end = 0;
    static constexpr bool stalemate_loses = true;

    static const position& start() { return start_position(); }
};

} // namespace ctlpgn::diplomat
