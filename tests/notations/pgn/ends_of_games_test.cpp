// How people end games, variations and comments, and begin the next ones.
#include "ctlpgn/fixing.hpp"
#include "notations/pgn/support.hpp"

#include <catch2/catch.hpp>

#include <string>
#include <string_view>

using namespace ctlpgn;
using namespace ctlpgn::tests;

TEST_CASE("pgn: a game without moves ends at the tags of the next one", "[pgn][fixes]") {
    const std::string tags = pgn_game("").substr(0, pgn_game("").find("\n\n"));
    const std::string text = tags + "\n\n" + pgn_game("1. e4 e5");
    CHECK(pgn_findings(text) == "missing-marker");
    CHECK(apply_fixes(text, pgn_notation()) == tags + "\n\n*\n\n" + pgn_game("1. e4 e5"));
}

// Each of the two lines is fixed apart.
TEST_CASE("pgn: no fix of a tag turns the ply before it into text between games", "[pgn][fixes]") {
    const std::string lines = "[Variant\"\"]x";
    const std::string fixed = apply_fixes(lines + "\n[Event a", pgn_notation());
    CHECK(fixed.ends_with(lines + " *\n[Event a"));
    CHECK(apply_fixes(fixed, pgn_notation()) == fixed);
}

TEST_CASE("pgn: a result among or before the moves moves to the end", "[pgn][fixes]") {
    const auto without_result = [](std::string_view moves) {
        const std::string text = pgn_game(moves, "1-0");
        return text.substr(0, text.rfind(" 1-0")) + "\n";
    };
    const auto moved = [&](std::string_view written, std::string_view meant) {
        CAPTURE(written);
        CHECK(pgn_findings(without_result(written)) == "result-before-moves");
        CHECK(apply_fixes(without_result(written), pgn_notation()) == pgn_game(meant, "1-0"));
    };
    moved("1. e4 e5 1-0 2. Nf3 Nc6", "1. e4 e5 2. Nf3 Nc6");
    moved("1. e4 e5 2. Nf3 1-0 {White won} Nc6 3. Bb5", "1. e4 e5 2. Nf3 {White won} Nc6 3. Bb5");
    moved("1. e4 e5 2. Nf3 (1-0) Nc6", "1. e4 e5 2. Nf3 Nc6");
    moved("1-0 1. e4 e5 2. Nf3", " 1. e4 e5 2. Nf3");
    moved("1-0 {White won} 1. e4 e5", " {White won} 1. e4 e5");
    // Two games on a line stay two games.
    const std::string two = pgn_game("1. e4 e5", "1-0");
    CHECK(apply_fixes(two.substr(0, two.size() - 1) + " 1. d4 d5 *\n", pgn_notation()) ==
          two.substr(0, two.size() - 1) + "\n\n" + pgn_game("1. d4 d5"));
}

TEST_CASE("pgn: the result after unreadable text is a guess", "[pgn][fixes]") {
    for (const std::string_view last : {"d6 #0", "d6 Nc", "d6 illegible"}) {
        CAPTURE(last);
        const std::string text = pgn_game("1. e4 e5 2. Nf3 " + std::string(last), "1-0");
        const std::string cut = text.substr(0, text.rfind(" 1-0")) + "\n";
        CHECK(apply_fixes(cut, pgn_notation()) == cut);
    }
}

TEST_CASE("pgn: joined games are split where the numbers restart", "[pgn][fixes]") {
    const std::string text = pgn_game("1. e4 e5 2. Nf3 Nc6\n1. d4 d5 2. c4 e6");
    CHECK(pgn_findings(text) == "lost-result");
    CHECK(unsafely_fixed_pgn(text) == pgn_game("1. e4 e5 2. Nf3 Nc6") + pgn_game("1. d4 d5 2. c4 e6"));
    // A truncated number does not begin another game.
    CHECK(pgn_findings(pgn_game("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 "
                                "8. c3 O-O 9. h3 Nb8 10. d4 Nbd7\n1 1. c4 c6\n12. Nc3")) == "lone-number");
}

TEST_CASE("pgn: a second result is not a game", "[pgn]") {
    CHECK(pgn_findings(pgn_game("1. e4 e5") + "1-0\n") == "lone-result");
    CHECK(pgn_findings(pgn_game("1. e4 e5") + "\n*\n\n" + pgn_game("1. d4")) == "lone-result");
}

