#include "grammar/operators.hpp"
#include "support.hpp"

#include <catch2/catch.hpp>
#include <tao/pegtl/contrib/analyze.hpp>

namespace g = ctlpgn::grammar::operators;
using ctlpgn::test::matches;

#define BOTH(rule, text, expected)                                                                           \
    CHECK(matches<g::strict::rule>(text) == (expected));                                                     \
    CHECK(matches<g::tolerant::rule>(text) == (expected))

TEST_CASE("literals and classes match only their characters") {
    BOTH(empty, "", true);
    BOTH(quoted, "a…b", true);
    BOTH(quoted, "a…c", false);
    BOTH(quoted, "a…", false);
    BOTH(escapes, "\n\r\t'\\…]", true);
    BOTH(escapes, "\n\r\t'\\…^", true);
    BOTH(escapes, "\n\r\t'\\…\\", true);
    BOTH(escapes, "\n\r\t'\\…[", false);
    BOTH(class_ascii, "b", true);
    BOTH(class_ascii, "_", true);
    BOTH(class_ascii, "d", false);
    BOTH(class_beyond, "x", true);
    BOTH(class_beyond, "×", true);
    BOTH(class_beyond, "♕", true);
    BOTH(class_beyond, "♚", false);
    BOTH(class_beyond, "\xC3", false);
    BOTH(class_range, "-", true);
    BOTH(class_range, "+", true);
    BOTH(class_range, ",", false);
    BOTH(class_not, "c", true);
    BOTH(class_not, "♚", true);
    BOTH(class_not, "\xE2", true);
    BOTH(class_not, "a", false);
    BOTH(any_one, "\xF0\x9F\xA9\x90", true);
    BOTH(any_one, "\x80", true);
    BOTH(any_one, "\xE2\x99", false);
    BOTH(any_one, "", false);
    BOTH(namespace_, "keyword", true);
}

TEST_CASE("repetitions match as often as specified") {
    BOTH(option, "ab", true);
    BOTH(option, "b", true);
    BOTH(option, "aab", false);
    BOTH(stars, "c", true);
    BOTH(stars, "ababc", true);
    BOTH(stars, "abac", false);
    BOTH(pluses, "abc", true);
    BOTH(pluses, "c", false);
    BOTH(twice, "aa", true);
    BOTH(twice, "a", false);
    BOTH(one_to_three, "aab", true);
    BOTH(one_to_three, "aaab", true);
    BOTH(one_to_three, "aaaab", false);
    BOTH(one_to_three, "b", false);
    BOTH(class_stars, "abcd", true);
    BOTH(class_stars, "d", true);
    BOTH(class_stars, "abc", false);
    BOTH(not_stars, "a♔\"", true);
    BOTH(not_stars, "\"", false);
}

TEST_CASE("a run ends when none of its alternatives matches") {
    BOTH(several_ends, "K2", true);
    BOTH(several_ends, "K1", true);
    BOTH(several_ends, "K15", true);
    BOTH(several_ends, "K152", true);
    BOTH(several_ends, "K16", true);
    BOTH(several_ends, "K4", false);
    BOTH(several_ends, "K", false);
    BOTH(several_ends, "", false);
    BOTH(several_ends, "é", true);
    BOTH(several_ends, "éa", true);
    BOTH(several_ends, "éaba1", true);
    BOTH(several_ends, "éababa1", true);
    BOTH(several_ends, "\xC3", false);
    BOTH(runs, "aéb", true);
    BOTH(runs, "aéxK1", true);
    BOTH(runs, "x", false);
    CHECK(tao::pegtl::analyze<g::tolerant::runs>() == 0);
}

TEST_CASE("short rules match at any distance from the end") {
    BOTH(briefly, "aaK15é", true);
    BOTH(briefly, "aaK15éééééx", true);
    BOTH(briefly, "K1yz", true);
    BOTH(briefly, "ééééééyz", true);
    BOTH(briefly, "K1y", false);
    BOTH(briefly, "K4ééééééé", false);
    BOTH(briefly, "aaaK15éééé", false);
    BOTH(briefly, "aK", false);
    BOTH(briefly, "aa", false);
    BOTH(briefly, "", false);
    CHECK(tao::pegtl::analyze<g::tolerant::briefly>() == 0);
}

TEST_CASE("lookaheads consume nothing, and the first alternative wins") {
    BOTH(looks, "ab", true);
    BOTH(looks, "cb", false);
    BOTH(looks_away, "a", true);
    BOTH(looks_away, "b", false);
    BOTH(first_wins, "ad", true);
    BOTH(first_wins, "bcd", true);
    BOTH(first_wins, "bd", false);
    BOTH(alternatives, "b", true);
    BOTH(alternatives, "c", true);
    BOTH(alternatives, "de", true);
    BOTH(alternatives, "d", false);
}

namespace {

template <typename Rule> struct alias_action : tao::pegtl::nothing<Rule> {};
template <> struct alias_action<g::strict::alias> {
    static void apply0(ctlpgn::test::recorder& state) { state.answer = false; }
};

} // namespace

TEST_CASE("a rule that only renames another has separate actions") {
    ctlpgn::test::recorder state;
    CHECK(ctlpgn::test::parse<g::strict::alias, alias_action>(state, "a…b"));
    CHECK_FALSE(state.answer);
}

TEST_CASE("rules are listed, and counted when they match") {
    ctlpgn::test::recorder state;
    REQUIRE(ctlpgn::test::parse<g::tolerant::alias>(state, "a…b"));
    REQUIRE(state.rules.size() == 2);
    CHECK(g::rules[state.rules[0]].name == "quoted");
    CHECK(g::rules[state.rules[1]].name == "alias");
    CHECK(g::rules[state.rules[1]].file == "operators");
    CHECK(g::rules[state.rules[1]].in_strict);
    CHECK(g::codes.empty());
    CHECK(tao::pegtl::analyze<g::tolerant::stars>() == 0);
}
