#include "text/one_byte.hpp"

#include "text/ascii.hpp"
#include "text/utf8.hpp"

#include <algorithm>
#include <cstddef>

namespace ctlpgn {

constexpr std::array<char16_t, 32> windows_characters = {
    u'€', 0,    u'‚', u'ƒ', u'„', u'…', u'†', u'‡', u'ˆ', u'‰', u'Š', u'‹', u'Œ', 0, u'Ž', 0,
    0,    u'‘', u'’', u'“', u'”', u'•', u'–', u'—', u'˜', u'™', u'š', u'›', u'œ', 0, u'ž', u'Ÿ'};

namespace {

constexpr std::u16string_view characters_of_dos = u"ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒ"
                                                  u"áíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐"
                                                  u"└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀"
                                                  u"ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0";
static_assert(characters_of_dos.size() == 0x80);

// The character of a non-ASCII byte; 0: that byte is not used for text.
char32_t character_of(text_encoding encoding, char byte) {
    const std::size_t place = static_cast<unsigned char>(byte) - std::size_t{0x80};
    if (encoding == text_encoding::cp850)
        return characters_of_dos[place];
    if (place < windows_characters.size())
        return windows_characters[place];
    return static_cast<unsigned char>(byte);
}

} // namespace

void append_characters(text_encoding encoding, std::string_view bytes, std::string& output) {
    while (!bytes.empty()) {
        const auto begin = std::ranges::find_if(bytes, is_beyond_ascii);
        const auto size = static_cast<std::size_t>(begin - bytes.begin());
        output.append(bytes.substr(0, size));
        bytes.remove_prefix(size);
        if (bytes.empty())
            return;
        if (const char32_t character = character_of(encoding, bytes.front()); character != 0)
            utf8::append(output, character);
        else
            output.append(utf8::replacement_character);
        bytes.remove_prefix(1);
    }
}

} // namespace ctlpgn
