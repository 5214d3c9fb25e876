// Classes of ASCII characters.
#pragma once

namespace ctlpgn {

constexpr bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

constexpr bool is_beyond_ascii(char c) {
    return static_cast<unsigned char>(c) >= 0x80;
}

constexpr bool is_blank(char c) {
    return c == ' ' || c == '\t';
}

} // namespace ctlpgn
