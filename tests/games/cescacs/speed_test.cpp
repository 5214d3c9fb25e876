#include "games/cescacs/legal.hpp"
#include "games/cescacs/legality.hpp"
#include "games/cescacs/play.hpp"
#include "playouts.hpp"

#include <catch2/catch.hpp>

#include <chrono>

using namespace ctlpgn::cescacs;
using namespace ctlpgn::cescacs_tests;

namespace {

template <class work> double millions_a_second(double items, work&& run) {
    const auto begin = std::chrono::steady_clock::now();
    run();
    const std::chrono::duration<double> spent = std::chrono::steady_clock::now() - begin;
    return items / spent.count() / 1e6;
}

} // namespace

TEST_CASE("speed of the tree count", "[cescacs][.speed]") {
    constexpr double leaves = 25'048'957;
    std::uint64_t counted = 0;
    const double speed = millions_a_second(leaves, [&] { counted = perft(start_position(), 4); });
    CHECK(counted == 25'048'957);
    WARN("perft: " << speed << " million leaves a second");
}

TEST_CASE("speed of a verdict", "[cescacs][.speed]") {
    constexpr int visits = 40'000;
    std::vector<position> positions;
    std::vector<ply> played;
    std::mt19937_64 random(1);
    play_out(5, visits, [&](const position& p, const std::vector<ply>& plies) {
        if (plies.empty())
            return;
        positions.push_back(p);
        played.push_back(plies[random() % plies.size()]);
    });
    std::size_t legal = 0;
    const double speed = millions_a_second(10.0 * static_cast<double>(played.size()), [&] {
        for (int round = 0; round < 10; ++round) {
            for (std::size_t i = 0; i < played.size(); ++i)
                legal += judge(positions[i], played[i]).is_legal() ? 1 : 0;
        }
    });
    CHECK(legal == 10 * played.size());
    WARN("judge: " << speed << " million legal plies a second");
}
