#include "notations/ctl_pgn/board/support.hpp"

#include <catch2/catch.hpp>

using namespace ctlpgn;
using namespace ctlpgn::board_tests;

namespace {

using codes = std::vector<std::string>;

codes faults(const std::string& position, const std::string& moves = "1. F8-F10 :") {
    return codes_in(game_text(moves, position));
}

} // namespace

TEST_CASE("sound positions have no faults", "[positions]") {
    CHECK(faults("/27:1k/20:3p3/8:3P3/1:1K/ w -- - 0 1").empty());
    CHECK(faults("/27:1k/20:3p3/8:3P3/1:1K/ w -- F20@22 0 1").empty());
    CHECK(faults("/28:v/27:dk/26:gjg/25:rnnr/24:pejep/23:ppeepp/22:2pjp2/21:3pp3/20:3p3/8:3P3/7:3PP3/6:2PJP2/"
                 "5:PPEEPP/"
                 "4:PEJEP/3:RNNR/2:GJG/1:DK/0:V/ w RKRrkr - 0 1")
              .empty());
}

TEST_CASE("faults that depend on misfitting lines are not reported", "[positions]") {
    CHECK(faults("/27:k/20:3p3/8:3P3/1:1K/ w Kk - 0 1") == codes{"P001"});
    CHECK(faults("/20:3p3/27:1k/8:3P3/1:1K/ w -- - 0 1") == codes{"P003"});
}

TEST_CASE("one fault of a position is one finding", "[positions]") {
    // A king that is missing has no right to castle either.
    CHECK(faults("/20:3p3/8:3P3/1:1K/ w -rkr - 0 1") == codes{"P005"});
    CHECK(faults("/27:1k/20:3p3/8:3P3/1:K1/ w RKR- - 0 1") == codes{"P009"});
    CHECK(faults("/27:1k/20:3p3/8:3P3/1:1K/ w RKR- - 0 1") == codes{"P010"});
    CHECK(faults("/27:1k/20:3p3/8:3P3/6:J6/5:J5/4:J4/3:J3/1:1K/ w -- - 0 1") == codes{"P007"});
    CHECK(faults("/27:1k/24:2p2/22:3p3/20:3p3/8:3P3/1:1K/ w -- F20@22 0 1") == codes{"P013"});
}

TEST_CASE("a position agrees with the moves", "[positions]") {
    const std::string board = "/27:1k/20:3p3/8:3P3/1:1K/";
    CHECK(faults(board + " b -- - 0 1") == codes{"P015"});
    CHECK(faults(board + " w -- - 0 7") == codes{"P016"});
    CHECK(faults(board + " w -- - 0 7", "7. F8-F10 :").empty());
    CHECK(faults(board + " w -- - 0 ?", "1? F8-F10 :").empty());
    CHECK(faults(board + " w -- - 0 ?", "1. F8-F10 :") == codes{"P016"});
    CHECK(faults(board + " w -- - 0 1", "1? F8-F10 :") == codes{"P016"});
    CHECK(faults(board + " b -- - 0 3", "3. …, F20-F18 :").empty());
    // The turn is the only fault, although every ply is the other side's.
    CHECK(faults(board + " b -- - 0 1", "1. F8-F10, F20-F18\n2. F10-F12 :") == codes{"P015"});
}

TEST_CASE("positions under FAN and with other letters are the same", "[positions]") {
    const auto one = positions_in(game_text("1. F8-F10 :", "/27:1k/20:3p3/8:3P3/5:B5/1:1K/ w -- - 0 1"));
    const auto other = positions_in(game_text("1. F8-F10 :", "/27:1♚/20:3♟3/8:3♙3/5:♗5/1:1♔/ w -- - 0 1"));
    CHECK(one == other);
    CHECK(one[0] == "/27:1k/20:3p3/10:3P3/5:J5/1:1K/ b -- - 0 1");
}
