#include "emit/rule_text.hpp"
#include "emit/rules.hpp"

#include <string_view>

namespace ctlpgn::emit {

namespace {

constexpr std::string_view introduction = "# Diagnostics\n"
                                          "\n"
                                          "Everything that `ctlpgn` reports. Codes and names do not change "
                                          "and are not used again. This page is made by\n"
                                          "`ctlpgn rules --output-format markdown`; the build's target "
                                          "`rules_page` writes it anew. What the program shows\n"
                                          "of one of them is `ctlpgn explain CODE`.\n";

// Text that means nothing but itself.
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

std::string section(const diagnostic_info& of) {
    std::string result = "\n### " + code_text(of.id) + " " + std::string(of.name) + "\n\n";
    result.append(level_text(of.severity)).append(": ").append(escaped(general_message(of))).append("\n\n");
    result.append(escaped(of.explanation)).append("\n");
    result.append("\n").append(how_to_fix(of)).append("\n");
    const std::vector<notation_example> examples = examples_of(of.id);
    for (const notation_example& each : examples) {
        const std::string where = example_title(each, examples.size());
        result += "\nWrong" + where + ":\n\n" + block(each.example.bad);
        result += "\nRight" + where + ":\n\n" + block(each.example.good);
    }
    return result;
}

} // namespace

std::string rules_as_markdown(std::span<const diagnostic_info> rules) {
    std::string result(introduction);
    char layer = 0;
    for (const diagnostic_info& each : rules) {
        const char letter = code_text(each.id).front();
        if (letter != layer)
            result.append("\n## ").append(1, letter).append(": ").append(layer_title(letter)).append("\n");
        layer = letter;
        result += section(each);
    }
    return result;
}

} // namespace ctlpgn::emit
