// Pieces of JSON text that are written into memory which is known to have room for them: nothing is asked and
// nothing is looked at in between.
#pragma once

#include "emit/json/json_inlining.hpp"
#include "emit/json/json_words.hpp"

#include <array>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string_view>

namespace ctlpgn::emit {

namespace detail {

struct small_number {
    char digits[3] = {};
    std::uint8_t size = 0;
};

inline constexpr auto small_numbers = [] {
    std::array<small_number, 512> made{};
    for (std::size_t i = 0; i != made.size(); ++i) {
        small_number& number = made[i];
        for (const std::size_t unit : {std::size_t{100}, std::size_t{10}, std::size_t{1}})
            if (i >= unit || unit == 1)
                number.digits[number.size++] = static_cast<char>('0' + i / unit % 10);
    }
    return made;
}();

} // namespace detail

// All of these return the end of what they have written. Some write over a few bytes after it.

inline constexpr std::size_t longest_number = 20;

// Most numbers are those of moves and plies, which are small. Writes at most four bytes more than it says.
CTLPGN_INLINED inline char* write_number(char* at, std::uint64_t value) {
    if (value >= detail::small_numbers.size()) [[unlikely]]
        return std::to_chars(at, at + longest_number, value).ptr;
    const detail::small_number& written = detail::small_numbers[value];
    std::memcpy(at, &written, sizeof written); // four bytes at once; the last is written over
    return at + written.size;
}

CTLPGN_INLINED inline char* write_literal(char* at, std::string_view text) {
    std::memcpy(at, text.data(), text.size());
    return at + text.size();
}

inline constexpr std::size_t few_bytes = 16;

// For texts of no more than that whose size the compiler does not know.
CTLPGN_INLINED inline char* write_few(char* at, std::string_view text) {
    const std::size_t size = text.size();
    const auto write_ends = [&]<class Word>(Word first, Word last) {
        std::memcpy(&first, text.data(), sizeof first);
        std::memcpy(&last, text.data() + size - sizeof last, sizeof last);
        std::memcpy(at, &first, sizeof first);
        std::memcpy(at + size - sizeof last, &last, sizeof last);
    };
    if (size >= 8) {
        write_ends(std::uint64_t{}, std::uint64_t{});
    } else if (size >= 4) {
        write_ends(std::uint32_t{}, std::uint32_t{});
    } else if (size != 0) {
        at[0] = text[0];
        at[size / 2] = text[size / 2];
        at[size - 1] = text[size - 1];
    }
    return at + size;
}

// `name` is a literal that needs no escape.
CTLPGN_INLINED inline char* write_key(char* at, std::string_view name) {
    return write_literal(write_literal(write_literal(at, "\""), name), "\":");
}

template <std::size_t Room> CTLPGN_INLINED inline char* write_word(char* at, const word_member<Room>& word) {
    std::memcpy(at, word.text, sizeof word.text);
    return at + word.size;
}

} // namespace ctlpgn::emit
