// Slips that are no fault of the game: results, promotions and half-moves in other forms, positions, and what
// the fixes of each write.
#include "notations/diplomat/support.hpp"

#include <catch2/catch.hpp>

#include <string>
#include <string_view>

using namespace ctlpgn;
using namespace ctlpgn::diplomat_tests;

namespace {

std::string with_position(std::string_view position, std::string_view moves) {
    return std::string("[Variant \"Diplomat\"]\n[Setup \"")
        .append(position)
        .append("\"]\n\n")
        .append(moves)
        .append("\n*\n");
}

} // namespace

TEST_CASE("diplomat: results in other forms are read", "[diplomat][fixes]") {
    struct row {
        std::string_view written;
        std::string_view result;
    };
    for (const row& each :
         {row{"1 : 0", "1-0"}, row{"0 : 1", "0-1"}, row{"1/2 : 1/2", "1/2-1/2"}, row{"½ : ½", "1/2-1/2"},
          row{"½:½", "1/2-1/2"}, row{"0.5 : 0.5", "1/2-1/2"}, row{"0.5-0.5", "1/2-1/2"},
          row{"0,5 - 0,5", "1/2-1/2"}, row{"tablas", "1/2-1/2"}, row{"Taules", "1/2-1/2"},
          row{"remis", "1/2-1/2"}, row{"½", "1/2-1/2"}, row{"1.0", "1-0"}, row{"0.1", "0-1"},
          row{"1.0-0.0", "1-0"}, row{"0.0 - 1.0", "0-1"}}) {
        CAPTURE(each.written);
        const std::string text = std::string("1. d3, k3\n").append(each.written).append("\n");
        CHECK(names_of(text) == "foreign-result");
        CHECK(safely_fixed(text) == std::string("1. d3, k3\n").append(each.result).append("\n"));
    }
}

TEST_CASE("diplomat: other signs for = do not end in comments", "[diplomat][fixes]") {
    const std::string_view before = "White: Kd1 m2 Df1; Black: Kk2 g1 j2; white to move";
    for (const std::string_view written : {"1. m1(R)", "1. m1/R", "1. m1:R"}) {
        CAPTURE(written);
        const std::string text = with_position(before, written);
        CHECK(names_of(text) == "missing-equals-sign");
        CHECK(safely_fixed(text) == text);
        CHECK(boldly_fixed(text) == with_position(before, "1. m1=R"));
        CHECK(formatted(text) == text);
    }
    for (const std::string_view written : {"1. g1:w", "1. g1(w)", "1. g1/w"}) {
        CAPTURE(written);
        const std::string text = with_position(before, written);
        CHECK(names_of(text) == "missing-equals-sign");
        CHECK(safely_fixed(text) == text);
        CHECK(boldly_fixed(text) == with_position(before, "1. g1=w"));
    }
    // The colon is a sign of captures where a cell follows it.
    CHECK(names_of(with_position("White: Kd1 f2; Black: Kk1 Hg3; white to move", "1. f2:g3")) ==
          "foreign-capture-sign");
}

TEST_CASE("diplomat: words after = in any case", "[diplomat][fixes]") {
    const std::string_view before = "White: Kd1 Df1 m2; Black: Kk2 g1; white to move";
    const std::string colour = with_position(before, "1. g1=WHITE");
    CHECK(names_of(colour) == "capital-colour");
    CHECK(safely_fixed(colour) == with_position(before, "1. g1=white"));
    const std::string piece = with_position(before, "1. m1=ROOK");
    CHECK(names_of(piece) == "small-promotion");
    CHECK(safely_fixed(piece) == with_position(before, "1. m1=Rook"));
    const std::string unknown = with_position(before, "1. m1=Tower");
    CHECK(names_of(unknown) == "unknown-piece");
    CHECK(boldly_fixed(unknown) == with_position(before, "1. m1=Rook"));
}

TEST_CASE("diplomat: one unreadable half-move of White alone", "[diplomat]") {
    for (const std::string_view written : {"cxd", "pass", "null", "--", "!Ke1", "D=g1"}) {
        CAPTURE(written);
        const std::string text = std::string("1. d3, k3\n2. ").append(written).append("\n*\n");
        CHECK(names_of(text) == "unreadable-half-move");
        CHECK(boldly_fixed(text) == text);
    }
    constexpr std::string_view castlings = "1. d3, k3\n2. 0-0, O-O\n*\n";
    const std::vector<diagnostic> found = found_in(castlings);
    REQUIRE(!found.empty());
    CHECK(castlings.substr(found.front().begin, found.front().end - found.front().begin) == "0-0");
}

