// Results in wrong places and spellings, games without their results, and what comes after one.
#include "ctlpgn/fixing.hpp"
#include "notations/pgn/support.hpp"
#include "support/texts_in.hpp"

#include <catch2/catch.hpp>

#include <string>
#include <string_view>

using namespace ctlpgn;
using namespace ctlpgn::tests;

namespace {

std::string header(std::string_view white, std::string_view black, std::string_view result) {
    std::string text = "[Event \"A\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n";
    return text.append("[White \"")
        .append(white)
        .append("\"]\n[Black \"")
        .append(black)
        .append("\"]\n[Result \"")
        .append(result)
        .append("\"]\n\n");
}

} // namespace

TEST_CASE("pgn: a result among the moves is one fault in any spelling", "[pgn][fixes]") {
    for (const std::string_view result : {"1-0", "1:0", "1 - 0", "1–0", "1--0", "(1-0)"}) {
        const std::string moves = "1. e4 e5 2. Nf3 Nc6 3. Bb5 " + std::string(result) + " a6";
        check_slip({moves, "1-0", "GS104", "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 1-0",
                    "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 1-0"});
    }
    for (const fixed_slip& each : {
             fixed_slip{"1. e4 e5 2. Nf3 Nc6 3. Bb5 1:0 {final} a6 1-0", "1-0", "GS104",
                        "1. e4 e5 2. Nf3 Nc6 3. Bb5 {final} a6 1-0",
                        "1. e4 e5 2. Nf3 Nc6 3. Bb5 {final} a6 1-0"},
             {"1. e4 e5 2. Nf3 Nc6 3. Bb5 1-0 a6 1-0", "1-0", "GS104", "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 1-0",
              "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 1-0"},
             // Either of the two may be the game's.
             {"1. e4 e5 2. Nf3 Nc6 1-0 d4 d5 0-1", "1-0", "GS104", "1. e4 e5 2. Nf3 Nc6 1-0 d4 d5 0-1",
              "1. e4 e5 2. Nf3 Nc6 1-0 d4 d5 0-1"},
             {"1-0\n1. e4 e5 2. Nf3 Nc6", "1-0", "GS104", "1. e4 e5 2. Nf3 Nc6 1-0",
              "1. e4 e5 2. Nf3 Nc6 1-0"},
             {"1. e4 e5 and Black resigned", "1-0", "GS101", "1. e4 e5 {and Black resigned} 1-0",
              "1. e4 e5 {and Black resigned} 1-0"},
         })
        check_slip(each);
}

TEST_CASE("pgn: text after the result on its line becomes a comment", "[pgn][fixes]") {
    for (const fixed_slip& each : {
             fixed_slip{"1. e4 e5 1-0 (time)", "1-0", "S105", "1. e4 e5 1-0 {(time)}",
                        "1. e4 e5 1-0 {(time)}"},
             {"1. e4 e5 1-0, 34 minutes", "1-0", "S105", "1. e4 e5 1-0 {34 minutes}",
              "1. e4 e5 1-0 {34 minutes}"},
             {"1. e4 e5 1-0 34 minutes", "1-0", "S105", "1. e4 e5 1-0 {34 minutes}",
              "1. e4 e5 1-0 {34 minutes}"},
         })
        check_slip(each);
}

TEST_CASE("pgn: a lone result after another game is not a game", "[pgn][fixes]") {
    check_slip({"1. e4 e5 1-0\n1-0", "1-0", "GT005", "1. e4 e5 1-0\n1-0", "1. e4 e5 1-0\n1-0"});
    const std::string text = pgn_game("1.  e4 e5", "1-0") + "1-0\n";
    CHECK(formatted_pgn(text) == pgn_game("1. e4 e5", "1-0") + "\n1-0\n");
}

TEST_CASE("pgn: tags of two games without a result are not one game", "[pgn][fixes]") {
    const std::string first = header("Roe", "Poe", "1-0");
    const std::string second = header("Doe", "Moe", "0-1");
    const std::string text = first + second + "1. d4 d5 0-1\n";
    CHECK(pgn_findings(text) == "missing-marker");
    CHECK(apply_fixes(text, pgn_notation()) == first + "1-0\n\n" + second + "1. d4 d5 0-1\n");
    // Neither has moves.
    const std::string empty = first + second;
    CHECK(apply_fixes(empty, pgn_notation()) == first + "1-0\n\n" + second + "0-1\n\n");
    CHECK(formatted_pgn(empty) == first + "1-0\n\n" + second + "0-1\n");
}

TEST_CASE("pgn: the next game may begin within a line", "[pgn][fixes]") {
    const std::string text =
        header("Roe", "Poe", "1-0") + "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 1. d4 d5 2. c4 e6 0-1\n";
    CHECK(pgn_findings(text) == "lost-result");
    CHECK(apply_fixes(text, pgn_notation()) == text);
    const std::string fixed = unsafely_fixed_pgn(text);
    CHECK(fixed.starts_with(header("Roe", "Poe", "1-0") +
                            "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 1-0\n\n[Event \"?\"]\n"));
    CHECK(fixed.ends_with("[Result \"0-1\"]\n\n1. d4 d5 2. c4 e6 0-1\n"));
}

TEST_CASE("pgn: a result after a semicolon is missing, and that of the tag takes its place", "[pgn][fixes]") {
    check_slip({"1. e4 e5 2. Nf3 Nc6 ; 1-0", "1-0", "GS103", "1. e4 e5 2. Nf3 Nc6 ; 1-0\n1-0",
                "1. e4 e5 2. Nf3 Nc6 ; 1-0\n1-0"});
}

TEST_CASE("pgn: a result is compared with its tag in any spelling", "[pgn]") {
    for (const std::string_view draw : {"1/2–1/2", "1/2 - 1/2", "1/2‐1/2", "½–½", "½-½"}) {
        CAPTURE(draw);
        CHECK(pgn_findings(pgn_game("1. e4 e5 0-1", draw)).find("marker-differs-from-tag") !=
              std::string::npos);
        CHECK(pgn_findings(pgn_game("1. e4 e5 1/2-1/2", draw)).find("marker-differs-from-tag") ==
              std::string::npos);
    }
    CHECK(pgn_findings(pgn_game("1. e4 e5 0-1", "1–0")).find("marker-differs-from-tag") != std::string::npos);
}

// Laws of Chess, 11.1.
TEST_CASE("pgn: a loss for one player and a draw or a loss for the other are kept as written",
          "[pgn][fixes]") {
    for (const std::string_view half : {"1/2", "\u00BD"})
        for (const std::string_view sign : {"-", "\u2013", "\u2212", ":", " - ", " \u2013 "})
            for (const bool is_first : {false, true}) {
                const std::string result = is_first ? std::string(half).append(sign).append("0")
                                                    : std::string("0").append(sign).append(half);
                INFO(result);
                const std::string text = header("A", "B", "*") + "1. e4 e5 2. Nf3 Nc6 " + result + "\n";
                CHECK(pgn_findings(text) == "unknown-result");
                CHECK(apply_fixes(text, pgn_notation()) == text);
            }
    for (const std::string_view forfeit : {"0-0", "0\u20130", "0:0"}) {
        INFO(forfeit);
        const std::string text =
            header("A", "B", "0-0") + "1. e4 e5 2. Nf3 Nc6 " + std::string(forfeit) + "\n";
        CHECK(pgn_findings(text).find("unknown-result") != std::string::npos);
        CHECK(pgn_findings(text).find("castling") == std::string::npos);
        CHECK(apply_fixes(text, pgn_notation()) == text);
    }
}
