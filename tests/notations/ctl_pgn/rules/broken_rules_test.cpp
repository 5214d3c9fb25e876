// Broken rules by notation::ask_board and notation::plies.
#include "games/cescacs/reading.hpp"
#include "notations/ctl_pgn/rules/support.hpp"

#include <catch2/catch.hpp>

#include <numeric>

using namespace ctlpgn;
using namespace ctlpgn::rules_tests;

namespace {

// Of the first game, by ply; "" for none.
codes broken_in(const std::string& text) {
    board_tests::checked_games games(text, check_level::syntax);
    const game* const read = games.next();
    REQUIRE(read != nullptr);
    codes found;
    for (const code each : broken_rules_of(*notations().front(), *read))
        found.push_back(each == code::none ? "" : code_text(each));
    return found;
}

} // namespace

TEST_CASE("exactly the illegal plies are reported", "[rules]") {
    CHECK(broken_in(game_text("1. G7-G13, E21-E17\n2. EE5-E11 :")) == codes{"", "", "R002"});
    CHECK(broken_in(game_text("1. F10-F12, NE25-E19\n(1. …, E21-E17)\n2. F8-F10 :")) ==
          codes{"B001", "R002", "", "B001"});
    // Unlike the linter, which reports an unanswered check once.
    CHECK(broken_in(game_text("1. F8-F10, KF28-G27\n2. F10-F12 :", "/28:k/8:3P3/6:4g2/1:1K/ w -- - 0 1")) ==
          codes{"R012", "", "R012"});
    CHECK(broken_in(game_text("1. RC3-C9 :", "/27:nonsense")) == codes{""});
}

TEST_CASE("perft agrees with the engine", "[rules]") {
    for (const cescacs_tests::perft_line& line : cescacs_tests::read_perft_file()) {
        INFO(line.id);
        std::uint64_t leaves = 0;
        const std::vector<possible_ply> plies = notations().front()->plies(line.pdtl, 1);
        for (const possible_ply& each : plies)
            leaves += each.leaves;
        for (const auto& [depth, count] : line.counts)
            if (depth <= 2)
                CHECK((depth == 1 ? plies.size() : leaves) == count);
    }
    CHECK(notations().front()->plies("/27:nonsense", 0).empty());
}
