// With which numbers a main line goes on. Both readings ask it, of the condition `continues` of the grammar.
#pragma once

#include "tree/record_builder.hpp"

#include <cstdint>
#include <string_view>

namespace ctlpgn::ctl_pgn {

// One more than the largest stands for all that are larger.
constexpr std::uint64_t value_of(std::string_view digits) {
    std::uint64_t value = 0;
    for (const char digit : digits) {
        value = value * 10 + static_cast<std::uint64_t>(digit - '0');
        if (value > largest_number)
            return std::uint64_t{largest_number} + 1;
    }
    return value;
}

// `digits` is empty where no number stands. What is numbered so after the end of a game is no other game: it
// is out of order, or does not belong there.
constexpr bool is_later_number(std::string_view digits) {
    return !digits.empty() && value_of(digits) != 1;
}

constexpr bool is_next_number(std::string_view digits, std::uint32_t last) {
    const std::uint64_t number = value_of(digits);
    return !digits.empty() && number <= largest_number && number == std::uint64_t{last} + 1;
}

} // namespace ctlpgn::ctl_pgn
