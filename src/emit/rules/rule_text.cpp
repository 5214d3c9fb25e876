#include "emit/rules/rule_text.hpp"

#include "catalogue/message.hpp"
#include "text/ascii.hpp"
#include "text/utf8.hpp"

#include <algorithm>
#include <cstdint>

namespace ctlpgn::emit {

namespace {

constexpr layer_words layers[] = {
    {layer::syntax, 'S', "syntax"},
    {layer::tags, 'T', "tags"},
    {layer::moves, 'M', "moves, ends and results"},
    {layer::variations, 'V', "variations"},
    {layer::comments, 'C', "comments and references"},
    {layer::positions, 'P', "positions"},
    {layer::board, 'B', "the board"},
    {layer::rules, 'R', "rules of the game"},
    {layer::files, 'F', "files and style"},
    {layer::lint, 'L', "the linter's own directives and profiles"},
};

std::string hexadecimal(std::uint32_t value, std::size_t width) {
    std::string digits;
    for (; value != 0 || digits.size() < width; value /= 16)
        digits.insert(digits.begin(), "0123456789ABCDEF"[value % 16]);
    return digits;
}

bool is_unseen(char32_t c) {
    return (c >= 0x80 && c < 0xA0) || c == 0xAD || (c >= 0x200B && c <= 0x200F) ||
           (c >= 0x2028 && c <= 0x202E) || (c >= 0x2060 && c <= 0x206F) || c == 0xFEFF;
}

std::string visible(std::string_view text, const utf8::decoded& as) {
    const auto byte = static_cast<unsigned char>(text.front());
    if (text.front() == '\n')
        return "\n";
    if (!as.valid || byte < 0x20 || byte == 0x7F)
        return "\\x" + hexadecimal(byte, 2);
    if (is_unseen(as.code_point))
        return "\\u{" + hexadecimal(static_cast<std::uint32_t>(as.code_point), 4) + "}";
    return std::string(text.substr(0, as.size));
}

} // namespace

std::string general_message(const diagnostic_info& described) {
    std::string result;
    message_reader parts(described.message);
    while (const std::optional<message_part> each = parts.next()) {
        if (!each->is_place)
            result += each->text;
        else if (each->text == "found")
            result += "…";
        else if (!each->text.ends_with('?'))
            result.append("<").append(each->text).append(">");
    }
    return result;
}

std::string visible_example(std::string_view example) {
    std::string result;
    while (!example.empty()) {
        const utf8::decoded character = utf8::decode(example);
        result += visible(example, character);
        example.remove_prefix(character.size);
    }
    return result;
}

std::string example_title(const notation_example& example, std::size_t count) {
    return count < 2 ? std::string() : " in " + std::string(example.written_in->name);
}

std::string_view how_to_fix(const diagnostic_info& described) {
    switch (described.fix) {
    case fixable::never: return "Fix: none";
    case fixable::safe: return "Fix: safe, by ctlpgn lint --fix; a guess where its surroundings are in doubt";
    case fixable::unsafe:
        return "Fix: unsafe, where there is a good guess, by ctlpgn lint --fix --unsafe-fixes";
    case fixable::either:
        return "Fix: safe where nothing is in doubt, by ctlpgn lint --fix; else a guess, with --unsafe-fixes";
    }
    return {};
}

const layer_words& layer_of_rule(const diagnostic_info& described) {
    return *std::ranges::find(layers, layer_of(described.id), &layer_words::layer);
}

std::string rule_anchor(const diagnostic_info& described) {
    std::string anchor = code_text(described.id);
    for (char& each : anchor)
        each = small_letter(each);
    return anchor.append("-").append(described.name);
}

std::string rule_address(const diagnostic_info& described) {
    constexpr std::string_view page = CTLPGN_RULES_PAGE;
    if constexpr (page.empty())
        return {};
    else
        return std::string(page).append("#").append(rule_anchor(described));
}

} // namespace ctlpgn::emit
