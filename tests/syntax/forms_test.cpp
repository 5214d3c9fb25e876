// The other forms of a grammar.
#include "ctlpgn/notation.hpp"
#include "grammar/texts.hpp"
#include "syntax/diagram.hpp"
#include "syntax/ebnf.hpp"
#include "syntax/grammar_texts.hpp"
#include "syntax/page.hpp"
#include "syntax/textmate.hpp"
#include "syntax/token_list.hpp"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <regex>
#include <string>
#include <string_view>
#include <vector>

using namespace ctlpgn;

namespace {

std::vector<std::string_view> all_names() {
    std::vector<std::string_view> names;
    for (const grammar::text& text : grammar::texts)
        names.push_back(text.name);
    return names;
}

const std::vector<std::string_view> names = all_names();

std::string scope_of(std::string_view name) {
    // The file is used as its notation.
    constexpr std::string_view of_file = "/file";
    std::string scope =
        "source." + std::string(name.substr(0, name.size() - (name.ends_with(of_file) ? of_file.size() : 0)));
    std::ranges::replace(scope, '/', '.');
    return scope;
}

} // namespace

TEST_CASE("EBNF defines every rule once", "[syntax]") {
    for (const std::string_view name : names) {
        const syntax::grammar grammar = syntax::strict_grammar(name);
        const std::string text = "\n" + syntax::ebnf(grammar);
        for (const pegc::rule* r : grammar.rules()) {
            INFO(name << ": " << r->name);
            const std::size_t first = text.find("\n" + r->name + " ::= ");
            CHECK(first != std::string::npos);
            CHECK(text.find("\n" + r->name + " ::= ", first + 1) == std::string::npos);
        }
    }
}

TEST_CASE("publications have no quick ways, and use every condition that they declare", "[syntax]") {
    for (const std::string_view name : names) {
        const syntax::grammar published = syntax::published_grammar(name);
        const std::string text = syntax::ebnf(published);
        const syntax::grammar strict = syntax::strict_grammar(name);
        for (const pegc::grammar_file* file : strict.files())
            for (const pegc::rule_list_line& line : file->quicks)
                for (const pegc::node& quick : line.rules) {
                    INFO(name << ": " << quick.text);
                    CHECK(text.find("\n" + std::string(quick.text) + " ::= ") == std::string::npos);
                }
        for (const pegc::condition_line* each : published.conditions()) {
            INFO(name << ": " << each->name);
            const std::size_t declared = text.find("{" + each->name);
            CHECK(text.find("{" + each->name, declared + 1) != std::string::npos);
        }
    }
}

TEST_CASE("boxes of a diagram do not overlap", "[syntax]") {
    for (const std::string_view name : names) {
        const syntax::grammar grammar = syntax::strict_grammar(name);
        for (const pegc::rule* r : grammar.rules()) {
            INFO(name << ": " << r->name);
            const syntax::diagram drawn = syntax::draw(grammar, *r, 860);
            for (const syntax::diagram_box& a : drawn.boxes) {
                CHECK(a.x >= 0);
                CHECK(a.x + a.width <= drawn.width);
                CHECK(a.y - syntax::diagram_box::height / 2 >= 0);
                CHECK(a.y + syntax::diagram_box::height / 2 <= drawn.height);
                for (const syntax::diagram_box& b : drawn.boxes)
                    CHECK((&a == &b || a.x + a.width <= b.x || b.x + b.width <= a.x ||
                           std::abs(a.y - b.y) >= syntax::diagram_box::height));
            }
        }
    }
}

TEST_CASE("the links of a page lead to its rules", "[syntax]") {
    for (const std::string_view name : names) {
        const std::string page = syntax::html_page(syntax::strict_grammar(name));
        const std::regex link("href=\"#([^\"]*)\"");
        std::size_t links = 0;
        for (std::sregex_iterator at(page.begin(), page.end(), link), end; at != end; ++at, ++links) {
            INFO(name << ": " << (*at)[1]);
            CHECK(page.find("id=\"" + (*at)[1].str() + "\"") != std::string::npos);
        }
        CHECK(links > 5);
        CHECK(page.find("<script") == std::string::npos);
    }
}

TEST_CASE("the lists for other tools are JSON with the grammar's names", "[syntax]") {
    for (const std::string_view name : names) {
        const syntax::grammar grammar = syntax::strict_grammar(name);
        CHECK(nlohmann::json::parse(syntax::textmate(grammar))["scopeName"] == scope_of(name));
        const auto tokens = nlohmann::json::parse(syntax::token_list(grammar));
        CHECK(tokens["rules"].size() == grammar.rules().size());
        CHECK_FALSE(tokens["tokens"].empty());
    }
}
