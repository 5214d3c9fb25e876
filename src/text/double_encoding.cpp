#include "text/double_encoding.hpp"

#include "text/one_byte.hpp"
#include "text/utf8.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <string>

namespace ctlpgn {

namespace {

// The first byte for U+00C0 to U+00FF, which all lead bytes have become.
constexpr char lead_of_letters = '\xC3';

// What may follow a letter in a correct text.
constexpr std::u32string_view natural_after_letters = U"\u00A0\u00AD«»‘’‚“”„…–—‹›™ŠšŽžŒœŸ";

// The byte that was taken for the character; 0 if it is not part of a character in UTF-8.
unsigned char byte_of(char32_t character) {
    if (character >= 0x80 && character < 0x100)
        return static_cast<unsigned char>(character);
    const auto place = static_cast<std::size_t>(std::ranges::find(windows_characters, character) -
                                                windows_characters.begin());
    if (character == 0 || place == windows_characters.size())
        return 0;
    return static_cast<unsigned char>(0x80 + place);
}

constexpr bool may_continue_character(unsigned char byte) {
    return byte >= 0x80 && byte < 0xC0;
}

// Characters of two bytes: the letters of Europe, and what is between words. Beyond those, two separate
// characters are more likely than the one that they would encode together.
constexpr bool is_usual(char32_t character) {
    return character >= 0x800 || (character >= 0xA0 && character < 0x180) ||
           (character >= 0x380 && character < 0x480);
}

} // namespace

std::optional<twice_encoded> read_twice_encoded(std::string_view text) {
    const utf8::decoded first = utf8::decode(text);
    if (!first.valid || first.code_point < 0xC2 || first.code_point > 0xF4)
        return std::nullopt;
    const std::size_t count = first.code_point >= 0xF0 ? 4 : first.code_point >= 0xE0 ? 3 : 2;
    std::string bytes(1, static_cast<char>(static_cast<unsigned char>(first.code_point)));
    twice_encoded result;
    result.size = first.size;
    while (bytes.size() != count) {
        if (result.size == text.size())
            return std::nullopt;
        const utf8::decoded next = utf8::decode(text.substr(result.size));
        const unsigned char byte = next.valid ? byte_of(next.code_point) : 0;
        if (!may_continue_character(byte))
            return std::nullopt;
        bytes += static_cast<char>(byte);
        result.size += next.size;
        result.is_certain =
            result.is_certain || natural_after_letters.find(next.code_point) == std::u32string_view::npos;
    }
    const utf8::decoded meant = utf8::decode(bytes);
    if (!meant.valid || !is_usual(meant.code_point))
        return std::nullopt;
    result.meant = meant.code_point;
    return result;
}

std::size_t find_twice_encoded(std::string_view text, std::size_t begin) {
    // The next characters are beyond ASCII; most accented letters are among them.
    for (std::size_t at = text.find(lead_of_letters, begin); at < text.size();
         at = text.find(lead_of_letters, at + 1))
        if (at + 2 < text.size() && static_cast<unsigned char>(text[at + 2]) >= 0x80)
            return at;
    return text.size();
}

} // namespace ctlpgn
