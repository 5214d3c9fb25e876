// Slips that used to be reported wrongly, or not at all.
#include "ctlpgn/reader.hpp"
#include "notations/diplomat/support.hpp"

#include <catch2/catch.hpp>

#include <string>
#include <string_view>

using namespace ctlpgn;
using namespace ctlpgn::diplomat_tests;

TEST_CASE("diplomat: consequences of a wrong ply are not reported", "[diplomat][causes]") {
    constexpr std::string_view alone[] = {
        "1. d3, Kb3\n2. g2, h2\n3. Dg1, Dn1\n*\n", "1. d3, kb3\n2. g2, h2\n3. Dg1, Dn1\n*\n",
        "[Setup \"White: Kd1 Hd3; Black: Kk1; white to move\"]\n\n1. Hk2, Kk2\n*\n",
        "1. d3, k3\n2. g2, Dh2\n3. Dg1, Dn1\n*\n", "1. d3, k3\n2. Hh2, h2\n3. Dg1, Dn1\n*\n"};
    for (const std::string_view written : alone) {
        CAPTURE(written);
        CHECK(names_of(written) == "against-movement");
        CHECK(safely_fixed(written) == written);
    }
    // Independent faults are reported.
    CHECK(names_of("1. d3, k3\n2. g2, Dh2\n3. Dk2, Dn1\n*\n").starts_with("against-movement "));
    // The players had another position before an impossible ply, and so perhaps a check.
    CHECK(names_of("1. d3+, k3\n2. g2, Dh2\n*\n") == "against-movement");
    CHECK(names_of("1. d3+, k3\n2. g2, h2\n*\n") == "check-sign-without-check");
}

TEST_CASE("diplomat: an asterisk of italics does not end a game", "[diplomat][causes]") {
    CHECK(names_of("*1. d3, k3*\n*2. g2, h2*\n") == "markup");
    CHECK(safely_fixed("*1. d3, k3*\n*2. g2, h2*\n") == "1. d3, k3\n2. g2, h2\n");
    CHECK(boldly_fixed("**1. d3, k3**\n\n*2. g2, h2*\n") == "1. d3, k3\n\n2. g2, h2\n");
    CHECK(names_of("1. d3, k3\n*\n") == "");
    // Both readings recognise the same result.
    for (const std::string_view written :
         {"*1. d3, k3*\n", "1. d3, k3 {*2. x} *\n", "1. d3, k3 *2. g2, h2 *\n", "1. d3, k3*\n"}) {
        CAPTURE(written);
        CHECK(in_diplomat().accepts(written, {}) == names_of(written, check_level::syntax).empty());
    }
}

TEST_CASE("diplomat: no comment hides a tag or a result", "[diplomat][causes]") {
    constexpr std::string_view tag = "[Variant \"Diplomat\"]\nWhite \"Alba\"]\n\n1. d3, k3\n";
    CHECK(names_of(tag) == "plain-tag");
    CHECK(safely_fixed(tag) == "[Variant \"Diplomat\"]\n[White \"Alba\"]\n\n1. d3, k3\n");
    for (const std::string_view written :
         {"\"Diplomat\"]\n\n1. d3, k3\n", "1. d3, k3\n10-\n", "1. d3, k3\n1-\n0\n"}) {
        CAPTURE(written);
        CHECK(boldly_fixed(written) == written);
    }
}

TEST_CASE("diplomat: commas, comments and numbers", "[diplomat][causes]") {
    const auto source = open_text("1. d3, k3\n(1. {g} c3)\n2. g2, h2\n");
    game_reader games(*source, in_diplomat(), {}, check_level::legal);
    const game* const read = games.next();
    REQUIRE(read != nullptr);
    REQUIRE(read->variations.size() == 1);
    const ply& first = read->plies[read->variations[0].line.first_ply];
    CHECK(first.player == ctlpgn::side::white);
    CHECK(first.number == 1);
    CHECK(names_of("1. d3, k3\n(1. {g} c3)\n2. g2, h2\n") == "early-comment");
    CHECK(names_of("1. d3, k3\n(1. ... ,m3)\n2. g2, h2\n") == "uneven-spacing");
    CHECK(safely_fixed("1. d3, k3\n(1. ... ,m3)\n2. g2, h2\n") == "1. d3, k3\n(1. ..., m3)\n2. g2, h2\n");
    CHECK(safely_fixed("1. d3,k3;2. g2,h2;3. Dg1,Dn1\n") == "1. d3, k3 2. g2, h2 3. Dg1, Dn1\n");
    CHECK(names_of("1. d3, k3 {open\n2. g2, h2 {closed}\n3. Dg1, Dn1\n") == "swallowed-moves");
    // Nothing after the brace proves that the moves before it belong to the game.
    CHECK(names_of("1. d3, k3\n2. g2, h2\n3. Dg1 {open, Dn1\n4. c3, m3 {closed}\n") == "");
}

