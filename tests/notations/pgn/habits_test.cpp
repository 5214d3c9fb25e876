// Habits of people and programs, and the number of findings.
#include "ctlpgn/fixing.hpp"
#include "notations/pgn/support.hpp"

#include <catch2/catch.hpp>

#include <string>
#include <string_view>

using namespace ctlpgn;
using namespace ctlpgn::tests;

TEST_CASE("pgn: marks after suffixes, and signs that begin like marks", "[pgn][fixes]") {
    check_habit({"1. e4 e5 2. Qh5 Ke7 3. Qxe5!#", "mark-spacing", "1. e4 e5 2. Qh5 Ke7 3. Qxe5#!"}, "1-0");
    check_habit({"1. e4 d5 2. Bb5!?+ c6", "mark-spacing", "1. e4 d5 2. Bb5+!? c6"});
    check_habit({"1. e4 e5 2. Nf3 Nf6+- 3. Nc3", "bare-glyph", "1. e4 e5 2. Nf3 Nf6 $18 3. Nc3"});
    check_habit({"1. e4 e5 2. Nf3 Nc6 3. Be2 Be7 4. O-O-+ Nf6", "bare-glyph",
                 "1. e4 e5 2. Nf3 Nc6 3. Be2 Be7 4. O-O $19 Nf6"});
}

TEST_CASE("pgn: text split at the end of a line is joined", "[pgn][fixes]") {
    check_habit({"1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. O-\nO Nf6", "castling-sign",
                 "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. O-O Nf6"});
    check_habit({"1. d4 d5 2. Q\nd2 Nf6", "split-move", "1. d4 d5 2. Qd2 Nf6"});
    check_habit({"1. e4 e5 2. Nf3 a\n6 3. d4 b\n5", "split-move split-move", "1. e4 e5 2. Nf3 a6 3. d4 b5"});
    for (const std::string_view result : {"1-\n0", "1\n-0"}) {
        CAPTURE(result);
        CHECK(unsafely_fixed_pgn(pgn_game("1. e4 e5", result, "")
                                     .replace(pgn_game("1. e4 e5", result).find("[Result \"") + 9,
                                              result.size(), "1-0")) == pgn_game("1. e4 e5", "1-0"));
    }
}

TEST_CASE("pgn: squares in capitals and commas between plies", "[pgn][fixes]") {
    CHECK(unsafely_fixed_pgn(pgn_game("1. E2-E4 E7-E5 2. G1-F3 B8-C6")) == pgn_game("1. e4 e5 2. Nf3 Nc6"));
    CHECK(unsafely_fixed_pgn(pgn_game("1. E2E4 E7E5 2. G1F3 B8C6")) == pgn_game("1. e4 e5 2. Nf3 Nc6"));
    CHECK(unsafely_fixed_pgn(pgn_game("1. e4,e5 2. Nf3,Nc6")) == pgn_game("1. e4 e5 2. Nf3 Nc6"));
}

TEST_CASE("pgn: commas between long moves, and rows of quoted cells", "[pgn][fixes]") {
    CHECK(apply_fixes(pgn_game("1.e2-e4,e7-e5 2.g1-f3,b8-c6"), pgn_notation()) ==
          pgn_game("1.e4 e5 2.Nf3 Nc6"));
    const std::string rows = "\"1. e4\",\"e5\"\n\"2. Nf3\",\"Nc6\"\n";
    CHECK(resolved_plies(rows) == "e2-e4 e7-e5 g1-f3 b8-c6");
}

TEST_CASE("pgn: numbers in headings and next to tags are not moves", "[pgn]") {
    for (const std::string_view heading :
         {"1. Walker - Xavier", "15.3.2020", "2020", "1.", "* * *", "2. Young - Zhu 1-0"}) {
        CAPTURE(heading);
        const std::string text =
            pgn_game("1. e4 c5") + "\n" + std::string(heading) + "\n\n" + pgn_game("1. d4");
        CHECK(pgn_findings(text) == "text-between-games");
    }
    std::string text = pgn_game("1. e4 e5");
    text.insert(text.find("\n[Black"), " 2210");
    CHECK(pgn_findings(text) == "unreadable-line");
}

