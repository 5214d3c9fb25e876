#include "notations/ctl_pgn/lint/misread_letters.hpp"

#include "notations/ctl_pgn/hexes.hpp"
#include "text/ascii.hpp"
#include "text/full_width.hpp"
#include "text/look_alikes.hpp"
#include "text/utf8.hpp"

#include <algorithm>
#include <cstddef>
#include <iterator>

namespace ctlpgn::ctl_pgn {

namespace {

constexpr std::size_t longest_line_number = 2; // in digits

// '\0': it does not look like any.
constexpr char digit_like(char c) {
    switch (c) {
    case 'l':
    case 'I':
    case '|': return '1';
    case 'O':
    case 'o': return '0';
    default: return is_digit(c) ? c : '\0';
    }
}

// GI7: a piece on a hex of column I.
bool is_piece_before_hex(std::string_view text) {
    constexpr std::string_view officers = "EJNGRVDK";
    return text.size() > 2 && officers.find(text[0]) != std::string_view::npos && text[1] == 'I' &&
           digit_like(text[2]) != '\0';
}

bool begins_with_known_hex(std::string_view text) {
    return text.size() > 1 && find_column(text[0]) >= 0 && is_digit(text[1]);
}

// The number of a line of the board, without zeros before it.
std::string number_meant(std::string_view written) {
    std::string digits;
    for (const char c : written)
        if (const char digit = digit_like(c); digit != '0' || !digits.empty())
            digits += digit;
    return digits;
}

} // namespace

std::string with_meant_letters(std::string_view written) {
    const std::string text = with_meant(narrowed(written), foreign_capitals());
    std::string made;
    for (std::size_t at = 0; at < text.size();) {
        made += text[at++];
        if (!is_capital(made.back()) || is_piece_before_hex(std::string_view(text).substr(at - 1)))
            continue;
        // With its zeros. The limit keeps longer text from being searched from each of its letters.
        constexpr std::size_t longest_written = 8;
        const std::string_view near = std::string_view(text).substr(at, longest_written + 1);
        const auto size = static_cast<std::size_t>(std::ranges::find(near, '\0', digit_like) - near.begin());
        const std::string number = number_meant(near.substr(0, size));
        // A longer one begins with the letter of a hex: GI2l.
        if (number.empty() || number.size() > longest_line_number || size > longest_written)
            continue;
        made += number;
        at += size;
    }
    return made;
}

bool has_small_hex(std::string_view written) {
    const auto is_small_hex = [](char letter, char next) {
        return is_letter(letter) && !is_capital(letter) && is_digit(next);
    };
    return std::ranges::adjacent_find(written, is_small_hex) != written.end();
}

std::string_view sign_of_unknown_piece(std::string_view written) {
    const std::size_t size = utf8::decode(written).size;
    const std::string_view sign = written.substr(0, size);
    const bool is_sign = size > 1 || (size == 1 && (sign == "?" || is_capital(sign.front())));
    return is_sign && begins_with_known_hex(written.substr(size)) ? sign : std::string_view();
}

std::string without_pieces(std::string_view written) {
    std::string made;
    for (std::size_t at = 0; at < written.size();) {
        const std::size_t piece = sign_of_unknown_piece(written.substr(at)).size();
        at += piece;
        made += written[at++];
        while (at < written.size() && is_digit(written[at]))
            made += written[at++];
    }
    return made;
}

std::size_t length_before_hex(std::string_view written) {
    return static_cast<std::size_t>(std::ranges::find_if(written, is_capital) - written.begin());
}

bool may_be_separator(std::string_view signs) {
    constexpr std::size_t longest = 12;                                                   // in bytes
    constexpr std::string_view entities[] = {"&times;", "&ndash;", "&mdash;", "&minus;"}; // of HTML
    const auto is_part_of_text = [](char c) {
        return is_letter_or_digit(c) ||
               std::string_view(" \t\n\r,(){}[]*@=+#").find(c) != std::string_view::npos;
    };
    if (std::ranges::find(entities, signs) != std::end(entities))
        return true;
    return !signs.empty() && signs.size() <= longest && std::ranges::none_of(signs, is_part_of_text);
}

std::optional<std::size_t> length_of_sign_of_capture(std::string_view after_hyphen) {
    constexpr std::string_view signs[] = {"x", "X", ":", "*", "×"};
    constexpr std::string_view officers = "EJNGRVDK";
    const auto* const sign = std::ranges::find_if(
        signs, [after_hyphen](std::string_view each) { return after_hyphen.starts_with(each); });
    const std::size_t length = sign == std::end(signs) ? 0 : sign->size();
    std::string_view rest = after_hyphen.substr(length);
    const bool has_piece =
        rest.size() > 2 && officers.find(rest[0]) != std::string_view::npos && is_capital(rest[1]);
    rest.remove_prefix(has_piece ? 1 : 0);
    const bool has_hex = rest.size() > 1 && is_capital(rest[0]) && is_digit(rest[1]);
    return has_hex && (has_piece || length != 0) ? std::optional(length) : std::nullopt;
}

} // namespace ctlpgn::ctl_pgn
