#include "pegc/lint.hpp"
#include "pegc/message.hpp"
#include "support.hpp"

#include <catch2/catch.hpp>

namespace {

// The messages on a grammar of this text as line:column: text.
std::vector<std::string> messages(const std::string& text) {
    const ctlpgn::test::folder folder;
    const auto path = folder.write("main.peg", text);
    std::vector<std::string> result;
    const auto add = [&](const ctlpgn::pegc::message& m) {
        CHECK(m.path == path.string());
        result.push_back(to_string(m).substr(m.path.size() + 1));
    };
    try {
        for (const auto& m : lint(ctlpgn::pegc::read_folder(path), "main").messages)
            add(m);
    } catch (const ctlpgn::pegc::syntax_error& e) {
        add(e.what_and_where);
    }
    return result;
}

void check(const std::string& text, const std::string& expected) {
    INFO(text);
    CHECK(messages(text) == std::vector<std::string>{expected});
}

// The message about rule b if a line such as %token lists it.
std::string said_of_listed(const std::string& line, const std::string& b, const std::string& c) {
    const std::string text = line + " b\na <- b\nb <- " + b + "\nc <- " + c +
                             "\n%start c\n%condition q \"it is asked\"\nd <- &{q}\n%start d\n";
    INFO(text);
    const std::vector<std::string> found = messages(text);
    REQUIRE_FALSE(found.empty());
    return found.front();
}

} // namespace

TEST_CASE("a grammar without faults has no messages") {
    CHECK(messages("a <- b* 'z' c^code(d) / ~code 'x'\nb <- 'b'\nc <- 'c'\nd <- [^;]*\n").empty());
}

TEST_CASE("names must be valid") {
    check("a <- 'x' b\n", "1:10: there is no rule 'b'");
    check("a <- 'x'\nb <- 'y'\n", "2:1: nothing uses the rule 'b', and no %start line names it");
    check("a <- 'x'\nb <- 'y' b?\n", "2:1: nothing uses the rule 'b', and no %start line names it");
    CHECK(messages("%start b\na <- 'x'\nb <- 'y'\n").empty());
    check("%start c\na <- 'x'\n", "1:8: there is no rule 'c'");
    check("%nested c too-deep (a a a)\na <- 'x'\n", "1:1: there is no rule 'c'");
    check("%nested a too-deep ('x' 'y'? .)\na <- 'x'\n",
          "1:25: this must not match nothing, or the end of 'a' is never found");
    check("%nested a too-deep ('x')\na <- 'x'\n",
          "1:21: what opens 'a', what closes it and what is between expected");
    check("%import other\na <- 'x'\n", "1:1: there is no file 'other.peg' to import");
    const auto doubled = messages("a <- b\nb <- 'x'\n b <- 'y'\n");
    REQUIRE_FALSE(doubled.empty());
    CHECK(doubled[0].find("3:2: the rule 'b' is defined already: ") == 0);
}

TEST_CASE("left recursion is found through rules and empty matches") {
    check("a <- a 'x' / 'y'\n", "1:1: the rule 'a' can begin with itself: left recursion never ends");
    CHECK(messages("a <- 'z'? !'y' b\nb <- a 'x'\n").size() == 2);
    CHECK(messages("a <- 'x' a / 'y'\n").empty());
}

TEST_CASE("empty matches must not be repeated") {
    check("a <- 'é' ('x'?)*\n", "1:10: this repeats what can match nothing");
    check("a <- (!'x')+\n", "1:6: this repeats what can match nothing");
    CHECK(messages("a <- ('x'^code)*\n").empty());
}

TEST_CASE("dead alternatives are found") {
    const std::string dead = "this can never match: an earlier alternative matches a beginning of it";
    check("a <- '+' / '+∞'\n", "1:12: " + dead);
    check("a <- 'x' / b 'c'\nb <- 'xy' / 'xz'\n", "1:12: " + dead);
    check("a <- [0-9]+ / '1' 'x'\n", "1:15: " + dead);
    check("a <- . / 'x'\n", "1:10: " + dead);
    check("a <- '=' 'x'^code / '='\n", "1:21: " + dead);
    check("a <- 'x'? / 'y'\n", "1:13: this is never tried: the alternative before it always matches");
    CHECK(messages("a <- '+∞' / '+'\n").empty());
    CHECK(messages("a <- '+' !'∞' / '+∞'\n").empty());
    CHECK(messages("%condition first \"it is the first\"\na <- &{first} '+' / '+∞'\n").empty());
    check("a <- !b '+' / '+∞'\nb <- ~code '+∞'\n",
          "1:1: in the strict reading, an alternative of the rule 'a' can never match");
}