TEST_CASE("pgn: a semicolon that hides moves among words is reported", "[pgn]") {
    CHECK(pgn_findings(pgn_game("1. e4 e5 2. Nf3 ; the usual move Nc6 3. Bb5 a6\n4. Ba4 Nf6")) ==
          "hidden-moves");
    CHECK(pgn_findings(pgn_game("1. e4 e5 2. Nf3 Nc6 3. Bb5 (3. Bc4; 3. d4) a6 4. Ba4")) == "hidden-moves");
    CHECK(pgn_findings(pgn_game("1. e4 e5 2. Nf3 ; better than 2. Bc4\n2... Nc6 3. Bb5")) == "");
    const std::string at_end = pgn_game("1. e4 e5 2. Nf3 Nc6 ; good 3. Bb5 a6");
    CHECK(pgn_findings(at_end) == "hidden-result");
    CHECK(unsafely_fixed_pgn(at_end) == at_end);
    CHECK(pgn_findings(pgn_game("1. e4 e5 2. Nf3 Nc6 {Morphy 3. Bb5 a6} 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5")) ==
          "hidden-moves");
    CHECK(pgn_findings(pgn_game("1. e4 e5 2. Nf3 Nc6 {or 3. Bc4 for 2. Bc4} 3. Bb5 a6")) == "");
}

TEST_CASE("pgn: commands in parentheses are comments", "[pgn][fixes]") {
    check_habit({"1. e4 ([%clk 0:05:00]) e5 ([%clk 0:04:58]) 2. Nf3",
                 "text-in-parentheses text-in-parentheses",
                 "1. e4 {[%clk 0:05:00]} e5 {[%clk 0:04:58]} 2. Nf3"});
}

TEST_CASE("pgn: a semicolon among words in parentheses begins no comment", "[pgn][fixes]") {
    check_habit({"1. e4 (best; see Smith; page 3) e5", "text-in-parentheses",
                 "1. e4 {(best; see Smith; page 3)} e5"});
    CHECK(pgn_findings(pgn_game("1. e4 e5 (; the usual)\n1... c5) 2. Nf3")) == "");
    CHECK(pgn_findings(pgn_game("1. e4 e5 (1... ; best)\nc5) 2. Nf3")) == "");
    const std::string text = pgn_game("1. e4 e5");
    const std::string after = text.substr(0, text.size() - 1) + " (time; 40 moves)\n";
    CHECK(pgn_findings(after) == "text-after-result");
    CHECK(apply_fixes(after, pgn_notation()) == text.substr(0, text.size() - 1) + " {(time; 40 moves)}\n");
}

TEST_CASE("pgn: a line that begins as a tag which the game has is text", "[pgn]") {
    const std::string game = pgn_game("1. e4 e5 2. Nf3 Nc6");
    for (const std::string_view lines :
         {"White: time used 1:32\nBlack: time used 1:58\n", "White: moves first\n"}) {
        std::string text = game;
        text.insert(text.find("1. e4"), lines);
        INFO(text);
        CHECK(pgn_findings(text).find("tag") == std::string::npos);
        CHECK(apply_fixes(text, pgn_notation()) == text);
    }
}

TEST_CASE("pgn: comments of web pages are kept", "[pgn][fixes]") {
    check_habit({"1. e4 <!-- 1. d4 was planned --> e5 <br> 2. Nf3", "markup",
                 "1. e4 {1. d4 was planned} e5  2. Nf3"});
    check_habit(
        {"1. e4 <!-- a } in it --> e5 <b>2. Nf3</b>", "markup", "1. e4 <!-- a } in it --> e5 2. Nf3"});
    const std::string with_remark = pgn_game("1. e4 <!-- 1. d4 was planned --> e5");
    CHECK(formatted_pgn(with_remark) == with_remark);
}

