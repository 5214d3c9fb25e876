// Bytes that are in JSON strings as they are: printable ASCII other than " and \.
#pragma once

#include "json_text/inlining.hpp"

#include <cstddef>
#include <cstdint>
#include <cstring>

namespace ctlpgn {

// Whether eight bytes are printable ASCII other than " and \, so that they can be copied without further
// checks.
[[nodiscard]] constexpr bool all_plain(std::uint64_t bytes) {
    constexpr std::uint64_t ones = 0x0101010101010101;
    const std::uint64_t quotation_marks = bytes ^ (ones * '"');
    const std::uint64_t backslashes = bytes ^ (ones * '\\');
    const std::uint64_t low = (bytes - ones * 0x20) | (quotation_marks - ones) | (backslashes - ones);
    return ((low | bytes) & (ones * 0x80)) == 0;
}

template <class Word> [[nodiscard]] Word load_as(const char* source) {
    Word bytes;
    std::memcpy(&bytes, source, sizeof bytes);
    return bytes;
}

// The same for sixteen bytes.
[[nodiscard]] CTLPGN_INLINED inline bool all_plain(std::uint64_t first, std::uint64_t last) {
    using words = std::uint64_t __attribute__((vector_size(16)));
    using signed_bytes = signed char __attribute__((vector_size(16)));
    const auto bytes = reinterpret_cast<signed_bytes>(words{first, last});
    // The bytes of characters outside ASCII are negative.
    const auto odd = reinterpret_cast<words>((bytes < 0x20) | (bytes == '"') | (bytes == '\\'));
    return (odd[0] | odd[1]) == 0;
}

// Copies up to 16 bytes, and returns whether all of them are plain. Two loads that overlap copy every size.
[[nodiscard]] CTLPGN_INLINED inline bool copy_few_plain(char* target, const char* source, std::size_t size) {
    if (size >= 8) {
        const auto first = load_as<std::uint64_t>(source);
        const auto last = load_as<std::uint64_t>(source + size - 8);
        std::memcpy(target, &first, 8);
        std::memcpy(target + size - 8, &last, 8);
        return all_plain(first, last);
    }
    if (size >= 4) {
        const auto first = load_as<std::uint32_t>(source);
        const auto last = load_as<std::uint32_t>(source + size - 4);
        std::memcpy(target, &first, 4);
        std::memcpy(target + size - 4, &last, 4);
        return all_plain(first | std::uint64_t{last} << 32);
    }
    if (size == 0)
        return true;
    // One to three bytes: the first, the middle and the last are all.
    const char few[4] = {source[0], source[size / 2], source[size - 1], ' '};
    target[0] = few[0];
    target[size / 2] = few[1];
    target[size - 1] = few[2];
    const auto bytes = load_as<std::uint32_t>(few);
    return all_plain(bytes | std::uint64_t{bytes} << 32);
}

// copy_few_plain() for more bytes.
[[nodiscard]] bool copy_plain_blocks(char* target, const char* source, std::size_t size);

// Copies `size` bytes as long as they are plain, and returns whether all of them are. Most texts are short,
// so a call is not worth it for them.
[[nodiscard]] CTLPGN_INLINED inline bool copy_plain(char* target, const char* source, std::size_t size) {
    return size <= 16 ? copy_few_plain(target, source, size) : copy_plain_blocks(target, source, size);
}

} // namespace ctlpgn