TEST_CASE("codes must mean something in both readings") {
    check("a <- 'x' ''^code\n", "1:10: this cannot fail, so 'code' is never reported");
    check("a <- ~code 'x'\n", "1:1: the strict reading has nothing left of the rule 'a'");
}

TEST_CASE("a rule with parameters is one rule for each set of arguments") {
    const std::string list = "list<item, end> <- item (',' item)* end\n";
    const std::string items = "b <- 'b'\nc <- 'c'\n";
    CHECK(messages("a <- list<b, c> list<c, b> list<b, c>\n" + list + items).empty());
    CHECK(messages("a <- two<b>\ntwo<x> <- one<x> one<x>\none<x> <- x '.'\n" + items + "%start c\n").empty());
    check("a <- list<b>\n" + list + items, "1:6: the rule 'list' takes 2 arguments, not 1");
    check("a <- list\n" + list + items, "1:6: the rule 'list' takes 2 arguments, not 0");
    check("a <- list<b, d>\n" + list + items, "1:6: there is no rule 'd'");
    check("a <- b<c>\n" + items, "1:6: there is no rule 'b' with parameters");
    check("a <- b c\n" + list + items, "2:1: nothing uses the rule 'list'");
    check("a <- one<b> / 'x'\none<x> <- 'y'\n" + items + "%start b c\n",
          "2:1: the rule 'one' has no use for its parameter 'x'");
    check("a <- one<b> one<c>\none<x> <- x / 'y' / 'yz'\n" + items,
          "2:21: this can never match: an earlier alternative matches a beginning of it");
    check("a <- one<b> one_b\none<x> <- x\none_b <- 'z'\n" + items + "%start c\n",
          "1:6: this is the rule 'one_b', which is defined already");
}

TEST_CASE("a condition has a meaning and a use") {
    check("a <- &{q} 'x'\n", "1:6: no %condition line says what 'q' means");
    check("%condition q \"of quality\"\na <- 'x'\n", "1:1: nothing depends on the condition 'q'");
    check("%condition q \"of quality\"\n%condition q \"quick\"\na <- &{q} 'x'\n",
          "2:1: the condition 'q' has another %condition line");
    check("%condition q\na <- &{q} 'x'\n",
          "2:1: what the condition means expected, in words between double quotes");
    CHECK(messages("%condition q \"of quality\"\na <- &{q b} .\nb <- 'x'\n").empty());
}

TEST_CASE("a token has a few texts and takes the longest match") {
    CHECK(messages("%token b\na <- b\nb <- 'x' [0-9] [0-9] / 'x' [0-9] / ('y' / '×'){1,2} 'z'?\n").empty());
    const auto fault = [](const std::string& body, const std::string& clause) {
        CHECK(said_of_listed("%token", body, "'c'") == "1:8: the rule 'b' is no token: " + clause);
    };
    fault("'x' [0-9] / 'x' [0-9]? '0'", "of 'x00' it takes 'x0', not the longest of its texts");
    fault("'x' ('1' / '10') '2'", "of 'x102' it takes nothing, not the longest of its texts");
    fault("'x'?", "it can match nothing");
    fault("'x'+", "it repeats without end");
    fault("'x' !c", "it looks at what comes after it");
    fault("'x' &{q}", "it looks at what comes after it");
    fault("'x'^code", "it has something to report");
    fault("'x' ~code 'y'", "it has something to report");
    fault("'x' .", "'.' has too many texts");
    fault("[^x] 'y'", "a class in it has too many characters");
    fault("[a-z]{4}", "it has too many texts");
    fault("'x' c / 'x' b 'y'", "it has no end");
    check("%token d\na <- 'x'\n", "1:8: there is no rule 'd'");
}