TEST_CASE("diplomat: letters and tags", "[diplomat][causes]") {
    CHECK(safely_fixed("1. d3, k3\n2. pg2, h2\n") == "1. d3, k3\n2. g2, h2\n");
    CHECK(safely_fixed("Date: 2003-11-08\nWhite: Alba\n\n1. d3, k3\n") ==
          "[Date \"2003.11.08\"]\n[White \"Alba\"]\n\n1. d3, k3\n");
    CHECK(boldly_fixed("[White \"A\"]\n[Black \"D]\n\n1. d3, k3\n") ==
          "[White \"A\"]\n[Black \"D\"]\n\n1. d3, k3\n");
    CHECK(boldly_fixed("[Wihte \"A\"]\n\n1. d3, k3\n") == "[White \"A\"]\n\n1. d3, k3\n");
}

TEST_CASE("diplomat: a letter that the board does not confirm is not respelled", "[diplomat][causes]") {
    // Dg2 without its radius: a pawn is on d2.
    for (const std::string_view written : {"1. g2, h2\n2. D2, k3\n*\n", "1. g2, h2\n2. K2, k3\n*\n"}) {
        CAPTURE(written);
        CHECK(names_of(written).find(' ') == std::string::npos);
        CHECK(names_of(written) != "capital-cell");
        CHECK(safely_fixed(written) == written);
    }
}

TEST_CASE("diplomat: nothing is said of marks after a wrong half-move", "[diplomat][causes]") {
    CHECK(names_of("1. d3, k3\n2. g2, Dh2\n3. Dg1+, Dn1++\n*\n") == "against-movement");
    CHECK(names_of("1. d3, k3\n2. g2, h2\n3. Dg1+, Dn1\n*\n") == "check-sign-without-check");
}

TEST_CASE("diplomat: a half-move, a line or an order that is lost is one fault", "[diplomat][causes]") {
    CHECK(names_of("1. d3, \n2. f3, k3\n*\n") == "lonely-comma");
    CHECK(names_of("1. d3, k3\n3. Dg1, Dn1\n4. e3, l3\n*\n") == "wrong-number");
    CHECK(names_of("1. d3, k3\n3. Dg1, Dn1\n2. g2, h2\n4. e3, l3\n*\n") == "wrong-number");
    CHECK(safely_fixed("1. d3, k3\n2. D g2, h2\n3. Dx h2, l3\n*\n").find("Dxh2") != std::string::npos);
}

TEST_CASE("diplomat: a third half-move is not the next move if that has its number", "[diplomat][causes]") {
    for (const std::string_view written :
         {"1. Ha3, Hh3 Hh3\n2. Dg1, Dn1\n*\n", "1. Ha3, Hh3 Ha3\n2. Dg1, Dn1\n*\n",
          "1. Ha3, Hh3\n2. Dg1, Dn1, e3\n3. l3, Re2\n*\n"}) {
        CAPTURE(written);
        CHECK(names_of(written) == "unexpected-text");
        CHECK(boldly_fixed(written) == written);
    }
    CHECK(safely_fixed("1. Ha3, Hh3 Dg1, Dn1\n3. e3, l3\n*\n") == "1. Ha3, Hh3 2. Dg1, Dn1\n3. e3, l3\n*\n");
}

TEST_CASE("diplomat: a semicolon before the next number parts moves, also without commas",
          "[diplomat][causes]") {
    CHECK(safely_fixed("1. Ha3, Hh3; good\n*\n") == "1. Ha3, Hh3 {good}\n*\n");
    CHECK(boldly_fixed("1. Ha3, Hh3; White resigns\n") == "1. Ha3, Hh3; White resigns\n");
    CHECK(safely_fixed("1. Ha3 Hh3; 2. Dg1 Dn1; 3. e3 l3\n*\n") == "1. Ha3, Hh3 2. Dg1, Dn1 3. e3, l3\n*\n");
}

TEST_CASE("diplomat: the end of a comment with a comment inside is not enclosed again",
          "[diplomat][causes]") {
    for (const std::string_view written :
         {"1. d3, k3 {agreed {both} tired}\n2. g2, h2\n*\n", "1. d3, k3\n1/2-1/2 {agreed {both} tired}\n"}) {
        CAPTURE(written);
        CHECK(found_in(written).size() == 1);
        CHECK(boldly_fixed(written) == written);
    }
    CHECK(names_of("1. d3, k3\n1/2-1/2 {agreed {both} tired}\n") == "text-after-result");
}

TEST_CASE("diplomat: T is not the rook where R may be the king", "[diplomat][causes]") {
    CHECK(boldly_fixed("1. e3, l3\n2. Te2, Tl2\n*\n") == "1. e3, l3\n2. Re2, Rl2\n*\n");
    const std::string_view of_kings = "1. e3, l3\n2. Te2, Tl2\n3. Re1, Rl1\n*\n";
    CHECK(boldly_fixed(of_kings) == of_kings);
}
