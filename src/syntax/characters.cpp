#include "syntax/characters.hpp"

#include "pegc/utf8.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace ctlpgn::syntax {

namespace {

constexpr auto names =
    std::to_array<std::pair<std::uint32_t, std::string_view>>({{'\t', "tab"},
                                                               {'\n', "line feed"},
                                                               {'\r', "carriage return"},
                                                               {' ', "blank"},
                                                               {0xFEFF, "byte order mark"}});

// Hyphens and dashes look alike.
bool is_dash(std::uint32_t c) {
    return (c >= 0x2010 && c <= 0x2015) || c == 0x2212;
}

std::string shown(std::uint32_t c) {
    const auto* const named = std::ranges::find(names, c, &std::pair<std::uint32_t, std::string_view>::first);
    if (named != names.end())
        return std::string(named->second);
    std::string result;
    if (is_visible(c))
        pegc::append_utf8(result, c);
    else
        result = code_point(c);
    return result;
}

} // namespace

bool is_visible(std::uint32_t c) {
    const bool control = c <= ' ' || (c >= 0x7F && c <= 0xA0);
    const bool mark = c >= 0x300 && c < 0x370;
    const bool separator = c >= 0x2000 && c < 0x2010;
    return !control && !mark && !separator && !is_dash(c) && c != 0x2028 && c != 0x2029 && c != 0xFEFF &&
           c < 0xE0000;
}

std::string code_point(std::uint32_t c) {
    static constexpr std::string_view digits = "0123456789ABCDEF";
    std::string result;
    for (; c != 0 || result.size() < 4; c /= 16)
        result.insert(result.begin(), digits[c % 16]);
    return result.insert(0, "U+");
}

std::string shown_class(const pegc::node& characters) {
    std::string result = characters.negated ? "not " : "";
    for (const pegc::code_range& range : characters.ranges) {
        if (!result.empty() && !result.ends_with(' '))
            result += ' ';
        result += shown(range.first);
        if (range.first != range.last)
            result.append(range.last - range.first == 1 ? " " : "–").append(shown(range.last));
    }
    return result;
}

std::string shown_literal(std::string_view text) {
    std::string result;
    for (std::string_view rest = text; !rest.empty();) {
        const pegc::first_character c = pegc::read_utf8(rest);
        const std::string one = shown(c.value);
        const bool named = one.size() > c.length;
        if (named && !result.empty())
            result += ' ';
        result += one;
        rest.remove_prefix(c.length);
        if (named && !rest.empty())
            result += ' ';
    }
    return result;
}

} // namespace ctlpgn::syntax
