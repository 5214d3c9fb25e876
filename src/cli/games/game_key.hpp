// What games are recognised by: numbers that are equal for games with the same moves, and hardly ever for
// others.
#pragma once

#include "ctlpgn/notation.hpp"

#include <cstddef>
#include <cstdint>
#include <utility>

namespace ctlpgn::cli {

using game_key = std::pair<std::uint64_t, std::uint64_t>;

struct game_key_hash {
    std::size_t operator()(const game_key& asked) const { return static_cast<std::size_t>(asked.first); }
};

// Depends only on the rules, the initial position and the plies of the main line, however they are written.
game_key key_of_moves(const game& each, const notation& chosen);

// Depends only on the names of the players, in capital or small letters.
std::uint64_t key_of_players(const game& each, const notation& chosen);

} // namespace ctlpgn::cli
