// Messages that name the cause, and fixes of slips that have only one meaning.
#include "ctlpgn/fixing.hpp"
#include "notations/pgn/support.hpp"

#include <catch2/catch.hpp>

#include <string>
#include <string_view>

using namespace ctlpgn;
using namespace ctlpgn::tests;

namespace {

// All of a game of pgn_game.
std::string messages(std::string_view moves) {
    std::string all;
    for (const diagnostic& each : lint_pgn(pgn_game(moves)))
        all.append(all.empty() ? "" : "; ").append(each.message);
    return all;
}

// A game without a result in its tag, and its fixed moves.
void check_moves(std::string_view written, std::string_view codes, std::string_view safe,
                 std::string_view unsafe) {
    const auto with_result = [](std::string_view moves) { return std::string(moves).append(" *"); };
    check_slip({with_result(written), "*", codes, with_result(safe), with_result(unsafe)});
}

} // namespace

TEST_CASE("pgn: a suffix apart from its move is explained by what separates them", "[pgn][messages]") {
    CHECK(messages("1. e4 ! e5") == "misplaced suffix \"!\": a space separates it from its move");
    CHECK(messages("1. e4 $1! e5") == "misplaced suffix \"!\": $1 separates it from its move");
    CHECK(messages("1. e4 {x} ! e5") == "misplaced suffix \"!\": a comment separates it from its move");
    CHECK(messages("1. e4 (1. d4) ! 1... e5") ==
          "misplaced suffix \"!\": a variation separates it from its move");
    CHECK(messages("1. e4 e5 2. !Nf3") == "misplaced suffix \"!\": it comes before its move");
    check_moves("1. e4 $1! e5", "GS073", "1. e4! $1 e5", "1. e4! $1 e5");
    check_moves("1. e4 {x} ?! e5", "GS073", "1. e4?! {x} e5", "1. e4?! {x} e5");
    // It may be about the variation.
    check_moves("1. e4 (1. d4) ! 1... e5", "GS073", "1. e4 (1. d4) ! 1... e5", "1. e4 (1. d4) ! 1... e5");
}

TEST_CASE("pgn: the annotation that a symbol means is named", "[pgn][messages]") {
    CHECK(messages("1. e4 e5 ∓") == "symbol \"∓\" instead of the numeric annotation $17");
    CHECK(messages("1. e4 e5 -+") == "symbol \"-+\" instead of the numeric annotation $19");
}

TEST_CASE("pgn: the letter P before a pawn's move is superfluous, not wrong", "[pgn][messages]") {
    const std::vector<diagnostic> found = lint_pgn(pgn_game("1. Pe4 e5"));
    REQUIRE(found.size() == 1);
    CHECK(found.front().severity == level::note);
}

TEST_CASE("pgn: a backslash before a brace is named as what ends the comment", "[pgn][messages]") {
    constexpr std::string_view fixed = "1. e4 {a ) b} e5";
    check_moves("1. e4 {a \\} b} e5", "GS091", fixed, fixed);
    check_moves("1. e4 {set \\{x\\} here} e5", "GS091", "1. e4 {set (x) here} e5", "1. e4 {set (x) here} e5");
    // A text that ends with a backslash.
    check_moves("1. e4 {C:\\} e5", "", "1. e4 {C:\\} e5", "1. e4 {C:\\} e5");
}

TEST_CASE("pgn: words of a comment without its opening brace are not moves", "[pgn][messages]") {
    for (const std::string_view moves : {"1. e4 e5 2. Nf3 Nc6 Bb5 may be} 3. Bc4 (3. Bb5 a6) Bc5",
                                         "1. e4 e5 2. Nf3 Nc6 Nc6 is best} (2... d6 3. d4) 3. Bb5 a6",
                                         "1. e4 e5 2. Nf3 Nc6 Bb5 a6 is usual} 3. Bc4 Bc5"}) {
        CAPTURE(moves);
        CHECK(pgn_findings(pgn_game(moves)) == "stray-brace");
    }
    // Other faults are reported beside it.
    CHECK(pgn_findings(pgn_game("1. e4 e5 2. Nf3 Nc6 is usual} 3. Bb6 a6")) == "stray-brace illegal-move");
}

