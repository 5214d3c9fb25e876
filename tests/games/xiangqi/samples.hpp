#pragma once

#include "games/common/playouts.hpp"
#include "games/xiangqi/rules.hpp"

#include <cstdint>

namespace ctlpgn::xiangqi_tests {

/// Pieces on random points where they can be; no fault except clocks.
xiangqi::position strewn_position(std::mt19937_64& random);

/// In turn the start, the positions of perft.tsv and random positions.
xiangqi::position next_start(std::mt19937_64& random);

/// Plies that give check or answer one.
bool is_rare(const xiangqi::position& p, const xiangqi::ply& played);

template <class visitor> void play_out(std::uint64_t seed, int positions, visitor&& visit) {
    games_tests::play_out<xiangqi::rules>(seed, positions, next_start, is_rare, visit);
}

} // namespace ctlpgn::xiangqi_tests
