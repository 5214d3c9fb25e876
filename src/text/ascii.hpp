// Classes of ASCII characters.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>

namespace ctlpgn {

constexpr bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

constexpr bool is_capital(char c) {
    return c >= 'A' && c <= 'Z';
}

constexpr bool is_small_letter(char c) {
    return c >= 'a' && c <= 'z';
}

constexpr bool is_letter(char c) {
    return is_capital(c) || is_small_letter(c);
}

constexpr bool is_letter_or_digit(char c) {
    return is_letter(c) || is_digit(c);
}

// The capital for a letter; anything else stays as it is.
constexpr char capital(char c) {
    return is_small_letter(c) ? static_cast<char>(c - 'a' + 'A') : c;
}

// The small letter for a capital; anything else stays as it is.
constexpr char small_letter(char c) {
    return is_capital(c) ? static_cast<char>(c - 'A' + 'a') : c;
}

inline std::string in_capitals(std::string_view text) {
    std::string made(text);
    std::ranges::transform(made, made.begin(), capital);
    return made;
}

inline std::string in_small_letters(std::string_view text) {
    std::string made(text);
    std::ranges::transform(made, made.begin(), small_letter);
    return made;
}

// The value of a hexadecimal digit; 16 for anything else.
constexpr unsigned value_of_digit(char c) {
    if (is_digit(c))
        return static_cast<unsigned>(c - '0');
    const char small = small_letter(c);
    return small >= 'a' && small <= 'f' ? static_cast<unsigned>(small - 'a') + 10U : 16U;
}

constexpr bool is_beyond_ascii(char c) {
    return static_cast<unsigned char>(c) >= 0x80;
}

// A letter, or a part of one in UTF-8.
constexpr bool may_be_letter(char c) {
    return is_letter(c) || is_beyond_ascii(c);
}

constexpr bool is_blank(char c) {
    return c == ' ' || c == '\t';
}

// How many digits are at the beginning, and at the end, of a text.
constexpr std::size_t count_digits(std::string_view text) {
    std::size_t count = 0;
    while (count != text.size() && is_digit(text[count]))
        ++count;
    return count;
}
constexpr std::size_t count_last_digits(std::string_view text) {
    std::size_t count = 0;
    while (count != text.size() && is_digit(text[text.size() - count - 1]))
        ++count;
    return count;
}

// Whether two words differ only in the case of their letters.
constexpr bool is_same_in_small_letters(std::string_view a, std::string_view b) {
    return std::ranges::equal(a, b, {}, small_letter, small_letter);
}

inline constexpr std::string_view blank_characters = " \t";
inline constexpr std::string_view white_space = " \t\r\n";

constexpr bool is_white_space(char c) {
    return c == ' ' || c == '\n' || c == '\r' || c == '\t';
}

// As text.find_first_of(white_space, from), which is slow where the next one is near.
constexpr std::size_t find_white_space(std::string_view text, std::size_t from) {
    while (from < text.size() && !is_white_space(text[from]))
        ++from;
    return from < text.size() ? from : std::string_view::npos;
}

// The text without such characters at both ends. It is a part of the text even if it is empty.
constexpr std::string_view trimmed(std::string_view text, std::string_view characters = white_space) {
    const std::size_t first = text.find_first_not_of(characters);
    return first == std::string_view::npos
               ? text.substr(0, 0)
               : text.substr(first, text.find_last_not_of(characters) - first + 1);
}

} // namespace ctlpgn
