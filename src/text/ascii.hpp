// Classes of ASCII characters.
#pragma once

namespace ctlpgn {

constexpr bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

constexpr bool is_letter(char c) {
    return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
}

// Of a letter the capital, of anything else itself.
constexpr char capital(char c) {
    return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
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

} // namespace ctlpgn
