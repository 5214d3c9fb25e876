#include "emit/report/excerpt.hpp"

#include "emit/report/character_width.hpp"
#include "text/utf8.hpp"

#include <algorithm>

namespace ctlpgn::emit {

namespace {

// In columns of a terminal. Longer lines are shown in part.
constexpr int widest_excerpt = 100;
constexpr int context_before = 40;
constexpr std::string_view ellipsis = "…";

struct cell {
    std::string text;
    int width = 0;
};

// Control characters, and marks that change the direction of text: a file must not be able to make the
// terminal show another one.
bool disturbs(char32_t c) {
    return c < 0x20 || (c >= 0x7F && c < 0xA0) || (c >= 0x200E && c <= 0x200F) ||
           (c >= 0x2028 && c <= 0x202E) || (c >= 0x2066 && c <= 0x2069);
}

// A character as it is shown: one that would disturb the terminal is replaced.
cell shown(std::string_view text, const utf8::decoded& character) {
    if (!character.valid)
        return {"\xEF\xBF\xBD", 1};
    if (character.code_point == '\t')
        return {" ", 1};
    if (disturbs(character.code_point))
        return {"\xE2\x96\xAF", 1};
    return {std::string(text.substr(0, character.size)), character_width(character.code_point)};
}

// The beginning of the excerpt, which shows some context before the place.
std::size_t begin_of_context(std::string_view line, std::size_t at) {
    for (int before = 0; at > 0 && before < context_before; ++before) {
        --at;
        while (at > 0 && (static_cast<unsigned char>(line[at]) & 0xC0U) == 0x80U)
            --at;
    }
    return at;
}

} // namespace

excerpt cut_excerpt(std::string_view line, std::size_t at, std::uint64_t length, bool cut_before,
                    bool cut_after) {
    const std::size_t begin = std::min(at, line.size());
    const std::size_t end =
        begin + static_cast<std::size_t>(std::min<std::uint64_t>(length, line.size() - begin));
    std::size_t next = begin_of_context(line, begin);

    excerpt made;
    if (next > 0 || cut_before) {
        made.text += ellipsis;
        made.mark += ' ';
    }
    bool marked = false;
    for (int width = 0; next < line.size() && width < widest_excerpt;) {
        const utf8::decoded character = utf8::decode(line.substr(next));
        const cell each = shown(line.substr(next), character);
        made.text += each.text;
        const auto columns = static_cast<std::size_t>(each.width);
        if (next < begin) {
            made.mark.append(columns, ' ');
        } else if (next < end) {
            made.mark.append(std::max<std::size_t>(columns, marked ? 0 : 1), '~');
            marked = true;
        }
        width += each.width;
        next += character.size;
    }
    if (next < line.size() || cut_after)
        made.text += ellipsis;
    if (!marked)
        made.mark += '^';
    else
        made.mark[made.mark.find('~')] = '^';
    return made;
}

std::string shown_text(std::string_view text) {
    std::string result;
    while (!text.empty()) {
        const utf8::decoded character = utf8::decode(text);
        result += shown(text, character).text;
        text.remove_prefix(character.size);
    }
    return result;
}

} // namespace ctlpgn::emit
