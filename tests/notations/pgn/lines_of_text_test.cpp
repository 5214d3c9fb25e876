// Lines of the text that are exchanged, doubled, or tags with slips in them: each is one fault.
#include "ctlpgn/fixing.hpp"
#include "notations/pgn/support.hpp"

#include <catch2/catch.hpp>

#include <string>
#include <string_view>

using namespace ctlpgn;
using namespace ctlpgn::tests;

TEST_CASE("pgn: exchanged lines of moves are one fault, and change places", "[pgn][fixes]") {
    struct exchanged {
        std::string_view right;
        std::string_view written;
    };
    // One move a line, filled lines, with a variation and a comment, and the last line with the result.
    constexpr exchanged games[] = {
        {"1. e4 e5\n2. Nf3 Nc6\n3. Bb5 a6\n4. Ba4 Nf6", "1. e4 e5\n3. Bb5 a6\n2. Nf3 Nc6\n4. Ba4 Nf6"},
        {"1. e4 e5 2. Nf3 Nc6 3.\nBb5 a6 4. Ba4 Nf6 5. O-O\nBe7 6. Re1 b5 7. Bb3 d6\n8. c3 O-O",
         "1. e4 e5 2. Nf3 Nc6 3.\nBe7 6. Re1 b5 7. Bb3 d6\nBb5 a6 4. Ba4 Nf6 5. O-O\n8. c3 O-O"},
        {"1. e4 e5 2. Nf3 Nc6\n3. Bb5 a6 (3... Nf6 4. O-O) 4. Ba4\nNf6 {usual} 5. O-O Be7\n6. Re1 b5",
         "1. e4 e5 2. Nf3 Nc6\nNf6 {usual} 5. O-O Be7\n3. Bb5 a6 (3... Nf6 4. O-O) 4. Ba4\n6. Re1 b5"},
    };
    for (const exchanged& each : games) {
        const std::string text = pgn_game(each.written, "1-0");
        INFO(text);
        CHECK(pgn_findings(text) == "wrong-order");
        CHECK(apply_fixes(text, pgn_notation()) == text);
        CHECK(unsafely_fixed_pgn(text) == pgn_game(each.right, "1-0"));
    }
    // The result is in the line that comes too early.
    std::string last =
        pgn_game("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6\nNf6 6. Re1 b5 7. Bb3 1-0\n4. Ba4 Nf6 5. O-O Be7");
    const std::string_view end = " *";
    last.erase(last.rfind(end), end.size());
    last.replace(last.find("Nf6 6. Re1"), 3, "d6 ");
    CHECK(pgn_findings(last).find("missing-roster-tag") == std::string::npos);
}

TEST_CASE("pgn: lines are exchanged only if numbers and board agree", "[pgn][fixes]") {
    // Numbers that are wrong in both orders.
    const std::string text = pgn_game("1. e4 e5\n4. Nf3 Nc6\n3. Bb5 a6\n4. Ba4 Nf6");
    CHECK(pgn_findings(text).find("wrong-order") == std::string::npos);
    // A comment may have any numbers.
    CHECK(pgn_findings(pgn_game("1. e4 {\n7. x\n} e5\n2. Nf3 Nc6")).empty());
}

TEST_CASE("pgn: a line of moves that is written twice is one fault", "[pgn][fixes]") {
    for (const std::string_view line :
         {"2. Nf3 Nc6\n", "2. Nf3 Nc6 (2... Nf6 3. Nxe5)\n", "2. Nf3 (2. f4\n"}) {
        const std::string_view rest = line.ends_with("f4\n") ? "exf4) 2... Nc6 3. Bb5" : "3. Bb5 a6";
        const std::string right = pgn_game("1. e4 e5\n" + std::string(line) + std::string(rest));
        const std::string twice =
            pgn_game("1. e4 e5\n" + std::string(line) + std::string(line) + std::string(rest));
        INFO(twice);
        CHECK(pgn_findings(twice) == "repeated-moves");
        CHECK(unsafely_fixed_pgn(twice) == right);
    }
}

TEST_CASE("pgn: plies in the wrong order take their numbers along", "[pgn][fixes]") {
    const std::string text =
        pgn_game("1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. c3 5. d3 Nf6 d6 6. O-O a6 7. a4 Ba7", "1-0");
    CHECK(pgn_findings(text) == "wrong-order");
    CHECK(unsafely_fixed_pgn(text) ==
          pgn_game("1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. c3 Nf6 5. d3 d6 6. O-O a6 7. a4 Ba7", "1-0"));
}

