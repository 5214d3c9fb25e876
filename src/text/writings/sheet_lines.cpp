#include "text/writings/sheet_lines.hpp"

#include "text/ascii.hpp"
#include "text/writings/pieces.hpp"

#include <algorithm>
#include <utility>

namespace ctlpgn {

namespace {

// Digits are often read as letters.
char digit_as_scanned(char written) {
    constexpr std::string_view letters = "lIiOoZzSsB";
    constexpr std::string_view digits = "1110022558";
    const std::size_t row = is_digit(written) ? std::string_view::npos : letters.find(written);
    return row == std::string_view::npos ? written : digits[row];
}

std::uint32_t number_as_scanned(std::string_view word) {
    word = word.substr(0, word.find_last_not_of(".):,") + 1);
    if (word.size() > longest_sheet_number)
        return 0;
    std::uint32_t number = 0;
    for (const char each : word) {
        const char digit = digit_as_scanned(each);
        if (!is_digit(digit))
            return 0;
        number = number * 10 + static_cast<std::uint32_t>(digit - '0');
    }
    return number;
}

constexpr bool is_between_words(char asked) {
    return asked == ' ' || asked == '\t' || asked == '|';
}

} // namespace

std::vector<sheet_line> sheet_lines(std::string_view text) {
    std::vector<sheet_line> result;
    for (const std::string_view each : lines_of(text)) {
        sheet_line line{place_in(text, each), place_in(text, each) + each.size(), {}};
        const auto place = [&each](const char* at) { return static_cast<std::size_t>(at - each.data()); };
        const char* const last = each.data() + each.size();
        for (const char* at = std::find_if_not(each.data(), last, is_between_words); at != last;) {
            const char* const end = std::find_if(at, last, is_between_words);
            line.words.push_back({line.begin + place(at), line.begin + place(end),
                                  number_as_scanned({at, static_cast<std::size_t>(end - at)})});
            at = std::find_if_not(end, last, is_between_words);
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
