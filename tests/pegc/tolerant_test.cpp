#include "grammar/nested.hpp"
#include "grammar/tolerant.hpp"
#include "support.hpp"

#include <catch2/catch.hpp>
#include <tao/pegtl/contrib/analyze.hpp>

namespace g = ctlpgn::grammar::tolerant;
namespace n = ctlpgn::grammar::nested;
using ctlpgn::code;
using ctlpgn::test::finding;
using ctlpgn::test::findings;
using ctlpgn::test::matches;
using list = std::vector<finding>;

TEST_CASE("a tolerated alternative reports its text") {
    CHECK(findings<g::tolerant::times>("×").empty());
    CHECK(findings<g::tolerant::times>("x") == list{{code::letter_x, 0, 1}});
    CHECK(matches<g::strict::times>("×"));
    CHECK_FALSE(matches<g::strict::times>("x"));
}

TEST_CASE("a label without recovery reports a place") {
    CHECK(findings<g::tolerant::pair>("ab;").empty());
    CHECK(findings<g::tolerant::pair>("a;") == list{{code::missing_b, 1, 1}});
    CHECK_FALSE(matches<g::strict::pair>("a;"));
}

TEST_CASE("a label with recovery reports what it skips") {
    CHECK(findings<g::tolerant::item>("<ab>").empty());
    CHECK(findings<g::tolerant::item>("<12>") == list{{code::unreadable_item, 1, 3}});
    CHECK(findings<g::tolerant::list>("<a>,<1,<b>").front() == finding{code::unreadable_item, 5, 9});
    CHECK(findings<g::tolerant::item>("<") == list{{code::unreadable_item, 1, 1}, {code::missing_end, 1, 1}});
}

TEST_CASE("findings of abandoned attempts are dropped") {
    CHECK(findings<g::tolerant::taken_back>("x1") == list{{code::letter_x, 0, 1}});
    CHECK(findings<g::tolerant::taken_back>("xx") == list{{code::double_x, 0, 2}});
    CHECK(findings<g::tolerant::taken_back>("x2") == list{{code::letter_x, 0, 1}});
    CHECK(findings<g::tolerant::taken_back_by_option>("x1x2") == list{{code::letter_x, 0, 1}});
    CHECK(findings<g::tolerant::taken_back_by_option>("x2").empty());
}

TEST_CASE("lookaheads are silent") {
    CHECK(findings<g::tolerant::ahead>("x").empty());
    CHECK(findings<g::tolerant::ahead>("×").empty());
    CHECK_FALSE(matches<g::strict::ahead>("x"));
}

TEST_CASE("both readings ask whether a condition holds") {
    ctlpgn::test::recorder no;
    no.answer = false;
    CHECK(ctlpgn::test::parse<g::tolerant::asked>(no, "b"));
    CHECK_FALSE(ctlpgn::test::parse<g::tolerant::asked>(no, "a"));
    CHECK(matches<g::tolerant::asked>("a"));
    CHECK_FALSE(matches<g::tolerant::asked>("b"));
    CHECK(matches<g::strict::asked>("a"));
    CHECK_FALSE(matches<g::strict::asked>("b"));
}

TEST_CASE("a condition may be about a text") {
    ctlpgn::test::recorder asked;
    CHECK(ctlpgn::test::parse<g::tolerant::counted>(asked, "12a"));
    CHECK(asked.subjects == std::vector<std::string>{"12"});
    CHECK_FALSE(matches<g::strict::counted>("12"));
    asked.answer = false;
    CHECK(ctlpgn::test::parse<g::strict::counted>(asked, "12b"));
    CHECK_FALSE(ctlpgn::test::parse<g::strict::counted>(asked, "12a"));
}

TEST_CASE("a repetition ends when its item matches nothing") {
    CHECK(findings<g::tolerant::labelled_in_star>("abb.").empty());
    CHECK(findings<g::tolerant::labelled_in_star>("ab.").empty());
    ctlpgn::test::recorder state;
    CHECK_FALSE(ctlpgn::test::parse<g::tolerant::labelled_in_star>(state, "aa."));
    CHECK(state.findings.empty());
}

TEST_CASE("each report shows its place in the grammar") {
    ctlpgn::test::recorder state;
    REQUIRE(ctlpgn::test::parse<g::tolerant::pair>(state, "a;"));
    REQUIRE(state.sites.size() == 1);
    CHECK(g::codes[state.sites[0]].what == code::missing_b);
    CHECK(g::codes[state.sites[0]].rule == "pair");
    CHECK(g::codes[state.sites[0]].kind == ctlpgn::parsing::use_kind::label);
}

TEST_CASE("a parse without actions matches the same and reports nothing") {
    const std::string_view text = "a;";
    ctlpgn::test::recorder state;
    ctlpgn::parsing::text_input input(text);
    CHECK(tao::pegtl::parse<g::tolerant::pair, tao::pegtl::nothing, tao::pegtl::normal,
                            tao::pegtl::apply_mode::nothing>(input, state));
    CHECK(state.findings.empty());
}

TEST_CASE("nesting has a limit") {
    CHECK(findings<n::tolerant::text>("(a(b)c)d").empty());
    ctlpgn::test::recorder state;
    state.limit = 2;
    CHECK(ctlpgn::test::parse<n::tolerant::text>(state, "(((a)))"));
    CHECK(state.findings == list{{code::too_deep, 2, 5}});

    ctlpgn::test::recorder strict;
    strict.limit = 2;
    CHECK_FALSE(ctlpgn::test::parse<n::strict::text>(strict, "(((a)))"));
    CHECK(strict.limit_was_reached);
    CHECK(strict.depth == 0);
}

TEST_CASE("skipping ends at the closing or at a stop") {
    const auto at_most_one = [](std::string_view text) {
        ctlpgn::test::recorder state;
        state.limit = 1;
        CHECK(ctlpgn::test::parse<n::tolerant::text>(state, text));
        return state.findings;
    };
    CHECK(at_most_one("(((a)b)c)d") == list{{code::too_deep, 1, 7}});
    CHECK(at_most_one("((\")\")c)d") == list{{code::too_deep, 1, 6}});
    CHECK(at_most_one("(()()a)") == list{{code::too_deep, 1, 3}, {code::too_deep, 3, 5}});
    CHECK(at_most_one("((a(b);") == list{{code::too_deep, 1, 6}, {code::missing_end, 6, 6}});
}

TEST_CASE("a rule that cannot begin does not reach the depth limit") {
    ctlpgn::test::recorder state;
    state.limit = 1;
    CHECK(ctlpgn::test::parse<n::tolerant::text>(state, "(ab)"));
    CHECK(state.findings.empty());
}

TEST_CASE("deep nesting does not cost the stack") {
    const std::string open(100000, '(');
    const std::string text = open + std::string(100000, ')');
    CHECK(findings<n::tolerant::text>(text) == list{{code::too_deep, 200, 200000 - 200}});
    const list unclosed = findings<n::tolerant::text>(open);
    REQUIRE(unclosed.size() == 201);
    CHECK(unclosed.front() == finding{code::too_deep, 200, 100000});
    CHECK_FALSE(matches<n::strict::text>(text));
}

TEST_CASE("PEGTL finds no endless loop") {
    CHECK(tao::pegtl::analyze<g::tolerant::list>() == 0);
    CHECK(tao::pegtl::analyze<g::tolerant::labelled_in_star>() == 0);
    CHECK(tao::pegtl::analyze<g::strict::labelled_in_star>() == 0);
    CHECK(tao::pegtl::analyze<n::tolerant::text>() == 0);
    CHECK(tao::pegtl::analyze<n::strict::text>() == 0);
}
