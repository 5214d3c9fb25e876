// Slips among the moves: the findings, and the results of fixes.
#include "ctlpgn/fixing.hpp"
#include "ctlpgn/reader.hpp"
#include "ctlpgn/source.hpp"
#include "notations/pgn/support.hpp"
#include "support/texts_in.hpp"

#include <catch2/catch.hpp>

#include <string>
#include <string_view>
#include <vector>

using namespace ctlpgn;
using namespace ctlpgn::tests;

TEST_CASE("pgn: each passage of words is one fault, and the game continues", "[pgn][fixes]") {
    const auto check = [](std::string_view written, std::string_view meant) {
        const std::string text = pgn_game(written);
        INFO(text);
        const std::vector<diagnostic> found = lint_pgn(text);
        REQUIRE(found.size() == 1);
        CHECK(found[0].id == code::unexpected_text);
        const std::string fixed = unsafely_fixed_pgn(text);
        CHECK(fixed == pgn_game(meant));
        CHECK(pgn_findings(fixed) == "");
    };
    check("1. e4 e5 2. Nf3 Nc6 good 3. Bb5 a6", "1. e4 e5 2. Nf3 Nc6 {good} 3. Bb5 a6");
    check("1. e4 e5 better is c5 2. Nf3 Nc6", "1. e4 e5 {better is c5} 2. Nf3 Nc6");
    check("1. e4 better is d4 1... e5 2. Nf3", "1. e4 {better is d4} 1... e5 2. Nf3");
    check("1. e4 e5 2. Nf3 Here I thought of 2. Bc4. Nc6", "1. e4 e5 2. Nf3 {Here I thought of 2. Bc4.} Nc6");
    check("1. e4 e5 2. Nf3 - I thought for 20 minutes - Nc6",
          "1. e4 e5 2. Nf3 {- I thought for 20 minutes -} Nc6");
    check("1. e4 e5\n[f4 is the other move]\n2. Nf3", "1. e4 e5\n{[f4 is the other move]}\n2. Nf3");
    check("1. e4 e5\n+0.35/18 2.Nf3 Nc6 3.Bb5\n2. f4 exf4",
          "1. e4 e5\n{+0.35/18 2.Nf3 Nc6 3.Bb5}\n2. f4 exf4");
    check("1. e4 e5\nStockfish: 2. Bc4 Bc5\n2. Nf3 Nc6 3. Bb5",
          "1. e4 e5\n{Stockfish: 2. Bc4 Bc5}\n2. Nf3 Nc6 3. Bb5");
    check("1. e4 e5 2. Nf3 Nc6 -- the main line 3. Bb5 a6",
          "1. e4 e5 2. Nf3 Nc6 {-- the main line} 3. Bb5 a6");
    check("1. e4 e5 2. Nf3 - good Nc6", "1. e4 e5 2. Nf3 {- good} Nc6");
    check("1. e4 e5 +0.35/12 4.2s 2. Nf3 Nc6", "1. e4 e5 {+0.35/12 4.2s} 2. Nf3 Nc6");
    check("1. e4 e5 depth=18 2. Nf3 Nc6", "1. e4 e5 {depth=18} 2. Nf3 Nc6");
    check("1. e4/0:12 e5 2. Nf3 Nc6", "1. e4 {0:12} e5 2. Nf3 Nc6");
    check("1. e4 e5 # king's pawn\n2. Nf3", "1. e4 e5 {# king's pawn}\n2. Nf3");
    check("1. e4\nHoudini 4 x64: 1...c5 2.Nf3 d6\n1... e5 2. Nf3",
          "1. e4\n{Houdini 4 x64: 1...c5 2.Nf3 d6}\n1... e5 2. Nf3");
    // An engine's line extends to where the numbers continue.
    check("1. e4 e5 +0.32/12 Nf3 Nc6 Bb5 2. Nf3 Nc6 3. Bb5",
          "1. e4 e5 {+0.32/12 Nf3 Nc6 Bb5} 2. Nf3 Nc6 3. Bb5");
    check("1. e4 e5 2. Nf3 -0.10 Nc6 Bb5 a6 Ba4 2... Nc6 3. Bb5",
          "1. e4 e5 2. Nf3 {-0.10 Nc6 Bb5 a6 Ba4} 2... Nc6 3. Bb5");
}