TEST_CASE("pgn: a tag with a slip in it is one fault of its line", "[pgn][fixes]") {
    struct slip {
        std::string_view right;
        std::string_view written;
    };
    constexpr slip slips[] = {
        {"[Round \"3\"]", "R[ound \"3\"]"},
        {"[Round \"3\"]", "[Round \"3]\""},
        {"[Round \"3.1\"]", "[Round \"3.\"1]"},
        {"[Round \"3\"]", "dRound \"3\"]"},
        {"[White \"Smith, J\"]", "\"Smith, J\"]"},
        {"[White \"Smith, J\"]", "[=hite \"Smith, J\"]"},
        {"[Event \"A cup\"]", "[Ev~ent \"A cup\"]"},
        {"[Event \"A cup\"]", "[Eve nt \"A cup\"]"},
        {"[White \"Smith, J\"]", "[White S\"mith, J\"]"},
    };
    for (const slip& each : slips) {
        const std::string name(each.right.substr(0, each.right.find(' ')));
        const std::string whole = pgn_game("1. e4 e5");
        const std::size_t begin = whole.find(name);
        const std::size_t end = whole.find('\n', begin);
        const auto with = [&](std::string_view line) {
            return whole.substr(0, begin) + std::string(line) + whole.substr(end);
        };
        INFO(with(each.written));
        CHECK(pgn_findings(with(each.written)).find(' ') == std::string::npos);
        CHECK(apply_fixes(with(each.written), pgn_notation()) == with(each.written));
        CHECK(unsafely_fixed_pgn(with(each.written)) == with(each.right));
    }
}

TEST_CASE("pgn: a value without its name is never removed", "[pgn][fixes]") {
    const std::string text = with_tag("[Round \"?\"]", "[Round \"?\"]\n\"2388\"]\n[ECO \"C50\"]");
    CHECK(pgn_findings(text) == "unreadable-line");
    CHECK(unsafely_fixed_pgn(text) == text);
    check_tag({"[Round \"?\"]", "[Round \"?\"]\n[ECO \"C50\"] \"C50\"]", "unreadable-line",
               "[Round \"?\"]\n[ECO \"C50\"] \"C50\"]"});
    CHECK(
        unsafely_fixed_pgn(with_tag("[Round \"?\"]", "[Round \"?\"]\n[ECO \"C50\"] \"C50\"]\n[NIC \"x\"]")) ==
        with_tag("[Round \"?\"]", "[Round \"?\"]\n[ECO \"C50\"]\n[NIC \"x\"]"));
}

TEST_CASE("pgn: a single full-width character is one fault", "[pgn][fixes]") {
    constexpr std::string_view right = "1. e4 d6 2. Bb5+ c6 3. Ba4 (3. Be2) Nf6 4. Nf3 g6";
    struct sign {
        std::string_view from;
        std::string_view to;
    };
    for (const sign& each : {sign{"2.", "2．"},
                             {"Nf3", "Nf３"},
                             {"b5+", "b5＋"},
                             {"(3", "（3"},
                             {"e2)", "e2）"},
                             {"Ba4", "Ｂa4"}}) {
        std::string written(right);
        written.replace(written.find(each.from), each.from.size(), each.to);
        const std::string text = pgn_game(written, "1-0");
        INFO(text);
        CHECK(pgn_findings(text) == "other-writing");
        CHECK(unsafely_fixed_pgn(text) == pgn_game(right, "1-0"));
    }
    const std::string bracket = with_tag("[Site \"?\"]", "［Site \"?\"]");
    CHECK(pgn_findings(bracket) == "other-writing");
    CHECK(unsafely_fixed_pgn(bracket) == with_tag("[Site \"?\"]", "[Site \"?\"]"));
    // In comments and values they are right.
    CHECK(pgn_findings(pgn_game("1. e4 {（初手）} e5")).empty());
}

TEST_CASE("pgn: a sign that has slipped into a number or a move", "[pgn][fixes]") {
    constexpr std::string_view right =
        "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc6 dxc6 5. O-O f6 6. d4 exd4 7. Nxd4 c5 8. Nb3 Qxd1 "
        "9. Rxd1 Bg4";
    struct sign {
        std::string_view from;
        std::string_view to;
        std::string_view code;
    };
    for (const sign& each : {sign{"4.", "4d.", "number-punctuation"},
                             {"5.", "5[.", "number-punctuation"},
                             {"Bxc6", "B}xc6", "unreadable-ply"},
                             {"Nxd4", "N]xd4", "unreadable-ply"}}) {
        std::string written(right);
        written.replace(written.find(each.from), each.from.size(), each.to);
        const std::string text = pgn_game(written, "1-0");
        INFO(text);
        CHECK(pgn_findings(text) == each.code);
        CHECK(unsafely_fixed_pgn(text) == pgn_game(right, "1-0"));
    }
}

TEST_CASE("pgn: the rest of the game decides which piece has moved", "[pgn][fixes]") {
    constexpr std::string_view before = "1. e4 e5 2. Nf3 Nc6 3. Nc3 d6 4. d4 exd4 5. Nxd4 Nf6 6. ";
    // Only the knight of c3 leaves the other one on d4, which captures.
    const std::string text = pgn_game(std::string(before) + "Nb5 a6 7. Nxc6 bxc6 8. Nd4", "1-0");
    CHECK(pgn_findings(text) == "ambiguous-move");
    CHECK(apply_fixes(text, pgn_notation()) == text);
    CHECK(unsafely_fixed_pgn(text) == pgn_game(std::string(before) + "Ncb5 a6 7. Nxc6 bxc6 8. Nd4", "1-0"));
}

