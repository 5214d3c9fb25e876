// A game that is the same on the board as the previous one is not replayed; this must not show.
#include "notations/ctl_pgn/board/support.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <future>
#include <string>
#include <vector>

using namespace ctlpgn;
using namespace ctlpgn::board_tests;

namespace {

constexpr check_level legal = check_level::legal;

std::vector<std::string> all_codes(const std::string& text) {
    return codes_in(text, "", legal);
}

// On a new thread, which has checked nothing yet.
std::vector<std::string> codes_alone(const std::string& text) {
    return std::async(std::launch::async, all_codes, text).get();
}

std::string replaced(std::string text, const std::string& what, const std::string& replacement) {
    const std::size_t at = text.find(what);
    REQUIRE(at != std::string::npos);
    return text.replace(at, what.size(), replacement);
}

// A dot is missing, and the game agrees with the board.
const std::string faulty = game_text("1. F8-F12, F20-F16\n"
                                     "2 G7-G9, E21-E19\n"
                                     "(2. G7-G11, G21-G19)\n"
                                     "{Watch ~G9.}\n"
                                     "3. E7-E9 :");

} // namespace

TEST_CASE("the fixed game has no findings", "[board_memory]") {
    REQUIRE(all_codes(faulty) == std::vector<std::string>{"S032"});
    CHECK(all_codes(replaced(faulty, "2 G7", "2. G7")).empty());
    CHECK(all_codes(faulty) == std::vector<std::string>{"S032"});
}

TEST_CASE("everything that concerns the board is checked again", "[board_memory]") {
    struct change {
        std::string what;
        std::string replacement;
    };
    const std::vector<change> changes{
        {"3. E7-E9", "3. E7-H10"},              // against the rules
        {"3. E7-E9", "3. E9-E11"},              // against the board
        {"3. E7-E9", "3. JE7-E9"},              // another piece
        {"3. E7-E9", "3. E7×E9"},               // what is taken
        {"3. E7-E9", "3. E7-E9+"},              // the check mark
        {"3. E7-E9", "3. E7-E9#"},              // the same
        {"2. G7-G11", "1. G7-G11"},             // where a variation leaves
        {"2. G7-G11, G21-G19", "2. …, G7-G11"}, // whose turn it is
        {"G21-G19)", "G21-G19\n(2. G7-G21))"},  // another variation
        {"~G9", "~kG9"},                        // a piece that a comment names
        {"1. F8-F12", "7. F8-F12"},             // where the game begins
    };
    for (const change& each : changes) {
        INFO(each.replacement);
        const std::string changed = replaced(faulty, each.what, each.replacement);
        REQUIRE(all_codes(faulty) == std::vector<std::string>{"S032"});
        const std::vector<std::string> found = all_codes(changed);
        CHECK(found.size() > 1);
        CHECK(found == codes_alone(changed));
    }
}

TEST_CASE("the initial position belongs to the game", "[board_memory]") {
    const std::string moves = "1 G7-G9 :";
    const std::string kings = "/27:1k/7:3P4/1:1K/ w -- - 0 1";
    const std::string elsewhere = "/27:1k/5:3P4/1:1K/ w -- - 0 1";
    const std::vector<std::string> alone = codes_alone(game_text(moves, elsewhere));
    static_cast<void>(all_codes(game_text(moves, kings)));
    CHECK(all_codes(game_text(moves, elsewhere)) == alone);
    CHECK(alone != codes_alone(game_text(moves, kings)));
}

TEST_CASE("a contradiction is checked again if its excuse is dropped", "[board_memory]") {
    // The promotion is unreadable or missing: the same on the board.
    const std::string start = "/27:1k/21:1P6/1:1K/ w -- - 0 1";
    const std::string unread = game_text("1. A21-A23=W :", start);
    const std::string unwritten = game_text("1 A21-A23 :", start);
    const std::vector<std::string> alone = codes_alone(unwritten);
    REQUIRE(std::ranges::find(alone, "B015") != alone.end());
    const std::vector<std::string> found = all_codes(unread);
    REQUIRE(std::ranges::find(found, "B015") == found.end());
    CHECK(all_codes(unwritten) == alone);
}

TEST_CASE("each unmarked mate or stalemate requires its result", "[board_memory]") {
    // The dot is missing; White mates without the mark.
    const std::string mated = "/27:2k/26:4Q/25:3Q/1:1K/ w -- - 0 1";
    for (const char* const result : {"3-0", "0-3", "*"}) {
        const std::string text = replaced(game_text("1 G25-G26 :", mated), "*", result);
        INFO(text);
        CHECK(all_codes(text) == codes_alone(text));
    }
}
