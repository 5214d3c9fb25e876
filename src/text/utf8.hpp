// UTF-8, only as much of it as reading needs.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace ctlpgn::utf8 {

// The replacement for bytes that are not a character.
inline constexpr std::string_view replacement_character = "\xEF\xBF\xBD";

// The byte-order mark, with which some programs begin a text.
inline constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

// The text without the mark, if it begins with one.
constexpr std::string_view without_byte_order_mark(std::string_view text) {
    if (text.starts_with(byte_order_mark))
        text.remove_prefix(byte_order_mark.size());
    return text;
}

struct decoded {
    char32_t code_point = 0; // U+FFFD for what is not UTF-8
    std::size_t size = 1;    // bytes; at least 1
    bool valid = true;
};

// The first character of a text that is not empty. Overlong forms, surrogates and code points beyond U+10FFFF
// are not UTF-8 (Unicode, table 3-7); of what is not UTF-8, one byte is taken.
decoded decode(std::string_view text);

// Adds a character; nothing for surrogates and beyond U+10FFFF.
void append(std::string& output, char32_t code_point);

// The offset of the first byte, not before `begin`, that is not UTF-8, or the size of the text.
std::size_t find_invalid(std::string_view text, std::size_t begin = 0);

// The offset of the first control character beyond ASCII (U+0080 to U+009F), not before `begin`, or the size
// of the text.
std::size_t find_control(std::string_view text, std::size_t begin = 0);

// Whether all of it is UTF-8 without control characters beyond ASCII.
bool is_plain_text(std::string_view text);

// An invalid byte counts as one character.
std::size_t count_code_points(std::string_view text);

} // namespace ctlpgn::utf8
