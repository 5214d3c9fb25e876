#include "games/common/perft_check.hpp"
#include "games/xiangqi/rules.hpp"
#include "reading.hpp"

using namespace ctlpgn;
using namespace ctlpgn::xiangqi_tests;

namespace {

constexpr std::uint64_t default_leaves = 100'000;
constexpr std::uint64_t long_leaves = 200'000'000;

} // namespace

static_assert(game_rules<xiangqi::rules>);

TEST_CASE("the trees of legal plies of xiangqi have the known numbers of leaves", "[xiangqi][perft]") {
    games_tests::check_perft<xiangqi::rules>("xiangqi", read_fen, 0, default_leaves);
}

TEST_CASE("the largest trees of legal plies of xiangqi have the known numbers of leaves",
          "[xiangqi][perft][.long]") {
    games_tests::check_perft<xiangqi::rules>("xiangqi", read_fen, default_leaves, long_leaves);
}

TEST_CASE("the start of xiangqi is that of its FEN", "[xiangqi]") {
    CHECK(xiangqi::start_position() ==
          read_fen("rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1"));
}