TEST_CASE("diplomat: a person's text stays a person's", "[diplomat][fixes]") {
    CHECK(boldly_fixed("1. d3, k3 : solid\n2. g2, h2\n*\n") == "1. d3, k3 {solid}\n2. g2, h2\n*\n");
    CHECK(boldly_fixed("1. d3, k3\n1-0 : Black lost on time\n") == "1. d3, k3\n1-0 {Black lost on time}\n");
    CHECK(boldly_fixed("1. d3 (better e3), k3\n*\n") == "1. d3, {better e3} k3\n*\n");
    CHECK(boldly_fixed("1. d3 N, k3\n*\n") == "1. d3, {N} k3\n*\n");
}

TEST_CASE("diplomat: a space between origin and target of a piece", "[diplomat][fixes]") {
    const std::string_view before = "White: Kd1 Re3 c2; Black: Kk1 j2; white to move";
    const std::string text = with_position(before, "1. Kd1 e1, Kk1 j1");
    CHECK(names_of(text) == "missing-hyphen missing-hyphen");
    CHECK(safely_fixed(text) == with_position(before, "1. Kd1-e1, Kk1-j1"));
    // No king goes so far, so the second cell is Black's.
    CHECK(names_of(with_position(before, "1. Kd2 j3")) == "moves-without-comma");
}

TEST_CASE("diplomat: words and letters of positions", "[diplomat][fixes]") {
    const std::string good = with_position("White: Kd1 c2 Rb2; Black: Kk1 j2; white to move", "1. c3, j3");
    struct row {
        std::string_view position;
        std::string_view found;
    };
    for (const row& each :
         {row{"white: Kd1 c2 Rb2; BLACK: Kk1 j2; White to move", "setup-word"},
          row{"White: Kd1 Pc2 Rb2; Black: Kk1 Pj2; white to move", "pawn-letter pawn-letter"}}) {
        CAPTURE(each.position);
        const std::string text = with_position(each.position, "1. c3, j3");
        CHECK(names_of(text) == each.found);
        CHECK(safely_fixed(text) == good);
    }
    CHECK(names_of(with_position("White: Kd1 Re3 k1; Black: Kk1 j2; white to move", "1. Rf3")) ==
          "cell-taken-twice");
    CHECK(names_of("[Variant \"Diplomat\"]\n[Setup \"\"]\n\n1. d3, k3\n*\n") == "missing-white-men");
}

TEST_CASE("diplomat: a position as PGN has it is not used", "[diplomat][fixes]") {
    const std::string_view rest = "White: Kd1 Re3 c2; Black: Kk1 j2; white to move\"]\n\n1. Rf3, Kk2\n*\n";
    const std::string text = std::string("[SetUp \"1\"]\n[FEN \"").append(rest);
    CHECK(names_of(text) == "foreign-position-tag");
    CHECK(boldly_fixed(text) == text);
    // The flag alone is no position.
    const std::string flag = "[SetUp \"1\"]\n\n1. d3, k3\n*\n";
    CHECK(names_of(flag) == "unknown-tag");
    CHECK(boldly_fixed(flag) == flag);
}

TEST_CASE("diplomat: another game is not linted", "[diplomat]") {
    for (const std::string_view named : {"Chess", "Xiangqi", "C'escacs", "standard"}) {
        const std::string text =
            std::string("[Variant \"").append(named).append("\"]\n\n1. e4 e5 2. Nf3 Nc6 *\n");
        CHECK(names_of(text) == "foreign-variant");
        CHECK(boldly_fixed(text) == text);
    }
    CHECK(boldly_fixed("[Variant \"Diplomacy\"]\n\n1. d3, k3\n*\n") ==
          "[Variant \"Diplomat\"]\n\n1. d3, k3\n*\n");
}

TEST_CASE("diplomat: wrong numbers before one that agrees with the count", "[diplomat][fixes]") {
    const std::string good =
        "1. d3, k3\n2. e-e3, l-l3\n3. Kd2, Kk2\n4. Re2, Rl2\n5. Kd1, Kk1\n6. Dg1, Dn1\n*\n";
    const auto numbered = [&good](std::string_view fourth, std::string_view fifth) {
        std::string text = good;
        text.replace(text.find("4."), 1, fourth).replace(text.find("5."), 1, fifth);
        return text;
    };
    CHECK(boldly_fixed(numbered("3", "4")) == good);
    CHECK(boldly_fixed(numbered("3", "5")) == good);
    CHECK(boldly_fixed(numbered("4", "4")) == good);
}
