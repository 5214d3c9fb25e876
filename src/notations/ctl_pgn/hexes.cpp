#include "notations/ctl_pgn/hexes.hpp"

#include "text/ascii.hpp"

#include <algorithm>
#include <charconv>

namespace ctlpgn::ctl_pgn {

namespace {

constexpr std::string_view digits = "0123456789";

std::string quoted(char letter) {
    return {letter};
}

} // namespace

std::string why_no_hex(std::string_view text) {
    const char letter = text.empty() ? '?' : text[0];
    const std::string_view number = text.substr(std::min<std::size_t>(1, text.size()));
    const int column = find_column(capital(letter));

    if (column < 0)
        return "there is no column " + quoted(letter) + ", the columns are P T A B C D E F G H I K L X Z";
    if (number.empty() || number.find_first_not_of(digits) != std::string_view::npos)
        return "a column letter is followed by the number of a line, and by nothing else";
    if (number.size() > 1 && number[0] == '0')
        return "a line has no leading zero";
    int line = cescacs::line_count;
    if (number.size() <= 2)
        std::from_chars(number.data(), number.data() + number.size(), line);
    if (line >= cescacs::line_count)
        return "there is no line " + std::string(number) + ", lines run from 0 to 28";
    const std::string name = quoted(column_letters[static_cast<std::size_t>(column)]);
    if ((column + line) % 2 == 0)
        return "column " + name + " has " + (column % 2 == 0 ? "odd" : "even") + " lines only";
    const int first = cescacs::first_line(column);
    const int last = cescacs::last_line(column);
    if (line < first || line > last)
        return "column " + name + " runs from " + name + std::to_string(first) + " to " + name +
               std::to_string(last);
    return "a column is written in upper case";
}

} // namespace ctlpgn::ctl_pgn
