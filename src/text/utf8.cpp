#include "text/utf8.hpp"

#include <bit>
#include <cstring>

namespace ctlpgn::utf8 {

namespace {

constexpr std::uint64_t high_bits = 0x8080808080808080U;

constexpr bool is_continuation(unsigned char byte) {
    return (byte & 0xC0U) == 0x80U;
}

bool is_two_bytes(std::string_view text, std::size_t at) {
    const auto lead = static_cast<unsigned char>(text[at]);
    return lead >= 0xC2 && lead < 0xE0 && text.size() - at >= 2 &&
           is_continuation(static_cast<unsigned char>(text[at + 1]));
}

// The next byte that is not ASCII, or the end.
std::size_t skip_ascii(std::string_view text, std::size_t at) {
    std::uint64_t words[4];
    while (text.size() - at >= sizeof words) {
        std::memcpy(words, text.data() + at, sizeof words);
        if (((words[0] | words[1] | words[2] | words[3]) & high_bits) != 0)
            break;
        at += sizeof words;
    }
    while (text.size() - at >= sizeof words[0]) {
        std::memcpy(words, text.data() + at, sizeof words[0]);
        const std::uint64_t marks = words[0] & high_bits;
        if (marks != 0 && std::endian::native == std::endian::little)
            return at + static_cast<std::size_t>(std::countr_zero(marks)) / 8;
        if (marks != 0)
            break;
        at += sizeof words[0];
    }
    while (at != text.size() && static_cast<unsigned char>(text[at]) < 0x80)
        ++at;
    return at;
}

} // namespace

decoded decode(std::string_view text) {
    const auto byte = [text](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned char first = byte(0);
    if (first < 0x80)
        return {first, 1, true};

    constexpr decoded invalid{0xFFFD, 1, false};
    const std::size_t size = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
    if (first < 0xC2 || first > 0xF4 || text.size() < size)
        return invalid;
    char32_t code_point = first & (0x7FU >> size);
    for (std::size_t i = 1; i != size; ++i) {
        if (!is_continuation(byte(i)))
            return invalid;
        code_point = (code_point << 6U) | (byte(i) & 0x3FU);
    }
    const bool overlong = (size == 3 && code_point < 0x800) || (size == 4 && code_point < 0x10000);
    const bool surrogate = code_point >= 0xD800 && code_point <= 0xDFFF;
    if (overlong || surrogate || code_point > 0x10FFFF)
        return invalid;
    return {code_point, size, true};
}

std::size_t find_invalid(std::string_view text, std::size_t from) {
    std::size_t at = from;
    while (at < text.size()) {
        if (static_cast<unsigned char>(text[at]) < 0x80) {
            at = skip_ascii(text, at);
            continue;
        }
        // Most of what is not ASCII in a file of games: × and letters with accents.
        if (is_two_bytes(text, at)) {
            at += 2;
            continue;
        }
        const decoded next = decode(text.substr(at));
        if (!next.valid)
            return at;
        at += next.size;
    }
    return text.size();
}

std::size_t count_code_points(std::string_view text) {
    std::size_t count = 0;
    for (std::size_t at = 0; at < text.size(); ++count)
        at += decode(text.substr(at)).size;
    return count;
}

} // namespace ctlpgn::utf8
