#pragma once

#include "games/common/playouts.hpp"
#include "games/diplomat/rules.hpp"

#include <cstdint>

namespace ctlpgn::diplomat_tests {

/// Randomly placed pieces; no fault except clocks.
diplomat::position strewn_position(std::mt19937_64& random);

/// In turn the start and random positions.
diplomat::position next_start(std::mt19937_64& random);

/// Captures, suborning, promotions and plies at the centre.
bool is_rare(const diplomat::position& p, const diplomat::ply& played);

template <class visitor> void play_out(std::uint64_t seed, int positions, visitor&& visit) {
    games_tests::play_out<diplomat::rules>(seed, positions, next_start, is_rare, visit);
}

} // namespace ctlpgn::diplomat_tests