TEST_CASE("pgn: a heading between games is not a closing comment", "[pgn][fixes]") {
    for (const std::string_view between : {"\nGame 2: y beats x\n\n", "Roe - Poe\n", "\nRoe - Poe\n"}) {
        CAPTURE(between);
        const std::string text = pgn_game("1. e4 e5").append(between) + pgn_game("1. d4");
        CHECK(pgn_findings(text) == "text-between-games");
        CHECK(unsafely_fixed_pgn(text) == text);
    }
    CHECK(unsafely_fixed_pgn(pgn_game("1. e4 e5") + "A fine game.\n\n" + pgn_game("1. d4")) ==
          pgn_game("1. e4 e5") + "{A fine game.}\n\n" + pgn_game("1. d4"));
}

TEST_CASE(
    "pgn: a variation whose opening parenthesis is missing is one fault, and no move is removed or moved",
    "[pgn][fixes]") {
    const auto opened = [](std::string_view written, std::string_view meant) {
        CAPTURE(written);
        CHECK(pgn_findings(pgn_game(written)) == "stray-parenthesis");
        CHECK(unsafely_fixed_pgn(pgn_game(written)) == pgn_game(meant));
    };
    opened("1. e4 e5 2. Nf3 2. f4 exf4 3. Nf3) Nc6 3. Bb5 a6",
           "1. e4 e5 2. Nf3 (2. f4 exf4 3. Nf3) Nc6 3. Bb5 a6");
    opened("1. e4 e5 1... c5 2. Nf3) 2. Nf3", "1. e4 e5 (1... c5 2. Nf3) 2. Nf3");
    const std::string unnumbered = pgn_game("1. e4 e5 2. Nf3 f4 exf4) Nc6");
    CHECK(unsafely_fixed_pgn(unnumbered) == unnumbered);
}

TEST_CASE("pgn: unclosed parts are closed where the moves continue", "[pgn][fixes]") {
    const auto closed = [](std::string_view written, std::string_view meant) {
        CAPTURE(written);
        CHECK(unsafely_fixed_pgn(pgn_game(written)) == pgn_game(meant));
    };
    closed("1. e4 e5 2. Nf3 {The knight 2... Nc6 3. Bb5 a6",
           "1. e4 e5 2. Nf3 {The knight} 2... Nc6 3. Bb5 a6");
    closed("1. e4 e5 2. Nf3 (2. f4 exf4 3. Nf3 g5 2... Nc6 3. Bb5 a6",
           "1. e4 e5 2. Nf3 (2. f4 exf4 3. Nf3 g5) 2... Nc6 3. Bb5 a6");
    closed("1. e4 e5 2. Nf3 (2. f4 exf4 3. Bc4 2... Nc6 3. Bb5 a6",
           "1. e4 e5 2. Nf3 (2. f4 exf4 3. Bc4) 2... Nc6 3. Bb5 a6");
    const std::string to_the_end = pgn_game("1. e4 e5 {The knight Nf3 Nc6");
    CHECK(unsafely_fixed_pgn(to_the_end) == to_the_end);
}

TEST_CASE("pgn: early and duplicate results, and other forms of them", "[pgn][fixes]") {
    CHECK(pgn_findings(pgn_game("1. e4 e5 *\n2. Nf3")) == "missing-beginning");
    check_habit({"1. e4 e5 (1... c5 ½) 2. Nf3", "result-in-variation", "1. e4 e5 (1... c5 ½) 2. Nf3"});
    check_habit({"1. e4 e5 * 2. Nf3 Nc6", "result-before-moves", "1. e4 e5 2. Nf3 Nc6"});
    check_habit({"* e4 e5\n* Nf3 Nc6", "markup", " e4 e5\n Nf3 Nc6"});
    const auto with_tag = [](std::string_view value) {
        std::string text = pgn_game("1. e4 e5");
        text.replace(text.find("Result \"") + 8, 1, value);
        return text;
    };
    CHECK(apply_fixes(with_tag("½-½"), pgn_notation()) == with_tag("½-½"));
    CHECK(unsafely_fixed_pgn(with_tag("½-½")) == pgn_game("1. e4 e5", "1/2-1/2"));
    CHECK(unsafely_fixed_pgn(with_tag("half")) == with_tag("half"));
    for (const std::string_view odd : {"0,5-0,5", "1/2-½"}) {
        CAPTURE(odd);
        const std::string regular = pgn_game("1. e4 e5", "1/2-1/2");
        std::string text = regular;
        text.replace(text.rfind("1/2-1/2"), 7, odd);
        CHECK(pgn_findings(text) == "unknown-result");
        CHECK(apply_fixes(text, pgn_notation()) == regular);
    }
    for (const std::string_view left : {"1-1", "10", "3."}) {
        CAPTURE(left);
        std::string text = pgn_game("1. e4 e5", "1-0");
        text.replace(text.rfind("1-0"), 3, left);
        CHECK(unsafely_fixed_pgn(text) == text);
    }
}
