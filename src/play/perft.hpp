#pragma once

#include <cstdint>
#include <vector>

namespace ctlpgn {

// Counts the leaves of the tree of legal plies at a depth; ends of the game by repetition or move counts do
// not cut it. The game has legal_plies, count_legal_plies, find_legal_ply and after.
template <class position> std::uint64_t perft(const position& p, int depth) {
    if (depth <= 0)
        return 1;
    if (depth == 1)
        return static_cast<std::uint64_t>(count_legal_plies(p));
    std::vector<typename decltype(find_legal_ply(p))::value_type> plies;
    legal_plies(p, plies);
    std::uint64_t leaves = 0;
    for (const auto& played : plies)
        leaves += perft(after(p, played), depth - 1);
    return leaves;
}

} // namespace ctlpgn
