#include "games/chess/movement.hpp"
#include "games/chess/rules.hpp"
#include "games/common/speed.hpp"
#include "play/perft.hpp"

#include <catch2/catch.hpp>

#include <random>
#include <vector>

using namespace ctlpgn;
using namespace ctlpgn::chess;
using games_tests::millions_a_second;

namespace {

/// The plies of random games, each with the position before it.
struct played_ply {
    position before;
    ply played;
    bool begins; ///< a game
};

std::vector<played_ply> plies_of_games(int count) {
    std::vector<played_ply> found;
    std::mt19937_64 random(1);
    std::vector<ply> plies;
    position p = start_position();
    for (int i = 0; i < count; ++i) {
        legal_plies(p, plies);
        const bool begins = i % 120 == 0 || plies.empty();
        if (begins) {
            p = start_position();
            legal_plies(p, plies);
        }
        found.push_back({p, plies[random() % plies.size()], begins});
        play(p, found.back().played);
    }
    return found;
}

constexpr int rounds = 20;

} // namespace

TEST_CASE("speed of the tree count of chess", "[chess][.speed]") {
    std::uint64_t leaves = 0;
    const double speed = millions_a_second(4'865'609, [&] { leaves = perft(start_position(), 5); });
    CHECK(leaves == 4'865'609);
    WARN("perft: " << speed << " million leaves a second");
}

TEST_CASE("speed of candidates", "[chess][.speed]") {
    const std::vector<played_ply> plies = plies_of_games(20'000);
    const double items = rounds * static_cast<double>(plies.size());
    std::size_t found = 0;
    const double resolved = millions_a_second(items, [&] {
        for (int i = 0; i < rounds; ++i) {
            for (const played_ply& each : plies)
                found += candidates(each.before, each.played.mover, each.played.to).empty() ? 0 : 1;
        }
    });
    CHECK(found > plies.size() * rounds / 2);
    WARN("candidates: " << resolved << " million plies a second");
    std::size_t checks = 0;
    const double played = millions_a_second(items, [&] {
        for (int i = 0; i < rounds; ++i) {
            position p = start_position();
            bool checked = false;
            for (const played_ply& each : plies) {
                if (each.begins) {
                    p = start_position();
                    checked = false;
                }
                found += candidates(p, checked, each.played.mover, each.played.to).empty() ? 0 : 1;
                play(p, each.played);
                checked = gives_check(p, each.played);
                checks += checked ? 1 : 0;
            }
        }
    });
    CHECK(checks > 0);
    WARN("candidates, play, check: " << played << " million plies a second");
    std::size_t legal = 0;
    const double judged = millions_a_second(items, [&] {
        for (int i = 0; i < rounds; ++i) {
            for (const played_ply& each : plies)
                legal += judge(each.before, each.played).is_legal() ? 1 : 0;
        }
    });
    CHECK(legal == plies.size() * rounds);
    WARN("judge: " << judged << " million plies a second");
}