TEST_CASE("pgn: names of characters hide nothing", "[pgn][fixes]") {
    check_habit({"1. e4&ensp;e5 2. Nf3 &mdash; Nc6", "markup", "1. e4 e5 2. Nf3 &mdash; Nc6"});
    check_habit({"1. e4 e5 2. Nf3 &foo; Nc6&zwj; 3. Bb5", "markup", "1. e4 e5 2. Nf3 &foo; Nc6 3. Bb5"});
    check_habit({"1. e4&#33;? e5", "markup suffix-spacing", "1. e4!? e5"});
}

TEST_CASE("pgn: a game in capitals is no heading of the next game", "[pgn]") {
    for (const std::string_view moves : {"1. E2E4 E7E5", "1. NF3 D5", "1. E2-E4 E7-E5"}) {
        const std::string text = pgn_game(moves);
        CHECK(pgn_findings(text + "\n" + pgn_game("1. d4 d5")).find("text-between-games") ==
              std::string::npos);
    }
}

TEST_CASE("pgn: pieces that only a picture shows are not taken for pawns", "[pgn][fixes]") {
    for (const std::string_view lost : {"<img src=\"7.gif\">", "&#65533;", "?"}) {
        const std::string moves = std::string("1. e4 e5 2. ").append(lost).append("f3 d5 3. exd5 e4 ");
        const std::string text = pgn_game(moves + "4. d6 exf3 5. dxc7 fxg2 6. " + std::string(lost) + "b8");
        INFO(text);
        CHECK(unsafely_fixed_pgn(text) == text);
        CHECK(formatted_pgn(text) == text);
    }
}

TEST_CASE("pgn: tags in other languages are those of the roster", "[pgn][fixes]") {
    std::string text = pgn_game("1. e4 e5");
    text.replace(text.find("White"), 5, "Blancs");
    text.replace(text.find("Black"), 5, "Noirs");
    CHECK(pgn_findings(text) == "misspelt-tag misspelt-tag");
    CHECK(unsafely_fixed_pgn(text) == pgn_game("1. e4 e5"));
}

TEST_CASE("pgn: invalid positions are not filled in", "[pgn][fixes]") {
    const auto with = [](std::string_view fen) {
        return pgn_game("1. Rd8#", "1-0", "[SetUp \"1\"]\n[FEN \"" + std::string(fen) + "\"]\n");
    };
    const std::string list = with("Kg1, Rd1 / Kg8, f7, g7, h7");
    CHECK(unsafely_fixed_pgn(list).find("[FEN \"Kg1, Rd1 / Kg8, f7, g7, h7\"]") != std::string::npos);
    CHECK(pgn_findings(with("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w Q - 0 1")) == "castling-king-not-home");
    const std::string words = with("6k1/5ppp/8/8/8/8/5PPP/3R2K1 White to move");
    CHECK(apply_fixes(words, pgn_notation()) == words);
    CHECK(pgn_findings(pgn_game("1. e4", "*", "[SetUp \"0\"]\n[FEN \"?\"]\n")) == "missing-placement");
}

TEST_CASE("pgn: a capture without its rank that no pawn can make is illegal", "[pgn]") {
    CHECK(pgn_findings(pgn_game("1. e4 e5 2. ed Nf6")) == "illegal-move short-capture");
}

TEST_CASE("pgn: a parenthesis after a number ends the variation", "[pgn]") {
    CHECK(pgn_findings(pgn_game("1. e4 e5 (1... c5 2.) 2. Nf3 Nc6")) == "");
    CHECK(pgn_findings(pgn_game("1.) e4 e5 2.) Nf3 Nc6")) == "number-punctuation number-punctuation");
}

TEST_CASE("pgn: a variation after the other side's move is one fault", "[pgn]") {
    const auto check_as_written = [](std::string_view written, std::string_view found) {
        check_habit({written, found, written});
    };
    check_as_written("1. e4 e5 (1. d4 d5 2. c4 e6) 2. Nf3", "misplaced-variation");
    check_as_written("1. e4 (1... c5 2. Nf3 d6 3. d4) 1... e5 2. Nf3", "misplaced-variation");
    check_as_written("1. e4 e5 (1. c5) 2. Nf3", "");
    check_as_written("1. e4 e5 2. Nf3 Nc6 (2. Nf4) 3. Bb5", "illegal-move");
}

