#include "notations/ctl_pgn/codes.hpp"
#include "notations/ctl_pgn/rules/support.hpp"

#include <catch2/catch.hpp>

using namespace ctlpgn;
using namespace ctlpgn::rules_tests;

namespace {

const std::string stalemate = "/28:k/24:1D3/22:J6/17:2K5/ w -- - 0 1";

std::string with_result(const std::string& moves, const std::string& result, const std::string& position) {
    std::string text = game_text(moves, position);
    return text.replace(text.rfind("*\n"), 1, result);
}

// Both sides move a knight to and fro, from some move to another; four plies a cycle.
std::string shuffled(unsigned first, unsigned last) {
    std::string moves;
    for (unsigned number = first; number <= last; ++number)
        moves += std::to_string(number) +
                 ((number - first) % 2 == 0 ? ". NE3-C7, NE25-C21\n" : ". NC7-E3, NC21-E25\n");
    moves.pop_back();
    return moves;
}

} // namespace

TEST_CASE("a stalemate and an unmarked mate have their results", "[rules][ends]") {
    CHECK(judged(with_result("1. JT22-F22 :", "2-1", stalemate)).empty());
    for (const char* const result : {"3-0", "1-1", "1-2", "*"}) {
        INFO(result);
        CHECK(judged(with_result("1. JT22-F22 :", result, stalemate)) == codes{"R041"});
    }
    CHECK(judged(with_result("1. JT22-F22, KF28-G27 :", "*", stalemate)) == codes{"R042"});
}

TEST_CASE("after the end nothing is judged", "[rules][ends]") {
    CHECK(judged(game_text("1. JT22-F22, KF28-G27\n2. DD24-D2, KG27-G1 :", stalemate), "R") == codes{"R042"});
    const std::string mate = "/28:k/24:1D3/20:2J4/1:1K/ w -- - 0 1";
    CHECK(judged(game_text("1. DD24-F26+, KF28-G27\n2. KG1-G9 :", mate), "RM") == codes{"R035", "R042"});
    CHECK(judged(game_text("1. DD24-F26#, KF28-G27\n2. KG1-G9 :", mate), "RM") == codes{"M023"});
    // A mark that is wrong is one fault.
    CHECK(judged(game_text("1. F8-F10#, F20-F18 :"), "RM") == codes{"M023"});
}

TEST_CASE("a variation may have a different end", "[rules][ends]") {
    CHECK(judged(game_text("1. KC17-C19\n(1. JT22-F22, KF28-G27\n2. KC17-C19)\n.:", stalemate), "R") ==
          codes{"R042"});
}

TEST_CASE("repetitions are noted for the third and the fifth time", "[rules][ends]") {
    const auto notes = [](const std::string& moves) {
        codes found;
        for (const diagnostic& each : rule_findings(game_text(moves))) {
            CHECK((each.severity == level::note || each.id == ctl_pgn::codes::play_after_end));
            found.push_back(code_text(each.id) + " " + std::to_string(each.number) +
                            (each.mover == side::black ? "b" : "w"));
        }
        return found;
    };
    CHECK(notes(shuffled(1, 3) + " :").empty());
    CHECK(notes(shuffled(1, 4) + " :") == codes{"R043 4b"});
    CHECK(notes(shuffled(1, 7) + " :") == codes{"R043 4b"});
    CHECK(notes(shuffled(1, 8) + " :") == codes{"R044 8b"});
    CHECK(notes(shuffled(1, 10) + " :") == codes{"R044 8b", "R042 9w"});
    // A pawn's ply begins anew.
    CHECK(notes("1. F8-F10, F20-F18\n" + shuffled(2, 4) + "\n5. NC7-E3, F18-F16 :") == codes{});
    // The rights of castling make positions different.
    CHECK(notes("1. I5-I7, I23-I21\n2. RI3-I5, RI25-I23\n3. RI5-I3, RI23-I25\n4. RI3-I5, RI25-I23\n"
                "5. RI5-I3, RI23-I25 :")
              .empty());
}

TEST_CASE("repetitions are counted along the line of a variation", "[rules][ends]") {
    const std::string text =
        game_text(shuffled(1, 3) + "\n(3. NE3-C7, NE25-C21\n4. NC7-E3, NC21-E25)\n4. F8-F10 :");
    const auto found = rule_findings(text);
    REQUIRE(found.size() == 1);
    CHECK(found[0].id == ctl_pgn::codes::threefold_repetition);
    CHECK(found[0].line == 9);
    CHECK(judged(game_text(shuffled(1, 2) + "\n(2. NC7-E3, NC21-E25)\n3. NE3-C7, NE25-C21 :"), "R").empty());
}

TEST_CASE("a fifth repetition in a variation does not hide the third in the enclosing line",
          "[rules][ends]") {
    const auto found_in = [](const std::string& moves) {
        codes found;
        for (const diagnostic& each : rule_findings(game_text(moves)))
            found.push_back(code_text(each.id) + " " + std::to_string(each.line));
        return found;
    };
    const std::string before = shuffled(1, 5);
    const std::string other = shuffled(1, 8).substr(before.size() + 1);
    CHECK(found_in(before + "\n6. F8-F10, F20-F18\n(" + other + ")\n7. F10-F12 :") ==
          codes{"R043 8", "R044 13"});
}

TEST_CASE("plies without progress are noted at 100 and at 150", "[rules][ends]") {
    const auto position_at = [](unsigned clock) {
        return "/28:k/8:3P3/1:1K/ w -- - " + std::to_string(clock) + " 90";
    };
    CHECK(judged(game_text("90. KG1-G3, KF28-G27 :", position_at(98))) == codes{"R045"});
    CHECK(judged(game_text("90. KG1-G3, KF28-G27 :", position_at(148))) == codes{"R046"});
    CHECK(judged(game_text("90. KG1-G3, KF28-G27 :", position_at(149))) == codes{"R046", "R042"});
    CHECK(judged(game_text("90. KG1-G3, KF28-G27 :", position_at(150))) == codes{"R042"});
    CHECK(judged(game_text("90. F8-F10, KF28-G27 :", position_at(149))).empty());
}

TEST_CASE("bare kings are a dead position", "[rules][ends]") {
    CHECK(judged(game_text("1. KG1×PG3, KF28-G27 :", "/28:k/3:2p1/1:1K/ w -- - 0 1"), "R") == codes{"R042"});
}
