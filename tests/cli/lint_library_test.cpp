// The linter as a library: ctlpgn/lint.hpp, and patterns for paths.
#include "ctlpgn/errors.hpp"
#include "ctlpgn/lint.hpp"
#include "lint/settings/glob.hpp"
#include "notations/ctl_pgn/codes.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <vector>

using namespace ctlpgn;

namespace {

const std::string head = "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n\n";

struct seen {
    std::string codes;
    std::size_t calls = 0;
    lint_summary summary;
};

seen lint_text(const std::string& text, const lint_options& options = {}) {
    const auto source = open_text(text);
    seen result;
    result.summary = lint(*source, *find_notation("ctl-pgn"), options, [&result](const linted& game) {
        ++result.calls;
        for (const diagnostic& each : game.found)
            result.codes.append(result.codes.empty() ? "" : " ").append(code_text(each.id));
    });
    return result;
}

} // namespace

TEST_CASE("the linter passes on games one by one, then the rest", "[lint]") {
    const seen two = lint_text(head + "1. G7G13 :\n*\n" + head + "1. G7–G13 :\n*\n");
    CHECK(two.codes == "S053 S005");
    CHECK(two.calls == 3);
    CHECK(two.summary.games == 2);
    CHECK(two.summary.errors == 1);
    CHECK(two.summary.warnings == 1);
    CHECK(lint_text("").calls == 1);
}

TEST_CASE("the selection sets levels", "[lint]") {
    lint_options options;
    options.selection.set_level("S005", level::error);
    CHECK(lint_text(head + "1. G7–G13 :\n*\n", options).summary.errors == 1);
}

TEST_CASE("unselected findings are not counted", "[lint]") {
    lint_options options;
    options.selection.apply({.select = {{"L"}}, .extend_select = {}, .ignore = {}});
    const seen nothing = lint_text(head + "1. G7–G13 :\n*\n", options);
    CHECK(nothing.codes.empty());
    CHECK(nothing.summary.warnings == 0);
}

TEST_CASE("later selectors win, and a selection restarts", "[lint]") {
    lint_selection selection;
    selection.apply({.select = {{"S005"}}, .extend_select = {"S001"}, .ignore = {}});
    CHECK(selection.includes(code::foreign_hyphen));
    CHECK(selection.includes(code::byte_order_mark));
    CHECK_FALSE(selection.includes(code::invalid_utf8));
    selection.apply({.select = {}, .extend_select = {}, .ignore = {"ALL"}});
    CHECK_FALSE(selection.includes(code::foreign_hyphen));
    selection.apply({.select = {{"S00"}}, .extend_select = {}, .ignore = {"S001"}});
    CHECK(selection.includes(code::invalid_utf8));
    CHECK_FALSE(selection.includes(code::byte_order_mark));
    CHECK_FALSE(selection.includes(ctl_pgn::codes::missing_dot));
}

TEST_CASE("selectors that name nothing are refused", "[lint]") {
    CHECK(codes_of("S00").size() == 8);
    CHECK(codes_of("ALL").size() == catalogue().size());
    CHECK(codes_of("foreign-hyphen") == std::vector<code>{code::foreign_hyphen});
    CHECK(std::ranges::count(codes_of("missing-dot"), ctl_pgn::codes::missing_dot) == 1); // of others, too
    CHECK(codes_of(" s005") == std::vector<code>{code::foreign_hyphen});
    CHECK(codes_of("Foreign-Hyphen") == std::vector<code>{code::foreign_hyphen});
    for (const char* word : {"", "Z", "S9", "S0011", "missing"})
        CHECK_THROWS_AS(codes_of(word), setting_error);
    lint_selection selection;
    CHECK_THROWS_AS(selection.apply({.select = {}, .extend_select = {}, .ignore = {"Z"}}), setting_error);
    CHECK_THROWS_AS(selection.set_level("Z", level::note), setting_error);
}

TEST_CASE("places are shown with what is around them", "[lint]") {
    const std::string far(2000, ' ');
    const std::string text = head + "1. G7-G13, E21-E17" + far + "2. E7E13 :" + far + "\n*\n";
    const auto source = open_text(text);
    bool looked = false;
    lint_options options;
    options.selection.apply({.select = {{"missing-separator"}}, .extend_select = {}, .ignore = {}});
    lint(*source, *find_notation("ctl-pgn"), options, [&looked](const linted& game) {
        for (const diagnostic& each : game.found) {
            const source_excerpt part = game.around(each.begin);
            CHECK(part.text.substr(part.offset).starts_with("E13 :"));
            CHECK(part.text.size() <= 1024);
            CHECK(part.cut_before);
            CHECK(part.cut_after);
            looked = true;
        }
    });
    CHECK(looked);
}

TEST_CASE("patterns: * and ? do not match slashes", "[lint]") {
    CHECK(matches_glob("*.txt", "a/b/c.txt"));
    CHECK_FALSE(matches_glob("*.txt", "a/b/c.txt.old"));
    CHECK(matches_glob("a/*/c", "a/b/c"));
    CHECK_FALSE(matches_glob("a/*", "a/b/c"));
    CHECK(matches_glob("a/**", "a/b/c"));
    CHECK(matches_glob("**/c", "c"));
    CHECK(matches_glob("**/c", "a/b/c"));
    CHECK_FALSE(matches_glob("**/c", "a/bc"));
    CHECK(matches_glob("a/**/b*d/*.x", "a/q/r/bcd/bd/e.x"));
    CHECK(matches_glob("/a/b", "a/b"));
    CHECK(matches_glob("a?c", "x/abc"));
    CHECK_FALSE(matches_glob("a/?b", "a//b"));
    CHECK_FALSE(matches_glob("", "a"));
    CHECK(matches_glob("*a*b*c*", "xaybzc"));
    CHECK(matches_glob("[Bb]ackup", "a/Backup"));
    CHECK_FALSE(matches_glob("[Bb]ackup", "cackup"));
    CHECK(matches_glob("[!t-z]*.pgn", "a.pgn"));
    CHECK_FALSE(matches_glob("[^t-z]*.pgn", "x.pgn"));
    CHECK(matches_glob("[[:alpha:]]op", "top"));
    CHECK_FALSE(matches_glob("[[:digit:]x]op", "top"));
    CHECK(matches_glob("[]-]a", "]a"));
    CHECK(matches_glob("[]-]a", "-a"));
    CHECK(matches_glob("[a\\]]b", "]b"));
    CHECK_FALSE(matches_glob("a[!b]c", "a/c"));
    CHECK(matches_glob("a[b", "a[b"));
    CHECK(matches_glob("\\#\\?", "#?"));
    CHECK_FALSE(matches_glob("\\?", "a"));
    CHECK(matches_glob("?[ä-ü].x", "éö.x"));
    CHECK(matches_glob("a\\", "a\\"));
    // Many stars do not take exponential time.
    CHECK_FALSE(matches_glob("*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*b", std::string(10000, 'a')));
    CHECK_FALSE(matches_glob("**a/**a/**a/**a/**a/**b", std::string(2000, 'a')));
}
