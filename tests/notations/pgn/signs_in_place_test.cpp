// Signs that are in the wrong place, or in place of another one: each is one fault, and no fix lies.
#include "ctlpgn/fixing.hpp"
#include "notations/pgn/support.hpp"

#include <catch2/catch.hpp>

#include <string>
#include <string_view>

using namespace ctlpgn;
using namespace ctlpgn::tests;

TEST_CASE("pgn: punctuation inside a move is removed", "[pgn][fixes]") {
    for (const std::string_view written : {"exd.5", "ex.d5", "e.xd5", "exd,5", "exd'5", "exd’5"})
        check_habit(
            {"1. e4 d5 2. " + std::string(written) + " Qxd5", "sign-in-move", "1. e4 d5 2. exd5 Qxd5"});
    for (const std::string_view written : {"N.c3", "N,c3", "Nc.3", "N_c3"})
        check_habit({"1. e4 e5 2. " + std::string(written) + " Nf6", "sign-in-move", "1. e4 e5 2. Nc3 Nf6"});
    check_habit({"1. e4 e5 2. Nf3 Nc6 3. d.4 exd4", "sign-in-move", "1. e4 e5 2. Nf3 Nc6 3. d4 exd4"});
    // A number may be what comes after the sign.
    CHECK(pgn_findings(pgn_game("1. e4 e5 2. Nf3 d.3 Bc4")).find("sign-in-move") == std::string::npos);
}

TEST_CASE("pgn: a period between a move and its suffix is one fault", "[pgn][fixes]") {
    check_habit({"1. e4 e5 2. Nf3.! Nc6", "stray-dot", "1. e4 e5 2. Nf3! Nc6"});
}

TEST_CASE("pgn: a hyphen in place of x is a wrong sign of capture", "[pgn][fixes]") {
    check_habit({"1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. B-c6 dxc6", "capture-sign",
                 "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc6 dxc6"});
}

TEST_CASE("pgn: quotation marks that are doubled or of another kind on one side are one fault",
          "[pgn][fixes]") {
    for (const std::string_view written : {"\"\"A cup\"", "\"A cup\"\"", "'A cup\"", "\"A cup'", "“A cup\"",
                                           "\"A cup”", "″A cup\"", "\"\"\"A cup\""})
        check_tag(
            {"[Event \"?\"]", "[Event " + std::string(written) + "]", "foreign-quotes", "[Event \"A cup\"]"});
    check_tag(
        {"[Date \"????.??.??\"]", "[Date \"1999.01.20\"\"]", "foreign-quotes", "[Date \"1999.01.20\"]"});
    // Apostrophes of names, and quotation marks in pairs, belong to the value.
    check_tag({"[White \"?\"]", "[White \"'t Hart, J\"]", "", "[White \"'t Hart, J\"]"});
    check_tag({"[Event \"?\"]", "[Event \"Masters'\"]", "", "[Event \"Masters'\"]"});
    check_tag({"[Event \"?\"]", "[Event \"The \"cup\"\"]", "unescaped-quote", "[Event \"The \\\"cup\\\"\"]"});
}

TEST_CASE("pgn: quotation marks inside those around a value belong to it", "[pgn][fixes]") {
    for (const std::string_view written : {"“Jones 'Jack'”", "”Jones 'Jack'”", "«Jones 'Jack'»"})
        check_tag({"[White \"?\"]", "[White " + std::string(written) + "]", "foreign-quotes",
                   "[White \"Jones 'Jack'\"]"});
}

TEST_CASE("pgn: a value that is broken over two lines has a space only where it may have one",
          "[pgn][fixes]") {
    check_tag({"[Round \"?\"]", "[Round \"?\"]\n[ECO \"B\n07\"]", "newline-in-value",
               "[Round \"?\"]\n[ECO \"B07\"]"});
    check_tag(
        {"[Date \"????.??.??\"]", "[Date \"199\n9.01.20\"]", "newline-in-value", "[Date \"1999.01.20\"]"});
    check_tag({"[Event \"?\"]", "[Event \"A\ncup\"]", "newline-in-value", "[Event \"A cup\"]"});
}