TEST_CASE("a short rule looks at a limited number of bytes") {
    CHECK(messages("%short a\na <- b{0,7} &c\nb <- ~code 'x' / 'y'^code\nc <- 'z' .?\n").empty());
    const auto fault = [](const std::string& body, const std::string& clause) {
        CHECK(said_of_listed("%short", body, "'c'+") == "1:8: the rule 'b' is not short: " + clause);
    };
    fault("'x' [0-9]*", "it repeats without end");
    fault("'x' !c", "it repeats without end");
    fault("'x' / 'y' b", "it has no end");
    fault("'x' &{q}", "it has a condition, which may look at all of the text");
    check("%short d\na <- 'x'\n", "1:8: there is no rule 'd'");
}

TEST_CASE("a quick way is an alternative with others after it") {
    CHECK(messages("%quick b\na <- (b / [a-z])+\nb <- 'b'\n").empty());
    check("%quick b\na <- 'a' b\nb <- 'b'\n",
          "1:8: the rule 'b' is no quick way: no other alternative comes after it");
    check("%quick b\na <- 'a' / b\nb <- 'b'\n",
          "1:8: the rule 'b' is no quick way: no other alternative comes after it");
    check("%quick d\na <- 'x'\n", "1:8: there is no rule 'd'");
}

TEST_CASE("a quick way makes no difference") {
    const auto fault = [](const std::string& rules, const std::string& clause) {
        const std::vector<std::string> given = messages("%quick b\n" + rules);
        CAPTURE(rules, given);
        REQUIRE(!given.empty());
        CHECK(given.front() == "1:8: the rule 'b' is no quick way: " + clause);
    };
    // in a loop, where the others eventually reach the same place
    CHECK(messages("%quick b\na <- (b / [a-z] / ' '+)+\nb <- 'b' ' ' 'c'\n").empty());
    CHECK(messages("%quick b\na <- (c ';')*\nc <- b / [a-z] '='? [0-9]+\nb <- [a-f] [0-9] &';'\n").empty());
    fault("a <- (b / [a-z] / ' '{2})+ .*\nb <- 'b '\n",
          "of 'b  !' the others take 3 characters, not 2 characters");
    fault("a <- (c ';')*\nc <- b / [a-z] [0-9]+\nb <- [a-f] [0-9]\n",
          "of 'a00;' the others take 4 characters, not 0 characters");
    // where they stop before
    fault("a <- (b / [a-y])* .*\nb <- 'az'\n", "of 'az' the others take 1 character, not 2 characters");
    // if something follows, they must take the same
    CHECK(messages("%quick b\na <- (b / [a-z]+) '.'\nb <- [a-c] 'd' &'.'\n").empty());
    fault("a <- (b / 'a' 'b'?) 'b'?\nb <- 'a'\n", "of 'ab' the others take 2 characters, not 1 character");
    // and report the same
    fault("a <- (b / ~code 'x')+ 'y'\nb <- 'x'\n", "of 'x' the others report something else");
    // a condition that holds for nothing holds for everything
    CHECK(messages("%condition q \"of quality\"\n%quick b\na <- (b / &{q c} c)+\nb <- &{q} 'c'\nc <- 'c'\n")
              .empty());
    fault("a <- (b / 'x')+\nb <- 'x' !.  'y'\n", "no text was found that it matches");
}

TEST_CASE("syntax errors show their place") {
    check("a <- 'x\n", "1:8: the literal is not closed by '");
    check("a <- '\\q'\n", "1:8: unknown escape in a literal");
    check("a <- 'é' [b-a]\n", "1:11: the range ends before it begins");
    check("a <- [^×]\n", "1:8: only ASCII characters may be excluded");
    check("a <- []\n", "1:7: an empty character class matches nothing");
    check("a <- ('x'\n", "2:1: ')' expected");
    check("a <- 'x' / \n", "2:1: an expression expected");
    check("a <- 'x'^\n", "1:10: a code name such as missing-dot expected");
    check("a <- 'x'{3,1}\n", "1:9: this repetition is impossible");
    check("a <- '\\u{D800}'\n", "1:7: this is no character");
    check("a <- 'x'\n)\n", "2:1: a rule or one of %import, %start, %token, %short, %quick, %usual, "
                           "%condition, %nested expected here");
    check("%nested a too-deep\na <- 'x'\n",
          "2:1: what opens the rule, what closes it and what is between expected, in parentheses");
}
