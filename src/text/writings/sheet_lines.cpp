#include "text/writings/sheet_lines.hpp"

#include "text/writings/pieces.hpp"

#include <algorithm>
#include <string>
#include <utility>

namespace ctlpgn {

namespace {

// Digits are often read as letters.
std::uint32_t number_as_scanned(std::string_view word) {
    constexpr std::string_view letters = "lIiOoZzSsB";
    constexpr std::string_view digits = "1110022558";
    std::string meant(word.substr(0, word.find_last_not_of(".):,") + 1));
    for (char& each : meant)
        if (const std::size_t row = letters.find(each); row != std::string_view::npos)
            each = digits[row];
    if (meant.empty() || meant.size() > longest_sheet_number ||
        meant.find_first_not_of("0123456789") != std::string::npos)
        return 0;
    return value_of_digits(meant, 10);
}

} // namespace

std::vector<sheet_line> sheet_lines(std::string_view text) {
    constexpr std::string_view between = " \t|";
    std::vector<sheet_line> result;
    for (const std::string_view each : lines_of(text)) {
        sheet_line line{place_in(text, each), place_in(text, each) + each.size(), {}};
        for (std::size_t at = each.find_first_not_of(between); at < each.size();) {
            const std::size_t end = std::min(each.find_first_of(between, at), each.size());
            line.words.push_back(
                {line.begin + at, line.begin + end, number_as_scanned(each.substr(at, end - at))});
            at = each.find_first_not_of(between, end);
        }
        if (!line.words.empty())
            result.push_back(std::move(line));
    }
    return result;
}

std::size_t after_tags(std::string_view text, const std::vector<sheet_line>& lines) {
    std::size_t after = 0;
    for (std::size_t i = 0; i != lines.size(); ++i)
        if (text[lines[i].words.front().begin] == '[')
            after = i + 1;
    return after;
}

} // namespace ctlpgn
