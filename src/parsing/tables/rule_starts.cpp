#include "parsing/tables/rule_starts.hpp"

namespace ctlpgn::parsing {

namespace {

constexpr unsigned least_lead_byte = 0xC2; // of the characters beyond ASCII
constexpr unsigned last_lead_byte = 0xF4;

next_set anything() {
    return ~next_set{};
}

} // namespace

next_set rule_start::all() const {
    next_set both = reading;
    return both |= idle;
}

rule_start rule_starts::take(code_place& at) {
    return take(at, where::first);
}

rule_start rule_starts::take(code_place& at, where position) {
    rule_start made;
    switch (kind_at(at++)) {
    case rule_step::all: return take_sequence(at, position);
    case rule_step::one_of: return take_choice(at, position);
    case rule_step::optional:
    case rule_step::any_number:
    case rule_step::begun:
        made = take(at, position);
        made.idle = anything();
        break;
    case rule_step::one_or_more:
    case rule_step::undone_on_failure:
    case rule_step::starting: return take(at, position);
    case rule_step::advancing:
        made = take(at, position);
        made.idle = {};
        break;
    case rule_step::repeated: {
        const std::uint32_t least = take_number(at);
        (void)take_number(at);
        made = take(at, position);
        if (least == 0)
            made.idle = anything();
        break;
    }
    case rule_step::ahead: return take_lookahead(at, position, true);
    case rule_step::not_ahead: return take_lookahead(at, position, false);
    case rule_step::byte:
        made.reading.add(*at, *at);
        ++at;
        break;
    case rule_step::text: {
        const std::uint32_t size = take_number(at);
        if (size == 0)
            made.idle = anything();
        else
            made.reading.add(*at, *at);
        at += size;
        break;
    }
    case rule_step::byte_of:
    case rule_step::character_in:
    case rule_step::token: made.reading = take_set(at); break;
    case rule_step::character_of:
        made.reading = take_set(at);
        made.reading.add(least_lead_byte, last_lead_byte);
        for (std::uint32_t left = 2 * take_number(at); left != 0; --left)
            (void)take_number(at);
        break;
    case rule_step::run_of:
        if (*at++ == 0)
            made.idle = anything();
        made.reading = take_set(at);
        break;
    case rule_step::deviation:
    case rule_step::part: (void)take_number(at); return take(at, position);
    case rule_step::expected:
        (void)take_number(at);
        made = take(at, position);
        made.reading |= take(at, position).reading;
        made.idle = anything();
        break;
    case rule_step::asked:
        ++at;
        (void)take_number(at);
        pass(at);
        made.idle = anything();
        break;
    case rule_step::nested:
        (void)take_number(at);
        made = take(at, position);
        for (int bracket = 0; bracket != 3; ++bracket)
            pass(at);
        break;
    case rule_step::named: {
        const std::uint32_t index = take_name(at);
        if (position == where::first)
            made = named(index);
        break;
    }
    }
    return made;
}

// The next part begins with what may come next if all parts so far are empty.
rule_start rule_starts::take_sequence(code_place& at, where position) {
    rule_start made{{}, anything()};
    for (std::uint32_t left = take_number(at); left != 0; --left) {
        rule_start part = take(at, position);
        made.reading |= part.reading &= made.idle;
        made.idle &= part.idle;
        if (made.idle == next_set{})
            position = where::later;
    }
    return made;
}

rule_start rule_starts::take_choice(code_place& at, where position) {
    rule_start made;
    for (std::uint32_t left = take_number(at); left != 0; --left) {
        const rule_start way = take(at, position);
        made.reading |= way.reading;
        made.idle |= way.idle;
    }
    return made;
}

// A negative lookahead restricts the next byte only if that byte decides it.
rule_start rule_starts::take_lookahead(code_place& at, where position, bool wanted) {
    const bool decides = is_one_byte(at);
    const rule_start looked_at = take(at, position);
    if (wanted)
        return {{}, looked_at.all()};
    return {{}, decides ? ~looked_at.reading : anything()};
}

const rule_start& rule_starts::named(std::uint32_t index) {
    std::optional<rule_start>& known = known_[index];
    if (!known) {
        code_place at = grammar_.code + grammar_.begins[index];
        known = take(at);
    }
    return *known;
}

} // namespace ctlpgn::parsing
