#pragma once

#include "games/cescacs/ply.hpp"
#include "games/cescacs/position.hpp"

#include <functional>
#include <random>
#include <vector>

namespace ctlpgn::cescacs_tests {

/// Plays random games, the same ones for the same seed, from the positions of perft.tsv in turn; visits every
/// position with its legal plies, and stops after a number of them. Rare plies (special captures, castlings,
/// promotions, leaps, pawn plies) are drawn more often than their number would have it.
void play_out(std::uint64_t seed, int positions,
              const std::function<void(const cescacs::position&, const std::vector<cescacs::ply>&)>& visit);

/// Every ply that a notation could claim with the mover and the captured piece as the board has them: all
/// hexes for all own pieces, all promotions, all special captures, all castlings.
void for_each_natural_claim(const cescacs::position& p,
                            const std::function<void(const cescacs::ply&)>& visit);

/// Any claim, even with hexes and pieces that do not fit the board.
cescacs::ply random_claim(std::mt19937_64& random);

} // namespace ctlpgn::cescacs_tests
