#include "emit/json/json_escape.hpp"

#include "text/byte_vector.hpp"
#include "text/utf8.hpp"

#include <cstdint>
#include <cstring>

namespace ctlpgn::emit {

namespace {

[[nodiscard]] bool continues(char byte) {
    return (static_cast<unsigned char>(byte) & 0xC0) == 0x80;
}

[[nodiscard]] bool needs_escape(char byte) {
    return static_cast<unsigned char>(byte) < 0x20 || byte == '"' || byte == '\\';
}

// The letter of an escape such as \n; 0 if the byte has none.
[[nodiscard]] char escape_letter(char byte) {
    switch (byte) {
    case '"': return '"';
    case '\\': return '\\';
    case '\b': return 'b';
    case '\f': return 'f';
    case '\n': return 'n';
    case '\r': return 'r';
    case '\t': return 't';
    default: return 0;
    }
}

// The same as all_plain() for this many bytes; the compiler turns it into a few instructions.
constexpr std::size_t block_size = 32;

[[nodiscard]] bool is_plain_block(const char* source) {
    unsigned char odd = 0;
    for (std::size_t i = 0; i != block_size; ++i) {
        // The bytes of characters outside ASCII are negative.
        const bool is_low = static_cast<signed char>(source[i]) < 0x20;
        odd |= static_cast<unsigned char>(is_low | (source[i] == '"') | (source[i] == '\\'));
    }
    return odd == 0;
}

} // namespace

std::size_t character_size(const char* source, const char* end) {
    const auto byte = [&](std::ptrdiff_t at) { return static_cast<unsigned char>(source[at]); };
    const std::ptrdiff_t left = end - source;
    if (byte(0) < 0x80)
        return 1;
    if (byte(0) < 0xC2 || left < 2 || !continues(source[1]))
        return 0;
    if (byte(0) < 0xE0)
        return 2;
    if (left < 3 || !continues(source[2]))
        return 0;
    if (byte(0) < 0xF0) {
        const bool overlong = byte(0) == 0xE0 && byte(1) < 0xA0;
        const bool surrogate = byte(0) == 0xED && byte(1) >= 0xA0;
        return overlong || surrogate ? 0 : 3;
    }
    if (byte(0) > 0xF4 || left < 4 || !continues(source[3]))
        return 0;
    const bool overlong = byte(0) == 0xF0 && byte(1) < 0x90;
    const bool too_large = byte(0) == 0xF4 && byte(1) >= 0x90;
    return overlong || too_large ? 0 : 4;
}

const char* unescaped_end(const char* source, const char* end) {
    const char* const begin = source;
    while (source != end) {
        const std::ptrdiff_t left = end - source;
        if (left >= std::ptrdiff_t{block_size} && is_plain_block(source)) {
            source += block_size;
            continue;
        }
        if (left >= 8 && all_plain(load_as<std::uint64_t>(source))) {
            source += 8;
            continue;
        }
        // The last few bytes, with some of those before them.
        if (left < 8 && end - begin >= 8 && all_plain(load_as<std::uint64_t>(end - 8)))
            return end;
        // Something in the next eight bytes is not plain; up to there, whole characters one by one.
        for (const char* const look_again = left > 8 ? source + 8 : end; source < look_again;) {
            const std::size_t size = needs_escape(*source) ? 0 : character_size(source, end);
            if (size == 0)
                return source;
            source += size;
        }
    }
    return end;
}

char* write_escape(char* target, char byte) {
    if (static_cast<unsigned char>(byte) >= 0x80) {
        std::memcpy(target, utf8::replacement_character.data(), utf8::replacement_character.size());
        return target + utf8::replacement_character.size();
    }
    *target++ = '\\';
    if (const char letter = escape_letter(byte)) {
        *target++ = letter;
        return target;
    }
    constexpr std::string_view digits = "0123456789abcdef";
    target[0] = 'u';
    target[1] = target[2] = '0';
    target[3] = digits[static_cast<unsigned char>(byte) >> 4];
    target[4] = digits[static_cast<unsigned char>(byte) & 15];
    return target + 5;
}

} // namespace ctlpgn::emit
