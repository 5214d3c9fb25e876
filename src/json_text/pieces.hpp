// Pieces of JSON text that are written into memory which is known to have room for them, without any check.
// All functions return the end of what they have written.
#pragma once

#include "json_text/inlining.hpp"

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string_view>

namespace ctlpgn {

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

} // namespace ctlpgn
