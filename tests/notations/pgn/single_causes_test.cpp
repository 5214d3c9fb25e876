// Slips with one cause, which is reported alone; no fix changes correct text.
#include "ctlpgn/fixing.hpp"
#include "notations/pgn/support.hpp"
#include "support/texts_in.hpp"

#include <catch2/catch.hpp>

#include <string>
#include <string_view>
#include <vector>

using namespace ctlpgn;
using namespace ctlpgn::tests;

namespace {

// No fix is offered.
void check_kept(std::string_view moves, std::string_view codes) {
    check_slip({moves, "1-0", codes, moves, moves});
}

void check_fixed(std::string_view moves, std::string_view codes, std::string_view meant) {
    check_slip({moves, "1-0", codes, meant, meant});
}

void check_guessed(std::string_view moves, std::string_view codes, std::string_view meant) {
    check_slip({moves, "1-0", codes, moves, meant});
}

} // namespace

TEST_CASE("pgn: spaces within moves", "[pgn][fixes]") {
    check_fixed("1. e4 e5 2. Nf3 Nc6 3. Bb5 a 6 1-0", "GS077", "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 1-0");
    check_fixed("1. e4 e5 2. Nf3 Nc6 3. Bb5 a 6 4. Ba4 1-0", "GS077",
                "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 1-0");
    check_fixed("1. e4 d5 2. exd 5 Qxd5 1-0", "GS077", "1. e4 d5 2. exd5 Qxd5 1-0");
    check_fixed("1. e4 e5 2. Bc4 Bc5 3. B xf7 + Kxf7 1-0", "GS077 GS071",
                "1. e4 e5 2. Bc4 Bc5 3. Bxf7+ Kxf7 1-0");
    check_fixed("1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Q x f7 # 1-0", "GS077 GS071",
                "1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# 1-0");
    check_fixed("1. e4 e5 2. Bc4 Bc5 3. Bxf7 +! Kxf7 1-0", "GS071", "1. e4 e5 2. Bc4 Bc5 3. Bxf7+! Kxf7 1-0");
    check_fixed("1. e4 d5 2. Bb5ch c6 1-0", "GS070", "1. e4 d5 2. Bb5+ c6 1-0");
    // The next move's number stays a number.
    check_fixed("1. e4 d5 2. ed Nf6 1-0", "GS057", "1. e4 d5 2. exd5 Nf6 1-0");
}

TEST_CASE("pgn: two squares separated by a space are one move if the board allows no two", "[pgn][fixes]") {
    check_guessed("1. e4 e5 2. Ng1 f3 Nc6 3. Bb5 a6 1-0", "GB006", "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 1-0");
    check_guessed("1. e2 e4 e5 2. Nf3 Nc6 1-0", "GB006", "1. e4 e5 2. Nf3 Nc6 1-0");
    // Not if the moves after it do not fit.
    check_kept("1. e4 e5 2. Nf3 Nc6 3. Bf1 b5 a6 4. Bb5 a4 Nf6 5. O-O 1-0", "GB006");
    // The second is Black's, or takes what is there.
    check_kept("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bb5 h6 5. O-O 1-0", "GB001");
    check_kept("1. e4 e5 2. Nf3 Nc6 3. Bb5 f6 4. Bb5 c6 1-0", "GB001");
}

TEST_CASE("pgn: N is a novelty if no knight can go there", "[pgn][fixes]") {
    check_fixed("1. e4 e5 2. Nf3 Nc6 3. Bb5 N a6 4. Ba4 1-0", "GS075",
                "1. e4 e5 2. Nf3 Nc6 3. Bb5 $146 a6 4. Ba4 1-0");
    check_fixed("1. e4 e5 2. N f3 Nc6 1-0", "GS077", "1. e4 e5 2. Nf3 Nc6 1-0");
}

TEST_CASE("pgn: a space after the dollar sign of an annotation", "[pgn][fixes]") {
    check_guessed("1. e4 $ 2 e5 2. Nf3 Nc6 1-0", "GS085", "1. e4 $2 e5 2. Nf3 Nc6 1-0");
    check_guessed("1. e4 e5 $ 2 2. Nf3 Nc6 1-0", "GS085", "1. e4 e5 $2 2. Nf3 Nc6 1-0");
}

TEST_CASE("pgn: a number before the result is seen even after a comment", "[pgn]") {
    check_kept("1. e4 e5 {a} 6 1-0", "GM005");
    CHECK(pgn_findings(pgn_game("1. e4 e5 {a 6} (1... c5) $1 ; 7\n")) == "");
}

TEST_CASE("pgn: numbers after an illegal or unreadable move are kept", "[pgn][fixes]") {
    check_guessed("1. e4 e5 2. Nf3 Nc6 -- good 3. Bb5 a6 1-0", "S107",
                  "1. e4 e5 2. Nf3 Nc6 {-- good} 3. Bb5 a6 1-0");
    const std::string number = "1. e4 e5 2. Nf6 Nc6 d6 3. Bb5 a6 1-0";
    const std::string text = pgn_game(number.substr(0, number.size() - 4), "1-0");
    CHECK(unsafely_fixed_pgn(text) == text);
    check_kept("1. e4 e5 2. Ng1 f3 Nb8 c6 3. Bf1 b5 a7 a6 1-0", "GB006");
    check_fixed("1. e2 e4 e7 e5 2. Ng1 f3 Nb8 c6 1-0", "S007 GS053", "1. e4 e5 2. Nf3 Nc6 1-0");
}

