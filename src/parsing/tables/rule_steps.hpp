// Rules as compact data. rule_code.hpp makes them from the types of the rules, and linked_rules.hpp makes
// instructions from them.
#pragma once

#include <cstdint>

namespace ctlpgn::parsing {

// The meaning of a byte of a rule's code, with its operands: numbers have seven bits per byte, the lowest
// first, and a set is the number of its ranges of bytes and the first and last byte of each. Everything that
// can be derived, such as the size of a rule or its first bytes, is left out.
enum class rule_step : std::uint8_t {
    all,               // number of rules, the rules
    one_of,            // number of rules, the rules
    optional,          // rule
    any_number,        // rule
    one_or_more,       // rule
    repeated,          // least, most, rule
    ahead,             // rule
    not_ahead,         // rule
    advancing,         // rule
    byte,              // the byte
    text,              // size, the bytes
    byte_of,           // set
    character_of,      // set of ASCII; number of ranges beyond it, first and last of each
    character_in,      // set
    run_of,            // least number of bytes, 0 or 1; set
    starting,          // rule, before which the next byte is tested
    begun,             // the same, optional
    deviation,         // code, rule
    expected,          // code, rule, recovery
    undone_on_failure, // rule
    asked,             // the answer, the question, what it is about
    nested,            // code, rule, opening, closing, between
    named,             // one of the later rules: its index without the number of the first ones
    part,              // index of the rule that it is a version of, rule
    token,             // set of what it begins with; the whole of a rule, which its call reads
};

using code_place = const std::uint8_t*;

// All other bytes are the first rules of the grammar where another one uses them.
inline constexpr unsigned first_name = 32;
inline constexpr unsigned first_rules = 256 - first_name;

// The rules of a grammar, at their indices.
struct coded_grammar {
    code_place code;
    const std::uint16_t* begins;
    unsigned size;
};

constexpr rule_step kind_at(code_place at) {
    return *at < first_name ? static_cast<rule_step>(*at) : rule_step::named;
}

// If it is repeated, it may be read byte by byte.
constexpr bool is_run(code_place at) {
    return kind_at(at) == rule_step::byte_of || kind_at(at) == rule_step::character_in;
}

// The next byte alone decides whether it matches, if it is ASCII.
constexpr bool is_one_byte(code_place at) {
    return kind_at(at) == rule_step::byte || is_run(at);
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

// The index of the rule that the step before names.
constexpr std::uint32_t take_name(code_place& at) {
    const unsigned step = at[-1];
    return step < first_name ? first_rules + take_number(at) : step - first_name;
}

} // namespace ctlpgn::parsing
