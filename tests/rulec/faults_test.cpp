// A fault in a file of rules is reported with its place and a helpful sentence.
#include "support.hpp"

#include <catch2/catch.hpp>

using namespace ctlpgn;
using test::fault_of;
using test::small_head;
using test::small_rule;

TEST_CASE("a file without faults is read", "[rulec]") {
    CHECK(fault_of(small_head + small_rule) == "");
    CHECK(fault_of(small_head + "\n# a remark\n" + small_rule + "\n") == "");
}

TEST_CASE("lines are distinguished by their indentation", "[rulec]") {
    CHECK(fault_of(small_head + "ZS001 missing-dot\n   error: no\n") ==
          "small.rules:5:4: indented by 3: fields are indented by four spaces, and the lines of their text "
          "by eight");
    CHECK(fault_of(small_head + "ZS001 missing-dot\n\terror: no\n") ==
          "small.rules:5:1: tab in the indentation: lines are indented with spaces");
    CHECK(fault_of(small_head + "ZS001 missing-dot\n    error: no \n") ==
          "small.rules:5:14: space at the end of a line: one that counts is written \\x20");
    CHECK(fault_of(small_head + "ZS001 missing-dot\n    error\n") ==
          "small.rules:5:5: missing ':': a field is a key, a colon and its text");
    CHECK(fault_of(small_head + "ZS001 missing-dot\n    error:no\n") ==
          "small.rules:5:11: missing space after ':'");
    CHECK(fault_of("    letter: Z\n") == "small.rules:1:1: missing heading before the first field");
    CHECK(fault_of("pgn\n") == "small.rules:1:1: missing heading: notation NAME");
}

TEST_CASE("a heading is a code and a name", "[rulec]") {
    CHECK(fault_of(small_head + "S001 missing-dot\n") ==
          "small.rules:4:1: codes of this notation begin with Z");
    const std::string no_code =
        " is no code: after the letter of the notation, if it has one, come that of a layer "
        "and three digits, as in S012";
    for (const std::string code : {"ZX001", "ZS01", "ZS1234", "ZS000", "Z", "ZS00a"})
        CHECK(fault_of(small_head + code + " missing-dot\n") ==
              "small.rules:4:1: \"" + code + "\"" + no_code);
    CHECK(fault_of(small_head + "ZS001 missing_dot\n") ==
          "small.rules:4:7: \"missing_dot\" is no name: names are "
          "small letters and digits with hyphens, after a code");
    CHECK(fault_of(small_head + "ZS001 foreign-hyphen\n") ==
          "small.rules:4:7: the core has a diagnostic of that name; its block begins with the name alone");
    CHECK(fault_of(small_head + "missing-dot\n") ==
          "small.rules:4:1: the core has no diagnostic of that name; one of the "
          "notation begins with its code");
}

TEST_CASE("rules are in the order of their codes, each once", "[rulec]") {
    const std::string other = "ZS002 other-dot\n    error: no\n    why: So.\n";
    CHECK(fault_of(small_head + small_rule + other) == "");
    CHECK(fault_of(small_head + other + small_rule) ==
          "small.rules:7:1: rules are in the order of their codes, and that of other-dot is higher");
    CHECK(fault_of(small_head + small_rule + "ZS001 other-dot\n    error: no\n    why: So.\n") ==
          "small.rules:7:1: second rule with the code of missing-dot");
    CHECK(fault_of(small_head + small_rule + "ZS002 missing-dot\n    error: no\n    why: So.\n") ==
          "small.rules:7:7: second rule of that name");
}

TEST_CASE("a rule has each text for people once", "[rulec]") {
    CHECK(fault_of(small_head + "ZS001 missing-dot\n    why: So.\n") ==
          "small.rules:4:1: missing message: error, warning, note");
    CHECK(fault_of(small_head + "ZS001 missing-dot\n    error: no\n") ==
          "small.rules:4:1: missing explanation: why");
    CHECK(fault_of(small_head + small_rule + "    why: So.\n") ==
          "small.rules:7:5: second \"why\" of one rule");
    CHECK(fault_of(small_head + small_rule + "    note: no\n") ==
          "small.rules:7:5: second level of one rule");
    CHECK(fault_of(small_head + small_rule + "    wyh: So.\n") ==
          "small.rules:7:5: unknown key \"wyh\": there are error, "
          "warning, note, why, fix, habit, spoils PLACE, rewritable, repair, encoding, "
          "bad PLACE, good");
    CHECK(fault_of(small_head + "ZS001 missing-dot\n    error: No.\n") ==
          "small.rules:5:5: a message is one sentence without a full stop");
    CHECK(fault_of(small_head + "foreign-hyphen\n    why: So.\n") ==
          "small.rules:5:5: what the core says of foreign-hyphen is in its own rules");
}

TEST_CASE("only known words are accepted", "[rulec]") {
    CHECK(fault_of(small_head + small_rule + "    habit: always\n") ==
          "small.rules:7:12: unknown word \"always\": there are any text, same text, same signs, same kind");
    CHECK(fault_of(small_head + small_rule + "    rewritable: never\n") ==
          "small.rules:7:17: unknown word \"never\": there are always, if empty, in plies, between games");
    CHECK(fault_of(small_head + small_rule + "    fix: fix_dot\n") ==
          "small.rules:7:10: missing kind of fix: never, safe, unsafe, either");
    CHECK(fault_of(small_head + small_rule + "    fix: safe, FixDot\n") ==
          "small.rules:7:16: unknown way to fix: there are a function, shared and a function, remove, write "
          "\"text\"");
    CHECK(fault_of(small_head + "foreign-hyphen\n    fix: safe, fix_dot\n") ==
          "small.rules:5:10: whether it is safe to fix is said in the rules of the core");
}

