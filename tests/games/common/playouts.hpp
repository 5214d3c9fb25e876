#pragma once

#include "play/game.hpp"

#include <functional>
#include <random>
#include <vector>

namespace ctlpgn::games_tests {

inline constexpr int plies_in_a_game = 160;

/// Plays random games, the same ones for the same seed, from the given positions in turn; visits every
/// position with its legal plies, and stops after a number of them. Rare plies are drawn more often than
/// their number would have it.
template <game_rules rules, class start_source, class rarity, class visitor>
void play_out(std::uint64_t seed, int positions, start_source&& next_start, rarity&& is_rare,
              visitor&& visit) {
    using ply = typename rules::ply;
    std::mt19937_64 random(seed);
    std::vector<ply> plies;
    std::vector<ply> rare;
    while (positions > 0) {
        typename rules::position p = next_start(random);
        for (int i = 0; i < plies_in_a_game && positions > 0; ++i) {
            --positions;
            legal_plies(p, plies);
            visit(static_cast<const typename rules::position&>(p),
                  static_cast<const std::vector<ply>&>(plies));
            if (plies.empty())
                break;
            rare.clear();
            for (const ply& each : plies) {
                if (is_rare(p, each))
                    rare.push_back(each);
            }
            const std::vector<ply>& drawn = random() % 4 == 0 && !rare.empty() ? rare : plies;
            play(p, drawn[random() % drawn.size()]);
        }
    }
}

/// Counts what went wrong, so that millions of checks stay cheap.
struct tally {
    int checks = 0;
    int wrong = 0;

    void expect(bool right) {
        ++checks;
        wrong += right ? 0 : 1;
    }
};

} // namespace ctlpgn::games_tests
