#include "emit/rules/rule_text.hpp"
#include "emit/rules/rules.hpp"

#include <algorithm>
#include <string_view>
#include <vector>

namespace ctlpgn::emit {

namespace {

constexpr std::string_view introduction = "# Codes\n"
                                          "\n"
                                          "Everything that `ctlpgn` reports. Codes and names do not change "
                                          "and are never used for anything else. This page is made by\n"
                                          "`ctlpgn rules --output-format markdown`; the build's target "
                                          "`rules_page` writes it anew. `ctlpgn explain CODE`\n"
                                          "shows one of them.\n";

// Text without any Markdown.
std::string escaped(std::string_view text) {
    constexpr std::string_view special = "\\`*_<>[]#|~";
    std::string result;
    for (const char byte : text) {
        if (special.find(byte) != std::string_view::npos)
            result += '\\';
        result += byte;
    }
    return result;
}

std::string block(std::string_view example) {
    std::string text = visible_example(example);
    if (!text.ends_with('\n'))
        text += '\n';
    return "```\n" + text + "```\n";
}

std::string section(const diagnostic_info& described, const notation* only) {
    std::string result = "\n### " + code_text(described.id) + " " + std::string(described.name) + "\n\n";
    result.append(level_text(described.severity))
        .append(": ")
        .append(escaped(general_message(described)))
        .append("\n\n");
    result.append(escaped(described.explanation)).append("\n");
    result.append("\n").append(how_to_fix(described)).append("\n");
    const std::vector<notation_example> examples = examples_of(described.id, only);
    for (const notation_example& each : examples) {
        const std::string where = example_title(each, examples.size());
        result += "\nWrong" + where + ":\n\n" + block(each.example.bad);
        result += "\nRight" + where + ":\n\n" + block(each.example.good);
    }
    return result;
}

} // namespace

std::string rules_as_markdown(const rule_list& list) {
    std::vector<diagnostic_info> by_layer(list.rules.begin(), list.rules.end());
    std::ranges::stable_sort(by_layer, {}, [](const diagnostic_info& each) { return layer_of(each.id); });
    std::string result(introduction);
    const layer_words* layer = nullptr;
    for (const diagnostic_info& each : by_layer) {
        const layer_words& here = layer_of_rule(each);
        if (&here != layer)
            result.append("\n## ").append(1, here.letter).append(": ").append(here.title).append("\n");
        layer = &here;
        result += section(each, list.only);
    }
    return result;
}

} // namespace ctlpgn::emit
