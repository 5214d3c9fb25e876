#include "text/indented_lines.hpp"

#include <algorithm>

namespace ctlpgn {

namespace {

constexpr std::string_view spaces = " \t";

std::string_view without_end_spaces(std::string_view line) {
    return line.substr(0, line.find_last_not_of(spaces) + 1);
}

std::string_view indentation_of(std::string_view line) {
    return line.substr(0, std::min(line.find_first_not_of(spaces), line.size()));
}

// Removes the first line with its end from the text. False: that was the last one.
bool take_line(std::string_view& text, std::string_view& line) {
    const auto* const found =
        std::ranges::find_if(text, [](char each) { return each == '\n' || each == '\r'; });
    const auto end = static_cast<std::size_t>(found - text.begin());
    line = text.substr(0, end);
    if (end == text.size())
        return false;
    text.remove_prefix(end + (text.substr(end).starts_with("\r\n") ? 2 : 1));
    return true;
}

} // namespace

bool has_indented_line(std::string_view text) {
    constexpr std::string_view line_ends = "\r\n";
    if (text.find('\n') == std::string_view::npos && text.find('\r') == std::string_view::npos)
        return false;
    for (std::size_t end = text.find_first_of(line_ends); end != std::string_view::npos;) {
        const std::size_t begin = std::min(text.find_first_not_of(line_ends, end), text.size());
        end = text.find_first_of(line_ends, begin);
        const std::size_t indentation = text.substr(begin, end - begin).find_first_not_of(" \t");
        if (indentation != 0 && indentation != std::string_view::npos)
            return true;
    }
    return false;
}

std::size_t common_indentation(std::string_view text) {
    // Most comments have one line.
    if (text.find('\n') == std::string_view::npos && text.find('\r') == std::string_view::npos)
        return 0;
    std::string_view line;
    std::string_view common;
    bool any = false;
    for (bool more = take_line(text, line); more;) {
        more = take_line(text, line);
        if (without_end_spaces(line).empty())
            continue;
        const std::string_view here = indentation_of(line);
        const auto differs = std::mismatch(common.begin(), common.end(), here.begin(), here.end());
        common = any ? common.substr(0, static_cast<std::size_t>(differs.first - common.begin())) : here;
        any = true;
        if (common.empty())
            return 0;
    }
    return common.size();
}

bool has_spaces_at_line_ends(std::string_view text) {
    for (const char line_end : {'\n', '\r'})
        for (std::size_t at = text.find(line_end); at != std::string_view::npos;
             at = text.find(line_end, at + 1))
            if (at != 0 && spaces.find(text[at - 1]) != std::string_view::npos)
                return true;
    return false;
}

void append_aligned(std::string_view text, std::size_t indentation, std::string& output) {
    std::string_view line;
    bool more = take_line(text, line);
    while (more) {
        output.append(without_end_spaces(line)).push_back('\n');
        more = take_line(text, line);
        line.remove_prefix(std::min(indentation, indentation_of(line).size()));
    }
    output += line;
}

} // namespace ctlpgn
