#include "text/sources/encoding_change.hpp"

#include "text/utf8.hpp"

#include <algorithm>

namespace ctlpgn {

namespace {

constexpr std::string_view little_mark = "\xFF\xFE";
constexpr std::string_view big_mark = "\xFE\xFF";

constexpr std::size_t deciding_units = 8;  // of UTF-16 that are ASCII, one after the other
constexpr std::size_t deciding_bytes = 24; // of ASCII: as UTF-16 they would be twelve rare characters
constexpr std::size_t most_undecided = 4096;

// Whether there are units of ASCII here, with zeros at even places, or at odd ones.
bool are_units(std::string_view text, std::size_t zero) {
    if (text.size() < 2 * deciding_units)
        return false;
    for (std::size_t i = 0; i != 2 * deciding_units; ++i)
        if ((text[i] == '\0') != (i % 2 == zero))
            return false;
    return true;
}

constexpr bool is_ascii_text(char byte) {
    return (byte >= ' ' && byte <= '~') || byte == '\n' || byte == '\r' || byte == '\t';
}

// Where UTF-16 must have ended before this place: after its last line end, if there is no zero after that; 0
// if that is not so, or if it is too far back to be still undecided.
std::size_t end_of_last_unit(std::string_view before, bool is_little) {
    const std::size_t zero = before.rfind('\0');
    if (zero == std::string_view::npos || before.size() - zero + deciding_bytes > most_undecided)
        return 0;
    const std::size_t low = is_little ? zero - 1 : zero + 1; // the other half of the unit
    const std::size_t end = std::max(zero, low) + 1;
    return low < before.size() && before[low] == '\n' && end % 2 == 0 ? end : 0;
}

} // namespace

// If nothing else shows it: the previous line has ended, and its end is not half of a character.
encoding_change find_utf16(std::string_view text) {
    for (std::size_t zero = text.find('\0'); zero != std::string_view::npos;
         zero = text.find('\0', zero + 1)) {
        const bool is_marked_big = text.substr(0, zero).ends_with(big_mark);
        const bool is_little =
            zero != 0 && text[zero - 1] != '\n' && !is_marked_big && are_units(text.substr(zero - 1), 1);
        const bool is_big = are_units(text.substr(zero), 0);
        if (!is_little && !is_big)
            continue;
        const std::size_t at = is_little ? zero - 1 : zero;
        const bool is_marked = text.substr(0, at).ends_with(is_little ? little_mark : big_mark);
        return {at - (is_marked ? 2 : 0), is_little ? text_encoding::utf16_little : text_encoding::utf16_big};
    }
    return {text.size(), text_encoding::utf8};
}

// The last unit with a zero and everything after it, within limits: the lines of a game contain ASCII.
std::size_t undecided_size(std::string_view part) {
    constexpr std::size_t least = 32;
    const std::size_t zero = part.rfind('\0');
    const std::size_t size = zero == std::string_view::npos ? part.size() : part.size() - zero + 2;
    return std::min(part.size(), std::clamp(size, least, most_undecided));
}

encoding_change find_end_of_utf16(std::string_view text, text_encoding is) {
    const bool is_little = is == text_encoding::utf16_little;
    const std::string_view other_mark = is_little ? big_mark : little_mark;
    std::size_t run = 0;
    for (std::size_t at = 0; at != text.size(); ++at) {
        if (at % 2 == 0 && text.substr(at, 2) == other_mark)
            return {at, is_little ? text_encoding::utf16_big : text_encoding::utf16_little};
        run = is_ascii_text(text[at]) ? run + 1 : 0;
        if (run != deciding_bytes)
            continue;
        const std::size_t begin = at + 1 - run;
        if (text.substr(0, begin).ends_with(utf8::byte_order_mark))
            return {begin - utf8::byte_order_mark.size(), text_encoding::utf8};
        if (const std::size_t end = end_of_last_unit(text.substr(0, begin), is_little); end != 0)
            return {end, text_encoding::utf8};
        return {begin + begin % 2, text_encoding::utf8}; // after the half of the last character
    }
    return {text.size(), is};
}

} // namespace ctlpgn
