// Plies as text: the short and the full form mean the played ply.
#include "games/diplomat/reading.hpp"
#include "games/diplomat/rules.hpp"
#include "games/diplomat/samples.hpp"
#include "games/diplomat/slow_rules.hpp"
#include "notations/diplomat/positions/setup.hpp"
#include "notations/diplomat/replay/resolution.hpp"
#include "notations/diplomat/writing/move_text.hpp"
#include "support.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <set>

using namespace ctlpgn;
using namespace ctlpgn::diplomat_tests;

namespace {

namespace disc = ctlpgn::diplomat;

// The written ply, as read and resolved on the board; nothing if it is not a ply.
std::string read_again(const disc::position& before, const std::string& text) {
    const std::string number = before.to_move == disc::side::white ? "1. " : "1. ..., ";
    const std::string file = "[Setup \"" + disc::text_of(before) + "\"]\n\n" + number + text + "\n";
    game read;
    std::vector<finding> findings;
    in_diplomat().read_game(file, true, true, {}, read, findings);
    if (!findings.empty() || read.plies.size() != 1)
        return "unreadable: " + text;
    const disc::resolution found = disc::resolve(before, read.plies.front());
    return found.is_known ? disc::move_text(before, found.played, disc::wording::full) : "unknown: " + text;
}

void compare_texts(std::uint64_t seed, int positions, disc::reading meaning) {
    play_out(seed, positions, [&](const disc::position& before, const std::vector<disc::ply>&) {
        if (!disc::check_set_up(before).empty())
            return;
        std::set<std::string> brief;
        for (const disc::ply& each : slow_legal_plies(before, meaning)) {
            const std::string full = disc::move_text(before, each, disc::wording::full);
            const std::string text = disc::move_text(before, each, disc::wording::brief);
            INFO(disc::text_of(before) << ": " << full);
            CHECK(read_again(before, full) == full);
            CHECK(read_again(before, text) == full);
            CHECK(text.size() <= full.size());
            CHECK(brief.insert(text).second);
        }
    });
}

} // namespace

TEST_CASE("Diplomat: every legal ply has a unique text in both forms, which is read back",
          "[diplomat][many]") {
    compare_texts(16, 40, disc::reading::narrow);
    compare_texts(17, 40, disc::reading::wide);
}

TEST_CASE("Diplomat: legal plies are those of the slow rules", "[diplomat][many]") {
    play_out(18, 100, [](const disc::position& before, const std::vector<disc::ply>&) {
        if (!disc::check_set_up(before).empty())
            return;
        std::vector<std::string> expected;
        for (const disc::ply& each : slow_legal_plies(before, disc::taken_reading))
            expected.push_back(disc::signed_move_text(before, each, disc::wording::brief));
        std::ranges::sort(expected);
        std::vector<std::string> found;
        for (const possible_ply& each : in_diplomat().plies(disc::text_of(before), 0))
            found.push_back(each.text);
        INFO(disc::text_of(before));
        CHECK(found == expected);
    });
}

TEST_CASE("Diplomat: 12 first moves, and 143 positions after one of each side", "[diplomat]") {
    const std::string start = in_diplomat().initial({}).text;
    const auto sum = [&start](std::uint32_t more) {
        std::uint64_t leaves = 0;
        for (const possible_ply& each : in_diplomat().plies(start, more))
            leaves += each.leaves;
        return leaves;
    };
    CHECK(sum(0) == 12);
    CHECK(sum(1) == 143);
}

TEST_CASE("Diplomat: as much of the origin is written as needed", "[diplomat]") {
    const auto text = [](const std::string& set_up, const char* source, const char* target) {
        const disc::position before = *disc::position_of(set_up);
        return disc::move_text(before, disc::complete_ply(before, cell_named(source), cell_named(target)),
                               disc::wording::brief);
    };
    const std::string pawns = "White: Kd1 d3 e2; Black: Kk1; white to move";
    CHECK(text(pawns, "e2", "e3") == "e-e3");
    CHECK(text("White: Kd1 Re1 Re3; Black: Kk1; white to move", "e1", "e2") == "Re1-e2");
    CHECK(text("White: Kd1 R4 Ra3; Black: Kk1 b1; white to move", "4", "b3") == "R4-b3");
    CHECK(text("White: Kd1 e2; Black: Kk1 f3; white to move", "e2", "f3") == "exf3");
    CHECK(text("White: Kd1 4; Black: Kc1 k3; white to move", "4", "k3") == "4xk3");
    CHECK(text("White: Kd1 Hc3; Black: Kk1 H4; white to move", "c3", "4") == "Hx4");
}

TEST_CASE("Diplomat: a ply that contradicts the board is not legal", "[diplomat]") {
    const auto broken = [](std::string_view text) { return tests::broken_rules_in(text, in_diplomat()); };
    CHECK(broken("1. d3, k3\n") == "- -");
    CHECK(broken("1. Rd2, m2\n") == "own-piece-on-target -"); // nothing is reported after it
    CHECK(broken("1. e1-e2, m2\n") == "other-piece-on-origin -");
    CHECK(broken("1. g2-g3, k3\n") == "empty-origin -");
    CHECK(broken("1. i2-i3, k3\n") == "opponent-on-origin -");
    CHECK(broken("1. a-a3, k3\n") == "no-such-mover -");
    CHECK(broken("1. g3, k3\n") == "no-mover-reaches -");
    CHECK(broken("1. f2=w, k3\n") == "suborns-own-piece -");
    CHECK(broken("1. e3, k3\n2. Dxe2\n") == "- - empty-capture");
    CHECK(broken("[Setup \"White: Kd1 Df1; Black: Kk1 g1; white to move\"]\n\n1. g1=b\n") ==
          "suborned-for-opponent");
    // Either of two legal plies may be meant.
    CHECK(broken("[Setup \"White: Kd1 Ra3 Rc2; Black: Kk1; white to move\"]\n\n1. Rc3\n") == "-");
}
