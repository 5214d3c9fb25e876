#pragma once

#include "games/chess/rules.hpp"
#include "games/chess/samples.hpp"
#include "games/chess/variants/rules.hpp"
#include "games/common/playouts.hpp"

#include <cstdint>

namespace ctlpgn::variants_tests {

/// The start of a variant; where it is that of chess and kings are what they are there, also starts of
/// Chess960.
chess::position next_start(const chess::variant_rules& rules, std::mt19937_64& random);

/// Also captures, which explode, fill hands and end games.
bool is_rare(const chess::position& p, const chess::ply& played);

template <class visitor>
void play_out(const chess::variant_rules& rules, std::uint64_t seed, int positions, visitor&& visit) {
    games_tests::play_out<chess::rules>(
        seed, positions, [&](std::mt19937_64& random) { return next_start(rules, random); }, is_rare, visit);
}

} // namespace ctlpgn::variants_tests
