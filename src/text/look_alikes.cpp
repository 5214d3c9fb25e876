#include "text/look_alikes.hpp"

#include "text/ascii.hpp"
#include "text/full_width.hpp"

#include <algorithm>

namespace ctlpgn {

namespace {

constexpr look_alike capitals[] = {
    {"А", "A"}, {"В", "B"}, {"С", "C"}, {"Е", "E"}, {"Н", "H"}, {"І", "I"}, {"К", "K"}, {"М", "M"},
    {"Р", "P"}, {"Т", "T"}, {"Х", "X"}, {"Ј", "J"}, {"Α", "A"}, {"Β", "B"}, {"Ε", "E"}, {"Ζ", "Z"},
    {"Η", "H"}, {"Ι", "I"}, {"Κ", "K"}, {"Ν", "N"}, {"Ρ", "P"}, {"Τ", "T"}, {"Χ", "X"},
};

constexpr look_alike small_letters[] = {
    {"а", "a"}, {"с", "c"}, {"е", "e"}, {"і", "i"}, {"ј", "j"}, {"к", "k"}, {"м", "m"}, {"х", "x"},
};

} // namespace

std::span<const look_alike> foreign_capitals() {
    return capitals;
}

std::span<const look_alike> foreign_small_letters() {
    return small_letters;
}

char meant_digit(char written) {
    constexpr std::string_view letters = "lI|OoSZB";
    constexpr std::string_view digits = "11100528";
    const std::size_t row = letters.find(written);
    return row == letters.npos ? written : digits[row];
}

std::string with_meant_digits(std::string_view text) {
    std::string made(text);
    for (std::size_t at = 1; at < made.size(); ++at) {
        const bool digit_follows = at + 1 < made.size() && is_digit(meant_digit(made[at + 1]));
        if (!is_digit(made[at - 1]) && !is_blank(made[at - 1]) && !digit_follows)
            made[at] = meant_digit(made[at]);
    }
    return made;
}

std::string with_meant(std::string_view text, std::span<const look_alike> rows) {
    std::string made;
    while (!text.empty()) {
        if (!is_beyond_ascii(text.front())) { // as mostly; none looks like another
            made += text.front();
            text.remove_prefix(1);
            continue;
        }
        const auto row = std::ranges::find_if(
            rows, [text](const look_alike& each) { return text.starts_with(each.written); });
        made += row == rows.end() ? text.substr(0, 1) : row->meant;
        text.remove_prefix(row == rows.end() ? 1 : row->written.size());
    }
    return made;
}

std::string with_latin_letters(std::string_view text, std::span<const look_alike> rows) {
    return with_meant(with_meant(with_meant(narrowed(text), rows), capitals), small_letters);
}

} // namespace ctlpgn
