#include "text/indented_lines.hpp"

#include "text/ascii.hpp"

#include <algorithm>

namespace ctlpgn {

namespace {

std::string_view common_beginning(std::string_view one, std::string_view other) {
    const auto differs = std::mismatch(one.begin(), one.end(), other.begin(), other.end());
    return one.substr(0, static_cast<std::size_t>(differs.first - one.begin()));
}

} // namespace

bool text_lines::take(std::string_view& line) {
    if (is_at_end_)
        return false;
    const std::size_t end = has_carriage_return_ ? rest_.find_first_of("\r\n") : rest_.find('\n');
    line = rest_.substr(0, end);
    is_at_end_ = end == std::string_view::npos;
    if (!is_at_end_)
        rest_.remove_prefix(end + (rest_.substr(end).starts_with("\r\n") ? 2 : 1));
    return true;
}

std::string_view without_end_spaces(std::string_view line) {
    return line.substr(0, line.find_last_not_of(blank_characters) + 1);
}

std::string_view indentation_of(std::string_view line) {
    return line.substr(0, std::min(line.find_first_not_of(blank_characters), line.size()));
}

bool has_indented_line(std::string_view text) {
    text_lines lines(text);
    std::string_view line;
    lines.take(line);
    while (lines.take(line))
        if (const std::size_t size = indentation_of(line).size(); size != 0 && size != line.size())
            return true;
    return false;
}

line_alignment alignment_of(std::string_view text) {
    line_alignment found;
    text_lines lines(text);
    std::string_view before;
    std::string_view line;
    std::string_view common;
    bool any = false;
    for (lines.take(before); lines.take(line); before = line) {
        found.has_end_spaces = found.has_end_spaces || without_end_spaces(before).size() != before.size();
        if (any && common.empty() && found.has_end_spaces)
            break;
        if (without_end_spaces(line).empty())
            continue;
        const std::string_view here = indentation_of(line);
        common = any ? common_beginning(common, here) : here;
        any = true;
    }
    found.indentation = common.size();
    return found;
}

void append_aligned(std::string_view text, std::size_t indentation, std::string& output) {
    text_lines lines(text);
    std::string_view line;
    std::string_view next;
    for (lines.take(line); lines.take(next); line = next) {
        output.append(without_end_spaces(line)).push_back('\n');
        next.remove_prefix(std::min(indentation, indentation_of(next).size()));
    }
    output += line;
}

} // namespace ctlpgn
