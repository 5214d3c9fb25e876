// Encodings in which every byte is a character.
#pragma once

#include "ctlpgn/encoding.hpp"

#include <array>
#include <string>
#include <string_view>

namespace ctlpgn {

// The characters that Windows has where Latin-1 has control characters, from 0x80 on; 0: none.
extern const std::array<char16_t, 32> windows_characters;

// Whether the byte is a character in Windows-1252: five are not.
constexpr bool is_windows_character(char byte) {
    constexpr std::string_view none = "\x81\x8D\x8F\x90\x9D";
    return none.find(byte) == std::string_view::npos;
}

constexpr bool is_one_byte(text_encoding encoding) {
    return encoding == text_encoding::latin1 || encoding == text_encoding::cp850;
}

// In UTF-8. Text that is called Latin-1 is read as Windows does.
void append_characters(text_encoding encoding, std::string_view bytes, std::string& output);

} // namespace ctlpgn
