#pragma once

#include "attack.hpp"
#include "games/common/offered_types.hpp"
#include "legal.hpp"
#include "legality.hpp"
#include "movement.hpp"
#include "play.hpp"
#include "set_up.hpp"

namespace ctlpgn::diplomat {

// What the game offers to the core, which knows no game. The functions are those of the namespace.
struct rules : games::offered_types<position, ply, verdict, set_up_finding, standing> {
    static constexpr std::size_t cell_count = cell::count;

    // The third repetition is a draw.
    static constexpr int repetitions_to_claim = 3;
    static constexpr int repetitions_to_end = 3;
    static constexpr std::uint32_t clock_to_claim = 0;
    static constexpr std::uint32_t clock_to_end = 0;
    static constexpr bool stalemate_loses = true;

    static const position& start() { return start_position(); }
};

} // namespace ctlpgn::diplomat
