#include "games/xiangqi/rules.hpp"
#include "reading.hpp"

#include <catch2/catch.hpp>

using namespace ctlpgn::xiangqi;
using namespace ctlpgn::xiangqi_tests;

namespace {

void check_only_fault(const std::string& fen, set_up_fault fault, const std::string& where, piece what) {
    INFO(fen);
    const std::vector<set_up_finding> found = check_set_up(read_fen(fen));
    REQUIRE(found.size() == 1);
    CHECK(found[0].fault == fault);
    CHECK(found[0].at == (where == "-" ? point{} : point_named(where)));
    CHECK(found[0].what == what);
}

constexpr piece red(piece_kind kind) {
    return {side::red, kind};
}
constexpr piece black(piece_kind kind) {
    return {side::black, kind};
}

} // namespace

TEST_CASE("xiangqi: each fault of a set-up is found separately", "[xiangqi][set_up]") {
    using enum set_up_fault;
    check_only_fault("3k5/9/9/9/9/9/9/9/9/9 w - - 0 1", king_missing, "-", red(piece_kind::king));
    check_only_fault("3k5/9/9/9/9/9/9/9/4K4/4K4 w - - 0 1", several_kings, "e1", red(piece_kind::king));
    check_only_fault("3k5/9/9/9/9/9/9/9/6K2/9 w - - 0 1", king_outside_palace, "g1", red(piece_kind::king));
    check_only_fault("4k4/9/9/9/9/9/9/9/9/4K4 w - - 0 1", kings_face, "e0", red(piece_kind::king));
    check_only_fault("3k5/9/3R5/9/9/9/9/9/9/4K4 w - - 0 1", opponent_in_check, "d9", black(piece_kind::king));
    check_only_fault("3k5/3a5/9/9/9/9/9/9/9/4K4 w - - 0 1", guard_off_points, "d8", black(piece_kind::guard));
    check_only_fault("3k5/9/9/9/4B4/9/9/9/9/4K4 w - - 0 1", elephant_off_points, "e5",
                     red(piece_kind::elephant));
    check_only_fault("3k5/9/9/9/9/9/9/9/P8/4K4 w - - 0 1", pawn_off_points, "a1", red(piece_kind::pawn));
    check_only_fault("3k5/9/9/9/9/9/1P7/9/9/4K4 w - - 0 1", pawn_off_points, "b3", red(piece_kind::pawn));
    check_only_fault("3k5/9/9/9/9/9/9/RRR6/9/4K4 w - - 0 1", too_many, "-", red(piece_kind::rook));
    check_only_fault("3k5/9/9/9/9/9/9/9/9/4K4 w - - 9 1", clock_above_moves, "-", red(piece_kind::king));
    CHECK(check_set_up(read_fen("3k5/9/9/9/1P7/P8/9/9/9/4K4 w - - 0 1")).empty());
    CHECK(check_set_up(start_position()).empty());
    CHECK(prevents_play(opponent_in_check));
    CHECK_FALSE(prevents_play(pawn_off_points));
}
