#include "lint/fixes/odd_figures.hpp"

#include "text/ascii.hpp"
#include "text/utf8.hpp"

#include <string>

namespace ctlpgn {

namespace {

constexpr std::uint32_t most_in_signs = 20;  // ⑳ is the last of its row
constexpr std::uint32_t most_in_roman = 300; // so that nobody's number is long

struct roman_part {
    std::string_view written;
    std::uint32_t value;
};

constexpr roman_part roman_parts[] = {
    {"C", 100}, {"XC", 90}, {"L", 50}, {"XL", 40}, {"X", 10}, {"IX", 9}, {"V", 5}, {"IV", 4}, {"I", 1},
};

std::string in_roman(std::uint32_t number) {
    std::string made;
    for (const roman_part& each : roman_parts)
        for (; number >= each.value; number -= each.value)
            made += each.written;
    return made;
}

// One character for the whole number: ① to ⑳, Ⅰ to Ⅻ.
bool is_sign_for(std::string_view figure, std::uint32_t number) {
    constexpr char32_t before_circled_one = U'①' - 1;
    constexpr char32_t before_roman_one = U'Ⅰ' - 1;
    const utf8::decoded first = utf8::decode(figure);
    return first.size == figure.size() &&
           (first.code_point == before_circled_one + number || first.code_point == before_roman_one + number);
}

std::string with_digits(std::string_view figure) {
    constexpr std::string_view letters = "lI|Oo";
    constexpr std::string_view digits = "11100";
    std::string made(figure);
    for (char& each : made)
        if (const std::size_t row = letters.find(each); row != std::string_view::npos)
            each = digits[row];
    return made;
}

} // namespace

bool may_mean(std::string_view figure, std::uint32_t number) {
    figure = trimmed(figure, ".:) \t");
    const std::string digits = std::to_string(number);
    if (figure.empty())
        return false;
    const std::string_view last_word = figure.substr(figure.find_last_not_of("0123456789") + 1);
    return last_word == digits || with_digits(figure) == digits ||
           (number <= most_in_roman && figure == in_roman(number)) ||
           (number <= most_in_signs && is_sign_for(figure, number));
}

} // namespace ctlpgn
