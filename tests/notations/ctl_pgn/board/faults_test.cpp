#include "notations/ctl_pgn/board/support.hpp"

#include <catch2/catch.hpp>

using namespace ctlpgn;
using namespace ctlpgn::board_tests;

namespace {

diagnostic only_fault(const std::string& moves, const std::string& position = {}) {
    const auto found = diagnostics_in(game_text(moves, position));
    INFO(moves);
    REQUIRE(found.size() == 1);
    return found.front();
}

bool says(const diagnostic& asked, const std::string& words) {
    return asked.message.find(words) != std::string::npos;
}

} // namespace

TEST_CASE("a contradiction names the piece on the hex and its history", "[board]") {
    const std::string moves = "1. K4-K8, F20-F18\n2. K4-K6 :";
    const diagnostic fault = only_fault(moves);
    CHECK(code_text(fault.id) == "B001");
    CHECK(says(fault, "\"K4\" is empty: a white pawn should leave it"));
    CHECK(says(fault, "the white pawn went to K8 in White's move 1"));
    REQUIRE(fault.related.size() == 1);
    const std::string text = game_text(moves);
    CHECK(text.substr(fault.related[0].begin, fault.related[0].end - fault.related[0].begin) == "K4-K8");
    CHECK(fault.number == 2);
    CHECK(fault.mover == side::white);
    CHECK(fault.board.find("[.]") != std::string::npos);
    CHECK(fault.board.find("<.>") != std::string::npos);
}

TEST_CASE("the fix proposes the only possible ply", "[board]") {
    CHECK(says(only_fault("1. JF8-C15 :"), "did you mean JF6-C15?"));
    CHECK(says(only_fault("1. NG9-C7 :"), "did you mean NE3-C7?"));
    CHECK(says(only_fault("1. JF6-K18, E21-E17\n2. JK18-H24+ :"), "did you mean JK18×EH24?"));
    CHECK(says(only_fault("1. JF6-K18, E21-E17\n2. JK18×NH24+ :"), "did you mean JK18×EH24?"));
    CHECK(says(only_fault("1. NI5-I9 :"), "did you mean I5-I9?"));
    CHECK_FALSE(says(only_fault("1. VF10-F12 :"), "did you mean"));
}

TEST_CASE("one slip is one finding", "[board]") {
    // The knight really went from E3; its ghost there does not count as a piece in the way.
    only_fault("1. NE7-C7, F20-F18\n2. NC7-E3, F18-F16 :");
    // A capital mistake in the target shows when the piece goes on, and only then.
    only_fault(
        "1. JF6-C13, F20-F18\n2. JC15-F6, F18-F16\n3. C5-C7, F16-F14\n4. C7-C9, E21-E19\n5. C9-C11, E19-E17\n"
        "6. C11-C13 :");
    // The wrong captured piece.
    only_fault("1. JF6-K18, E21-E17\n2. JK18×NH24+, F20-F18\n3. JH24-K18, F18-F16 :");
    // The capture sign is missing.
    only_fault("1. JF6-K18, E21-E17\n2. JK18-H24+, F20-F18\n3. JH24-K18, F18-F16 :");
    // The pawn's promotion is missing; later it moves as a queen.
    only_fault("1. X20-X22, KE27-D26\n2. DX22-X20 :", "/27:k1/20:6P/1:1K/ w -- - 0 1");
}

TEST_CASE("two independent slips give two findings", "[board]") {
    CHECK(diagnostics_in(game_text("1. F10-F12, F18-F16 :")).size() == 2);
    CHECK(diagnostics_in(game_text("1. NE7-C7, F20-F18\n2. D10-D12, F18-F16 :")).size() == 2);
}

TEST_CASE("castling is checked with king, rooks and targets", "[board]") {
    CHECK(says(only_fault("1. KRK-II :"), "is on I5"));
    CHECK(codes_in(game_text("1. KRR-HIH :", "/27:k1/3:R2R/1:1K/ w RKR- - 0 1")).empty());
    CHECK(codes_in(game_text("1. …, KRK-II :", "/27:1k/25:3r/1:1K/ b -kr - 0 1")).empty());
}

TEST_CASE("pawns are captured in passing and as scornful ones", "[board]") {
    CHECK(codes_in(game_text("1. G7-G13, F20-F14\n2. G13@F16 :")).empty());
    const auto after =
        positions_in(game_text("1. …, F20-F14\n2. G13@F16 :", "/27:1k/20:3p3/13:4P3/1:1K/ b -- - 0 1"));
    CHECK(after[1].find("/16:3P3/") != std::string::npos);
    CHECK(after[1].find("/14:") == std::string::npos);
    CHECK(
        codes_in(game_text("1. …, F14-G13\n2. F12@G13 :", "/27:1k/14:3p3/12:3P3/1:1K/ b -- - 0 1")).empty());
}

TEST_CASE("White's ply repeated before Black's alternative is reported once", "[board]") {
    const auto found = diagnostics_in(game_text("1. F10-F12, F20-F18\n(1. F10-F12, F20-F16)\n2. E7-E9 :"));
    CHECK(found.size() == 1);
}
