#include "grammar/usual.hpp"
#include "pegc/lint.hpp"
#include "pegc/message.hpp"
#include "pegc/proof/usual_form.hpp"
#include "pegc/writing/strict.hpp"
#include "support.hpp"

#include <catch2/catch.hpp>
#include <tao/pegtl/contrib/analyze.hpp>

#include <algorithm>
#include <functional>

namespace {

namespace usual = ctlpgn::grammar::usual;
using ctlpgn::pegc::named_text;

std::string first_message(const std::string& text) {
    const ctlpgn::test::folder folder;
    const auto path = folder.write("main.peg", text);
    const auto found = lint(ctlpgn::pegc::read_folder(path), "main").messages;
    return found.empty() ? std::string() : to_string(found.front()).substr(path.string().size() + 1);
}

// The rules that a parse has notified, by name, except for quick ways.
std::string rules_read(std::string_view text) {
    ctlpgn::test::recorder state;
    REQUIRE(ctlpgn::test::parse<usual::tolerant::list>(state, text));
    std::string result;
    for (const std::size_t each : state.rules)
        if (const std::string_view name = usual::rules.at(each).name; name != "usual_items")
            result.append(name).append(" ");
    return result;
}

template <typename Rule> struct action : tao::pegtl::nothing<Rule> {};

struct number_recorder : ctlpgn::test::recorder {
    std::vector<std::string> numbers;
};

template <> struct action<usual::tolerant::number> {
    template <typename Input> static void apply(const Input& input, number_recorder& state) {
        state.numbers.push_back(input.string());
    }
};

// A form of b, which is beside it in a loop; c is of use.
std::string said_of_form(const std::string& form, const std::string& b, const std::string& c = "'c'") {
    return first_message("a <- (u / b)* c\n%usual u <- " + form + "\nb <- " + b + "\nc <- " + c + '\n');
}

} // namespace

TEST_CASE("a usual form is read like the alternatives beside it") {
    CHECK(rules_read("ab=12 c=3 ") == "letter letter name number item letter name number item list ");
    CHECK(ctlpgn::test::findings<usual::tolerant::list>("a=1 b:2 c=3 ").size() == 1);
    CHECK(ctlpgn::test::findings<usual::tolerant::list>("a=1 ×=2 c=3 ").size() == 1);
    CHECK(tao::pegtl::analyze<usual::strict::list>() == 0);
    CHECK(tao::pegtl::analyze<usual::tolerant::list>() == 0);
}

TEST_CASE("usual forms run the same actions as the general rules") {
    number_recorder state;
    const std::string_view text = "a=1 b=22 c=0 d=\"x y\" ";
    state.text = text.data();
    ctlpgn::parsing::text_input input(text);
    REQUIRE(tao::pegtl::parse<usual::tolerant::list, action>(input, state));
    CHECK(state.numbers == std::vector<std::string>{"1", "22", "0"});
}

TEST_CASE("publications have no usual forms") {
    const auto lib =
        ctlpgn::pegc::read_texts({{"main", "a <- (u / b)*\n%usual u <- (b ' ')+ {\n  c <- 'c'\n}\n"
                                           "b <- c ' '?\nc <- 'c' / 'd' / ~e 'C'\n"}});
    CHECK(published_text(lib, "main") == "a <- b*\nb <- c ' '?\nc <- 'c' / 'd'\n");
    // what readers take has them
    CHECK(strict_library(lib).files.at("main").text.find("%usual u") != std::string::npos);
}

TEST_CASE("usual forms that do not change the language are accepted") {
    CHECK(said_of_form("'x' [0-9]{1,3} &';'", "[a-z] [0-9]+ / ';' / [a-z]").empty());
    CHECK(said_of_form("(b ';')+ { b <- [a-z] }", "[a-z] '!'? / ';'").empty());
    CHECK(said_of_form("'{' [^{}]* '}'", "'{' (d / 'e' 'f' / [^{}])* '}'\nd <- 'd'+").empty());
    CHECK(
        first_message("a <- c (&'x' (u / b))+\nc <- (u / b)+ '.'\n%usual u <- 'x' '1' &'x'\nb <- 'x' [0-9]\n")
            .empty());
    // what depends on a condition still does
    CHECK(first_message(
              "%condition q \"of quality\"\na <- (u / b)*\n%usual u <- 'x'\nb <- &{q} 'x' / !{q} 'x'\n")
              .empty());
}

