#include "ctlpgn/tags.hpp"

#include "tree/tag_escapes.hpp"

#include <algorithm>

namespace ctlpgn {

const tag* find_tag(const game& record, std::string_view name) {
    // Nearly all names differ in their length or first letter.
    for (const tag& each : record.tags)
        if (each.name.size() == name.size() &&
            (name.empty() || record.text[each.name.begin] == name.front()) && record.raw(each.name) == name)
            return &each;
    return nullptr;
}

std::optional<std::string> tag_value(const game& record, std::string_view name) {
    const tag* const found = find_tag(record, name);
    return found == nullptr ? std::nullopt : std::optional(tag_value(record, *found));
}

std::string tag_value(const game& record, const tag& asked) {
    std::string resolved;
    return std::string(tag_value(record, asked, resolved));
}

std::string_view tag_value(const game& record, const tag& asked, std::string& output) {
    const std::string_view written = record.raw(asked.value);
    if (!asked.escaped)
        return written;
    output.clear();
    for (std::size_t i = 0; i < written.size(); ++i)
        output.push_back(written[is_escape(written, i) ? ++i : i]);
    return output;
}

std::string escaped(std::string_view value) {
    std::string written;
    for (const char each : value) {
        if (each == '\\' || each == '"')
            written += '\\';
        written += each;
    }
    return written;
}

void append_with_escapes(std::string_view written, std::string& output) {
    const auto is_special = [](char each) { return each == '\\' || each == '"'; };
    while (true) {
        // Most values have nothing of the kind.
        const auto special =
            static_cast<std::size_t>(std::ranges::find_if(written, is_special) - written.begin());
        output.append(written, 0, special);
        if (special == written.size())
            return;
        const std::size_t meant = special + (is_escape(written, special) ? 1 : 0);
        if (is_special(written[meant]))
            output += '\\';
        output += written[meant];
        written.remove_prefix(meant + 1);
    }
}

} // namespace ctlpgn
