#include "pegc/cpp_words.hpp"
#include "rulec/writing.hpp"
#include "support.hpp"

#include <catch2/catch.hpp>

#include <algorithm>

using namespace ctlpgn;

namespace {

std::string text_of(const std::vector<rulec::source_file>& sources, std::string_view path) {
    const auto found = std::ranges::find(sources, path, &rulec::source_file::path);
    REQUIRE(found != sources.end());
    return found->text;
}

bool holds(const std::string& text, std::string_view part) {
    return text.find(part) != std::string::npos;
}

} // namespace

TEST_CASE("any bytes become a literal", "[rulec]") {
    CHECK(pegc::literal("a\"b\\c\n") == R"("a\"b\\c\n")");
    CHECK(pegc::literal("\x07"
                        "1\xE0") == R"("\0071\340")");
    CHECK(pegc::literal("") == "\"\"");
}

TEST_CASE("the rules of the core become codes, rows and a table of fixes", "[rulec]") {
    const auto sources = rulec::sources_of_core(test::rules_of_core());
    CHECK(holds(text_of(sources, "include/ctlpgn/core_codes.hpp"), "    foreign_hyphen = 1005,\n"));
    CHECK(holds(text_of(sources, "catalogue/core_rows.hpp"), "std::array<diagnostic_info, 2> core_rows{{\n"
                                                             "    {code::foreign_hyphen, level::warning, "
                                                             "\"foreign-hyphen\",\n"));
    CHECK(
        holds(text_of(sources, "lint/fixes/core_fix_rows.hpp"), "    {code::foreign_hyphen, fix_hyphen},\n"));
}

TEST_CASE("the rules of a notation become tables", "[rulec]") {
    const auto sources = rulec::sources_of_notation(test::rules_of_notation(
        test::small_head + "unclosed-tag\n    rewritable: if empty\n    bad tags: [A\n    good: [A]\n" +
        test::small_rule + "    fix: safe, fix_dot\n    habit: same signs\n"));
    const std::string codes = text_of(sources, "notations/small/codes.hpp");
    CHECK(holds(codes, "code_block = 7;"));
    CHECK(holds(codes, "code_letter = 'Z';"));
    CHECK(holds(codes, "inline constexpr code missing_dot{701001};"));
    const std::string catalogue = text_of(sources, "notations/small/catalogue.cpp");
    CHECK(holds(catalogue, "std::array<diagnostic_info, 1> own_rows{{"));
    CHECK(holds(catalogue, "    {codes::unclosed_tag, {example_place::tags, \"[A\", \"[A]\"}},\n"));
    const std::string tables = text_of(sources, "notations/small/rule_tables.hpp");
    CHECK(holds(tables, "std::array<habit, 1> habits{{\n    {codes::missing_dot, compared::signs},\n}};"));
    CHECK(holds(tables, "std::array<consequence, 0> consequences{};"));
    CHECK(holds(tables, "std::array<code, 0> rewritable{};"));
    CHECK(holds(tables, "std::array<code, 1> rewritable_if_empty{{\n    codes::unclosed_tag,\n}};"));
    CHECK(holds(text_of(sources, "notations/small/fix_functions.hpp"),
                "std::optional<fix> fix_dot(const fix_context& context, const finding& found);\n"));
    CHECK(holds(text_of(sources, "notations/small/fix_rows.hpp"), "    {codes::missing_dot, fix_dot},\n"));
}

TEST_CASE("what repair makes of findings becomes rows in the order of their codes", "[rulec]") {
    const auto sources = rulec::sources_of_notation(
        test::rules_of_notation(test::small_head + "unclosed-tag\n    repair: said before,\n        slip\n" +
                                test::small_rule + "    repair: misfit\n"));
    CHECK(holds(text_of(sources, "notations/small/repair_roles.hpp"),
                "std::array<repair::role_row, 2> repair_roles{{\n"
                "    {codes::unclosed_tag, {finding_role::said_before, finding_role::slip}},\n"
                "    {codes::missing_dot, {finding_role::misfit}},\n}};"));
}

TEST_CASE("what is spoiled becomes rows of codes that are next to each other", "[rulec]") {
    const std::string others = "ZS002 late-dot\n    error: no\n    why: So.\n"
                               "ZS004 lost-dot\n    error: no\n    why: So.\n"
                               "ZT001 odd-tag\n    error: no\n    why: So.\n";
    const auto rows_of = [&others](const std::string& spoils) {
        const auto sources = rulec::sources_of_notation(test::rules_of_notation(
            test::small_head + "    group dots: late-dot, lost-dot\n" + test::small_rule + spoils + others));
        return text_of(sources, "notations/small/rule_tables.hpp");
    };
    CHECK(holds(rows_of("    spoils here: dots\n"),
                "std::array<consequence, 1> consequences{{\n"
                "    {codes::missing_dot, spoiled::here, nullptr, code{701002}, code{701004}},\n}};"));
    CHECK(holds(rows_of("    spoils later: foreign-hyphen,\n        odd-tag\n"),
                "    {codes::missing_dot, spoiled::later, nullptr, code{1005}, code{1005}},\n"
                "    {codes::missing_dot, spoiled::later, nullptr, code{702001}, code{702001}},\n"));
    CHECK(holds(rows_of("    spoils game: all of syntax, but late-dot\n"),
                "    {codes::missing_dot, spoiled::game, nullptr, code{1005}, code{701001}},\n"
                "    {codes::missing_dot, spoiled::game, nullptr, code{701004}, code{701004}},\n"));
    const std::string functions =
        rows_of("    spoils in rest_of_move: dots\n    spoils in next_ply: odd-tag\n");
    CHECK(holds(functions, "span next_ply(const game& record, const finding& cause);\n"
                           "span rest_of_move(const game& record, const finding& cause);\n"
                           "inline constexpr std::array<consequence, 2> consequences{{\n"));
    CHECK(holds(functions,
                "    {codes::missing_dot, spoiled::part, rest_of_move, code{701002}, code{701004}},\n"));
}