TEST_CASE("pgn: a move with look-alike letters is read as meant", "[pgn][fixes]") {
    check_habit({"1. e4 e5 2. Nf3 Nc6 3. Bb5 \u0430"
                 "6 4. Ba4 Nf6",
                 "unreadable-ply", "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6"});
    check_habit(
        {"1. e4 e5 2. Nf3 Nc6 (2... d\u04356)", "unreadable-ply", "1. e4 e5 2. Nf3 Nc6 (2... d\u04356)"});
    check_habit({"1. e4 e5 (1... \u0441"
                 "5) 2. Nf3",
                 "unreadable-ply", "1. e4 e5 (1... c5) 2. Nf3"});
    check_habit({"1. e4 e5 2. Nf3 Nc6 3. BbS a6 4. Ba4 Nf6", "unreadable-ply",
                 "1. e4 e5 2. Nf3 Nc6 3. BbS a6 4. Ba4 Nf6"});
    CHECK(unsafely_fixed_pgn(pgn_game("1. e4 e5 2. Nf3 Nc6 3. BbS a6")) ==
          pgn_game("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6"));
}

TEST_CASE("pgn: contradictory evidence is reported and not fixed", "[pgn][fixes]") {
    const auto check_as_written = [](std::string_view written, std::string_view found) {
        check_habit({written, found, written});
    };
    check_as_written("1. Nf3 d5 2. g3 Nf6 3. Bg2 e6 0.00", "unexpected-text");
    check_as_written("1. e4 d5 2. d5 Qxd5", "illegal-move");
    check_as_written("1. e4 (1... d5) 1... e5 2. Nf3", "misplaced-variation");
    check_as_written("1. d4 d5 2. c4 e6 3. Nc3 Nf6 4. Bg5 bd7 5. e3", "lowercase-piece");
    check_as_written("1. e4 e5\n====\n2. Nf3", "unexpected-text");
    check_as_written("1. e4 e5 2. f3N Nc6", "bare-glyph");
    check_as_written("1. e4 e5 (1... c5 2. 3) 2. Nf3", "lone-number");
    check_as_written("1. e4 e5 2. Nf3 Nc6 3. a6 4. Ba4", "missing-white-move");
    check_as_written("1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. c3 O O", "unexpected-text");
    check_as_written("1. e4 e5 2. Nf3 NcG", "unexpected-text");
    for (const std::string_view written :
         {"1. e4 e5 2. Nf3 NcG", "1. e4 e5 2. Nf3 d=\n6", "1. e4 e5 2. Nf3 O O"})
        CHECK(unsafely_fixed_pgn(pgn_game(written)) == pgn_game(written));
    CHECK(unsafely_fixed_pgn(pgn_game("1. e4 e5 (1... c5] 2. Nf3")) == pgn_game("1. e4 e5 (1... c5) 2. Nf3"));
    CHECK(unsafely_fixed_pgn(pgn_game("1. e4 d5 2. d5 Qxd5")) == pgn_game("1. e4 d5 2. d5 Qxd5"));
    check_habit({"1. e2\u2013e4 e7\u2013e5 2. Ng1\u2013f3", "long-move", "1. e4 e5 2. Nf3"});
    check_habit({"1. e4 e5 1-0 {x} 2. Nf3 Nc6", "result-before-moves", "1. e4 e5 {x} 2. Nf3 Nc6"}, "1-0");
}

