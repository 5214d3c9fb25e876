// Games in canonical form, and through JSON.
#include "support.hpp"

#include <catch2/catch.hpp>

using namespace ctlpgn;
using namespace ctlpgn::diplomat_tests;

TEST_CASE("Diplomat: games are written one move per line, as short as the board allows", "[diplomat]") {
    CHECK(formatted("1. d2-d3,   k2-k3 2. f2-g2 {Around.} 2. ..., m2-n2 *") ==
          "1. d3, k3\n2. g2\n{Around.}\n2. ..., n2\n*\n");
    CHECK(formatted("1. d3 k3") == "1. d3, k3\n");
    CHECK(formatted("1. d3! $7, k3") == "1. d3! $7, k3\n");
    CHECK(formatted("1. d3, {first} k3") == "1. d3\n{first}\n1. ..., k3\n");
}

TEST_CASE("Diplomat: unreadable text is unchanged", "[diplomat]") {
    CHECK(formatted("1. Qd3, k3\n") == "1. Qd3, k3\n");
    CHECK(formatted("1. d3,  k3 what is this\n") == "1. d3,  k3 what is this\n");
}

TEST_CASE("Diplomat: formatting a formatted game changes nothing", "[diplomat]") {
    const std::string once =
        formatted("[Event \"x\"] 1.d3 k3 (1. ..., l3 (1. ..., j3)) 2. f3 ; quiet\n2... m3 1/2-1/2 {End.}");
    CHECK(formatted(once) == once);
    CHECK(names_of(once) == "");
}

TEST_CASE("Diplomat: a ply that contradicts the board is written as read", "[diplomat]") {
    for (const char* const text :
         {"1. g2-g3, k3\n2. a-a3, xd2\n", "1. b1-a3, k3\n", "1. Hxa3, k3\n",
          "[Setup \"White: Kd1 Df1; Black: Kk1 g1; white to move\"]\n\n1. f1-g1=b\n"}) {
        INFO(text);
        CHECK(formatted(text) == text);
    }
}

TEST_CASE("Diplomat: to JSON and back", "[diplomat]") {
    for (const char* const text :
         {"1. d3, k3\n2. g2, h2\n*\n",
          "[Event \"x\"]\n\n1. d3!, k3\n(1. c3)\n(1. ..., l3 $10)\n{End.}\n1-0\n",
          "[Setup \"White: Kd1 Df1; Black: Kk1 g1; white to move\"]\n\n1. g1=w, Kk2\n",
          "[Setup \"White: Kd1 Ra2 Rb3; Black: Kk1; white to move\"]\n\n1. Rb1++\n1-0\n",
          "[Setup \"White: Kd1 m2; Black: Kg3; white to move\"]\n\n1. m1=R\n"}) {
        INFO(text);
        CHECK(through_json(text) == text);
    }
}
