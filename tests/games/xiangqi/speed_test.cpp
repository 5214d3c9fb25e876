#include "games/common/speed.hpp"
#include "games/xiangqi/rules.hpp"
#include "play/perft.hpp"

#include <catch2/catch.hpp>

using namespace ctlpgn;
using namespace ctlpgn::xiangqi;
using games_tests::millions_a_second;

TEST_CASE("speed of the tree count of xiangqi", "[xiangqi][.speed]") {
    std::uint64_t leaves = 0;
    const double speed = millions_a_second(3'290'240, [&] { leaves = perft(start_position(), 4); });
    CHECK(leaves == 3'290'240);
    WARN("perft: " << speed << " million leaves a second");
}