TEST_CASE("pgn: signs in place of parentheses are the cause and are replaced", "[pgn][fixes]") {
    const auto becomes = [](std::string_view written, std::string_view meant, std::string_view found) {
        CAPTURE(written);
        CHECK(pgn_findings(pgn_game(written)) == found);
        CHECK(apply_fixes(pgn_game(written), pgn_notation()) == pgn_game(written));
        CHECK(unsafely_fixed_pgn(pgn_game(written)) == pgn_game(meant));
    };
    becomes("1. e4 e5 2. Nf3 Nc6 3. Bb5 [3. Bc4 Bc5 4. O-O) a6 4. Ba4 Nf6",
            "1. e4 e5 2. Nf3 Nc6 3. Bb5 (3. Bc4 Bc5 4. O-O) a6 4. Ba4 Nf6", "stray-bracket");
    becomes("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 <3... d6 4. d4) 4. Ba4 Nf6",
            "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 (3... d6 4. d4) 4. Ba4 Nf6", "reserved-bracket");
    becomes("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 (3... d6 4. d4] 4. Bxc6 dxc6",
            "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 (3... d6 4. d4) 4. Bxc6 dxc6", "stray-bracket");
    becomes("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 (3... d6 4. d4} 4. Bxc6 dxc6",
            "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 (3... d6 4. d4) 4. Bxc6 dxc6", "stray-brace");
    becomes("1. e4 e5 2. Nf3 Nc6 3. Bb5 (3. Bc4 Bc5> 3... a6 4. Ba4 Nf6",
            "1. e4 e5 2. Nf3 Nc6 3. Bb5 (3. Bc4 Bc5) 3... a6 4. Ba4 Nf6", "reserved-bracket");
    becomes("1. e4 e5 2. Nf3 (2. d4 exd4 [2... d6 3. dxe5) 3. Qxd4) 2... Nc6 3. Bb5 a6",
            "1. e4 e5 2. Nf3 (2. d4 exd4 (2... d6 3. dxe5) 3. Qxd4) 2... Nc6 3. Bb5 a6", "stray-bracket");
    becomes("1. e4 e5 [1... c5] 2. Nf3 $300 Nc6", "1. e4 e5 (1... c5) 2. Nf3 Nc6",
            "stray-bracket nag-out-of-range");
    becomes("1. e4 e5 <1... c5> 2. Nf3 Nc6", "1. e4 e5 (1... c5) 2. Nf3 Nc6", "reserved-bracket");
    becomes("1. e4 e5 [2. Nf3] Nc6 3. Bb5 a6", "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6", "stray-bracket");
    // The end of the variation is unknown.
    becomes("1. e4 e5 [1... c5 2. Nf3 2. Nc3 Nf6", "1. e4 e5 [1... c5 2. Nf3 2. Nc3 Nf6",
            "stray-bracket missing-white-move");
    check_habit({"1. e4 e5 [1... c5] 2. Nf3", "other-writing", "1. e4 e5 (1... c5) 2. Nf3"});
    check_habit(
        {"1. e4 e5 [1... c5 2. Nf3] 2. Nc3 Nf6", "other-writing", "1. e4 e5 (1... c5 2. Nf3) 2. Nc3 Nf6"});
}

TEST_CASE("pgn: a pawn that goes straight ahead captures nothing", "[pgn][fixes]") {
    for (const std::string_view written :
         {"1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Nc3 b5", "1. e4 d5 2. d5 Qd6", "1. e4 d5 2. Nf3 dxe4 3. e4 Nf6",
          "1. e4 d5 (1... e5 2. d4 Nf6 3. e5 Nxe4) 2. d5"}) {
        CAPTURE(written);
        CHECK(pgn_findings(pgn_game(written)).starts_with("illegal-move"));
        CHECK(unsafely_fixed_pgn(pgn_game(written)) == pgn_game(written));
        CHECK(formatted_pgn(pgn_game(written)) == pgn_game(written));
    }
    check_habit({"1. e4 d5 2. exd5 Qd5", "unmarked-capture", "1. e4 d5 2. exd5 Qxd5"});
}