TEST_CASE("pgn: letters in a number are digits if it is due", "[pgn][messages]") {
    constexpr std::string_view before =
        "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 "
        "8. c3 O-O 9. h3 Nb8 ";
    const auto with = [before](std::string_view rest) { return std::string(before).append(rest); };
    for (const std::string_view number : {"l0.", "1O.", "lO.", "I0."}) {
        const std::string written = with(std::string(number) + " d4 Nbd7");
        const std::string meant = with("10. d4 Nbd7");
        CAPTURE(written);
        CHECK(lint_pgn(pgn_game(written)).size() == 1);
        CHECK(moves_of(unsafely_fixed_pgn(pgn_game(written))) == meant + " *\n");
    }
    // A way of writing numbers is still one finding.
    CHECK(pgn_findings(
              pgn_game("l. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O "
                       "9. h3 Nb8 lO. d4 Nbd7 ll. Nbd2 Bb7 l2. Bc2 Re8")) == "other-writing");
}

TEST_CASE("pgn: a variation gets the number that is due", "[pgn][messages]") {
    check_moves("1. e4 e5 2. Nf3 Nc6 3. Bb5 (2. Bc4 Bc5) 3... a6", "GM010",
                "1. e4 e5 2. Nf3 Nc6 3. Bb5 (2. Bc4 Bc5) 3... a6",
                "1. e4 e5 2. Nf3 Nc6 3. Bb5 (3. Bc4 Bc5) 3... a6");
    check_moves("1. e4 e5 2. Nf3 Nc6 3. Bb5 (2. Bc4 Bc5 3. O-O) 3... a6", "GM010",
                "1. e4 e5 2. Nf3 Nc6 3. Bb5 (2. Bc4 Bc5 3. O-O) 3... a6",
                "1. e4 e5 2. Nf3 Nc6 3. Bb5 (3. Bc4 Bc5 4. O-O) 3... a6");
}

TEST_CASE("pgn: lost lines of moves are an error if the board misses them", "[pgn][messages]") {
    CHECK(messages("1. e4 e5 2. Nf3 Nc6 6. Re1 b5 7. Bb3 d6 8. c3 O-O") ==
          "missing moves 3 to 5 before \"6\"");
    CHECK(messages("1. e4 e5 2. Nf3 Nc6 4. Qh8 a6") == "missing move 3 before \"4\"");
    // The number continues from an earlier one.
    CHECK(messages("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 6. Bxc6 dxc6 7. Qh8 Qxh8") ==
          "missing moves 4 to 5 before \"6\"");
    // Nothing shows that moves are missing.
    CHECK(pgn_findings(pgn_game("1. e4 e5 2. Nf3 Nc6 6. Bb5 a6 7. Ba4 Nf6")) == "misnumbered-move");
}

TEST_CASE("pgn: dates with one meaning get the form of the standard", "[pgn][messages]") {
    const auto fixed_date = [](std::string_view date) {
        const std::string tag = "[EventDate \"" + std::string(date) + "\"]\n";
        const std::string fixed = apply_fixes(pgn_game("1. e4 e5", "*", tag), pgn_notation());
        const std::size_t begin = fixed.find("[EventDate \"") + 12;
        return fixed.substr(begin, fixed.find('"', begin) - begin);
    };
    for (const std::string_view date : {"20190504", "2019.05.04.", "May 4, 2019", "4 May 2019", "2019.05.O4",
                                        "4th of May 2019", "2019_5_4"}) {
        CAPTURE(date);
        CHECK(fixed_date(date) == (date == "4th of May 2019" ? date : "2019.05.04"));
    }
    for (const std::string_view date : {"04052019", "20191345", "x", "2019.13.45.", "spring of 2019"}) {
        CAPTURE(date);
        CHECK(fixed_date(date) == date);
    }
}

TEST_CASE("pgn: lines with a name and a colon among tags are tags", "[pgn][messages]") {
    constexpr std::string_view good =
        "[Event \"Open\"]\n[Site \"Ulm\"]\n[Date \"2019.05.04\"]\n[Round \"3\"]\n"
        "[White \"Berg, A\"]\n[Black \"Tal, B\"]\n[Result \"*\"]\n\n1. e4 e5 *\n";
    for (const std::string_view tag : {"[Site \"Ulm\"]", "[White \"Berg, A\"]", "[Black \"Tal, B\"]"}) {
        std::string text(good);
        std::string line(tag.substr(1, tag.find(' ') - 1));
        line.append(": ").append(tag.substr(tag.find('"') + 1, tag.rfind('"') - tag.find('"') - 1));
        text.replace(text.find(tag), tag.size(), line);
        CAPTURE(text);
        CHECK(pgn_findings(text) == "unopened-tag");
        CHECK(apply_fixes(text, pgn_notation()) == good);
    }
}

