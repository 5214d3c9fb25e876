// The value of digits.
#pragma once

#include "ctlpgn/tree.hpp"

#include <cstdint>
#include <string_view>

namespace ctlpgn {

// One more than largest_number is the value of all that are larger.
constexpr std::uint64_t value_of_number(std::string_view digits) {
    std::uint64_t value = 0;
    for (const char digit : digits) {
        value = value * 10 + static_cast<std::uint64_t>(digit - '0');
        if (value > largest_number)
            return std::uint64_t{largest_number} + 1;
    }
    return value;
}

} // namespace ctlpgn