TEST_CASE("a usual form that changes the language is refused") {
    const std::string accusation = ": the rule 'u' is no usual form: ";
    // another alternative comes first
    CHECK(first_message("a <- (u / c / b)*\n%usual u <- b\nb <- 'x' 'y'\nc <- 'x' 'z'?\n")
              .find("can never match") != std::string::npos);
    CHECK(
        first_message(
            "a <- (u / c / b)*\n%usual u <- b &[.;] { b <- 'x' 'y' }\nb <- 'x' [yz]\nc <- 'x' 'y' &'.'\n") ==
        "2:1" + accusation + "of 'xy.' the rules take the rule 'c' where it does not");
    // what may be there is left out
    CHECK(said_of_form("b { b <- 'x' }", "'x' ';'? / 'y'") ==
          "2:1" + accusation + "of 'x;' the rules take ';' where it does not");
    // a loop goes on
    CHECK(said_of_form("'x' [0-9]{1,2} &[0-9.]", "'x' [0-9]+ '.'?").find(accusation + "of 'x0") !=
          std::string::npos);
    // they do not take it
    CHECK(said_of_form("'x' '1'", "'x' 'y'") ==
          "2:17" + accusation + "the rules that use it do not take it from here on");
    // they report something
    CHECK(said_of_form("'X'", "'x' / ~code 'X'") ==
          "2:13" + accusation + "the rules that use it do not take it from here on");
    // characters that are not the same to a loop
    CHECK(said_of_form("'{' [abc]* '}'", "'{' (d / 'c')* '}'\nd <- 'a' 'b'?") ==
          "2:1" + accusation + "of '{b}' the rules take something where it does not");
    // it is alone
    CHECK(first_message("a <- u b\n%usual u <- b\nb <- 'x' 'y'\n") ==
          "2:1" + accusation + "it must be another alternative beside what it is a form of");
    // parts of no use
    CHECK(said_of_form("'x' { d <- 'x' }", "'x' / 'y'") == "2:19: there is no rule 'd'");
    CHECK(said_of_form("'x' { c <- 'c' }", "'x' / 'y'") == "2:19: nothing in 'u' is read by the rule 'c'");
}

TEST_CASE("rules with plain texts have a maximal length") {
    using namespace usual::tolerant;
    const auto plain_bytes = []<typename Rule>(Rule*) {
        if constexpr (requires { Rule::most_plain_bytes; })
            return Rule::most_plain_bytes;
        else
            return 0U;
    };
    CHECK(plain_bytes(static_cast<letter*>(nullptr)) == 1);
    CHECK(plain_bytes(static_cast<short_name*>(nullptr)) == 10);
    CHECK(plain_bytes(static_cast<number*>(nullptr)) == 0); // there is no limit
    CHECK(plain_bytes(static_cast<blank*>(nullptr)) == 0);
    CHECK(plain_bytes(static_cast<digit*>(nullptr)) == 0); // tolerated
}

// Where the form may fail after an action, it has to look ahead before that.
TEST_CASE("a usual form keeps its own lookahead even if it is redundant") {
    const auto looks_of = [](const std::string& part) {
        auto lib = ctlpgn::pegc::read_texts({{"main", "a <- (u / b '.')*\n%usual u <- (b '.')+ {\n  b <- " +
                                                          part + "\n}\nb <- [a-z]+ &'.'\n"}});
        const auto found = ctlpgn::pegc::lint(lib, "main");
        REQUIRE(found.messages.empty());
        ctlpgn::pegc::settle_usual_forms(lib, "main", found.forms);
        const auto& rules = lib.files.at("main").rules;
        const auto form = std::ranges::find(rules, true, &ctlpgn::pegc::rule::is_usual_form);
        std::size_t looks = 0;
        const std::function<void(const ctlpgn::pegc::node&)> count = [&](const ctlpgn::pegc::node& n) {
            looks += n.kind == ctlpgn::pegc::kind::ahead ? 1U : 0U;
            std::ranges::for_each(n.children, count);
        };
        count(form->body);
        return looks;
    };
    CHECK(looks_of("[a-c]") == 0);
    CHECK(looks_of("[a-c] &'.'") == 1);
}
