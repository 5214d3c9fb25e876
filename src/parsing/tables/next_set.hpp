// What may come next in a text: bytes, and its end.
#pragma once

#include "parsing/tables/rule_steps.hpp"

#include <array>
#include <cstdint>

namespace ctlpgn::parsing {

// Bit n % 8 of byte n / 8 is byte n.
using byte_bits = std::array<std::uint8_t, 32>;

struct next_set {
    byte_bits bytes{};
    bool text_end = false;

    void add(unsigned first, unsigned last);
    next_set& operator|=(const next_set& other);
    next_set& operator&=(const next_set& other);
    next_set operator~() const;
    bool operator==(const next_set& other) const = default;
};

// Moves to the end of the set's code.
next_set take_set(code_place& at);

} // namespace ctlpgn::parsing
