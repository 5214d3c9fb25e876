#include "notations/ctl_pgn/lint/unread_tags.hpp"

#include "notations/ctl_pgn/tags.hpp"
#include "record/tag_text.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

namespace ctlpgn::ctl_pgn {

namespace {

constexpr std::string_view blank = " \t";
constexpr std::string_view before_name = " \t\"':=,;[(";
constexpr std::string_view after_name = " \t\"':=,;*_`])\\";
constexpr std::string_view before_value = " \t\"':=,;[";
constexpr std::string_view emphasis_signs = "*_`\\"; // of Markdown

// Removes these signs from the beginning of the text.
std::string_view take_signs(std::string_view& text, std::string_view signs) {
    const std::string_view taken = text.substr(0, std::min(text.find_first_not_of(signs), text.size()));
    text.remove_prefix(taken.size());
    return taken;
}

void drop_end(std::string_view& text, std::string_view signs) {
    text = text.substr(0, text.find_last_not_of(signs) + 1);
}

// - Name: value
void drop_list_sign(std::string_view& line) {
    constexpr std::string_view list_signs = "-*+";
    constexpr std::string_view bullet = "•";
    std::string_view rest = line;
    if (rest.starts_with(bullet))
        rest.remove_prefix(bullet.size());
    else if (!rest.empty() && list_signs.find(rest.front()) != std::string_view::npos)
        rest.remove_prefix(1);
    if (!take_signs(rest, blank).empty())
        line = rest;
}

bool drop_ending(std::string_view& text, std::string_view ending) {
    const bool is_there = !ending.empty() && text.ends_with(ending);
    if (is_there)
        text.remove_suffix(ending.size());
    return is_there;
}

// A sign opened before the name is closed after the name, after its colon, or at the end.
void drop_closing(std::string_view& rest, std::string_view emphasis, bool in_parentheses) {
    drop_end(rest, " \t\r\n");
    bool is_closed = drop_ending(rest, emphasis);
    if (in_parentheses)
        drop_ending(rest, ")");
    if (!is_closed && drop_ending(rest, "]"))
        is_closed = drop_ending(rest, emphasis);
    if (is_closed || emphasis.empty())
        return;
    const std::size_t at = std::min(rest.find_first_not_of(":="), rest.size());
    if (rest.substr(at).starts_with(emphasis))
        rest.remove_prefix(at + emphasis.size());
}

} // namespace

std::optional<unread_tag> find_unread_tag(std::string_view line) {
    take_signs(line, blank);
    drop_list_sign(line);
    const std::string_view emphasis = take_signs(line, emphasis_signs);
    const bool in_parentheses = take_signs(line, before_name).find('(') != std::string_view::npos;
    const std::string_view name = line.substr(0, std::min(line.find_first_of(after_name), line.size()));
    line.remove_prefix(name.size());
    if (find_tag(name) == tag_name::unknown)
        return std::nullopt;
    drop_closing(line, emphasis, in_parentheses);
    take_signs(line, before_value);
    drop_end(line, " \t\"'];");
    const std::string_view value = without_quotes(line);
    return value.empty() ? std::nullopt : std::optional<unread_tag>({name, value});
}

} // namespace ctlpgn::ctl_pgn
