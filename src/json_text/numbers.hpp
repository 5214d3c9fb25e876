// Numbers in JSON text, into memory that is known to have room for them.
#pragma once

#include "json_text/inlining.hpp"

#include <array>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <cstring>

namespace ctlpgn {

namespace detail {

#ifdef __OPTIMIZE_SIZE__
// Computes what a table would hold, since a table would be more to load.
inline constexpr unsigned small_numbers_end = 1000;

inline char* write_small_number(char* at, unsigned value) {
    const auto put = [&at](unsigned digit) { *at++ = static_cast<char>('0' + digit); };
    if (value >= 100)
        put(value / 100);
    if (value >= 10)
        put(value / 10 % 10);
    put(value % 10);
    return at;
}
#else
inline constexpr unsigned small_numbers_end = 512;

struct small_number {
    char digits[3] = {};
    std::uint8_t size = 0;
};

inline constexpr auto small_numbers = [] {
    std::array<small_number, small_numbers_end> made{};
    for (std::size_t i = 0; i != made.size(); ++i) {
        small_number& number = made[i];
        for (const std::size_t unit : {std::size_t{100}, std::size_t{10}, std::size_t{1}})
            if (i >= unit || unit == 1)
                number.digits[number.size++] = static_cast<char>('0' + i / unit % 10);
    }
    return made;
}();

CTLPGN_INLINED inline char* write_small_number(char* at, std::size_t value) {
    const small_number& written = small_numbers[value];
    std::memcpy(at, &written, sizeof written); // four bytes at once; the last is overwritten
    return at + written.size;
}
#endif

} // namespace detail

inline constexpr std::size_t longest_number = 20;

// Most numbers are those of moves and plies, which are small. May write up to four bytes after the end.
CTLPGN_INLINED inline char* write_number(char* at, std::uint64_t value) {
    if (value >= detail::small_numbers_end) [[unlikely]]
        return std::to_chars(at, at + longest_number, value).ptr;
    return detail::write_small_number(at, value);
}

} // namespace ctlpgn
