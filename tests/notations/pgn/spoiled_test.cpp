// One fault that makes others appear is reported alone.
#include "notations/pgn/rule_tables.hpp"
#include "notations/pgn/support.hpp"
#include "support/consequence_order.hpp"

#include <catch2/catch.hpp>

#include <string>
#include <string_view>

using namespace ctlpgn;
using namespace ctlpgn::tests;

namespace {

std::string found_in_position(std::string_view position, std::string_view moves) {
    const std::string tags = std::string("[SetUp \"1\"]\n[FEN \"").append(position).append("\"]\n");
    return pgn_findings(pgn_game(moves, "*", tags));
}

} // namespace

TEST_CASE("pgn: what a position does not say is no fault of the moves", "[pgn][consequences]") {
    // Whose turn it is, and which rights there are.
    CHECK(found_in_position("r3k2r/8/8/8/8/8/8/R3K2R", "1. O-O O-O") == "missing-field");
    CHECK(found_in_position("r3k2r/8/8/8/8/8/8/R3K2R w", "1. O-O O-O") == "missing-field");
    CHECK(found_in_position("r3k2r/8/8/8/8/8/8/R3K2R", "1... O-O 2. O-O") == "missing-field");
    // These are written.
    CHECK(found_in_position("r3k2r/8/8/8/8/8/8/R3K2R w - -", "1. O-O") ==
          "missing-field castling-right-missing");
    CHECK(found_in_position("4k3/8/8/8/3pP3/8/8/4K3 w - e3 0 1", "1... dxe3") == "en-passant-wrong-rank");
    CHECK(found_in_position("4k3/8/8/8/3pP3/8/8/4K3 w - e3 0 1", "1... Kd7 2. Kd2") ==
          "en-passant-wrong-rank");
}

TEST_CASE("pgn: rights with letters of files lack the tag Variant alone", "[pgn][consequences]") {
    CHECK(found_in_position("1r2k2r/8/8/8/8/8/8/1R2K2R w HBhb - 0 1", "1. O-O") == "missing-variant");
    CHECK(found_in_position("1r1k3r/8/8/8/8/8/8/1R1K3R w HBhb - 0 1", "1. Ke2") == "missing-variant");
    CHECK(found_in_position("1r2k2r/8/8/8/8/8/3K4/1R5R w HBhb - 0 1", "1. Ke2") ==
          "rook-files castling-rook-missing");
}

TEST_CASE("pgn: a list of pieces is no position with faults in it", "[pgn][consequences]") {
    CHECK(found_in_position("Ke1\\Qd1\\Ke8", "1. Kf1") == "missing-placement");
    CHECK(found_in_position("rnbqkbnr\\pppppppp\\8\\8\\8\\8\\PPPPPPPP\\RNBQKBNR w KQkq - 0 1", "1. e4") ==
          "missing-placement");
}

TEST_CASE("pgn: the first of two results is one too many", "[pgn][consequences]") {
    // That it is the one of the tag says no more.
    const auto found = [](std::string_view moves) {
        std::string text = pgn_game(moves, "1-0");
        text.replace(text.rfind("1-0"), 3, "0-1");
        return pgn_findings(text);
    };
    CHECK(found("1-0 1. e4 e5") == "result-before-moves");
    CHECK(found("1. d4 1-0 d5") == "result-before-moves");
    CHECK(found("1. d4 d5") == "marker-differs-from-tag");
}

TEST_CASE("pgn: a comment that takes the end of a variation is reported alone", "[pgn][consequences]") {
    CHECK(pgn_findings(pgn_game("1. e4 e5 2. Nf3 (2. Bc4 ; better) Nc6\n")) == "hidden-moves");
    CHECK(pgn_findings(pgn_game("1. e4 e5 2. Nf3 Nc6 3. Bb5 (3. Bc4; 3. d4) a6\n4. Ba4 Nf6")) ==
          "hidden-moves");
}

TEST_CASE("pgn: a sign between two variations in one pair of parentheses is reported alone",
          "[pgn][consequences]") {
    CHECK(pgn_findings(pgn_game("1. e4 e5 2. Nf3 (2. Bc4 Nf6, 2. Nc3 Nf6) Nc6 3. Bb5")) ==
          "stray-punctuation");
}

TEST_CASE("pgn: what findings spoil does not depend on an order", "[pgn][consequences]") {
    ctlpgn::tests::check_order_of_consequences(ctlpgn::pgn::consequences);
}
