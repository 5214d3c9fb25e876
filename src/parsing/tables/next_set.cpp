#include "parsing/tables/next_set.hpp"

#include <cstddef>

namespace ctlpgn::parsing {

void next_set::add(unsigned first, unsigned last) {
    for (unsigned byte = first; byte <= last; ++byte)
        bytes[byte / 8] = static_cast<std::uint8_t>(bytes[byte / 8] | 1U << byte % 8);
}

void next_set::add(const next_set& other) {
    for (std::size_t i = 0; i != bytes.size(); ++i)
        bytes[i] = static_cast<std::uint8_t>(bytes[i] | other.bytes[i]);
    text_end = text_end || other.text_end;
}

next_set take_set(code_place& at) {
    next_set made;
    const unsigned head = *at++;
    made.text_end = (head & text_end_in_set) != 0;
    for (unsigned left = head >> 1U; left != 0; --left, at += 2)
        made.add(at[0], at[1]);
    return made;
}

bool find_first(const coded_grammar& grammar, code_place at, next_set& result) {
    switch (static_cast<rule_step>(*at++)) {
    case rule_step::starting: result.add(take_set(at)); return true;
    case rule_step::nested:
        (void)take_number(at);
        result.add(take_set(at));
        return true;
    case rule_step::byte: result.add(*at, *at); return true;
    case rule_step::text:
        if (take_number(at) == 0)
            return false;
        result.add(*at, *at);
        return true;
    case rule_step::byte_of:
    case rule_step::character_in: result.add(take_set(at)); return true;
    case rule_step::character_of:
        result.add(take_set(at));
        result.add(0x80, 0xFF);
        return true;
    case rule_step::run_of: {
        const bool wanted = *at++ != 0;
        result.add(take_set(at));
        return wanted;
    }
    case rule_step::one_of: {
        bool is_known = true;
        for (std::uint32_t left = take_number(at); is_known && left != 0; --left) {
            const std::uint32_t size = take_number(at);
            is_known = find_first(grammar, at, result);
            at += size;
        }
        return is_known;
    }
    case rule_step::all: return take_number(at) != 0 && find_first(grammar, at, result);
    case rule_step::repeated: {
        const std::uint32_t least = take_number(at);
        (void)take_number(at);
        (void)take_number(at);
        return least != 0 && find_first(grammar, at, result);
    }
    case rule_step::one_or_more: (void)take_number(at); return find_first(grammar, at, result);
    case rule_step::advancing:
    case rule_step::undone_on_failure: return find_first(grammar, at, result);
    case rule_step::deviation:
    case rule_step::part: (void)take_number(at); return find_first(grammar, at, result);
    case rule_step::named: return find_first(grammar, grammar.code + grammar.begins[take_number(at)], result);
    default: return false;
    }
}

} // namespace ctlpgn::parsing