TEST_CASE("examples come in pairs", "[rulec]") {
    CHECK(fault_of(small_head + small_rule + "    bad moves: 1 d3\n") ==
          "small.rules:4:1: missing good example beside the bad one");
    CHECK(fault_of(small_head + small_rule + "    good: 1. d3\n") ==
          "small.rules:7:5: good example before the bad one");
    CHECK(fault_of(small_head + small_rule + "    bad move: 1 d3\n") ==
          "small.rules:7:9: \"move\" is no place of an example: there are file, tags, moves, position");
    CHECK(fault_of(small_head + small_rule + "    bad moves: \\q\n") ==
          "small.rules:7:16: unknown escape \\q: a backslash is written \\\\");
    CHECK(fault_of(small_head + small_rule + "    bad moves: \\xE\n") ==
          "small.rules:7:16: \\x without its 2 hexadecimal digits");
    CHECK(fault_of(small_head + small_rule + "    bad moves: \\{none}\n") ==
          "small.rules:7:16: unknown part: \\{name} is one that the head of the file has");
}

TEST_CASE("what repair makes of a finding has known words, in the rules of a notation", "[rulec]") {
    CHECK(
        fault_of(small_head + small_rule + "    repair: slip, slap\n") ==
        "small.rules:7:19: unknown word \"slap\": there are misfit, slip, consequence, said before, no move");
    CHECK(fault_of(small_head + small_rule + "    repair:\n") ==
          "small.rules:7:5: missing roles: misfit, slip, consequence, said before, no move");
    CHECK_THROWS_WITH(rulec::read_rules({"core.rules", test::small_core + "    repair: slip\n"}, nullptr),
                      "core.rules:11:5: what repair makes of a finding is in the rules of each notation");
}

TEST_CASE("what is spoiled has names, and a place", "[rulec]") {
    const auto fault_in = [](const std::string& lines) { return fault_of(small_head + small_rule + lines); };
    const std::string known_places = "there are here, ply, inside, line, earlier, later, game, in FUNCTION";
    CHECK(fault_in("    spoils move: missing-dot\n") ==
          "small.rules:7:12: unknown place of what is spoiled: " + known_places);
    CHECK(fault_in("    spoils in: foreign-hyphen\n") ==
          "small.rules:7:12: unknown place of what is spoiled: " + known_places);
    CHECK(fault_in("    spoils in the-game: foreign-hyphen\n") ==
          "small.rules:7:12: unknown place of what is spoiled: " + known_places);
    CHECK(fault_in("    spoils in rest_of_move: foreign-hyphen\n") == "");
    CHECK(fault_in("    spoils ply: foreign-hyphen, missing-dots\n") ==
          "small.rules:7:33: no diagnostic, and no group of them, has this name");
    CHECK(fault_in("    spoils ply:\n        foreign-hyphen,\n        unclosed-tags\n") ==
          "small.rules:9:9: no diagnostic, and no group of them, has this name");
    CHECK(fault_in("    spoils ply: ,\n") == "small.rules:7:5: missing names of what is spoiled");
    CHECK(fault_in("    spoils ply: foreign-hyphen\n    spoils ply: unclosed-tag\n") ==
          "small.rules:8:5: second \"spoils ply\" of one rule");
    CHECK(fault_in("    spoils ply: all of text\n") ==
          "small.rules:7:24: unknown layer: there are syntax, tags, moves, variations, comments, positions, "
          "board, rules, files, lint");
    CHECK(fault_in("    spoils ply: all of tags, but foreign-hyphen\n") ==
          "small.rules:7:34: is not among those before it");
    CHECK(fault_of(small_head + "foreign-hyphen\n    spoils game: unclosed-tag\n") == "");
}

TEST_CASE("a group of diagnostics has their names", "[rulec]") {
    CHECK(fault_of(small_head + "    group dots: missing-dot\n" + small_rule +
                   "    spoils ply: foreign-hyphen\n") == "");
    // Whether or not a rule spoils it.
    CHECK(fault_of(small_head + "    group dots: missing-dot, other-dot\n" + small_rule) ==
          "small.rules:4:30: no diagnostic, and no group of them, has this name");
}

TEST_CASE("rules do not spoil each other", "[rulec]") {
    const std::string other = "ZS002 other-dot\n    error: no\n    why: So.\n";
    CHECK(fault_of(small_head + small_rule + "    spoils game: missing-dot, other-dot\n" + other) == "");
    CHECK(fault_of(small_head + small_rule + "    spoils game: other-dot\n" + other +
                   "    spoils ply: missing-dot\n") ==
          "small.rules:7:5: what missing-dot spoils spoils it in turn, so neither might be reported");
    CHECK(fault_of(small_head + "foreign-hyphen\n    spoils here: missing-dot\n" + small_rule +
                   "    spoils here: other-dot\n" + other + "    spoils here: all of syntax\n") ==
          "small.rules:5:5: what foreign-hyphen spoils spoils it in turn, so neither might be reported");
}
