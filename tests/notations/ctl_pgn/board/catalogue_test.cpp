#include "notations/ctl_pgn/board/support.hpp"
#include "notations/ctl_pgn/codes.hpp"
#include "support/examples.hpp"

#include <catch2/catch.hpp>

using namespace ctlpgn;
using namespace ctlpgn::board_tests;

namespace {

bool is_ours(const diagnostic_info& row) {
    const char letter = code_text(row.id)[0];
    return letter == 'P' || letter == 'B';
}

bool is_found_by_repair(const diagnostic_info& row) {
    return row.name == "unlikely-ply";
}

} // namespace

TEST_CASE("bad examples of positions and board raise their own code, good ones none", "[board][catalogue]") {
    std::size_t seen = 0;
    for (const diagnostic_info& row : tests::diagnostics()) {
        if (!is_ours(row) || is_found_by_repair(row))
            continue;
        INFO(code_text(row.id) << " " << row.name);
        ++seen;
        CHECK(codes_in(tests::example_file(row.example, row.example.bad), "") ==
              std::vector<std::string>{code_text(row.id)});
        CHECK(codes_in(tests::example_file(row.example, row.example.good), "").empty());
    }
    CHECK(seen > 40);
}

TEST_CASE("examples of the other layers agree with the board", "[board][catalogue]") {
    for (const diagnostic_info& row : tests::diagnostics()) {
        if (is_ours(row) || row.example.bad.empty())
            continue;
        INFO(code_text(row.id) << " " << row.name);
        CHECK(codes_in(tests::example_file(row.example, row.example.bad)).empty());
        CHECK(codes_in(tests::example_file(row.example, row.example.good)).empty());
    }
}

TEST_CASE("both readings read positions in tags", "[board]") {
    const notation& ctl_pgn = *notations().front();
    const std::string good = game_text("1. F8-F10 :", "/27:1k/8:3P3/1:1K/ w -- - 0 1");
    const std::string bad = game_text("1. F8-F10 :", "/27:1k/8:3P3/1:1K/ w - - 0 1");
    CHECK(ctl_pgn.accepts(good, {}));
    CHECK_FALSE(ctl_pgn.accepts(bad, {}));
    checked_games games(bad, check_level::syntax);
    REQUIRE(games.next() != nullptr);
    REQUIRE(games.reader().diagnostics().size() == 1);
    const diagnostic& only = games.reader().diagnostics().front();
    CHECK(only.id == ctl_pgn::codes::single_hyphen);
    CHECK(bad.substr(only.begin, only.end - only.begin) == "-");
    CHECK(bad.substr(only.begin - 3, 3) == " w ");
}

TEST_CASE("level syntax does not use the board", "[board]") {
    checked_games games(game_text("1. F10-F12 :"), check_level::syntax);
    REQUIRE(games.next() != nullptr);
    CHECK(games.reader().diagnostics().empty());
}
