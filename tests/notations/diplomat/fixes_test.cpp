// The results of fixes, which must be what was meant.
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
    std::string_view safe;   // the result of safe fixes
    std::string_view unsafe; // and all fixes
};

void check(const slip& each) {
    CAPTURE(each.written);
    CHECK(names_of(each.written) == each.found);
    CHECK(apply_fixes(each.written, in_diplomat()) == each.safe);
    CHECK(apply_fixes(each.written, in_diplomat(), {}, {.unsafe = true}) == each.unsafe);
}

} // namespace

TEST_CASE("diplomat: moves in an unclosed comment are read", "[diplomat][fixes]") {
    constexpr std::string_view written = "1. d3, k3 {Usual.\n2. g2, h2 {Good.}\n3. Dg1, Dn1\n0-1\n";
    check({written, "swallowed-moves", written, "1. d3, k3 {Usual.}\n2. g2, h2 {Good.}\n3. Dg1, Dn1\n0-1\n"});
    // It may contain all of that.
    CHECK(names_of("1. d3, k3 {Usual.\n2. g2, h2 {Good.}\n0-1\n") == "");
    constexpr std::string_view to_the_end = "1. d3, k3 {Usual.\n2. g2, h2\n0-1\n";
    check({to_the_end, "unclosed-comment", to_the_end, "1. d3, k3 {Usual.}\n2. g2, h2\n0-1\n"});
    CHECK(names_of("1. d3, k3 {Not\n2. g2, h2 {so} here.}\n") != "unclosed-comment");
}

TEST_CASE("diplomat: semicolons between moves do not hide moves", "[diplomat][fixes]") {
    constexpr std::string_view good = "1. d3, k3 2. g2, h2\n*\n";
    check({"1. d3, k3; 2. g2, h2;\n*\n", "stray-separator stray-separator", good, good});
    constexpr std::string_view variation = "1. d3, k3 (1. e3, l3)\n*\n";
    check({"1. d3, k3 (1. e3; l3)\n*\n", "stray-separator", variation, variation});
    constexpr std::string_view doubtful = "1. d3, k3 ; e3 was better\n*\n";
    check({doubtful, "line-comment", doubtful, "1. d3, k3 {e3 was better}\n*\n"});
}

TEST_CASE("diplomat: a small letter that is not a radius is a piece", "[diplomat][fixes]") {
    check({"1. ha3, k3\n*\n", "small-piece-letter", "1. Ha3, k3\n*\n", "1. Ha3, k3\n*\n"});
    constexpr std::string_view contradicted = "1. dc1, k3\n*\n";
    CHECK(names_of(contradicted) == "own-piece-on-target");
    CHECK(formatted(contradicted) == contradicted);
    // The impossible pawn move is reported, with the side that was meant.
    constexpr std::string_view by_diplomat =
        "[Setup \"White: Kd1 De1; Black: Kk1 n3; white to move\"]\n\n1. dd2\n";
    check({by_diplomat, "no-such-mover", by_diplomat,
           "[Setup \"White: Kd1 De1; Black: Kk1 n3; white to move\"]\n\n1. Dd2\n"});
    constexpr std::string_view reversed = "1. d3, k3\n2. gD1, h2\n*\n";
    check({reversed, "unreadable-half-move", reversed, "1. d3, k3\n2. Dg1, h2\n*\n"});
}

