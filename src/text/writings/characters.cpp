#include "text/look_alikes.hpp"
#include "text/utf8.hpp"
#include "text/writings/kinds.hpp"
#include "text/writings/pieces.hpp"

namespace ctlpgn {

namespace {

// A soft hyphen, and characters of no width.
constexpr std::string_view invisible_characters[] = {"\u00AD", "\u200B", "\u200C", "\u2060", "\uFEFF"};

bool is_space(char c) {
    return white_space.find(c) != std::string_view::npos;
}

bool is_word_byte(std::string_view text, std::size_t at) {
    return at < text.size() && (may_be_letter(text[at]) || is_digit(text[at]));
}

constexpr std::string_view letters_for_digits = "lI|Oo";
constexpr std::string_view digits_meant = "11100";
constexpr std::size_t longest_result = 7; // in bytes

std::string with_digits_meant(std::string_view text) {
    std::string meant(text);
    for (char& each : meant)
        if (const std::size_t row = letters_for_digits.find(each); row != std::string_view::npos)
            each = digits_meant[row];
    return meant;
}

// lO. for 10; `at` is that of the first letter.
optional_piece number_at(std::string_view text, std::size_t at) {
    constexpr std::size_t longest = 3;
    std::size_t begin = at;
    while (begin != 0 && at - begin < longest && is_digit(text[begin - 1]))
        --begin;
    if (begin != 0 && is_word_byte(text, begin - 1))
        return std::nullopt;
    std::size_t end = at;
    while (end != text.size() && end - begin <= longest &&
           (is_digit(text[end]) || letters_for_digits.find(text[end]) != std::string_view::npos))
        ++end;
    const bool is_number = end - begin <= longest && end != text.size() && text[end] == '.';
    return is_number ? read_piece{end - at, with_digits_meant(text.substr(at, end - at))} : optional_piece();
}

bool is_part_of_result(char c) {
    return is_digit(c) || c == '-' || c == '/' || letters_for_digits.find(c) != std::string_view::npos;
}

// l-O for 1-0, l/2-l/2; `at` is the place of a letter.
optional_piece result_at(std::string_view text, std::size_t at) {
    constexpr std::string_view results[] = {"1-0", "0-1", "1/2-1/2", "3-0", "0-3", "2-1", "1-2", "1-1"};
    std::size_t before = at;
    while (before != 0 && !is_space(text[before - 1]))
        if (!is_part_of_result(text[--before]) || at - before > longest_result)
            return std::nullopt;
    std::size_t end = at;
    for (; end != text.size() && !is_space(text[end]); ++end)
        if (!is_part_of_result(text[end]) || end - before > longest_result)
            return std::nullopt;
    const std::string_view written = text.substr(before, end - before);
    const std::string meant = with_digits_meant(written);
    return is_one_of(results, meant) ? read_piece{end - at, meant.substr(at - before)} : optional_piece();
}

optional_piece number_or_result_at(std::string_view text, std::size_t at) {
    optional_piece number = number_at(text, at);
    return number ? number : result_at(text, at);
}

// （ for (, as keyboards of East Asia write it.
optional_piece wide_parenthesis_at(std::string_view text, std::size_t at) {
    constexpr std::string_view opening = "（";
    constexpr std::string_view closing = "）";
    const std::string_view here = text.substr(at, opening.size());
    if (here != opening && here != closing)
        return std::nullopt;
    return read_piece{here.size(), here == opening ? "(" : ")"};
}

// ₁ and ¹ for 1.
optional_piece small_digit_at(std::string_view text, std::size_t at) {
    const utf8::decoded read = utf8::decode(text.substr(at));
    constexpr char32_t low_zero = U'₀';
    constexpr char32_t high_zero = U'⁰';
    char32_t digit = 10;
    switch (read.code_point) {
    case U'¹': digit = 1; break;
    case U'²': digit = 2; break;
    case U'³': digit = 3; break;
    default: digit = read.code_point >= low_zero ? read.code_point - low_zero : read.code_point - high_zero;
    }
    return digit < 10 ? read_piece{read.size, std::string(1, static_cast<char>('0' + digit))}
                      : optional_piece();
}

optional_piece look_alike_at(std::string_view text, std::size_t at) {
    for (const auto rows : {foreign_small_letters(), foreign_capitals()})
        for (const look_alike& each : rows)
            if (text.substr(at).starts_with(each.written))
                return read_piece{each.written.size(), std::string(each.meant)};
    return std::nullopt;
}

} // namespace

std::vector<plain_piece> invisible_pieces(std::string_view text) {
    return all_pieces(text, "\xC2\xE2\xEF", [](std::string_view all, std::size_t at) -> optional_piece {
        for (const std::string_view each : invisible_characters)
            if (all.substr(at).starts_with(each))
                return read_piece{each.size(), ""};
        return std::nullopt;
    });
}

// Cyrillic and Greek.
std::vector<plain_piece> look_alike_pieces(std::string_view text) {
    return all_pieces(text, "\xCE\xCF\xD0\xD1", look_alike_at);
}

std::vector<plain_piece> wide_parenthesis_pieces(std::string_view text) {
    return all_pieces(text, "\xEF", wide_parenthesis_at);
}

std::vector<plain_piece> small_digit_pieces(std::string_view text) {
    return all_pieces(text, "\xC2\xE2", small_digit_at);
}

std::vector<plain_piece> letters_in_numbers(std::string_view text) {
    return all_pieces(text, letters_for_digits, number_or_result_at);
}

// After isolated letters: J F 6-C 15, N f3. An O may belong to a castling.
std::vector<plain_piece> pieces_of_spaced_words(std::string_view text) {
    return all_pieces(text, " ", [](std::string_view all, std::size_t at) -> optional_piece {
        const bool follows_letter = at != 0 && is_letter(all[at - 1]) && all[at - 1] != 'O' &&
                                    (at == 1 || (!is_letter(all[at - 2]) && !is_digit(all[at - 2])));
        const bool goes_on = at + 1 < all.size() && (is_letter(all[at + 1]) || is_digit(all[at + 1]));
        return follows_letter && goes_on ? read_piece{1, ""} : optional_piece();
    });
}

} // namespace ctlpgn
