#pragma once

#include "attack.hpp"
#include "games/common/offered_types.hpp"
#include "legal.hpp"
#include "legality.hpp"
#include "play.hpp"
#include "set_up.hpp"

namespace ctlpgn::chess {

// What the game offers to the core, which knows no game. The functions are those of the namespace.
struct rules : games::offered_types<position, ply, verdict, set_up_finding, standing> {
    static constexpr std::size_t cell_count = square_count;

    // Threefold repetition and fifty moves are claimed, fivefold and 75 moves end the game (Laws of Chess,
    // 9).
    static constexpr int repetitions_to_claim = 3;
    static constexpr int repetitions_to_end = 5;
    static constexpr std::uint32_t clock_to_claim = 100;
    static constexpr std::uint32_t clock_to_end = 150;
    static constexpr bool stalemate_loses = false;

    static const position& start() { return start_position(); }
};

} // namespace ctlpgn::chess
