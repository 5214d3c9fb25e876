// Games that are written as pages, mails or programs hold a text: one finding, and a fix that makes them
// plain.
#include "ctlpgn/fixing.hpp"
#include "ctlpgn/lint.hpp"
#include "ctlpgn/notation.hpp"
#include "text/writings/writings.hpp"
#include "written_games.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <set>
#include <string>
#include <string_view>
#include <vector>

using namespace ctlpgn;
using namespace ctlpgn::lint_tests;

namespace {

std::string whole(const written_game& game, std::string_view text) {
    const std::string_view head = game.notation == "pgn" ? head_of_pgn : head_of_ctl_pgn;
    return std::string(text.starts_with('\n') ? head : std::string_view()).append(text);
}

std::set<std::string_view> names_of(std::span<const writing> kinds) {
    std::set<std::string_view> names;
    for (const writing& each : kinds)
        names.insert(each.name);
    return names;
}

} // namespace

TEST_CASE("a game in another writing is one finding, and becomes plain text", "[lint]") {
    for (const written_game& each : games) {
        const notation& chosen = *find_notation(each.notation);
        const std::string text = whole(each, each.written);
        INFO(text);
        const std::vector<diagnostic> found = lint(text, chosen, {});
        REQUIRE(found.size() == 1);
        CHECK(found[0].id == code::other_writing);
        CHECK(found[0].message.ends_with(each.name));
        CHECK(apply_fixes(text, chosen, {}, {.unsafe = false}) == whole(each, each.plain));
    }
}

TEST_CASE("every writing that the linter knows has a game here", "[lint]") {
    std::set<std::string_view> known = names_of(common_writings());
    known.merge(names_of(writings_of_numbers()));
    for (const char* name : {"ctl-pgn", "pgn"})
        known.merge(names_of(find_notation(name)->writings()));
    // Its moves become long ones, which is reported, too; the habits of PGN have it.
    std::set<std::string_view> tested{"with a space between the two squares of each move"};
    for (const written_game& each : games)
        tested.insert(each.name);
    CHECK(tested == known);
}

TEST_CASE("what another writing does not explain is reported with it", "[lint]") {
    const notation& chosen = *find_notation("pgn");
    const std::string text =
        whole({"pgn", "", "", ""}, "\n1. e4 e5 2. Ktf3 Ktf6 3. Kth5 Ktc6 4. Ktc3 d6 1-0\n");
    const std::vector<diagnostic> found = lint(text, chosen, {});
    REQUIRE(found.size() == 2);
    CHECK(found[0].id == code::other_writing);
    CHECK_FALSE(found[0].remedy->safe);
    CHECK(text.substr(found[1].begin, found[1].end - found[1].begin) == "Kth5");
    lint_options options;
    options.selection.apply({.select = {}, .extend_select = {}, .ignore = {"S007"}});
    CHECK(lint(text, chosen, options).size() > 2);
}