TEST_CASE("pgn: duplicated moves are one fault", "[pgn][fixes]") {
    for (const fixed_slip& each : {
             fixed_slip{"1. e4 e5 2. Nf3 Nc6\n2. Nf3 Nc6\n3. Bb5 a6 *", "*", "M006",
                        "1. e4 e5 2. Nf3 Nc6\n2. Nf3 Nc6\n3. Bb5 a6 *", "1. e4 e5 2. Nf3 Nc6\n3. Bb5 a6 *"},
             {"1. e4 e5 2. Nf3 Nc6\n2. Nf3 Nc6 *", "*", "M006", "1. e4 e5 2. Nf3 Nc6\n2. Nf3 Nc6 *",
              "1. e4 e5 2. Nf3 Nc6 *"},
             // If others are duplicated after them, the rest is uncertain.
             {"1. e4 e5\n1. e4 e5\n2. Nf3 Nc6\n2. Nf3 Nc6\n3. Bb5 *", "*", "M006",
              "1. e4 e5\n1. e4 e5\n2. Nf3 Nc6\n2. Nf3 Nc6\n3. Bb5 *",
              "1. e4 e5\n1. e4 e5\n2. Nf3 Nc6\n2. Nf3 Nc6\n3. Bb5 *"},
             {"1. e4 e5 2. Nf3 Nf3 Nc6 3. Bb5 *", "*", "M006", "1. e4 e5 2. Nf3 Nf3 Nc6 3. Bb5 *",
              "1. e4 e5 2. Nf3 Nc6 3. Bb5 *"},
             {"1. e4 e5 2.\nNf3 Nc6 3. Bb5\nNf3 Nc6 3. Bb5\na6 4. Ba4 *", "*", "M006",
              "1. e4 e5 2.\nNf3 Nc6 3. Bb5\nNf3 Nc6 3. Bb5\na6 4. Ba4 *",
              "1. e4 e5 2.\nNf3 Nc6 3. Bb5\na6 4. Ba4 *"},
             // Their annotations are kept.
             {"1. e4 e5 2. Nf3 Nc6 {good}\n2. Nf3 Nc6 {bad} 3. Bb5 *", "*", "M006",
              "1. e4 e5 2. Nf3 Nc6 {good}\n2. Nf3 Nc6 {bad} 3. Bb5 *",
              "1. e4 e5 2. Nf3 Nc6 {good}\n2. Nf3 Nc6 {bad} 3. Bb5 *"},
             // The next number shows that a ply is wrong, and not surplus.
             {"1. e4 e5 2. Nf3 Nf3 3. Bb5 *", "*", "GB001", "1. e4 e5 2. Nf3 Nf3 3. Bb5 *",
              "1. e4 e5 2. Nf3 Nf3 3. Bb5 *"},
         })
        check_slip(each);
}

TEST_CASE("pgn: reordered or lost moves are one fault", "[pgn][fixes]") {
    const auto codes = [](std::string_view moves) { return listed_codes(lint_pgn(pgn_game(moves))); };
    CHECK(codes("1. e4 e5 {x} 3. Bb5 a6 2. Nf3 Nc6 4. Ba4") == "GM010");
    CHECK(codes("1. e4 e5 2. Nc6 3. Bb5 a6") == "GM007"); // White's ply
    CHECK(codes("1. e4 e5 2. Nf3 3. Bb5 a6") == "GM006"); // Black's
    // White's, whose variations are there.
    CHECK(codes("1. e4 e5 2. Nf3 Nc6 3. (3. Bc4 Bc5) (3. d4 exd4) 3... a6 4. Ba4 Nf6") == "GM007");
    // A sentence that names a move after the last one.
    CHECK(codes("1. e4 e5 2. Nf3 Nc6\nI think 3. Bb5 was better.\n") == "S107");
    // A slip in a number, and one in a move.
    CHECK(codes("1. e4 e5 4. Nf3 Nc6 3. Bb5 a6 4. Ba4 Ke4") == "GM010 GB001");
    // Neither side can play the move after the lost one, but the next numbers go on from it.
    CHECK(codes("1. e4 e5 2. Bc4 3. Qxf7 Kxf7 4. a3") == "GM006");
    // A number with dots too many does not make a move Black's, unless White cannot play it.
    CHECK(codes("1... e4 e5 2. Nf3 Nc6").empty());
    CHECK(codes("1... e4 1... e5 2... Nf3 2... Nc6").empty());
    CHECK(codes("1... e5 2. Nf3 Nc6") == "GM007");
    CHECK(codes("1. e4 (1... d4 d5) 1... e5").empty());
    CHECK(codes("1. e4 (1... c5 2. Nf3) 1... e5") == "GV001");
    // Both could play it, but only as Black's does the variation continue.
    CHECK(codes("1. e4 e5 2. Nf3 Nc6 3. Bb5 (3... Nd4 4. c3 Nf6) 3... a6") == "GV001");
    // A number that says whose move it is shows that it is no copy of the other side's.
    CHECK(codes("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. O-O (4. d3) 4... O-O 5. Re1") == "GB014");
}

