#include "text/utf8.hpp"

#include "text/byte_vector.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>

namespace ctlpgn::utf8 {

namespace {

constexpr bool is_continuation(unsigned char byte) {
    return (byte & 0xC0U) == 0x80U;
}

// Most non-ASCII text in a file of games is × and accented letters, which are characters of two bytes.
// Sixteen bytes are examined together, without a branch for each: a processor could not predict where such
// characters are.
constexpr std::size_t block_size = 64;

// Sets all bits of a byte that begins a character of more than two bytes, or none, or that is not followed by
// the byte which it requires.
byte_vector find_others(const char* source) {
    const byte_vector leads = are_within<0xC2, 0xDF>(load_bytes(source));
    return (leads ^ are_within<0xC0, 0xFF>(load_bytes(source))) |
           (leads ^ are_within<0x80, 0xBF>(load_bytes(source + 1)));
}

bool is_ascii(byte_vector bytes) {
    constexpr std::uint64_t high_bits = 0x8080808080808080;
    std::uint64_t halves[2];
    static_assert(sizeof halves == sizeof bytes);
    std::memcpy(halves, &bytes, sizeof halves);
    return ((halves[0] | halves[1]) & high_bits) == 0;
}

// Whether a block and the one after it hold only ASCII, as most do.
bool is_plain(const char* block) {
    byte_vector together{};
    for (std::size_t i = 0; i != block_size; i += sizeof together)
        together |= load_bytes(block + i + 1);
    return static_cast<unsigned char>(*block) < 0x80 && is_ascii(together);
}

// Whether a block holds only ASCII and characters of two bytes, the last of which may end after it. Expects
// that a character begins with it, and that there is a byte after it.
bool is_simple(const char* block) {
    if (is_plain(block))
        return true;
    byte_vector found{};
    for (std::size_t i = 0; i != block_size; i += sizeof found)
        found |= find_others(block + i);
    return !has_marks(found);
}

// The same for less than a block.
bool is_simple_end(std::string_view text) {
    std::array<char, block_size + 1> padded{};
    std::memcpy(padded.data(), text.data(), text.size());
    return is_simple(padded.data());
}

// Expects a character boundary; returns one, after all simple blocks from there on.
std::size_t skip_simple(std::string_view text, std::size_t at) {
    const std::size_t begin = at;
    while (text.size() - at > block_size && is_simple(text.data() + at))
        at += block_size;
    if (text.size() - at <= block_size && is_simple_end(text.substr(at)))
        return text.size();
    const bool goes_on = at != begin && is_continuation(static_cast<unsigned char>(text[at]));
    return goes_on ? at + 1 : at;
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

void append(std::string& output, char32_t code_point) {
    constexpr char32_t payload = 0x3F; // of a continuation
    const auto put = [&output](char32_t byte) {
        output += static_cast<char>(static_cast<unsigned char>(byte));
    };
    if (code_point > 0x10FFFF || (code_point >= 0xD800 && code_point <= 0xDFFF))
        return;
    if (code_point < 0x80) {
        put(code_point);
        return;
    }
    unsigned shift = code_point < 0x800 ? 6U : code_point < 0x10000 ? 12U : 18U;
    put((shift == 6U ? 0xC0U : shift == 12U ? 0xE0U : 0xF0U) | code_point >> shift);
    while (shift != 0) {
        shift -= 6U;
        put(0x80U | (code_point >> shift & payload));
    }
}

std::size_t find_invalid(std::string_view text, std::size_t begin) {
    for (std::size_t at = begin; at < text.size();) {
        if (!is_continuation(static_cast<unsigned char>(text[at])))
            at = skip_simple(text, at);
        for (const std::size_t stop = std::min(at + block_size, text.size()); at < stop;) {
            const decoded next = decode(text.substr(at));
            if (!next.valid)
                return at;
            at += next.size;
        }
    }
    return text.size();
}

std::size_t find_control(std::string_view text, std::size_t begin) {
    constexpr char lead = '\xC2'; // of U+0080 to U+00BF
    for (std::size_t at = text.find(lead, begin); at < text.size() - 1; at = text.find(lead, at + 1))
        if (const auto next = static_cast<unsigned char>(text[at + 1]); next >= 0x80 && next < 0xA0)
            return at;
    return text.size();
}

bool is_plain_text(std::string_view text) {
    return find_invalid(text) == text.size() && find_control(text) == text.size();
}

std::size_t count_code_points(std::string_view text) {
    std::size_t count = 0;
    for (std::size_t at = 0; at < text.size(); ++count)
        at += decode(text.substr(at)).size;
    return count;
}

} // namespace ctlpgn::utf8