TEST_CASE("pgn: a game that was cut lacks its end, whatever PlyCount says", "[pgn][fixes]") {
    std::string text = pgn_game("1. e4 e5 2. Nf3", "1-0");
    text.insert(text.find("\n\n"), "\n[PlyCount \"60\"]");
    text.erase(text.rfind(" 1-0"));
    CHECK(pgn_findings(text) == "missing-marker");
    CHECK(unsafely_fixed_pgn(text) == text);
}

TEST_CASE("pgn: a score with a slip is that of the tag", "[pgn][fixes]") {
    for (const std::string_view written : {"12/-1/2", "1/2-12", "1/2-1/22"}) {
        std::string text = pgn_game("1. e4 e5 2. Nf3 Nc6", "1/2-1/2");
        text.replace(text.rfind("1/2-1/2"), 7, written);
        INFO(text);
        CHECK(pgn_findings(text) == "unknown-result");
        CHECK(unsafely_fixed_pgn(text) == pgn_game("1. e4 e5 2. Nf3 Nc6", "1/2-1/2"));
    }
}

TEST_CASE("pgn: what a number, a comment or a check says of a move beside it", "[pgn]") {
    struct judged {
        std::string_view moves;
        std::string_view codes;
    };
    constexpr judged games[] = {
        // The reply, and its variation, show whose move cannot be read or is missing.
        {"1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. illegible Nf6 (4... d6) 5. O-O Be7", "unreadable-ply"},
        {"1. e4 e5 2. Nf3 Nc6 3. a6 (3... Nf6 4. O-O Nxe4 5. d4) 4. Ba4 Nf6", "missing-white-move"},
        // A comment on another move of the same player hides none of the game.
        {"1. e4 e5 2. Nf3 Nc6 3. Bb5 {3. Bc4 would have been more usual, with O-O.} 4. Ba4 Nf6",
         "missing-reply"},
        // A bishop, as a scanner reads it.
        {"1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O 8e7 6. Re1 b5 7. Bb3 d6", "unreadable-ply"},
        // A brace among the moves that a semicolon hides.
        {"1. e4 e5 2. Nf3 Nc6 3; Bb5 a6 4. Ba4 Nf6 {usual} 5. O-O Be7 6. Re1 b5", "hidden-result"},
        // A brace in place of a bracket.
        {"1. e4 {[%clk 1:57:00}} e5 2. Nf3", "unclosed-command"},
        // A check that is not met was another move.
        {"1. e4 e5 2. Nf3 f6 3. Bc4 Ne7 4. Bf7 d6", "king-left-in-check"},
    };
    for (const judged& each : games) {
        INFO(each.moves);
        CHECK(pgn_findings(pgn_game(each.moves, "1-0")) == each.codes);
    }
    CHECK(pgn_findings(with_tag("[Site \"?\"]", "}[Site \"Leeds\"]")) == "unreadable-line");
    CHECK(pgn_findings(with_tag("[White \"?\"]", "[White \"Smith, J]\"")) == "damaged-tag");
}

TEST_CASE("pgn: an x that captures nothing may be right, and its square wrong", "[pgn][fixes]") {
    const std::string text = pgn_game("1. e4 e5 2. Nc3 (2. Nxf3 d6) 2... Nc6", "1-0");
    CHECK(pgn_findings(text) == "capture-of-nothing");
    CHECK(apply_fixes(text, pgn_notation()) == text);
    CHECK(unsafely_fixed_pgn(text) == pgn_game("1. e4 e5 2. Nc3 (2. Nf3 d6) 2... Nc6", "1-0"));
    // Nxd4 for Nxe5, which is no other key.
    const std::string near = pgn_game("1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. Nxg5 h6", "1-0");
    CHECK(apply_fixes(near, pgn_notation()) == near);
}

TEST_CASE("pgn: signs that are exchanged across a space or a brace are put back", "[pgn][fixes]") {
    CHECK(unsafely_fixed_pgn(pgn_game("1. e4 d5 2. exd5Q xd5 3. Nc3B d7")) ==
          pgn_game("1. e4 d5 2. exd5 Qxd5 3. Nc3 Bd7"));
    CHECK(unsafely_fixed_pgn(pgn_game("1. e4 {[%clk 1:57:00}} e5")) == pgn_game("1. e4 {[%clk 1:57:00]} e5"));
    // PlyCount is left alone where a number is instead of a move.
    std::string counted = pgn_game("1. e4 e5 2. Nf3 96 3. d4", "1-0");
    counted.insert(counted.find("\n\n"), "\n[PlyCount \"5\"]");
    CHECK(pgn_findings(counted).find("ply-count-differs") == std::string::npos);
}
