#include "notations/ctl_pgn/board/support.hpp"

#include <catch2/catch.hpp>

using namespace ctlpgn;
using namespace ctlpgn::board_tests;

namespace {

std::string with_redefine(const std::string& value, const std::string& moves,
                          const std::string& position = {}) {
    std::string text = game_text(moves, position);
    return text.insert(text.find("\n[PDTL") != std::string::npos ? text.find("[PDTL") : text.find("\n\n") + 1,
                       "[Redefine \"" + value + "\"]\n");
}

using codes = std::vector<std::string>;

} // namespace

TEST_CASE("an undeclared letter is reported once, with its declaration", "[letters]") {
    const auto found = diagnostics_in(game_text("1. BF6-I15, BF22-I13\n2. BI15-F6 :"));
    REQUIRE(found.size() == 1);
    CHECK(code_text(found[0].id) == "B031");
    CHECK(found[0].message.find("[Redefine \"B@J\"] (3 times in this game)") != std::string::npos);
}

TEST_CASE("letters follow Redefine", "[letters]") {
    CHECK(codes_in(with_redefine("B@J, Q@D", "1. BF6-I15, BF22-I13 :")).empty());
    CHECK(codes_in(with_redefine("B@J, Q@D", "1. JF6-I15, BF22-I13 :")) == codes{"B032"});
    CHECK(codes_in(with_redefine("B@J", "1. AF6-I15 :")) == codes{"B032"});
    CHECK(codes_in(with_redefine("nonsense", "1. AF6-I15 :")).empty());
}

TEST_CASE("the castling prefix and the position follow Redefine", "[letters]") {
    const std::string standard = "/27:k1/3:3R/1:1K/ w KR- - 0 1";
    const std::string catalan = "/27:k1/3:3T/1:1K/ w KT- - 0 1";
    CHECK(codes_in(game_text("1. KTK-II :", standard)) == codes{"B032"}); // the position has R
    CHECK(codes_in(with_redefine("T@R", "1. KTK-II :", catalan)).empty());
    CHECK(codes_in(with_redefine("T@R", "1. KRK-II :", catalan)) == codes{"B032"});
    CHECK(codes_in(with_redefine("T@R", "1. KTK-II :", standard)) == codes{"B032"});
    // The queen's side is named by a letter that Q@D leaves alone.
    CHECK(codes_in(with_redefine("Q@D", "1. KRD-DD :", "/27:k1/3:R3/1:1K/ w RK- - 0 1")).empty());
}

TEST_CASE("figures need FAN, and FAN figures", "[letters]") {
    CHECK(codes_in(game_text("1. ♗F6-I15, ♝F22-I13 :")) == codes{"B033"});
    CHECK(codes_in(with_redefine("FAN", "1. ♗F6-I15, ♝F22-I13 :")).empty());
    CHECK(codes_in(with_redefine("FAN", "1. ♗F6-I15, ♗F22-I13 :")).empty()); // White's represent both
    CHECK(codes_in(with_redefine("FAN", "1. JF6-I15, JF22-I13 :")) == codes{"B034"});
    CHECK(codes_in(with_redefine("FAN", "1. ♝F6-I15 :")) == codes{"B035"});
    CHECK(codes_in(with_redefine("FAN", "1. ♗F6-K18, E21-E17\n2. ♗K18×☗H24+ :")).empty());
    CHECK(codes_in(with_redefine("FAN", "1. ♔♖♔-II :", "/27:♚1/3:3♖/1:1♔/ w ♔♖- - 0 1")).empty());
    CHECK(codes_in(with_redefine("FAN", "1. KRK-II :", "/27:♚1/3:3♖/1:1♔/ w ♔♖- - 0 1")) == codes{"B034"});
}
