#pragma once

#include "play/game.hpp"

namespace ctlpgn {

/// Leaves of the tree of legal plies at a depth; ends of the game by repetition or counts do not cut it.
template <game_rules rules> std::uint64_t perft(const typename rules::position& p, int depth) {
    if (depth == 0)
        return 1;
    if (depth == 1)
        return static_cast<std::uint64_t>(count_legal_plies(p));
    std::vector<typename rules::ply> plies;
    legal_plies(p, plies);
    std::uint64_t leaves = 0;
    for (const typename rules::ply& played : plies) {
        typename rules::position next = p;
        play(next, played);
        leaves += perft<rules>(next, depth - 1);
    }
    return leaves;
}

} // namespace ctlpgn
