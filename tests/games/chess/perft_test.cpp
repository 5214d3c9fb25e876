#include "games/chess/rules.hpp"
#include "games/common/perft_check.hpp"
#include "reading.hpp"

using namespace ctlpgn;
using namespace ctlpgn::chess_tests;

namespace {

constexpr std::uint64_t default_leaves = 500'000;
constexpr std::uint64_t long_leaves = 1'000'000'000;

} // namespace

static_assert(game_rules<chess::rules>);

TEST_CASE("the trees of legal plies of chess have the known numbers of leaves", "[chess][perft]") {
    games_tests::check_perft<chess::rules>("chess", read_settled_fen, 0, default_leaves);
}

TEST_CASE("the largest trees of legal plies of chess have the known numbers of leaves",
          "[chess][perft][.long]") {
    games_tests::check_perft<chess::rules>("chess", read_settled_fen, default_leaves, long_leaves);
}

TEST_CASE("the start of chess is that of its FEN", "[chess]") {
    CHECK(chess::start_position() == read_fen("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"));
    CHECK(chess::has_orthodox_castling(chess::start_position()));
}

TEST_CASE("starts of Chess960 are found by their numbers", "[chess]") {
    CHECK(write_fen(chess::chess960_start(0)) == "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w FHfh - 0 1");
    CHECK(write_fen(chess::chess960_start(959)) ==
          "rkrnnqbb/pppppppp/8/8/8/8/PPPPPPPP/RKRNNQBB w ACac - 0 1");
    CHECK_FALSE(chess::has_orthodox_castling(chess::chess960_start(0)));
}
