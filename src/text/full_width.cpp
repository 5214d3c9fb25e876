#include "text/full_width.hpp"

#include "text/ascii.hpp"
#include "text/utf8.hpp"

namespace ctlpgn {

// U+FF01 to U+FF5E are the printable characters of ASCII, and U+3000 is the space.
char narrow(std::string_view character) {
    if (character.empty())
        return 0;
    const auto [code, size, valid] = utf8::decode(character);
    if (!valid || size != character.size())
        return 0;
    if (code < 0x80)
        return static_cast<char>(code);
    constexpr char32_t first = 0xff01;
    constexpr char32_t last = 0xff5e;
    if (code >= first && code <= last)
        return static_cast<char>(code - first + U'!');
    constexpr char32_t full_stop = 0x3002; // what input methods for Chinese write for the dot
    return code == U'\u3000' ? ' ' : code == full_stop ? '.' : '\0';
}

std::string narrowed(std::string_view text) {
    std::string made;
    while (!text.empty()) {
        if (!is_beyond_ascii(text.front())) { // as mostly
            made.push_back(text.front());
            text.remove_prefix(1);
            continue;
        }
        const std::string_view character = text.substr(0, utf8::decode(text).size);
        if (const char narrower = narrow(character); narrower != 0)
            made.push_back(narrower);
        else
            made.append(character);
        text.remove_prefix(character.size());
    }
    return made;
}

} // namespace ctlpgn
