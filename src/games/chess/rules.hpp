#pragma once

#include "attack.hpp"
#include "legal.hpp"
#include "legality.hpp"
#include "play.hpp"
#include "set_up.hpp"

namespace ctlpgn::chess {

/// What the game offers to those who know no game. The functions are those of the namespace.
struct rules {
    using side = chess::side;
    using cell = square;
    using piece = chess::piece;
    using ply = chess::ply;
    using position = chess::position;
    using illegality = chess::illegality;
    using verdict = chess::verdict;
    using set_up_finding = chess::set_up_finding;
    using standing = chess::standing;

    static constexpr std::size_t cell_count = square_count;

    /// Threefold repetition and fifty moves are claimed, fivefold and 75 moves end the game (Laws of Chess,
    /// 9).
    static constexpr int repetitions_to_claim = 3;
    static constexpr int repetitions_to_end = 5;
    static constexpr std::uint32_t clock_to_claim = 100;
    static constexpr std::uint32_t clock_to_end = 150;
    static constexpr bool stalemate_loses = false;

    static const position& start() { return start_position(); }
};

} // namespace ctlpgn::chess
