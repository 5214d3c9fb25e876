// What the fixes make of a text: nothing that is not meant.
#include "ctlpgn/fixing.hpp"
#include "notations/diplomat/support.hpp"

#include <catch2/catch.hpp>

#include <string>
#include <string_view>

using namespace ctlpgn;
using namespace ctlpgn::diplomat_tests;

namespace {

struct slip {
    std::string_view written;
    std::string_view found;
    std::string_view safe;   // what the safe fixes make of it
    std::string_view unsafe; // and all fixes
};

void check(const slip& each) {
    CAPTURE(each.written);
    CHECK(names_of(each.written) == each.found);
    CHECK(apply_fixes(each.written, in_diplomat()) == each.safe);
    CHECK(apply_fixes(each.written, in_diplomat(), {}, {.unsafe = true}) == each.unsafe);
}

} // namespace

TEST_CASE("diplomat: moves in a comment that was left open are moves", "[diplomat][fixes]") {
    constexpr std::string_view written = "1. d3, k3 {Usual.\n2. g2, h2 {Good.}\n0-1\n";
    check({written, "unclosed-comment", written, "1. d3, k3 {Usual.}\n2. g2, h2 {Good.}\n0-1\n"});
    constexpr std::string_view to_the_end = "1. d3, k3 {Usual.\n2. g2, h2\n0-1\n";
    check({to_the_end, "unclosed-comment", to_the_end, "1. d3, k3 {Usual.}\n2. g2, h2\n0-1\n"});
    CHECK(names_of("1. d3, k3 {Not\n2. g2, h2 {so} here.}\n") != "unclosed-comment");
}

TEST_CASE("diplomat: semicolons between moves hide none", "[diplomat][fixes]") {
    constexpr std::string_view good = "1. d3, k3 2. g2, h2\n*\n";
    check({"1. d3, k3; 2. g2, h2;\n*\n", "stray-separator stray-separator", good, good});
    constexpr std::string_view variation = "1. d3, k3 (1. e3, l3)\n*\n";
    check({"1. d3, k3 (1. e3; l3)\n*\n", "stray-separator", variation, variation});
    constexpr std::string_view doubtful = "1. d3, k3 ; e3 was better\n*\n";
    check({doubtful, "line-comment", doubtful, "1. d3, k3 {e3 was better}\n*\n"});
}

TEST_CASE("diplomat: a small letter that can be no radius is that of a piece", "[diplomat][fixes]") {
    check({"1. ha3, k3\n*\n", "small-piece-letter", "1. Ha3, k3\n*\n", "1. Ha3, k3\n*\n"});
    constexpr std::string_view contradicted = "1. dc1, k3\n*\n";
    CHECK(names_of(contradicted) == "missing-hyphen own-piece-on-target");
    CHECK(formatted(contradicted) == contradicted);
    // That no pawn goes so is said, and by whom it was meant.
    constexpr std::string_view by_diplomat =
        "[Setup \"White: Kd1 De1; Black: Kk1 n3; white to move\"]\n\n1. dd2\n";
    check({by_diplomat, "no-such-mover", by_diplomat,
           "[Setup \"White: Kd1 De1; Black: Kk1 n3; white to move\"]\n\n1. Dd2\n"});
    constexpr std::string_view reversed = "1. d3, k3\n2. gD1, h2\n*\n";
    check({reversed, "unreadable-half-move", reversed, "1. d3, k3\n2. Dg1, h2\n*\n"});
}

TEST_CASE("diplomat: results are read as people write them", "[diplomat][fixes]") {
    const auto ends = [](std::string_view written) {
        return apply_fixes(std::string("1. d3, k3\n").append(written), in_diplomat()).substr(10);
    };
    CHECK(ends("0:1\n") == "0-1\n");
    CHECK(ends("1/2\n") == "1/2-1/2\n");
    CHECK(ends("O-1\n") == "0-1\n");
    CHECK(ends("0–1\n") == "0-1\n");
    CHECK(ends("０-１\n") == "0-1\n");
    CHECK(ends("Black wins\n") == "0-1\n");
    CHECK(ends("White resigned\n") == "{White resigned} 0-1\n");
    CHECK(ends("1-1\n") == "1-1\n");
    constexpr std::string_view contradicted = "[Result \"1-0\"]\n\n1. d3, k3\nBlack wins\n";
    CHECK(apply_fixes(contradicted, in_diplomat()) == contradicted);
}

TEST_CASE("diplomat: what stands about a result begins no other game", "[diplomat][fixes]") {
    CHECK(names_of("1. d3, k3\n1-0 *\n") == "text-after-result");
    CHECK(names_of("1. d3, k3\n*\n[White \"Alba\"]\n") == "misplaced-tag");
    CHECK(names_of("1. d3, k3\n*\n\n1. e3, l3\n*\n") == "");
    constexpr std::string_view words = "1. d3, k3\n0-1 (White resigned)\n";
    check({words, "text-after-result", words, "1. d3, k3\n0-1 {White resigned}\n"});
    constexpr std::string_view good = "1. d3, k3\n2. g2, h2\n1-0\n";
    check({"* 1. d3, k3\n* 2. g2, h2\n1-0\n", "line-signs", good, good});
    constexpr std::string_view of_c = "1. d3, k3 /* good */\n2. g2, h2\n";
    check({of_c, "unexpected-text", of_c, "1. d3, k3 {good}\n2. g2, h2\n"});
}

TEST_CASE("diplomat: dates and results of tags are written as the format has them", "[diplomat][fixes]") {
    constexpr std::string_view good = "[Date \"2003.11.08\"]\n[Result \"0-1\"]\n\n1. d3, k3\n0-1\n";
    check({"[Date \"8/11/2003\"]\n[Result \"0:1\"]\n\n1. d3, k3\n0-1\n", "unclear-date foreign-result-tag",
           "[Date \"8/11/2003\"]\n[Result \"0-1\"]\n\n1. d3, k3\n0-1\n", good});
    check({"[Date \"2003-11-8\"]\n[Result \"Black won\"]\n\n1. d3, k3\n0-1\n",
           "unclear-date foreign-result-tag", good, good});
    // The result after the moves counts.
    constexpr std::string_view differing = "[Result \"1:0\"]\n\n1. d3, k3\n0-1\n";
    check({differing, "foreign-result-tag result-differs-from-tag", differing,
           "[Result \"0-1\"]\n\n1. d3, k3\n0-1\n"});
    constexpr std::string_view unclear = "[Date \"8 November 2003\"]\n[Result \"won\"]\n\n1. d3, k3\n*\n";
    check({unclear, "unclear-date foreign-result-tag", unclear,
           "[Date \"8 November 2003\"]\n[Result \"*\"]\n\n1. d3, k3\n*\n"});
}