TEST_CASE("pgn: what the board says in a line with an illegal move is fixed only as a guess",
          "[pgn][fixes]") {
    const auto stays = [](std::string_view moves) {
        const std::string text = pgn_game(moves);
        INFO(text);
        CHECK(apply_fixes(text, pgn_notation()) == text);
        CHECK(unsafely_fixed_pgn(text) != text);
    };
    stays("1. e4 e5 2. Bc4 Bc5 3. Bxf7 Kxf7 4. Nxe5");
    // A sign that says too much may show which move is wrong.
    const std::string claim = pgn_game("1. e4 e5 2. Nf3+ Nc6 3. Bb5 Nd5");
    CHECK(unsafely_fixed_pgn(claim) == claim);
    // A ply that was written twice becomes no capture.
    stays("1. e4 e5 2. Nf3 Nc6 3. Bb5 (3. Nc3 Nd4 Nd4 4. Nb5) 3... a6");
}

TEST_CASE("pgn: a number or a glyph in two parts is one fault", "[pgn][fixes]") {
    const auto check = [](std::string_view written, std::string_view meant, std::string_view reported) {
        const std::string text = pgn_game(written);
        INFO(text);
        CHECK(listed_codes(lint_pgn(text)) == reported);
        CHECK(unsafely_fixed_pgn(text) == pgn_game(meant));
    };
    const std::string moves =
        "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O "
        "9. h3 Nb8 {x} ";
    check(moves + "1 0. d4 Nbd7", moves + "10. d4 Nbd7", "GM005");
    check(moves + "10. d4 Nbd7 1 1. Nbd2", moves + "10. d4 Nbd7 11. Nbd2", "GM005");
    check("1. e4 1$ e5", "1. e4 $1 e5", "GS085");
}

TEST_CASE("pgn: a text that is cut off has one fault", "[pgn][lint]") {
    const auto codes = [](std::string_view moves) {
        std::string text = pgn_game(moves);
        text.resize(text.find_last_of('*'));
        return listed_codes(lint_pgn(text));
    };
    CHECK(codes("1. e4 e5 2. Nf") == "GS051");
    CHECK(codes("1. e4 e5 2.") == "GM005");
    CHECK(codes("1. e4 e5 (1... c5 2. Nf3") == "S072");
    CHECK(codes("1. e4 e5 (1... c5 {Sicil") == "S081");
}

TEST_CASE("pgn: words for a result are one fault", "[pgn][fixes]") {
    for (const fixed_slip& each : {
             fixed_slip{"1. e4 e5 White resigns", "0-1", "GS101", "1. e4 e5 {White resigns} 0-1",
                        "1. e4 e5 {White resigns} 0-1"},
             {"1. e4 e5 white won", "1-0", "GS101", "1. e4 e5 1-0", "1. e4 e5 1-0"},
             {"1. e4 e5 Black lost on time.", "1-0", "GS101", "1. e4 e5 {Black lost on time.} 1-0",
              "1. e4 e5 {Black lost on time.} 1-0"},
             {"1. e4 e5 draw agreed", "1/2-1/2", "GS101", "1. e4 e5 {draw agreed} 1/2-1/2",
              "1. e4 e5 {draw agreed} 1/2-1/2"},
             {"1. e4 e5 adjourned", "*", "GS101", "1. e4 e5 {adjourned} *", "1. e4 e5 {adjourned} *"},
             // No one is named.
             {"1. e4 e5 resigns", "1-0", "S107", "1. e4 e5 resigns", "1. e4 e5 {resigns} 1-0"},
             {"1. e4 e5 time", "*", "S107", "1. e4 e5 time", "1. e4 e5 {time} *"},
             // After the result
             {"1. e4 e5 1-0 Black resigns", "1-0", "S105", "1. e4 e5 1-0 {Black resigns}",
              "1. e4 e5 1-0 {Black resigns}"},
             {"1. e4 e5 1-0 White resigns", "1-0", "S105", "1. e4 e5 1-0 White resigns",
              "1. e4 e5 1-0 White resigns"},
         })
        check_slip(each);
    // The tag differs: two faults, and the guess is that the words are right.
    const auto with_tag = [](std::string_view result, std::string_view moves) {
        const std::string game = pgn_game("", result);
        return game.substr(0, game.find("\n\n") + 2).append(moves).append("\n");
    };
    const std::string contradicted = with_tag("0-1", "1. e4 e5 White wins");
    CHECK(lint_pgn(contradicted).size() == 2);
    CHECK(apply_fixes(contradicted, pgn_notation()) == contradicted);
    CHECK(unsafely_fixed_pgn(contradicted) == with_tag("1-0", "1. e4 e5 1-0"));
}