TEST_CASE("diplomat: results in people's words are read", "[diplomat][fixes]") {
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

TEST_CASE("diplomat: no result is hidden in a comment", "[diplomat][fixes]") {
    for (const std::string_view result : {"I-0", "I-O", "1,0"}) {
        CAPTURE(result);
        const std::string written = std::string("1. d3, k3\n").append(result).append("\n");
        check({written, "unexpected-text", written, "1. d3, k3\n1-0\n"});
    }
    constexpr std::string_view amid = "1. d3, k3 0,1 2. g2, h2\n*\n";
    check({amid, "unexpected-text", amid, amid});
}

TEST_CASE("diplomat: words about a result do not begin another game", "[diplomat][fixes]") {
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

TEST_CASE("diplomat: dates and results in tags get the prescribed form", "[diplomat][fixes]") {
    constexpr std::string_view good = "[Date \"2003.11.08\"]\n[Result \"0-1\"]\n\n1. d3, k3\n0-1\n";
    check({"[Date \"8/11/2003\"]\n[Result \"0:1\"]\n\n1. d3, k3\n0-1\n", "unclear-date foreign-result-tag",
           "[Date \"8/11/2003\"]\n[Result \"0-1\"]\n\n1. d3, k3\n0-1\n",
           "[Date \"8/11/2003\"]\n[Result \"0-1\"]\n\n1. d3, k3\n0-1\n"});
    check({"[Date \"2003-11-8\"]\n[Result \"Black won\"]\n\n1. d3, k3\n0-1\n",
           "unclear-date foreign-result-tag", good, good});
    // The result after the moves counts.
    constexpr std::string_view differing = "[Result \"1:0\"]\n\n1. d3, k3\n0-1\n";
    check({differing, "foreign-result-tag result-differs-from-tag", differing,
           "[Result \"0-1\"]\n\n1. d3, k3\n0-1\n"});
    constexpr std::string_view unclear = "[Date \"8 November 2003\"]\n[Result \"won\"]\n\n1. d3, k3\n*\n";
    check({unclear, "unclear-date foreign-result-tag",
           "[Date \"2003.11.08\"]\n[Result \"won\"]\n\n1. d3, k3\n*\n",
           "[Date \"2003.11.08\"]\n[Result \"*\"]\n\n1. d3, k3\n*\n"});
}

TEST_CASE("diplomat: no fix gives a ply to the other side", "[diplomat][fixes]") {
    constexpr std::string_view of_black = "1. d3, k3\n2. , l-l3\n3. f3, m3\n";
    check({of_black, "missing-white-half-move", of_black, of_black});
    CHECK(formatted(of_black) == of_black);
    constexpr std::string_view white_begins = "1. , k3\n";
    check({white_begins, "missing-white-half-move", white_begins, white_begins});
    // A variation without a number replaces the ply before it, if the board agrees.
    constexpr std::string_view reply = "1. d3, k3\n(1. ..., l3)\n";
    check({"1. d3, k3\n(l3)\n", "move-without-number", reply, reply});
    constexpr std::string_view of_white = "1. d3, k3\n(e3)\n";
    check({of_white, "move-without-number no-mover-reaches", of_white, of_white});
    constexpr std::string_view three = "1. d3, k3\n(e3)\n(l3)\n(j3)\n";
    check({three, "move-without-number no-mover-reaches", three, three});
    constexpr std::string_view pair = "1. d3, k3\n(1. e3, l3)\n";
    check({"1. d3, k3\n(e3, l3)\n", "move-without-number", pair, pair});
    // Two cells of one radius are one ply if the comma shows it.
    constexpr std::string_view along = "1. d2-d3, k2-k3\n";
    check({"1. d2 d3, k2 k3\n", "missing-hyphen missing-hyphen", along, along});
    CHECK(names_of("1. d3 k3\n") == "moves-without-comma");
}

TEST_CASE("diplomat: no comment hides plies", "[diplomat][fixes]") {
    constexpr std::string_view good = "1. d3, k3 2. e-e3, l-l3\n";
    check({"1. d3, k3; e-e3, l-l3\n", "stray-separator move-without-number", good, good});
    check({"1. d3, k3;e-e3, l-l3\n", "stray-separator move-without-number", good, good});
    constexpr std::string_view one = "1. d3, k3 ; e-e3\n";
    check({one, "line-comment", one, one});
    constexpr std::string_view rows = "\"1\",\"d3\",\"k3\"\n\"2\",\"g2\",\"h2\"\n";
    check({rows, "unexpected-text unexpected-text", rows, rows});
    constexpr std::string_view surplus = "1. d3, k3, j3\n2. g2, h2\n";
    check({surplus, "unexpected-text", surplus, surplus});
    constexpr std::string_view result = "1. d3, k3\n3-0\n";
    check({result, "unexpected-text", result, result});
    constexpr std::string_view unopened = "1. d3, k3\nBoth wait.}\n2. g2, h2\n";
    check({unopened, "unexpected-text", unopened, "1. d3, k3\n{Both wait.}\n2. g2, h2\n"});
}

TEST_CASE("diplomat: a comma after White's last ply shows that Black's is missing", "[diplomat][fixes]") {
    constexpr std::string_view cut = "1. d3, k3\n2. g2,\n";
    check({cut, "lonely-comma", cut, "1. d3, k3\n2. g2\n"});
    CHECK(formatted(cut) == cut);
}

TEST_CASE("diplomat: tags and results among the moves do not begin another game", "[diplomat][fixes]") {
    constexpr std::string_view amid = "[Event \"x\"]\n1. d3, k3\n[Site \"y\"]\n2. g2, h2\n";
    check({amid, "misplaced-tag", amid, amid});
    constexpr std::string_view behind = "1. d3, k3\n[Result \"1-0\"]\n";
    check({behind, "misplaced-tag", behind, behind});
    CHECK(names_of("[Event \"x\"]\n1. d3, k3\n\n[Event \"y\"]\n1. e3, l3\n") == "");
    CHECK(names_of("1. d3, k3\n\n[Setup \"White: Kd1 c2; Black: Kk1 j2; white to move\"]\n2. c3, j3\n") ==
          "");
    constexpr std::string_view twice = "1. d3, k3 *\n2. g2, h2 1-0\n";
    check({twice, "moves-after-result", twice, "1. d3, k3\n2. g2, h2 1-0\n"});
    constexpr std::string_view early = "1. d3, k3\n* {so far}\n2. g2, h2\n";
    check({early, "moves-after-result", early, early});
    constexpr std::string_view heading = "# Game\n\n[White \"Alba\"]\n\n1. d3, k3\n";
    check({heading, "unexpected-text", heading, "{# Game}\n\n[White \"Alba\"]\n\n1. d3, k3\n"});
    CHECK(names_of("Here: 1. d3, k3\n\n[White \"Alba\"]\n\n1. d3, k3\n") == "unexpected-text");
    constexpr std::string_view tags = "[Event \"x\"]\n[White \"Alba\"]\n[Black \"Rut\"]\n\n1. d3, k3\n";
    check({"[Event \"x\"]\nWhite: Alba\n[Black \"Rut\"]\n\n1. d3, k3\n", "plain-tag", tags, tags});
}

TEST_CASE("diplomat: an unreadable position is not judged", "[diplomat][fixes]") {
    const auto found = [](std::string_view man) {
        return names_of(std::string("[Setup \"White: Kd1 ")
                            .append(man)
                            .append(" Rb3; Black: Kk1; white to move\"]\n\n1. Rb1++\n1-0\n"));
    };
    CHECK(found("Ra2") == "");
    CHECK(found("Qa2") == "unknown-piece");
    CHECK(found("Rao2") == "unreadable-man");
    CHECK(found("Rz2") == "no-such-cell");
    CHECK(found("Rd1") == "cell-taken-twice");
    CHECK(found("\nRa2") == "newline-in-value");
    constexpr std::string_view good = "[Setup \"White: Kd1 c2; Black: Kk1 j2; white to move\"]\n\n1. c3\n";
    check({"[Setup \"White: Kd1 c2. Black: Kk1 j2, white to move\"]\n\n1. c3\n",
           "setup-spacing setup-spacing", good, good});
    CHECK(names_of("[Setup \"White: Kd1 c2; Black: Kk1 j2; black to move\"]\n\n1. c3\n") ==
          "wrong-side-begins");
}

TEST_CASE("diplomat: separated signs and parts of a ply", "[diplomat][fixes]") {
    const auto begins = [](std::string_view half_move) {
        return std::string("[Setup \"White: Kd1 Ra2 Df1 m2 He3; Black: Ki1 g1; white to move\"]\n\n1. ")
            .append(half_move)
            .append("\n");
    };
    const auto meant = [&begins](std::string_view written) {
        return apply_fixes(begins(written), in_diplomat());
    };
    CHECK(meant("Ri2 +") == begins("Ri2+"));
    CHECK(meant("Ri2!+") == begins("Ri2+!"));
    CHECK(meant("Ri2?! +") == begins("Ri2+?!"));
    CHECK(meant("g1 = w") == begins("g1=w"));
    CHECK(meant("D g1 = w") == begins("Dg1=w"));
    CHECK(meant("m1= R") == begins("m1=R++"));
    CHECK(meant("H e-g2") == begins("He-g2+"));
    // The sign before an engine's evaluation is not a check.
    CHECK(names_of("1. d3 +0.5, k3\n") == "unexpected-text");
    constexpr std::string_view broken = "1. d3, k3\n2. e-e3, l-l3\n";
    check({"1. d3, k3\n2. e-\ne3, l-l3\n", "split-move", broken, broken});
    constexpr std::string_view comma = "1. d3, {good} k3\n";
    check({"1. d3 {good}, k3\n", "late-comma", comma, comma});
    constexpr std::string_view two = "1. d3, k3\n2. g2, h2\n";
    check({"1. d3\n1. , k3\n2. g2, h2\n", "late-comma", two, two});
    check({"1. d3. k3\n", "stray-separator", "1. d3, k3\n", "1. d3, k3\n"});
}

TEST_CASE("diplomat: formatting keeps words after a result", "[diplomat][fixes]") {
    constexpr std::string_view words = "1. d3, k3\nwhite won on time\n";
    CHECK(formatted(words) == words);
    constexpr std::string_view after_semicolon = "1. d3, k3 ; e-e3\n";
    CHECK(formatted(after_semicolon) == after_semicolon);
    CHECK(formatted("1. d3, k3\nBlack wins\n") == "1. d3, k3\n0-1\n");
    check({"1. d3, k3\n(0-1)\n", "foreign-result", "1. d3, k3\n0-1\n", "1. d3, k3\n0-1\n"});
}

TEST_CASE("diplomat: numbers in other figures are numbers", "[diplomat][fixes]") {
    constexpr std::string_view first = "1. d3, k3\n";
    check({"l. d3, k3\n", "move-without-number", first, first});
    constexpr std::string_view two = "1. d3, k3\n2. g2, h2\n";
    check({"1. d3, k3\nII. g2, h2\n", "move-without-number", two, two});
    constexpr std::string_view other = "1. d3, k3\n1O. g2, h2\n";
    check({other, "move-without-number", other, two});
    CHECK(formatted(other) == other);
}

TEST_CASE("diplomat: one slip among the moves is reported once", "[diplomat]") {
    CHECK(names_of("1. d3, k3\n1. e-e3, l-l3)\n2. e-e3, m3\n") == "stray-parenthesis");
    CHECK(names_of("1. d3, k3)\n3. g2, h2\n") == "stray-parenthesis wrong-number");
    CHECK(names_of("1. d3, k3\n2. g2, h2\n2. g2, h2\n3. Dg1, Dn1\n") == "repeated-moves");
}

TEST_CASE("diplomat: consequences of a surplus ply are not reported", "[diplomat]") {
    CHECK(names_of("1. d3, k3\n2. g2, g2, h2\n3. Dg1, Dn1\n") == "unexpected-text");
    CHECK(names_of("1. d3, k3\n2. g2, h2\n3. Dg1, Dg1, Dn1\n") == "unexpected-text");
}

TEST_CASE("diplomat: no capture sign is added to an impossible ply", "[diplomat][fixes]") {
    constexpr std::string_view written = "1. d3, k3\n2. g2, h2\n3. Dg1, Dg1\n";
    check({written, "repeated-moves", written, written});
}

TEST_CASE("diplomat: a variation inside an unclosed comment is kept", "[diplomat][fixes]") {
    constexpr std::string_view written =
        "1. d3, k3\n2. g2, h2\n{Both go around.\n(2. ..., m3)\n3. Dg1, Dn1\n*\n";
    check({written, "unclosed-comment", written,
           "1. d3, k3\n2. g2, h2\n{Both go around.}\n(2. ..., m3)\n3. Dg1, Dn1\n*\n"});
}

TEST_CASE("diplomat: the signature of a mail is not a game", "[diplomat][fixes]") {
    constexpr std::string_view written = "1. d3, k3\n*\n\n--\nJoe\n";
    check({written, "text-after-result", written, "1. d3, k3\n*\n\n"});
}

TEST_CASE("diplomat: an ambiguous date is not fixed", "[diplomat][fixes]") {
    constexpr std::string_view either = "[Date \"08/11/2003\"]\n\n1. d3, k3\n*\n";
    check({either, "unclear-date", either, either});
    constexpr std::string_view good = "[Date \"2003.11.28\"]\n\n1. d3, k3\n*\n";
    check({"[Date \"28/11/2003\"]\n\n1. d3, k3\n*\n", "unclear-date", good, good});
}

TEST_CASE("diplomat: the letter of a pawn is removed unless another letter follows", "[diplomat][fixes]") {
    CHECK(apply_fixes("1. d3, k3\n2. PDg1, Ph2\n*\n", in_diplomat()) == "1. d3, k3\n2. PDg1, h2\n*\n");
    // No ply of this game is certainly Diplomat's.
    CHECK(apply_fixes("1. PDg1, Pk3\n*\n", in_diplomat()) == "1. PDg1, Pk3\n*\n");
    check({"1. PD3, Pk3\n*\n", "pawn-letter capital-cell pawn-letter", "1. d3, k3\n*\n", "1. d3, k3\n*\n"});
}

TEST_CASE("diplomat: the number 0 is reported, and replaced only by an unsafe fix", "[diplomat][fixes]") {
    check({"1. d3, k3\n0. f3, h2\n*\n", "leading-zero", "1. d3, k3\n2. f3, h2\n*\n",
           "1. d3, k3\n2. f3, h2\n*\n"});
    constexpr std::string_view from_zero = "0. d3, k3\n1. f3, h2\n*\n";
    check({from_zero, "leading-zero", from_zero, "1. d3, k3\n2. f3, h2\n*\n"});
    CHECK(formatted(from_zero) == from_zero);
}

TEST_CASE("diplomat: control characters in tags and comments are reported, the last of ASCII too",
          "[diplomat][fixes]") {
    constexpr std::string_view in_tag = "[Event \"Cup\x7F\"]\n\n1. d3, k3\n*\n";
    check({in_tag, "control-character", in_tag, "[Event \"Cup\"]\n\n1. d3, k3\n*\n"});
    constexpr std::string_view in_comment = "1. d3, k3 {quiet\x7F}\n*\n";
    check({in_comment, "control-character", in_comment, "1. d3, k3 {quiet}\n*\n"});
    CHECK(names_of("1. d3, k3 ; quiet\x7F\n*\n") == "line-comment control-character");
}

TEST_CASE("diplomat: a comma after a variation, and a glyph after a comment", "[diplomat][fixes]") {
    constexpr std::string_view good = "1. d3 (1. c-c3, j-j3) 1. ..., k3\n*\n";
    check({"1. d3 (1. c-c3, j-j3), k3\n*\n", "late-comma", good, good});
    constexpr std::string_view rated = "1. d3, k3 $1 {Good.}\n*\n";
    check({"1. d3, k3 {Good.} $1\n*\n", "late-nag", rated, rated});
    constexpr std::string_view apart = "1. d3, k3 (1. ..., l3) $1\n*\n";
    CHECK(names_of(apart) == "late-nag");
    CHECK(apply_fixes(apart, in_diplomat(), {}, {.unsafe = true}) == apart);
}

TEST_CASE("diplomat: what people write of other games means a piece", "[diplomat][fixes]") {
    constexpr std::string_view knights = "1. Na3, Nh3\n*\n";
    check({knights, "unknown-piece unknown-piece", knights, "1. Ha3, Hh3\n*\n"});
    constexpr std::string_view queen = "1. Qa3, Hh3\n*\n";
    check({queen, "unknown-piece", queen, queen});
    check({"1. D-D3, K-K3\n*\n", "capital-cell", "1. d-d3, k-k3\n*\n", "1. d-d3, k-k3\n*\n"});
    check({"1. d3, k3\n2. e-e3, ４xc３\n*\n", "full-width empty-origin", "1. d3, k3\n2. e-e3, 4xc3\n*\n",
           "1. d3, k3\n2. e-e3, 4xc3\n*\n"});
}

TEST_CASE("diplomat: a capital among small cells may be the letter of a piece", "[diplomat][fixes]") {
    constexpr std::string_view doubtful = "1. e3, k3\n2. D3, m3\n*\n";
    check({doubtful, "capital-cell", doubtful, doubtful});
    constexpr std::string_view good = "1. d3, k3\n2. f3, m3\n*\n";
    check({"1. d3, k3\n2. F3, m3\n*\n", "capital-cell", good, good});
}

TEST_CASE("diplomat: a letter with digits and a dot is a damaged number", "[diplomat][fixes]") {
    constexpr std::string_view good = "1. d3, k3\n2. f3, m3\n*\n";
    check({"1. d3, k3\nE2. f3, m3\n*\n", "move-without-number", good, good});
    constexpr std::string_view damaged = "1. d3, k3\nf9. f3, m3\n*\n";
    check({damaged, "move-without-number", damaged, good});
    CHECK(names_of("1.0 d3, k3\n*\n") == "unexpected-text");
}

TEST_CASE("diplomat: one fault of a half-move is one finding", "[diplomat][fixes]") {
    CHECK(names_of("1. d3, k3\n2. f:f3, m3\n*\n") == "empty-capture");
    CHECK(names_of("1. d3, k3 (1. e3, Rl)\n*\n") == "unreadable-half-move");
}

TEST_CASE("diplomat: a variation before Black's half-move replaces that", "[diplomat][fixes]") {
    CHECK(names_of("1. d3 (1. ..., l3), k3\n*\n") == "late-comma");
    CHECK(names_of("1. d3 (1. ..., m2), k3\n*\n") == "own-piece-on-target late-comma");
}

TEST_CASE("diplomat: no fix loses a rating", "[diplomat][fixes]") {
    constexpr std::string_view good = "1. d3!, k3\n*\n";
    for (const std::string_view written : {"1. d3(!), k3\n*\n", "1. d3 (!), k3\n*\n"}) {
        CAPTURE(written);
        CHECK(safely_fixed(written) == written);
        CHECK(boldly_fixed(written) == good);
    }
    CHECK(boldly_fixed("1. d3, (!)k3\n*\n") == "1. d3, k3!\n*\n");
    CHECK(boldly_fixed("1. d3, k3 $l\n*\n") == "1. d3, k3 $1\n*\n");
    for (const std::string_view unknown : {"1. d3, k3 $q\n*\n", "1. d3, k3 $\n*\n"})
        CHECK(boldly_fixed(unknown) == unknown);
}

TEST_CASE("diplomat: a wrong or missing parenthesis of a variation is one finding", "[diplomat][fixes]") {
    const auto game = [](std::string_view first, std::string_view second) {
        return std::string("1. Dg1, Hg2\n2. d3, Dn1\n3. Hc3, n2\n")
            .append(first)
            .append("\n4. Kd2, h2\n5. Rd1, Dm2\n6. g2=w, hxg1\n")
            .append(second)
            .append("\n7. fxg1, Ra1\n*\n");
    };
    constexpr std::string_view first = "(3. ..., Hxe1 {loses a horse} 4. Kxe1)";
    constexpr std::string_view second = "(6. ..., h3 7. Df1 (7. He1, Bi2))";
    const std::string good = game(first, second);
    const std::string with_brace = game("{3. ..., Hxe1 {loses a horse} 4. Kxe1)", second);
    check({with_brace, "stray-parenthesis", with_brace, good});
    const std::string unopened = game(first, "(6. ..., h3 7. Df1 7. He1, Bi2))");
    check({unopened, "stray-parenthesis", unopened, good});
    for (const std::string_view damaged :
         {"(6. ..., h 7. Df1 (7. He1, Bi2))", "(6. ..., h3 7. Df (7. He1, Bi2))"}) {
        CAPTURE(damaged);
        CHECK(names_of(game(first, damaged)) == "unreadable-half-move");
        CHECK(boldly_fixed(game(first, damaged)).find("{h") == std::string::npos);
    }
    CHECK(names_of(game("(3. ..., Hxe1 4. Kxe)", second)) == "unreadable-half-move");
    CHECK(names_of(game("(3. ..., Hxe1 {loses a horse} 4, Kxe1)", second)) == "number-without-dot");
}

TEST_CASE("diplomat: a semicolon between moves that a dash divides", "[diplomat][fixes]") {
    CHECK(safely_fixed("1. Dg1 - Hg2; 2. d3 - Dn1; 3. Hc3 - n2;\n*\n") ==
          "1. Dg1, Hg2 2. d3, Dn1 3. Hc3, n2\n*\n");
}

TEST_CASE("diplomat: a number that has lost its line", "[diplomat][fixes]") {
    CHECK(safely_fixed("1. Dg1, Hg22\n. d3, Dn1\n*\n").find("2. d3, Dn1") != std::string::npos);
}

TEST_CASE("diplomat: words after the last half-move say who has won", "[diplomat][fixes]") {
    for (const std::string_view words : {"Las blancas abandonan", "Ganan las negras", "White resigns"}) {
        const std::string text = std::string("1. d3, k3\n").append(words).append("\n");
        CHECK(boldly_fixed(text) == std::string("1. d3, k3\n{").append(words).append("} 0-1\n"));
    }
}
