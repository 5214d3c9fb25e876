#include "support.hpp"

#include <catch2/catch.hpp>

using namespace ctlpgn;
using test::rules_of_core;
using test::rules_of_notation;
using test::small_head;
using test::small_rule;

TEST_CASE("rules of the core have a code, a name, a level and words", "[rulec]") {
    const rulec::rule_file core = rules_of_core();
    REQUIRE(core.rules.size() == 2);
    const rulec::rule& hyphen = core.rules.front();
    CHECK(hyphen.id == 1005);
    CHECK(hyphen.name == "foreign-hyphen");
    CHECK(hyphen.level == "warning");
    CHECK(hyphen.message == "a hyphen must be -, found {found}");
    CHECK(hyphen.explanation == "It looks alike. Replace it.");
    CHECK(hyphen.fix == "safe");
    CHECK(hyphen.call.function == "fix_hyphen");
    CHECK(core.rules.back().fix == "never");
}

TEST_CASE("a notation refers to a diagnostic of the core by its name", "[rulec]") {
    const rulec::rule_file rules = rules_of_notation(
        small_head + "\nforeign-hyphen\n    habit: any text\n    bad moves: 1. d2–d3\n    good: 1. d2-d3\n");
    REQUIRE(rules.rules.size() == 1);
    CHECK(rules.rules[0].is_reference);
    CHECK(rules.rules[0].id == 1005);
    CHECK(rules.rules[0].habit == "nothing");
    CHECK(rules.rules[0].place == "moves");
    CHECK(rules.rules[0].bad == "1. d2–d3");
}

TEST_CASE("codes of a notation have its block and its letter", "[rulec]") {
    CHECK(rules_of_notation(small_head + small_rule).rules[0].id == 701001);
    CHECK(rules_of_notation(small_head + small_rule).letter == 'Z');
    CHECK(rules_of_notation("notation small\n    block: 0\nL004 lone-dot\n    note: dot\n    why: So.\n")
              .rules[0]
              .id == 10004);
}

TEST_CASE("words continue on lines below, and empty lines separate paragraphs", "[rulec]") {
    const rulec::rule_file rules = rules_of_notation(small_head + "ZS001 missing-dot\n"
                                                                  "    error: missing\n"
                                                                  "        dot\n"
                                                                  "    why: Numbers\n"
                                                                  "        have dots.\n"
                                                                  "\n"
                                                                  "        Write it.\n"
                                                                  "\n"
                                                                  "# a remark\n");
    CHECK(rules.rules[0].message == "missing dot");
    CHECK(rules.rules[0].explanation == "Numbers have dots.\n\nWrite it.");
}

TEST_CASE("examples keep every byte", "[rulec]") {
    const auto example = [](const std::string& written, const std::string& place = "moves") {
        return rules_of_notation(small_head + "    part tag: [A \"b\"]\n" + small_rule + "    bad " + place +
                                 ":" + written + "\n    good: x\n")
            .rules[0]
            .bad;
    };
    CHECK(example(" 1. d3 {\\xE0\\u00E0} \\\\ \\t\\r\\n!") == "1. d3 {\xE0\xC3\xA0} \\ \t\r\n!");
    CHECK(example("\n        1. d3\n          k3\n\n        2. f3") == "1. d3\n  k3\n\n2. f3");
    CHECK(example("\n        1. d3\\\n        , k3") == "1. d3, k3");
    CHECK(example(" \\{tag}1. d3") == "[A \"b\"]\n1. d3");
    // A file ends with a line end unless the rule says otherwise.
    CHECK(example(" 1. d3", "file") == "1. d3\n");
    CHECK(example(" 1. d3\\n\\n", "file") == "1. d3\n\n");
    CHECK(example(" 1. d3\\", "file") == "1. d3");
    CHECK(example("\n        1. d3\n        *", "file") == "1. d3\n*\n");
}

TEST_CASE("fixes are functions or words", "[rulec]") {
    const auto call = [](const std::string& fix) {
        return rules_of_notation(small_head + small_rule + "    fix: " + fix + "\n").rules[0].call;
    };
    CHECK(call("safe").empty());
    CHECK(call("safe, fix_dot").function == "fix_dot");
    CHECK(call("unsafe, shared fix_dot").expression == "fix_dot(context, found)");
    CHECK(call("either, remove").expression == "fix_by_removing(context, found)");
    CHECK(call("safe, write \"\\\\.\"").expression == "rewrite(found, \"\\\\.\")");
}

TEST_CASE("the text around examples is written once", "[rulec]") {
    const rulec::rule_file rules = rules_of_notation("notation small\n"
                                                     "    part tag: [A \"b\"]\n"
                                                     "    moves:\n"
                                                     "        \\{tag}\n"
                                                     "        {example}\n"
                                                     "        *\n");
    REQUIRE(rules.around.size() == 1);
    CHECK(rules.around[0].place == "moves");
    CHECK(rules.around[0].before == "[A \"b\"]\n\n");
    CHECK(rules.around[0].after == "\n*\n");
}