TEST_CASE("pgn: a damaged name is that of a tag which the game lacks", "[pgn][fixes]") {
    check_tag({"[White \"?\"]", "[hite \"Smith\"]", "misspelt-tag", "[hite \"Smith\"]"});
    CHECK(unsafely_fixed_pgn(with_tag("[White \"?\"]", "[hite \"Smith\"]")) ==
          with_tag("[White \"?\"]", "[White \"Smith\"]"));
    check_tag({"[Event \"?\"]", "[Ev\nent \"A cup\"]", "tag-name-character", "[Event \"A cup\"]"});
    // One finding, and no fix writes an unknown value beside it.
    for (const std::string_view name : {"Bla,k", "Bla:k", "Bla'k", "Bla{k", "Bla]k", "/lack", "(lack"}) {
        const std::string text = with_tag("[Black \"?\"]", "[" + std::string(name) + " \"Smith\"]");
        INFO(text);
        CHECK(pgn_findings(text).find("tag-name-character") != std::string::npos);
        CHECK(apply_fixes(text, pgn_notation()) == text);
        CHECK(unsafely_fixed_pgn(text) == with_tag("[Black \"?\"]", "[Black \"Smith\"]"));
    }
    const std::string glued = with_tag("[Date \"????.??.??\"]", "[Date1\"2024.01.02\"]");
    CHECK(apply_fixes(glued, pgn_notation()) == glued);
}

TEST_CASE("pgn: what a server says of the time is not rewritten", "[pgn][fixes]") {
    const std::string_view written = "[Round \"?\"]\n[TimeControl \"180+0\"]";
    check_tag({"[Round \"?\"]", written, "zero-increment", written});
}

TEST_CASE("pgn: names of characters in the result are read before it is compared", "[pgn][fixes]") {
    std::string text = pgn_game("1. e4 e5", "1-0");
    text.replace(text.rfind("1-0"), 3, "&frac12;-&frac12;");
    CHECK(pgn_findings(text) == "unknown-result marker-differs-from-tag");
    CHECK(apply_fixes(text, pgn_notation()) == text);
    check_slip({"1. e4 e5 &frac12;-&frac12;", "1/2-1/2", "GS101", "1. e4 e5 1/2-1/2", "1. e4 e5 1/2-1/2"});
    check_slip({"1. e4 e5 1&ndash;0", "1-0", "GS101", "1. e4 e5 1-0", "1. e4 e5 1-0"});
    check_slip({"1. e4 e5 =", "1/2-1/2", "GS101", "1. e4 e5 1/2-1/2", "1. e4 e5 1/2-1/2"});
}

TEST_CASE("pgn: after a result in a variation annotations may follow", "[pgn][fixes]") {
    for (const std::string_view after : {"$11", "$11 $14", "±", "{a draw} $11"}) {
        const std::string text =
            pgn_game("1. e4 e5 (1... c5 2. Nf3 * " + std::string(after) + ") 2. Nf3 Nc6");
        INFO(text);
        CHECK(pgn_findings(text).starts_with("result-in-variation"));
        CHECK(resolved_plies(text) == "e2-e4 e7-e5 c7-c5 g1-f3 g1-f3 b8-c6");
    }
}

TEST_CASE("pgn: a number in parentheses that begins a variation", "[pgn][fixes]") {
    check_slip({"1. e4 e5 2. Nf3 Nc6 3. Bb5 (3) Bc4 Bc5 4. c3) 3... a6 *", "*", "GS033",
                "1. e4 e5 2. Nf3 Nc6 3. Bb5 (3. Bc4 Bc5 4. c3) 3... a6 *",
                "1. e4 e5 2. Nf3 Nc6 3. Bb5 (3. Bc4 Bc5 4. c3) 3... a6 *"});
    check_slip({"1) e4 e5 2) Nf3 Nc6 3) Bb5 a6 (3) ... Nf6 4) O-O Nxe4) 4) Ba4 Nf6 *", "*", "GS033",
                "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 (3. ... Nf6 4. O-O Nxe4) 4. Ba4 Nf6 *",
                "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 (3. ... Nf6 4. O-O Nxe4) 4. Ba4 Nf6 *"});
    // Minutes, with both of their parentheses.
    check_slip({"1. e4 (1) e5 (1) 2. Nf3 (2) Nc6 *", "*", "GS083", "1. e4 {(1)} e5 {(1)} 2. Nf3 {(2)} Nc6 *",
                "1. e4 {(1)} e5 {(1)} 2. Nf3 {(2)} Nc6 *"});
}

