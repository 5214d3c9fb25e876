#include "ctlpgn/tags.hpp"

#include <algorithm>

namespace ctlpgn {

const tag* find_tag(const game& in, std::string_view name) {
    const auto found =
        std::ranges::find_if(in.tags, [&](const tag& each) { return in.raw(each.name) == name; });
    return found == in.tags.end() ? nullptr : &*found;
}

std::optional<std::string> tag_value(const game& in, std::string_view name) {
    const tag* const found = find_tag(in, name);
    return found == nullptr ? std::nullopt : std::optional(tag_value(in, *found));
}

std::string tag_value(const game& in, const tag& asked) {
    std::string resolved;
    return std::string(tag_value(in, asked, resolved));
}

std::string_view tag_value(const game& in, const tag& asked, std::string& into) {
    const std::string_view written = in.raw(asked.value);
    if (!asked.escaped)
        return written;
    into.clear();
    for (std::size_t i = 0; i < written.size(); ++i) {
        const bool escape =
            written[i] == '\\' && i + 1 < written.size() && (written[i + 1] == '\\' || written[i + 1] == '"');
        into.push_back(written[escape ? ++i : i]);
    }
    return into;
}

} // namespace ctlpgn
