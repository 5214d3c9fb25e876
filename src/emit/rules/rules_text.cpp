#include "emit/rules/rule_text.hpp"
#include "emit/rules/rules.hpp"
#include "text/utf8.hpp"

#include <algorithm>
#include <cstddef>
#include <string_view>

namespace ctlpgn::emit {

namespace {

constexpr std::size_t widest_line = 80;
constexpr std::string_view indent = "    ";

// Paragraphs are separated by empty lines; their words are laid out anew.
std::string wrapped(std::string_view text) {
    std::string result;
    std::size_t width = 0;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find_first_of(" \n"), text.size());
        const std::string_view word = text.substr(0, end);
        const std::size_t length = utf8::count_code_points(word);
        if (width != 0 && width + 1 + length > widest_line) {
            result += '\n';
            width = 0;
        }
        if (!word.empty()) {
            result.append(width == 0 ? "" : " ").append(word);
            width += (width == 0 ? 0 : 1) + length;
        }
        if (text.substr(end).starts_with("\n\n")) {
            result += "\n\n";
            width = 0;
        }
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return result + "\n";
}

std::string indented(std::string_view text) {
    std::string result;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        if (end != 0)
            result.append(indent).append(text.substr(0, end));
        result += '\n';
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return result;
}

} // namespace

std::string explain_page(const diagnostic_info& described, const notation* only) {
    std::string page = code_text(described.id) + " " + std::string(described.name) + " (" +
                       std::string(level_text(described.severity)) + ")\n\n";
    page += indented(general_message(described)) + "\n" + wrapped(described.explanation);
    page.append("\n").append(how_to_fix(described)).append("\n");
    const std::vector<notation_example> examples = examples_of(described.id, only);
    for (const notation_example& each : examples) {
        const std::string where = example_title(each, examples.size());
        page += "\nWrong" + where + ":\n\n" + indented(visible_example(each.example.bad));
        page += "\nRight" + where + ":\n\n" + indented(visible_example(each.example.good));
    }
    return page;
}

std::string rules_as_text(const rule_list& list) {
    constexpr std::size_t level_width = 9;
    constexpr std::size_t fix_width = 8;
    std::size_t code_width = 0;
    std::size_t name_width = 0;
    for (const diagnostic_info& each : list.rules) {
        code_width = std::max(code_width, code_text(each.id).size() + 2);
        name_width = std::max(name_width, each.name.size() + 2);
    }
    std::string result;
    for (const diagnostic_info& each : list.rules) {
        const std::string_view severity = level_text(each.severity);
        const std::string code = code_text(each.id);
        result.append(code).append(code_width - code.size(), ' ');
        result.append(each.name).append(name_width - each.name.size(), ' ');
        result.append(severity).append(level_width - severity.size(), ' ');
        const std::string_view fix = each.fix == fixable::never ? "none" : fixable_text(each.fix);
        result.append(fix).append(fix_width - fix.size(), ' ');
        result.append(general_message(each)).append("\n");
    }
    return result;
}

} // namespace ctlpgn::emit
