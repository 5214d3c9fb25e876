#include "games/cescacs/legal.hpp"
#include "games/cescacs/legality.hpp"
#include "games/cescacs/play.hpp"
#include "play/perft.hpp"
#include "playouts.hpp"

#include <catch2/catch.hpp>

#include <ctime>

using namespace ctlpgn::cescacs;
using namespace ctlpgn::cescacs_tests;

namespace {

/// By processor time, so that other load matters less.
template <class work> double millions_a_second(double items, work&& run) {
    const std::clock_t begin = std::clock();
    run();
    const double seconds = static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
    return items / seconds / 1e6;
}

} // namespace

TEST_CASE("speed of the tree count", "[cescacs][.speed]") {
    constexpr double leaves = 25'048'957;
    std::uint64_t counted = 0;
    const double speed = millions_a_second(leaves, [&] { counted = ctlpgn::perft(start_position(), 4); });
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