TEST_CASE("pgn: an asterisk between two squares is a sign of capture", "[pgn][fixes]") {
    CHECK(pgn_findings(pgn_game("1. e4 e5 2. Nf3 d6 3. d4 Bg4 4. dxe5 Bg4*f3"), check_level::syntax) ==
          "capture-sign");
    CHECK(apply_fixes(pgn_game("1. e4 e5 2. Nf3 d6 3. d4 Bg4 4. d4*e5 Bg4*f3 5. Qd1*f3"), pgn_notation()) ==
          pgn_game("1. e4 e5 2. Nf3 d6 3. d4 Bg4 4. dxe5 Bxf3 5. Qxf3"));
}

TEST_CASE("pgn: a question mark before a square may be a lost figurine", "[pgn][fixes]") {
    const std::string text = pgn_game("1. e4 e5 2. ?f3 d6");
    CHECK(unsafely_fixed_pgn(text) == text);
    CHECK(formatted_pgn(text) == text);
    // As typed in Spanish
    CHECK(unsafely_fixed_pgn(pgn_game("1. e4 e5 2. !f4")) == pgn_game("1. e4 e5 2. f4!"));
}

TEST_CASE("pgn: plies without a space between them are two plies", "[pgn][fixes]") {
    for (const fixed_slip& each : {
             fixed_slip{"1. e4e5 2. Nf3 Nc6 *", "*", "GS036", "1. e4 e5 2. Nf3 Nc6 *",
                        "1. e4 e5 2. Nf3 Nc6 *"},
             {"1. e4 d5 2. exd5c6 3. dxc6Nxc6 *", "*", "GS036 GS036", "1. e4 d5 2. exd5 c6 3. dxc6 Nxc6 *",
              "1. e4 d5 2. exd5 c6 3. dxc6 Nxc6 *"},
             {"1. e4 c5 2. d4cxd4 3. c3 *", "*", "GS036", "1. e4 c5 2. d4 cxd4 3. c3 *",
              "1. e4 c5 2. d4 cxd4 3. c3 *"},
             // The squares of one ply
             {"1. e2e4 e7e5 2. g1f3 *", "*", "GS054", "1. e4 e5 2. Nf3 *", "1. e4 e5 2. Nf3 *"},
             // Without the board it is a guess.
             {"1. e4e4 2. Nf3 *", "*", "GS036 GB001", "1. e4e4 2. Nf3 *", "1. e4 e4 2. Nf3 *"},
         })
        check_slip(each);
}

TEST_CASE("pgn: a command without its closing bracket gets it", "[pgn][fixes]") {
    for (const fixed_slip& each : {
             fixed_slip{"1. e4 {[%clk 0:01:00 } e5 *", "*", "GC003", "1. e4 {[%clk 0:01:00] } e5 *",
                        "1. e4 {[%clk 0:01:00] } e5 *"},
             {"1. e4 {good [%eval 0.31} e5 *", "*", "GC003", "1. e4 {good [%eval 0.31]} e5 *",
              "1. e4 {good [%eval 0.31]} e5 *"},
             {"1. e4 {[%csl Ga4,Rb5 [%clk 0:01:00]} e5 *", "*", "GC003",
              "1. e4 {[%csl Ga4,Rb5] [%clk 0:01:00]} e5 *", "1. e4 {[%csl Ga4,Rb5] [%clk 0:01:00]} e5 *"},
             {"1. e4 {[%clk 0:01:00) well} e5 *", "*", "GC003", "1. e4 {[%clk 0:01:00] well} e5 *",
              "1. e4 {[%clk 0:01:00] well} e5 *"},
             {"1. e4 {[%clk soon} e5 *", "*", "", "1. e4 {[%clk soon} e5 *", "1. e4 {[%clk soon} e5 *"},
             {"1. e4 {[%x 1} e5 *", "*", "", "1. e4 {[%x 1} e5 *", "1. e4 {[%x 1} e5 *"},
         })
        check_slip(each);
}