TEST_CASE("pgn: a closing parenthesis in place of the opening one", "[pgn][fixes]") {
    check_slip({"1. e4 e5 2. Nf3 Nc6 3. Bb5 )3. Bc4 Bc5 4. c3) 3... a6 4. Ba4 *", "*", "S073",
                "1. e4 e5 2. Nf3 Nc6 3. Bb5 )3. Bc4 Bc5 4. c3) 3... a6 4. Ba4 *",
                "1. e4 e5 2. Nf3 Nc6 3. Bb5 (3. Bc4 Bc5 4. c3) 3... a6 4. Ba4 *"});
    check_slip({"1. e4 e5 2. Nf3 (2. f4 exf4) 2... Nc6 )2... d6 3. d4) 3. Bb5 *", "*", "S073",
                "1. e4 e5 2. Nf3 (2. f4 exf4) 2... Nc6 )2... d6 3. d4) 3. Bb5 *",
                "1. e4 e5 2. Nf3 (2. f4 exf4) 2... Nc6 (2... d6 3. d4) 3. Bb5 *"});
}

TEST_CASE("pgn: a plus sign after a check is its mark, and only = evaluates", "[pgn][fixes]") {
    check_habit({"1. e4 e5 2. d4 Bb4+= 3. c3", "bare-glyph", "1. e4 e5 2. d4 Bb4+ $10 3. c3"});
    check_habit({"1. e4 e5 2. d4 exd4+= 3. c3", "bare-glyph", "1. e4 e5 2. d4 exd4 $14 3. c3"});
}

TEST_CASE("pgn: N before a square is a novelty safely only if no knight can move there", "[pgn][fixes]") {
    const std::string text = pgn_game("1. d4 d5 2. Nf3 Nc6 3. e3 b5 4. Bd3 N b4 5. O-O");
    CHECK(pgn_findings(text).starts_with("bare-glyph"));
    CHECK(apply_fixes(text, pgn_notation()) == text);
}

TEST_CASE("pgn: a number alone in place of White's move", "[pgn]") {
    CHECK(pgn_findings(pgn_game("1. 4 e5 2. Nf3 Nc6 3. Bb5 a6")) == "lone-number");
    CHECK(pgn_findings(pgn_game("1. e4 e5 2. 3 Nc6 3. Bb5 a6")) == "lone-number");
    CHECK(pgn_findings(pgn_game("1. e4 e5 2. 2 Nf3 Nc6 3. Bb5 a6")).find("lone-number") == std::string::npos);
}

TEST_CASE("pgn: B and a rank are a bishop's move without its file", "[pgn]") {
    CHECK(pgn_findings(pgn_game("1. e4 e5 2. Nf3 Nc6 3. B5 a6 4. Ba4")) == "unreadable-ply");
    check_habit({"1. E4 B5 2. D4 Bb7", "uppercase-square", "1. e4 b5 2. d4 Bb7"});
}

TEST_CASE("pgn: an origin is no more than is needed only in lines without a contradiction", "[pgn][fixes]") {
    const std::string text =
        pgn_game("1. Nf3 d5 2. e3 Nf6 3. Ngd4 e6 4. Be2 (4. Bb5+ Bd7 5. Bg8) 4... Be7 5. Nge2");
    INFO(pgn_findings(text));
    CHECK(apply_fixes(text, pgn_notation()) == text);
}

TEST_CASE("pgn: a brace in place of the parenthesis of a nested variation is one fault", "[pgn][fixes]") {
    check_slip({"1. e4 e5 2. Nf3 (2. f4 exf4 (2... d5 3. exd5 Qxd5} 3. Nf3) 2... Nc6 *", "*", "S084",
                "1. e4 e5 2. Nf3 (2. f4 exf4 (2... d5 3. exd5 Qxd5} 3. Nf3) 2... Nc6 *",
                "1. e4 e5 2. Nf3 (2. f4 exf4 (2... d5 3. exd5 Qxd5) 3. Nf3) 2... Nc6 *"});
    check_slip({"1. e4 e5 2. Nf3 (2. f4 exf4 (2... d5 3. exd5} 3. Nf3 d6) 2... Nc6 *", "*", "S084",
                "1. e4 e5 2. Nf3 (2. f4 exf4 (2... d5 3. exd5} 3. Nf3 d6) 2... Nc6 *",
                "1. e4 e5 2. Nf3 (2. f4 exf4 (2... d5 3. exd5) 3. Nf3 d6) 2... Nc6 *"});
    check_slip({"1. e4 e5 2. Nf3 (2. f4 exf4 (2... d5 3. exd5) 3. Nf3] 2... Nc6 *", "*", "GS087",
                "1. e4 e5 2. Nf3 (2. f4 exf4 (2... d5 3. exd5) 3. Nf3] 2... Nc6 *",
                "1. e4 e5 2. Nf3 (2. f4 exf4 (2... d5 3. exd5) 3. Nf3) 2... Nc6 *"});
}

