#pragma once

#include "games/common/perft_file.hpp"
#include "play/game.hpp"
#include "play/perft.hpp"

#include <catch2/catch.hpp>

namespace ctlpgn::games_tests {

/// Checks the figures of a game that lie between two bounds. `read` makes a position of its text.
template <game_rules rules, class reader>
void check_perft(const std::string& game, reader&& read, std::uint64_t above, std::uint64_t up_to) {
    for (const perft_line& line : read_perft_file(game)) {
        const typename rules::position p = read(line.position);
        for (const auto& [depth, leaves] : line.counts) {
            INFO(line.id << " at depth " << depth);
            if (leaves > above && leaves <= up_to)
                CHECK(perft(p, depth) == leaves);
        }
    }
}

} // namespace ctlpgn::games_tests