TEST_CASE("pgn: variations that are misplaced or end in the wrong place", "[pgn][fixes]") {
    check_kept("1. e4 e5 (2. Nf3) 2. Nc3 1-0", "GV001");
    check_kept("1. e4 e5 2. Nf3 Nc6 (2... Nf6 3. Nxe5 d6 4. Nf3 Nxe4 3. Bb5 a6) 4. Ba4 Nf6 1-0", "GM010");
    check_guessed("1. e4 e5 2. Nf3 Nc6 ((2... d6 3. d4) 3. Bb5 a6 1-0", "S072",
                  "1. e4 e5 2. Nf3 Nc6 (2... d6 3. d4) 3. Bb5 a6 1-0");
}

TEST_CASE("pgn: quotations and signatures among the moves", "[pgn][fixes]") {
    check_guessed("1. e4 e5 2. Nf3 'hm' Nc6 1-0", "S107", "1. e4 e5 2. Nf3 {'hm'} Nc6 1-0");
    check_guessed("1. e4 e5 2. Nf3 “hm” Nc6 1-0", "S107", "1. e4 e5 2. Nf3 {“hm”} Nc6 1-0");
    check_guessed("1. e4 e5 2. Nf3 Nc6\n\n-- \nJim Roe", "S107", "1. e4 e5 2. Nf3 Nc6\n\n{-- \nJim Roe} 1-0");
}

TEST_CASE("pgn: a merge conflict is reported alone", "[pgn]") {
    const std::string text =
        pgn_game("1. e4 e5\n<<<<<<< HEAD\n2. Nf3 Nc6 1-0\n=======\n2. Nc3 Nc6", "1-0") + ">>>>>>> x\n";
    CHECK(pgn_findings(text) == "reserved-bracket mail-quote");
}

TEST_CASE("pgn: consequences of a faulty position are not reported for the moves", "[pgn]") {
    const auto with_position = [](std::string_view position, std::string_view moves) {
        return pgn_game(moves, "1-0", std::string("[SetUp \"1\"]\n[FEN \"").append(position).append("\"]\n"));
    };
    CHECK(pgn_findings(with_position("4k3/8/8/8/4P3/8/8/4K3", "1... Ke7 2. Kd2")) == "missing-field");
    const std::vector<diagnostic> rooks =
        lint_pgn(with_position("4k3/8/8/8/4P3/8/8/4K3 w KQ - 0 1", "1. Ke2"));
    REQUIRE(rooks.size() == 2);
    CHECK(rooks[0].begin != rooks[1].begin);
}

TEST_CASE("pgn: tags without brackets, or with other text next to them", "[pgn][fixes]") {
    const std::string game = pgn_game("1. e4 e5", "1-0");
    const auto with = [&game](std::string_view open, std::string_view close) {
        std::string text;
        for (const char each : game)
            text += each == '[' ? std::string(open) : each == ']' ? std::string(close) : std::string(1, each);
        return text;
    };
    for (const std::string& text : {with("(", ")"), with("<", ">"), with("", "")}) {
        INFO(text);
        CHECK(pgn_findings(text) == "unopened-tag");
        CHECK(apply_fixes(text, pgn_notation()) == game);
        CHECK(pgn_findings(game + text) == "unopened-tag");
    }
    const std::string first = "[Event \"?\"]";
    const std::string rest = game.substr(first.size());
    CHECK(unsafely_fixed_pgn(first + "," + rest) == game);
    CHECK(unsafely_fixed_pgn("[" + first + "]" + rest) == game);
    std::string tab = game;
    tab.replace(tab.find('?'), 1, "a\tb");
    CHECK(formatted_pgn(tab) == formatted_pgn(tab + "\n"));
    CHECK(formatted_pgn(tab).find("a\tb") != std::string::npos);
    tab.replace(tab.find("1. e4"), 5, "1.   e4");
    CHECK(formatted_pgn(tab).find("1. e4") != std::string::npos);
}

TEST_CASE("pgn: drawings in comments are unchanged", "[pgn]") {
    const std::string drawing = "{\n8 r . b\n     7 . . x\n\n\t6 z   z\n}";
    const std::string game = pgn_game("1. e4 " + drawing + " 1... e5", "1-0");
    CHECK(formatted_pgn(game) == game);
    CHECK(formatted_pgn(formatted_pgn(game)) == game);
    // The brace alone does not make a comment line.
    CHECK(formatted_pgn(pgn_game("1. e4 { a b\n } 1... e5", "1-0")) ==
          pgn_game("1. e4 {a b} 1... e5", "1-0"));
    format_options filled;
    filled.reflow = true;
    CHECK(formatted(game, pgn_notation(), filled) ==
          pgn_game("1. e4 {8 r . b 7 . . x 6 z z} 1... e5", "1-0"));
}

TEST_CASE("pgn: comments that must stay after semicolons conform to export format", "[pgn][profiles]") {
    const auto found = [](std::string_view moves) {
        return names_by_profile(formatted_pgn(pgn_game(moves)), pgn_notation(), "export");
    };
    CHECK(found("1. e4\ne5 ; has { in it\n2. Nf3") == "");
    CHECK(found("1. e4\ne5 ; has { 2. Nc3 in it\n2. Nf3") == "");
    CHECK(found("1. e4 ; a } b\ne5 ; has { in it\n2. Nf3") == "");
}