TEST_CASE("pgn: an equals sign before a closing parenthesis judges the position", "[pgn][fixes]") {
    check_habit({"1. e4 e5 (1... c5 2. Nf3 =) 2. Nf3 (2. f4 =) 2... Nc6", "bare-glyph bare-glyph",
                 "1. e4 e5 (1... c5 2. Nf3 $10) 2. Nf3 (2. f4 $10) 2... Nc6"});
    CHECK(pgn_findings(pgn_game("1. e4 e5 2. Nf3 :) Nc6")) == "unexpected-text");
}

TEST_CASE("pgn: oo between two moves with their numbers is the sign for unclear", "[pgn][fixes]") {
    check_habit({"1. e4 e5 2. Nf3 Nc6 oo 3. Bb5 a6", "bare-glyph", "1. e4 e5 2. Nf3 Nc6 $13 3. Bb5 a6"});
    const std::string doubtful = pgn_game("1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 (3... Nf6 4. d3 Bc5 oo) 4. d3");
    CHECK(pgn_findings(doubtful) == "castling-sign");
    CHECK(apply_fixes(doubtful, pgn_notation()) == doubtful);
    check_habit({"1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. oo Nf6", "castling-sign",
                 "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. O-O Nf6"});
    check_habit({"1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. d3 Nf6 5. Nc3 oo 6. a3", "castling-sign",
                 "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. d3 Nf6 5. Nc3 O-O 6. a3"});
}

TEST_CASE("pgn: a command that is cut off with its comment is not completed", "[pgn][fixes]") {
    for (const std::string_view end : {"{[%clk 0:14:4", "{[%eval -12", "{[%clk 0:0 {4:58] } e5"}) {
        const std::string text =
            with_tag("[Round \"?\"]", "[Round \"1\"]") + "\n1. e4 " + std::string(end) + "\n";
        INFO(text);
        CHECK(apply_fixes(text, pgn_notation()).find(end) != std::string::npos);
    }
}

TEST_CASE("pgn: the brace before several commands is missing once", "[pgn][fixes]") {
    check_slip({"1. e4 [%eval -0.6] [%clk 0:05:00] } e5 2. Nf3 *", "*", "S084",
                "1. e4 [%eval -0.6] [%clk 0:05:00] } e5 2. Nf3 *",
                "1. e4 {[%eval -0.6] [%clk 0:05:00] } e5 2. Nf3 *"});
}

TEST_CASE("pgn: a percent sign before a number opens no command", "[pgn][fixes]") {
    check_slip({"1. e4 %2 e5 *", "*", "S107", "1. e4 %2 e5 *", "1. e4 {%2} e5 *"});
}

TEST_CASE("pgn: an arrow among the moves is one text", "[pgn][fixes]") {
    check_slip({"1. e4 e5 2. Nf3 -> 2... Nc6 *", "*", "S107", "1. e4 e5 2. Nf3 -> 2... Nc6 *",
                "1. e4 e5 2. Nf3 {->} 2... Nc6 *"});
}

TEST_CASE("pgn: plies are not counted while the moves have errors", "[pgn]") {
    const std::string moves = "1. e4 e5 2. Nf3 Nc6 2... d6 3. Bb5) 3. Bb5 a6";
    CHECK(pgn_findings(pgn_game(moves, "*", "[PlyCount \"6\"]\n")).find("ply-count") == std::string::npos);
    CHECK(pgn_findings(pgn_game("1. e4 e5", "*", "[PlyCount \"6\"]\n")) == "ply-count-differs");
}

TEST_CASE("pgn: marks of moves without tags after a game of a variant are not fixed safely", "[pgn][fixes]") {
    const std::string text = with_tag("[Round \"?\"]", "[Round \"?\"]\n[Variant \"Atomic\"]") +
                             "\n1. Nf3 d5 2. Ne5 e6 3. Nxf7# 1-0\n";
    INFO(pgn_findings(text));
    CHECK(apply_fixes(text, pgn_notation()).find("Nxf7#") != std::string::npos);
}
