// Rules as data, as short as they can be. rule_code.hpp makes them of the types of the rules, and
// linked_rules.hpp makes of them what is read by.
#pragma once

#include <cstdint>

namespace ctlpgn::parsing {

// What a byte of a rule's code stands for. What follows it is named beside it: numbers have seven bits a
// byte, the lowest first; `sized` is the code of a rule after its size, and a set is the ranges of its bytes.
enum class rule_step : std::uint8_t {
    all,               // number of rules, the rules
    one_of,            // number of rules, the rules, each sized
    optional,          // sized
    any_number,        // sized
    one_or_more,       // sized
    repeated,          // least, most, sized
    ahead,             // sized
    not_ahead,         // sized
    advancing,         // rule
    byte,              // the byte
    text,              // size, the bytes
    byte_of,           // set
    character_of,      // set of ASCII; number of ranges beyond it, first and last of each
    character_in,      // set
    run_of,            // least number of bytes, 0 or 1; set
    starting,          // set of what may be next, rule
    begun,             // set, rule sized
    deviation,         // code, rule
    expected,          // code, rule sized, recovery sized
    undone_on_failure, // rule
    asked,             // the answer, the question, what it is about: sized
    nested,            // code, set, rule, opening, closing, between: each sized
    named,             // index of the rule
    part,              // index of the rule that it stands for, rule
    token,             // the whole of a rule, which its call reads
};

// What stands in a set besides bytes: the end of the text. It is the lowest bit of the number of its ranges.
inline constexpr unsigned text_end_in_set = 1;

using code_place = const std::uint8_t*;

// The rules of a grammar, at their indices.
struct coded_grammar {
    code_place code;
    const std::uint16_t* begins;
    unsigned size;
};

constexpr rule_step kind_at(code_place at) {
    return static_cast<rule_step>(*at);
}

// Where it is repeated, it may be read byte by byte.
constexpr bool is_run(code_place at) {
    return kind_at(at) == rule_step::byte_of || kind_at(at) == rule_step::character_in;
}

constexpr std::uint32_t take_number(code_place& at) {
    std::uint32_t number = *at++;
    if (number < 0x80)
        return number;
    number &= 0x7FU;
    for (unsigned shift = 7;; shift += 7) {
        const std::uint8_t next = *at++;
        number |= static_cast<std::uint32_t>(next & 0x7FU) << shift;
        if (next < 0x80)
            return number;
    }
}

} // namespace ctlpgn::parsing
