#include "lint/fixes/odd_figures.hpp"

#include "text/ascii.hpp"
#include "text/utf8.hpp"

#include <algorithm>
#include <string>

namespace ctlpgn {

namespace {

// I, V, X and so on, in any combination; 0 if there is another letter among them.
std::uint32_t value_of_roman(std::string_view figure) {
    constexpr std::string_view letters = "IVXLC";
    constexpr std::uint32_t values[] = {1, 5, 10, 50, 100};
    std::uint32_t sum = 0;
    std::uint32_t last = 0;
    for (const char each : figure) {
        const std::size_t row = letters.find(each);
        if (row == std::string_view::npos)
            return 0;
        if (values[row] > last)
            sum -= 2 * last; // a smaller one before a greater one is subtracted
        last = values[row];
        sum += last;
    }
    return sum;
}

// One character for the whole number: ① to ⑳, Ⅰ to Ⅻ.
bool is_sign_for(std::string_view figure, std::uint32_t number) {
    constexpr std::uint32_t most = 20;
    const utf8::decoded first = utf8::decode(figure);
    return first.size == figure.size() && number <= most &&
           (first.code_point == U'①' - 1 + number || first.code_point == U'Ⅰ' - 1 + number);
}

bool may_be_digit(char written, char digit) {
    return written == digit || std::string_view(digit == '1'   ? "lI|"
                                                : digit == '0' ? "Oo"
                                                               : "")
                                       .find(written) != std::string_view::npos;
}

} // namespace

bool may_mean(std::string_view figure, std::uint32_t number) {
    constexpr std::string_view all_digits = "0123456789";
    figure = trimmed(figure, ".:) \t");
    if (figure.empty())
        return false;
    const std::string digits = std::to_string(number);
    return figure.substr(figure.find_last_not_of(all_digits) + 1) == digits ||
           std::ranges::equal(figure, digits, may_be_digit) || value_of_roman(figure) == number ||
           is_sign_for(figure, number);
}

} // namespace ctlpgn
