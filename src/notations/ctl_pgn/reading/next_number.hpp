// The numbers with which a main line continues. Both readings use it for the condition `continues` of the
// grammar.
#pragma once

#include "tree/number_value.hpp"

#include <cstdint>
#include <string_view>

namespace ctlpgn::ctl_pgn {

// `digits` is empty if there is no number. A move with such a number after the end of a game does not begin
// another game: it is out of order, or does not belong there.
constexpr bool is_later_number(std::string_view digits) {
    return !digits.empty() && value_of_number(digits) != 1;
}

constexpr bool is_next_number(std::string_view digits, std::uint32_t last) {
    const std::uint64_t number = value_of_number(digits);
    return !digits.empty() && number <= largest_number && number == std::uint64_t{last} + 1;
}

} // namespace ctlpgn::ctl_pgn
