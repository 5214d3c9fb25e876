#include "rulec/writing.hpp"

#include "pegc/cpp_words.hpp"
#include "pegc/writing/concat.hpp"
#include "rulec/words.hpp"

#include <algorithm>
#include <initializer_list>
#include <set>
#include <string_view>

namespace ctlpgn::rulec {

using pegc::code_identifier;
using pegc::concat;
using pegc::literal;

namespace {

// The beginning and the end of a file with a namespace.
std::string opened(const rule_file& rules, std::string_view space, std::string_view includes) {
    return concat({"// Written by rulec from ", rules.path, ".\n#pragma once\n\n", includes, "\nnamespace ",
                   space, " {\n\n"});
}

std::string closed(std::string_view space) {
    return concat({"\n} // namespace ", space, "\n"});
}

std::string space_of(const rule_file& rules) {
    return rules.notation.empty() ? "ctlpgn" : "ctlpgn::" + rules.notation;
}

std::string code_of(const rule_file& rules, const rule& each) {
    return (rules.notation.empty() ? "code::" : "codes::") + code_identifier(each.name);
}

std::string in_folder(const rule_file& rules, std::string_view name) {
    return concat({"notations/", rules.notation, "/", name});
}

std::string example_of(const rule& each) {
    if (each.place.empty())
        return "{}";
    return concat({"{example_place::", each.place, ", ", literal(each.bad), ", ", literal(each.good), "}"});
}

std::string table(std::string_view type, std::string_view name, const std::vector<std::string>& rows) {
    std::string result =
        concat({"inline constexpr std::array<", type, ", ", std::to_string(rows.size()), "> ", name, "{"});
    if (!rows.empty())
        result += "{\n";
    for (const std::string& each : rows)
        result += concat({"    ", each, ",\n"});
    return result + (rows.empty() ? "};\n" : "}};\n");
}

// The rules that are not references.
std::string catalogue_rows(const rule_file& rules, std::string_view name) {
    std::vector<std::string> rows;
    for (const rule& each : rules.rules) {
        if (each.is_reference)
            continue;
        const std::string encoding = each.encoding.empty() ? "{}" : "text_encoding::" + each.encoding;
        rows.push_back(concat({"{", code_of(rules, each), ", level::", each.level, ", ", literal(each.name),
                               ",\n     ", literal(each.message), ",\n     ", literal(each.explanation),
                               ",\n     fixable::", each.fix, ", ", example_of(each), ", ", encoding, "}"}));
    }
    return table("diagnostic_info", name, rows);
}

std::string fix_rows(const rule_file& rules) {
    std::vector<std::string> rows;
    for (const rule& each : rules.rules) {
        if (each.call.empty())
            continue;
        const std::string_view context_name = each.call.uses_context ? "context" : "/*context*/";
        rows.push_back(concat({"{", code_of(rules, each), ", ",
                               each.call.function.empty()
                                   ? concat({"[](const ", rules.context, "& ", context_name,
                                             ", const finding& found) -> std::optional<fix> { return ",
                                             each.call.expression, "; }"})
                                   : each.call.function,
                               "}"}));
    }
    return table("fix_row<" + rules.context + ">", "fix_rows", rows);
}

source_file codes(const rule_file& rules) {
    const std::string space = space_of(rules);
    std::string text = opened(rules, space, "#include \"ctlpgn/catalogue.hpp\"\n\n#include <cstdint>\n");
    text += concat({"inline constexpr std::uint32_t code_block = ", std::to_string(rules.block),
                    ";\ninline constexpr char code_letter = ",
                    rules.letter == 0 ? std::string("0") : concat({"'", {&rules.letter, 1}, "'"}),
                    ";\n\n// The codes of the core, and those that only this notation reports.\n"
                    "namespace codes {\n\nusing enum code;\n\n"});
    for (const rule& each : rules.rules)
        if (!each.is_reference)
            text += concat(
                {"inline constexpr code ", code_identifier(each.name), "{", std::to_string(each.id), "};\n"});
    return {in_folder(rules, "codes.hpp"), text + "\n} // namespace codes\n" + closed(space)};
}

source_file catalogue_header(const rule_file& rules) {
    const std::string space = space_of(rules);
    return {in_folder(rules, "catalogue.hpp"),
            opened(rules, space,
                   "#include \"ctlpgn/notation.hpp\"\n\n#include <span>\n#include <string>\n#include "
                   "<string_view>\n") +
                "// Its diagnostics, in ascending order of their codes, and its examples of the core's.\n"
                "std::span<const diagnostic_info> own_diagnostics();\n"
                "std::span<const core_example> core_examples();\n\n"
                "// An example as a whole file.\n"
                "std::string example_file(example_place place, std::string_view example);\n" +
                closed(space)};
}

source_file catalogue_source(const rule_file& rules) {
    const std::string space = space_of(rules);
    std::vector<std::string> examples;
    for (const rule& each : rules.rules)
        if (each.is_reference)
            examples.push_back(concat({"{", code_of(rules, each), ", ", example_of(each), "}"}));
    std::string around;
    for (const std::string_view place : places) {
        const auto found = std::ranges::find(rules.around, place, &surroundings::place);
        around += found == rules.around.end()
                      ? "        {\"\", \"\"},\n"
                      : concat({"        {", literal(found->before), ", ", literal(found->after), "},\n"});
    }
    return {
        in_folder(rules, "catalogue.cpp"),
        concat({"// Written by rulec from ", rules.path, ".\n#include \"", in_folder(rules, "catalogue.hpp"),
                "\"\n\n#include \"catalogue/row.hpp\"\n#include \"", in_folder(rules, "codes.hpp"),
                "\"\n\n#include <array>\n#include <cstddef>\n\nnamespace ", space, " {\n\nnamespace {\n\n",
                catalogue_rows(rules, "own_rows"), "\n", table("core_example", "of_core", examples),
                "\n} // namespace\n\n"
                "std::span<const diagnostic_info> own_diagnostics() {\n"
                "    return catalogue_rows::in_this_build<own_rows>();\n}\n\n"
                "std::span<const core_example> core_examples() {\n    return of_core;\n}\n\n"
                "std::string example_file(example_place place, std::string_view example) {\n"
                "    constexpr std::string_view around[][2] = {\n",
                around,
                "    };\n"
                "    const auto& [before, after] = around[static_cast<std::size_t>(place)];\n"
                "    return std::string(before).append(example).append(after);\n}\n",
                closed(space)})};
}

// What each rule spoils, after the functions that find where.
std::string consequences(const rule_file& rules) {
    std::vector<std::string> rows;
    std::set<std::string> functions;
    for (const rule& each : rules.rules)
        for (const spoiling& row : each.spoils) {
            if (row.is_function)
                functions.insert(row.scope);
            const std::string where = row.is_function ? "spoiled::part, " + row.scope
                                                      : concat({"spoiled::", row.scope, ", nullptr"});
            for (const code_range& range : row.ranges)
                rows.push_back(
                    concat({"{", code_of(rules, each), ", ", where, ", code{", std::to_string(range.first),
                            "}, code{", std::to_string(range.last), "}}"}));
        }
    std::string text;
    for (const std::string& each : functions)
        text += concat({"span ", each, "(const game& record, const finding& cause);\n"});
    return text + table("consequence", "consequences", rows);
}

// In ascending order of codes, which is the order of the rules.
source_file tables(const rule_file& rules) {
    const std::string space = space_of(rules);
    std::string text = opened(rules, space,
                              concat({"#include \"lint/rules/consequences.hpp\"\n"
                                      "#include \"lint/rules/recurring.hpp\"\n#include \"",
                                      in_folder(rules, "codes.hpp"), "\"\n\n#include <array>\n"}));
    std::vector<std::string> rows;
    for (const rule& each : rules.rules)
        if (!each.habit.empty())
            rows.push_back(concat({"{", code_of(rules, each), ", compared::", each.habit, "}"}));
    text += table("habit", "habits", rows);
    text += "\n" + consequences(rules);
    for (const word& when : rewritable_when) {
        rows.clear();
        for (const rule& each : rules.rules)
            if (each.rewritable == when.meant)
                rows.push_back(code_of(rules, each));
        text += "\n" + table("code", when.meant, rows);
    }
    return {in_folder(rules, "rule_tables.hpp"), text + closed(space)};
}

// In ascending order of codes, too.
source_file repair_roles_of(const rule_file& rules) {
    std::vector<std::string> rows;
    for (const rule& each : rules.rules) {
        std::string roles;
        for (const std::string& role : each.repair_roles)
            roles += concat({roles.empty() ? "" : ", ", "finding_role::", role});
        if (!roles.empty())
            rows.push_back(concat({"{", code_of(rules, each), ", {", roles, "}}"}));
    }
    return {in_folder(rules, "repair_roles.hpp"),
            opened(rules, space_of(rules),
                   concat({"#include \"repair/finding_roles.hpp\"\n#include \"",
                           in_folder(rules, "codes.hpp"), "\"\n\n#include <array>\n"})) +
                "using repair::finding_role;\n\n" + table("repair::role_row", "repair_roles", rows) +
                closed(space_of(rules))};
}

source_file fix_functions(const rule_file& rules) {
    const std::string space = space_of(rules);
    std::set<std::string> names;
    for (const rule& each : rules.rules)
        if (!each.call.function.empty())
            names.insert(each.call.function);
    std::string text =
        opened(rules, space, "#include \"lint/fixes/fix_context.hpp\"\n\n#include <optional>\n");
    if (rules.context != "fix_context")
        text += concat({"class ", rules.context, ";\n\n"});
    for (const std::string& each : names)
        text += concat(
            {"std::optional<fix> ", each, "(const ", rules.context, "& context, const finding& found);\n"});
    return {in_folder(rules, "fix_functions.hpp"), text + closed(space)};
}

source_file fix_table(const rule_file& rules) {
    const std::string space = space_of(rules);
    const std::string includes =
        concat({"#include \"lint/fixes/shared_fixes.hpp\"\n#include \"", in_folder(rules, "codes.hpp"),
                "\"\n#include \"", in_folder(rules, "fix_functions.hpp"), "\"\n#include \"",
                rules.context_header, "\"\n\n#include <array>\n"});
    return {in_folder(rules, "fix_rows.hpp"),
            opened(rules, space, includes) + fix_rows(rules) + closed(space)};
}

} // namespace

std::vector<source_file> sources_of_notation(const rule_file& rules) {
    return {codes(rules),           catalogue_header(rules), catalogue_source(rules), tables(rules),
            repair_roles_of(rules), fix_functions(rules),    fix_table(rules)};
}

std::vector<source_file> sources_of_core(const rule_file& rules) {
    const std::string space = space_of(rules);
    std::string numbers = opened(rules, space, "#include <cstdint>\n") +
                          "// The codes that any notation may report.\n"
                          "enum class code : std::uint32_t {\n    none = 0,\n";
    for (const rule& each : rules.rules)
        numbers += concat({"    ", code_identifier(each.name), " = ", std::to_string(each.id), ",\n"});
    return {
        {"include/ctlpgn/core_codes.hpp", numbers + "};\n" + closed(space)},
        {"catalogue/core_rows.hpp",
         opened(rules, space, "#include \"ctlpgn/catalogue.hpp\"\n\n#include <array>\n") +
             catalogue_rows(rules, "core_rows") + closed(space)},
        {"lint/fixes/core_fix_rows.hpp",
         opened(rules, space, "#include \"lint/fixes/shared_fixes.hpp\"\n\n#include <array>\n") +
             fix_rows(rules) + closed(space)},
    };
}

} // namespace ctlpgn::rulec
