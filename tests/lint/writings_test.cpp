// Games as in web pages, mails or programs: one finding, and a fix that makes plain text.
#include "ctlpgn/fixing.hpp"
#include "ctlpgn/lint.hpp"
#include "ctlpgn/notation.hpp"
#include "text/writings/writings.hpp"
#include "written_games_ctl_pgn.hpp"
#include "written_games_pgn.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

using namespace ctlpgn;
using namespace ctlpgn::lint_tests;

namespace {

struct written_games {
    const char* notation;
    std::string_view head; // its tags
    std::span<const written_game> games;
};

constexpr written_games every_written_game[] = {
    {"ctl-pgn", head_of_ctl_pgn, ctl_pgn_games},
    {"pgn", head_of_pgn, pgn_games},
};

std::string whole(std::string_view head, std::string_view text) {
    return std::string(text.starts_with('\n') ? head : std::string_view()).append(text);
}

std::set<std::string_view> names_of(std::span<const writing> kinds) {
    std::set<std::string_view> names;
    for (const writing& each : kinds)
        names.insert(each.name);
    return names;
}

} // namespace

TEST_CASE("a game in another way of writing is one finding, and the fix makes plain text", "[lint]") {
    for (const written_games& of : every_written_game) {
        const notation& chosen = *find_notation(of.notation);
        for (const written_game& each : of.games) {
            const std::string text = whole(of.head, each.written);
            INFO(text);
            const std::vector<diagnostic> found = lint(text, chosen, {});
            REQUIRE(found.size() == 1);
            CHECK(found[0].id == code::other_writing);
            CHECK(found[0].message.ends_with(each.name));
            CHECK(apply_fixes(text, chosen, {}, {.unsafe = false}) == whole(of.head, each.plain));
        }
    }
}

TEST_CASE("every way of writing that the linter knows has a game here", "[lint]") {
    std::set<std::string_view> known = names_of(common_writings());
    known.merge(names_of(writings_of_numbers()));
    for (const written_games& of : every_written_game)
        known.merge(names_of(find_notation(of.notation)->writings()));
    // Its moves become long ones, which are reported, too, as one habit.
    std::set<std::string_view> tested{"with a space between the two squares of each move"};
    for (const written_games& of : every_written_game)
        for (const written_game& each : of.games)
            tested.insert(each.name);
    CHECK(tested == known);
}

TEST_CASE("faults that another way of writing does not explain are reported", "[lint]") {
    const notation& chosen = *find_notation("pgn");
    const std::string text = whole(head_of_pgn, "\n1. e4 e5 2. Ktf3 Ktf6 3. Kth5 Ktc6 4. Ktc3 d6 1-0\n");
    const std::vector<diagnostic> found = lint(text, chosen, {});
    REQUIRE(found.size() == 2);
    CHECK(found[0].id == code::other_writing);
    CHECK_FALSE(found[0].remedy->safe);
    CHECK(text.substr(found[1].begin, found[1].end - found[1].begin) == "Kth5");
    lint_options options;
    options.selection.apply({.select = {}, .extend_select = {}, .ignore = {"S007"}});
    CHECK(lint(text, chosen, options).size() > 2);
}