TEST_CASE("pgn: positions and moves of other variants are unchanged", "[pgn][fixes]") {
    for (const auto& [variant, fen] : {
             std::pair{"Dunsany",
                       "rnbqkbnr/pppppppp/8/1PP2PP1/PPPPPPPP/PPPPPPPP/PPPPPPPP/PPPPPPPP w kq - 0 7"},
             std::pair{"Four-check", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 3+3 0 7"},
             std::pair{"Four-check", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 7 +0+0"},
             std::pair{"Capahouse", "rnb1kbnr/ppp1pppp/8/3q4/8/8/PPPP1PPP/RNBQKBNR/Pp w KQkq - 0 7"},
             std::pair{"Losers", "8/8/8/3q4/8/8/PPPP1PPP/RNBQ1BNR w - - 0 7"},
         }) {
        CAPTURE(variant, fen);
        const std::string text = pgn_game(
            "7. e5 Nbd7 8. P@d4", "*",
            std::string("[FEN \"").append(fen).append("\"]\n[SetUp \"1\"]\n[Variant \"") + variant + "\"]\n");
        CHECK(pgn_findings(text) == "unknown-variant");
        CHECK(unsafely_fixed_pgn(text) == text);
        CHECK(formatted_pgn(text) == text);
    }
}

TEST_CASE("pgn: a command lacks the bracket before it, or both", "[pgn][fixes]") {
    check_habit({"1. e4 {%clk 0:05:00]} 1... e5 {%clk 0:05:00} 2. Nf3 {%5 better}",
                 "unopened-command unopened-command",
                 "1. e4 {[%clk 0:05:00]} 1... e5 {[%clk 0:05:00]} 2. Nf3 {%5 better}"});
}

TEST_CASE("pgn: bishops without their ranks, and moves cut within their squares", "[pgn][fixes]") {
    check_habit({"1. e4 e5 2. Nf3 Nc6 3. Bb a6", "unreadable-ply", "1. e4 e5 2. Nf3 Nc6 3. Bb a6"});
    check_habit({"1. e4 e5 2. Nf3 Nc6 3. Bb\n5 a6", "split-move", "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6"});
    check_habit({"1. e4 e5 2. Nf3 Nc6 3. B-\nb5 a6", "split-move", "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6"});
    check_habit({"1. e4 e5 2. N\nf3 Nc6", "split-move", "1. e4 e5 2. Nf3 Nc6"});
}

TEST_CASE("pgn: numbers, suffixes and tags in other brackets, and none", "[pgn][fixes]") {
    check_habit({"(1) e4 e5 (2) Nf3 Nc6", "number-punctuation number-punctuation", "1. e4 e5 2. Nf3 Nc6"});
    check_habit({"#1 e4 e5 #2 Nf3 Nc6", "number-punctuation number-punctuation", "1. e4 e5 2. Nf3 Nc6"});
    check_habit({"1. e4 e5 (1 d4 d5) 2. Nf3", "misplaced-variation", "1. e4 e5 (1 d4 d5) 2. Nf3"});
    check_habit({"1. e4 (5) e5 (3) 2. Nf3 Nc6", "text-in-parentheses text-in-parentheses",
                 "1. e4 {(5)} e5 {(3)} 2. Nf3 Nc6"});
    check_habit({"1. e4 (!) e5 (=) 2. Nf3", "bare-glyph text-in-parentheses", "1. e4 $1 e5 {(=)} 2. Nf3"});
    check_habit({"1. e4 !!! e5", "suffix-spacing", "1. e4!! e5"});
    const std::string regular = pgn_game("1. e4 e5");
    std::string text = regular;
    text.replace(text.find("[Event \"?\"]"), 11, "(Event \"?\")");
    CHECK(pgn_findings(text) == "unopened-tag");
    CHECK(apply_fixes(text, pgn_notation()) == regular);
    text.replace(text.find("(Event \"?\")"), 11, "{Event \"?\"}");
    CHECK(unsafely_fixed_pgn(text) == text);
    CHECK(apply_fixes("**Event:** ?\n\n**Site:** ?\n\n**Date:** ????.??.??\n\n**Round:** ?\n\n**White:** "
                      "?\n\n**Black:** ?\n\n**Result:** *\n\n1. e4 e5 *\n",
                      pgn_notation())
              .find("[Result \"*\"]\n\n1. e4 e5 *") != std::string::npos);
    CHECK(pgn_findings("White: a great player\n\n1. e4 e5 *\n") == "text-between-games");
    check_habit({"\"1\",\"e4\",\"e5\"\n\"2\",\"Nf3\",\"Nc6\"", "stray-punctuation stray-punctuation",
                 "1 e4 e5\n2 Nf3 Nc6"});
}

TEST_CASE("pgn: faults outside the moves spoil nothing else", "[pgn][fixes]") {
    CHECK(pgn_findings(pgn_game("1. e4 d5 2. exd5 Qxd5 3. P@d4", "*", "[Variant \"Capahouse\"]\n")) ==
          "unknown-variant");
    const auto with_date = [](std::string_view date) {
        return pgn_game("1. e4 e5", "*", "[EventDate \"" + std::string(date) + "\"]\n");
    };
    const std::string without_time = pgn_game("1. e4 e5", "*", "[TimeControl \"0+1\"]\n");
    CHECK(pgn_findings(without_time) == "zero-increment");
    CHECK(unsafely_fixed_pgn(without_time) == without_time);
    CHECK(pgn_findings(with_date("?")) == "partial-date");
    CHECK(apply_fixes(with_date("?"), pgn_notation()) == with_date("????.??.??"));
    CHECK(pgn_findings(pgn_game("1. e4 e5", "*", "[ECO \"A00-A39\"]\n")) == "unreadable-eco");
    const auto with_time = [](std::string_view time) {
        return pgn_game("1. e4 e5", "*", "[Time \"" + std::string(time) + "\"]\n");
    };
    CHECK(apply_fixes(with_time("12:00:00.5"), pgn_notation()) == with_time("12:00:00.5"));
    const auto with_position = [](std::string_view turn) {
        return pgn_game("1. e4", "*",
                        "[SetUp \"1\"]\n[FEN \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR " +
                            std::string(turn) + " KQkq - 0 1\"]\n");
    };
    CHECK(pgn_findings(with_position("white")) == "missing-turn");
    const auto with_cut_position = [](std::string_view placement) {
        return pgn_game("1. O-O Nf6", "*", "[SetUp \"1\"]\n[FEN \"" + std::string(placement) + "\"]\n");
    };
    const std::string cut = with_cut_position("rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPPBPPP/RNBQK2R");
    CHECK(pgn_findings(cut) == "missing-field");
    CHECK(unsafely_fixed_pgn(cut) == cut);
    CHECK(pgn_findings(with_cut_position("8\\8 w - - 0 1")) == "missing-placement");
    CHECK(pgn_findings(pgn_game("1. e4 e5 2. Nf3 ... 3. Bb5 a6")) == "missing-reply");
    CHECK(unsafely_fixed_pgn(with_position("white")) == with_position("w"));
}

TEST_CASE("pgn: long algebraic notation is one habit, captures included", "[pgn][fixes]") {
    check_habit({"1. e2-e4 e7-e5 2. Ng1-f3 d7-d6 3. d2-d4 Bc8-g4 4. d4xe5 Bg4xf3 5. Qd1xf3 d6xe5",
                 "long-move", "1. e4 e5 2. Nf3 d6 3. d4 Bg4 4. dxe5 Bxf3 5. Qxf3 dxe5"});
    // Without hyphens they are what they seem.
    CHECK(pgn_findings(pgn_game("1. e4 d5 2. e4xd5 Qd8xd5")) == "coordinate-move overdisambiguated");
}

TEST_CASE("pgn: a small b with two squares is a bishop", "[pgn][fixes]") {
    check_habit({"1. e2-e4 e7-e5 2. ng1-f3 d7-d6 3. d2-d4 bc8-g4 4. d4xe5 bg4xf3 5. qd1xf3 d6xe5 6. bc1-g5",
                 "long-move lowercase-piece",
                 "1. e4 e5 2. Nf3 d6 3. d4 Bg4 4. dxe5 Bxf3 5. Qxf3 dxe5 6. Bg5"});
}

TEST_CASE("pgn: the hyphen of a long move is lost", "[pgn][fixes]") {
    const std::string text = pgn_game("1. e2-e4 e7-e5 2. Ng1 f3 Nb8-c6 3. Bf1-b5 a7-a6");
    CHECK(pgn_findings(text) == "long-move move-in-two-parts");
    CHECK(unsafely_fixed_pgn(text) == pgn_game("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6"));
    // The move after it shows that something else is wrong, too.
    CHECK(unsafely_fixed_pgn(pgn_game("1. e4 e5 2. Ng1 f3 Rh8h4 3. Bb5 a6")) ==
          pgn_game("1. e4 e5 2. Ng1 f3 Rh8h4 3. Bb5 a6"));
}

TEST_CASE("pgn: a null move of two hyphens apart", "[pgn]") {
    CHECK(pgn_findings(pgn_game("1. e2-e4 e7-e5 2. - - Ng8-f6")) == "long-move null-move");
    CHECK(resolved_plies(pgn_game("1. e4 e5 2. - - Nf6 3. Nf3")) == "e2-e4 e7-e5 - - g8-f6 g1-f3");
}

TEST_CASE("pgn: the last move of a game without a result is rewritten, too", "[pgn][fixes]") {
    std::string text = pgn_game("e2e4 e7e5 g1f3", "1-0");
    text.replace(text.rfind(" 1-0"), 4, "");
    CHECK(pgn_findings(text) == "coordinate-move missing-marker");
    CHECK(apply_fixes(text, pgn_notation()) == pgn_game("e4 e5 Nf3", "1-0"));
}

TEST_CASE("pgn: hyphens between plies, with numbers that end with parentheses", "[pgn][fixes]") {
    check_habit({"1) e4 - e5 2) Nf3 - d6 3) d4 - Bg4", "number-punctuation stray-punctuation",
                 "1. e4 e5 2. Nf3 d6 3. d4 Bg4"});
}

TEST_CASE("pgn: no move of the game gets into a comment with words around it", "[pgn][fixes]") {
    const std::string buried = pgn_game(
        "1 e4 e5 2 Nf3 d6 3 d4 Bg4 4 dxe5 Bxf3 If Black\nrecaptures 4...dxe5 then 5 Qxd8+ Kxd8 6 Nxe5 "
        "and White is a pawn\nup. 5 Qxf3 dxe5 6 Bc4 Nf6\n7 Qb3 Qe7");
    CHECK(unsafely_fixed_pgn(buried).find("up. 5 Qxf3 dxe5 6 Bc4 Nf6\n7") != std::string::npos);
}

TEST_CASE("pgn: words in brackets over several lines are one passage", "[pgn][fixes]") {
    const std::string text = pgn_game("1. e4 e5 2. Nf3 d6 [2...Nc6 is better; 2...Nf6\nis sound] 3. d4 Bg4");
    CHECK(pgn_findings(text) == "unexpected-text");
    CHECK(unsafely_fixed_pgn(text) ==
          pgn_game("1. e4 e5 2. Nf3 d6 {[2...Nc6 is better; 2...Nf6\nis sound]} 3. d4 Bg4"));
}

TEST_CASE("pgn: smileys between plies are words", "[pgn][fixes]") {
    CHECK(unsafely_fixed_pgn(pgn_game("1. e4 e5 2. Nf3 d6 :-( 3. d4 Bg4 :) 4. dxe5")) ==
          pgn_game("1. e4 e5 2. Nf3 d6 {:-(} 3. d4 Bg4 {:)} 4. dxe5"));
}

TEST_CASE("pgn: footnotes and scripts of a page are no part of its moves", "[pgn][fixes]") {
    const std::string notes =
        pgn_game("1. e4 e5 2. Nf3<sup>1</sup> d6 3. d4 <b>Bg4</b><sup>2</sup> 4. dxe5 Bxf3 5. Qxf3 dxe5");
    CHECK(resolved_plies(unsafely_fixed_pgn(notes)) ==
          "e2-e4 e7-e5 g1-f3 d7-d6 d2-d4 c8-g4 d4xe5 g4xf3 d1xf3 d6xe5");
    const std::string script = pgn_game("1. e4 e5 <script>var a = {x:1}; play(\"e4\");</script>\n"
                                        "<style>.move{color:red}</style> 2. <b>Nf3</b> d6 3. <b>d4</b> Bg4");
    CHECK(resolved_plies(unsafely_fixed_pgn(script)) == "e2-e4 e7-e5 g1-f3 d7-d6 d2-d4 c8-g4");
}
