// What may be next in a text, by the code of rules.
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
    void add(const next_set& other);
};

// Goes on to where the set's code ends.
next_set take_set(code_place& at);

// What may be next where the rule matches, if that is easily told and is not nothing.
bool find_first(const coded_grammar& grammar, code_place at, next_set& result);

} // namespace ctlpgn::parsing