TEST_CASE("pgn: a comment left open before a result on its own line ends there", "[pgn][messages]") {
    check_slip({"1. e4 e5 {A quiet game\n\n1-0", "1-0", "S081", "1. e4 e5 {A quiet game\n\n1-0",
                "1. e4 e5 {A quiet game}\n\n1-0"});
    // The result may be one of the words.
    CHECK(unsafely_fixed_pgn(pgn_game("1. e4 e5 {A quiet game, 1-0", "1-0")).find('}') == std::string::npos);
}

TEST_CASE("pgn: an illegal move is explained by the origin that it names", "[pgn][messages]") {
    CHECK(messages("1. e4 Na5-c6 2. d4") == "illegal move: no black knight on a5 can reach c6");
    CHECK(messages("1. e4 Ngc6 2. d4") == "illegal move: no black knight on the g-file can reach c6");
    CHECK(messages("1. e4 N7c6 2. d4") == "illegal move: no black knight on the seventh rank can reach c6");
    CHECK(messages("1. e4 Nc5 2. d4") == "illegal move: no black knight can reach c5");
    CHECK(messages("1. c3 e5 2. c5 d6") == "illegal move: the pawn on c3 has already moved");
}

TEST_CASE("pgn: a dash between moves is not a move if the numbers say so", "[pgn][messages]") {
    CHECK(pgn_findings(pgn_game("1. e4 e5 2. Nf3 -- Nc6 3. Bb5 a6")) == "null-move");
    CHECK(pgn_findings(pgn_game("1. e4 -- 2. d4 d5 3. Qh8")) == "null-move illegal-move");
}

TEST_CASE("pgn: a line of the text that is missing is one finding", "[pgn]") {
    const std::string begin =
        "1. e4 e5 2. Nf3 d6 3. d4 Bg4 4. dxe5 Bxf3 5. Qxf3 dxe5 6. Bc4 Nf6 7. Qb3 Qe7 8. ";
    const std::string text = pgn_game(begin + "\nRd1 Qe6 15. Bxd7+ Nxd7 16. Qb8+ Nxb8 17. Rd8#", "1-0");
    const std::vector<diagnostic> found = lint_pgn(text);
    REQUIRE(found.size() == 1);
    CHECK(found[0].message == "missing 12 plies before \"Rd1\"");
    CHECK(unsafely_fixed_pgn(text) == text);
    // The first ply after the gap is Black's, or the last of its move's.
    CHECK(pgn_findings(pgn_game(begin + "\nQe6 15. Bxd7+ Nxd7 16. Qb8+ Nxb8 17. Rd8#", "1-0")) ==
          "missing-moves");
    // A capture of nothing.
    CHECK(
        pgn_findings(pgn_game("1. d4 d5 2. c4 e6 3. Nc3 Nf6 4. Nf3 c5 5. Bg5 cxd4 6. Qxd4 Nc6 7. Qh4 Be7 8. "
                              "\nNxd4 15. exd4 Be6 16. f4 Rac8 17. f5 Rxc3 18. fxe6")) == "missing-moves");
    // Squares alone, after which White's and Black's are exchanged.
    CHECK(pgn_findings(
              pgn_game("1. e2e4 e7e5 2. g1f3 d7d6 3. d2d4 c8g4 4. d4e5 g4f3 5. d1f3 d6e5 6. f1c4 g8f6 "
                       "\na8d8 13. d1d7 d8d7 14. h1d1 e7e6 15. b5d7")) == "coordinate-move missing-moves");
}

TEST_CASE("pgn: a slip before a line that is missing is not repaired safely", "[pgn][fixes]") {
    const std::string whole =
        "1. e4 e5 2. Nf3 d6 3. d4 Bg4 4. dxe5 Bxf3 5. Qxf3 dxe5 6. Bc4 Nf6 7. Qb3 Qe7 8. Nc3 "
        "c6 9. Bg5 b5 10. Nxb5 cxb5 ";
    const std::string after = "\n14. Rd1 Qe6 15. Bxd7+ Nxd7 16. Qb8+ Nxb8 17. Rd8#";
    std::string slip = whole;
    slip.replace(slip.find("Qb3"), 3, "QbE");
    const std::string text = pgn_game(slip + after, "1-0");
    CHECK(apply_fixes(text, pgn_notation()) == text);
}