TEST_CASE("pgn: signs that contradict each other, and signs of the Informator", "[pgn][fixes]") {
    const auto same = [](std::string_view moves, std::string_view codes) {
        check_slip({moves, "*", codes, moves, moves});
    };
    const auto fixed = [](std::string_view moves, std::string_view codes, std::string_view meant) {
        check_slip({moves, "*", codes, meant, meant});
    };
    same("1. e4!!?? e5 *", "GS074");
    check_slip({"1. e4 e5 $-1 2. Nf3 *", "*", "GS085", "1. e4 e5 $-1 2. Nf3 *", "1. e4 e5 2. Nf3 *"});
    fixed("1. e4 e5 2. Ke2 ⊥ *", "GS075", "1. e4 e5 2. Ke2 $245 *");
    fixed("1. e4 ○ e5 ⟫ 2. Nf3 ⟪ Nc6 ✕ 3. Bb5 ∇ a6 ≤ *", "GS075",
          "1. e4 $26 e5 $242 2. Nf3 $243 Nc6 $244 3. Bb5 $141 a6 $143 *");
    fixed("1. e4 e5 2. Nf3 +- *", "GS075", "1. e4 e5 2. Nf3 $18 *");
}

TEST_CASE("pgn: a letter before a pawn's move does not hide that it cannot be played", "[pgn]") {
    const std::string promotion = "[SetUp \"1\"]\n[FEN \"8/P3k3/8/8/8/8/4K3/7r w - - 0 60\"]\n";
    CHECK(pgn_findings(pgn_game("60. Pa8 Rh5", "*", promotion)) == "written-pawn missing-promotion");
    CHECK(pgn_findings(pgn_game("60. a8 Rh5", "*", promotion)) == "missing-promotion");
    CHECK(pgn_findings(pgn_game("1. e4 e5 2. Pa1 Nc6")) == "written-pawn illegal-move");
}

TEST_CASE("pgn: one fault in what comes after a variation's moves", "[pgn]") {
    CHECK(pgn_findings(pgn_game("1. e4 e5 (1... c5 1/2-1/2 Fischer-Spassky 1992) 2. Nf3")) ==
          "result-in-variation");
    CHECK(pgn_findings(pgn_game("1. e4 e5 ((x)) 2. Nf3")) == "empty-variation");
    CHECK(pgn_findings(pgn_game("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6\n\n-- Diagram 1 --\n\n4. Ba4 Nf6")) ==
          "unexpected-text");
}

TEST_CASE("pgn: a result among the moves is that of the game", "[pgn]") {
    const std::string text = pgn_game("1. e4 d5 2. exd5 Qxd5 1-0 (2... Nf6)");
    const auto source = open_text(text.substr(0, text.rfind(" *")));
    game_reader reader(*source, pgn_notation());
    const game* const read = reader.next();
    REQUIRE(read != nullptr);
    CHECK(pgn_notation().words->results[read->result] == "1-0");
}

TEST_CASE("pgn: underscores between the fields of a position", "[pgn][fixes]") {
    constexpr std::string_view copied =
        "[SetUp \"1\"]\n[FEN \"rnbqk2r/ppp2ppp/3p1n2/2b1p3/2B1P3/3P1N2/PPP2PPP/RNBQK2R_w_KQkq_-_0_5\"]\n";
    std::string meant(copied);
    for (char& each : meant)
        each = each == '_' ? ' ' : each;
    const std::string text = pgn_game("5. O-O O-O", "*", copied);
    CHECK(pgn_findings(text) == "position-spacing");
    CHECK(apply_fixes(text, pgn_notation()) == pgn_game("5. O-O O-O", "*", meant));
}
