#include "parsing/tables/rule_machine.hpp"

#include "parsing/rule_bytes.hpp"

#include <cstring>
#include <limits>

namespace ctlpgn::parsing {

namespace {

using place = const std::uint8_t*;

std::uint32_t take_number(place& at) {
    std::uint32_t number = *at++;
    if (number < 0x80) [[likely]]
        return number;
    number &= 0x7FU;
    for (unsigned shift = 7;; shift += 7) {
        const std::uint8_t next = *at++;
        number |= static_cast<std::uint32_t>(next & 0x7FU) << shift;
        if (next < 0x80)
            return number;
    }
}

// The ranges of a set, in their order.
struct byte_ranges_at {
    place begin;
    place end;
    bool has_text_end;

    [[nodiscard]] bool has(unsigned char byte) const {
        for (place range = begin; range != end; range += 2)
            if (byte <= range[1])
                return range[0] <= byte;
        return false;
    }
    [[nodiscard]] bool has_next(const text_input& in) const {
        return in.empty() ? has_text_end : has(static_cast<unsigned char>(*in.current()));
    }
};

byte_ranges_at take_set(place& at) {
    const unsigned head = *at++;
    const place begin = at;
    at += std::size_t{2} * (head >> 1U);
    return {begin, at, (head & text_end_in_set) != 0};
}

place after_sized(place at) {
    const std::uint32_t size = take_number(at);
    return at + size;
}

} // namespace

bool rule_machine::match(std::uint32_t rule, bool acts) {
    const rule_call reader = calls_.readers[rule];
    const place code = grammar_.code + grammar_.begins[rule];
    const char* const begin = in_.current();
    if (reader == nullptr)
        return step(code, acts) != nullptr && (!acts || act(rule, begin));
    const bool matched = reader(acts ? begin : nullptr, in_, state_);
    const bool is_token = static_cast<rule_step>(*code) == rule_step::token;
    return matched && (!acts || !is_token || act(rule, begin));
}

bool rule_machine::act(std::uint32_t rule, const char* begin) {
    const rule_call action = calls_.actions[rule];
    if (action == nullptr || action(begin, in_, state_))
        return true;
    in_.go_on_at(begin);
    return false;
}

bool rule_machine::may_begin(place starting) const {
    return take_set(++starting).has_next(in_);
}

// What may begin here has been asked.
place rule_machine::whole_step(place at, bool acts) {
    switch (static_cast<rule_step>(*at++)) {
    case rule_step::all: return all(at, acts);
    case rule_step::one_of: return one_of(at, acts);
    case rule_step::optional: return repeated(at, acts, 0, 1);
    case rule_step::any_number: return repeated(at, acts, 0, std::numeric_limits<std::uint32_t>::max());
    case rule_step::one_or_more: return repeated(at, acts, 1, std::numeric_limits<std::uint32_t>::max());
    case rule_step::repeated: {
        const std::uint32_t least = take_number(at);
        const std::uint32_t most = take_number(at);
        return repeated(at, acts, least, most);
    }
    case rule_step::ahead: return ahead(at, true);
    case rule_step::not_ahead: return ahead(at, false);
    case rule_step::advancing: {
        const char* const begin = in_.current();
        const place end = step(at, acts);
        return in_.current() != begin ? end : nullptr;
    }
    case rule_step::byte: return text(at, 1);
    case rule_step::text: {
        const std::uint32_t size = take_number(at);
        return text(at, size);
    }
    case rule_step::byte_of: return byte_of(at);
    case rule_step::character_of: return character_of(at);
    case rule_step::character_in: return character_in(at);
    case rule_step::run_of: return run_of(at);
    case rule_step::starting: (void)take_set(at); return step(at, acts);
    case rule_step::begun: {
        const bool is_there = take_set(at).has_next(in_);
        const std::uint32_t size = take_number(at);
        return is_there ? step(at, acts) : at + size;
    }
    case rule_step::deviation: return deviation(at, acts);
    case rule_step::expected: return expected(at, acts);
    case rule_step::undone_on_failure: return undone_on_failure(at, acts);
    case rule_step::asked: return asked(at);
    case rule_step::nested: return nested(at, acts);
    case rule_step::named: {
        const std::uint32_t which = take_number(at);
        return match(which, acts) ? at : nullptr;
    }
    case rule_step::part: return part(at, acts);
    case rule_step::token: break;
    }
    return nullptr;
}

place rule_machine::all(place at, bool acts) {
    const char* const begin = in_.current();
    for (std::uint32_t left = take_number(at); left != 0; --left) {
        at = step(at, acts);
        if (at == nullptr) {
            in_.go_on_at(begin);
            return nullptr;
        }
    }
    return at;
}

place rule_machine::one_of(place at, bool acts) {
    bool matched = false;
    for (std::uint32_t left = take_number(at); left != 0; --left) {
        const std::uint32_t size = take_number(at);
        matched = matched || step(at, acts) != nullptr;
        at += size;
    }
    return matched ? at : nullptr;
}

place rule_machine::repeated(place at, bool acts, std::uint32_t least, std::uint32_t most) {
    const char* const begin = in_.current();
    const std::uint32_t size = take_number(at);
    for (std::uint32_t times = 0; times != most; ++times) {
        if (step(at, acts) != nullptr)
            continue;
        if (times >= least)
            break;
        in_.go_on_at(begin);
        return nullptr;
    }
    return at + size;
}

place rule_machine::ahead(place at, bool wanted) {
    const char* const begin = in_.current();
    const std::uint32_t size = take_number(at);
    const bool is_there = step(at, false) != nullptr;
    in_.go_on_at(begin);
    return is_there == wanted ? at + size : nullptr;
}

place rule_machine::text(place at, std::uint32_t size) {
    if (in_.size() < size || std::memcmp(in_.current(), at, size) != 0)
        return nullptr;
    in_.bump(size);
    return at + size;
}

place rule_machine::byte_of(place at) {
    if (!take_set(at).has_next(in_))
        return nullptr;
    in_.bump(1);
    return at;
}

place rule_machine::character_in(place at) {
    if (!take_set(at).has_next(in_))
        return nullptr;
    in_.bump(character_length(in_.current(), in_.end()));
    return at;
}

place rule_machine::undone_on_failure(place at, bool acts) {
    if (!acts)
        return step(at, acts);
    const std::uint64_t before = calls_.mark(state_);
    const place end = step(at, acts);
    if (end == nullptr)
        calls_.rollback(state_, before);
    return end;
}

place rule_machine::part(place at, bool acts) {
    const std::uint32_t which = take_number(at);
    const char* const begin = in_.current();
    const place end = step(at, acts);
    return end != nullptr && (!acts || act(which, begin)) ? end : nullptr;
}

place rule_machine::character_of(place at) {
    const bool is_ascii = !in_.empty() && static_cast<signed char>(*in_.current()) >= 0;
    const byte_ranges_at set = take_set(at);
    bool is_in_set = is_ascii && set.has(static_cast<unsigned char>(*in_.current()));
    std::size_t length = 1;
    std::uint32_t character = 0;
    if (!is_ascii && !in_.empty()) {
        length = character_length(in_.current(), in_.end());
        character = length == 1 ? 0 : code_point(in_.current(), length);
    }
    for (std::uint32_t left = take_number(at); left != 0; --left) {
        const std::uint32_t first = take_number(at);
        const std::uint32_t last = take_number(at);
        is_in_set = is_in_set || (length != 1 && first <= character && character <= last);
    }
    if (!is_in_set)
        return nullptr;
    in_.bump(length);
    return at;
}

place rule_machine::run_of(place at) {
    const bool may_be_empty = *at++ == 0;
    const char* const begin = in_.current();
    const byte_ranges_at set = take_set(at);
    while (set.has_next(in_))
        in_.bump(1);
    return may_be_empty || in_.current() != begin ? at : nullptr;
}

place rule_machine::deviation(place at, bool acts) {
    const auto id = static_cast<code>(take_number(at));
    const char* const begin = in_.current();
    const place end = step(at, acts);
    if (end != nullptr && acts)
        calls_.report(state_, id, begin, in_.current());
    return end;
}

place rule_machine::expected(place at, bool acts) {
    const auto id = static_cast<code>(take_number(at));
    const place recovery = after_sized(at);
    (void)take_number(at);
    if (step(at, acts) == nullptr) {
        const char* const begin = in_.current();
        (void)skip(recovery);
        if (acts)
            calls_.report(state_, id, begin, in_.current());
    }
    return after_sized(recovery);
}

place rule_machine::asked(place at) {
    const bool wanted = *at++ != 0;
    const std::uint32_t condition = take_number(at);
    const std::uint32_t size = take_number(at);
    const char* const begin = in_.current();
    const bool is_there = step(at, false) != nullptr;
    const std::string_view subject(begin, static_cast<std::size_t>(in_.current() - begin));
    in_.go_on_at(begin);
    return (is_there && calls_.holds(state_, condition, subject)) == wanted ? at + size : nullptr;
}

place rule_machine::nested(place at, bool acts) {
    const auto id = static_cast<code>(take_number(at));
    if (!take_set(at).has_next(in_))
        return nullptr;
    const place opening = after_sized(at);
    const place end = after_sized(after_sized(after_sized(opening)));
    const char* const begin = in_.current();
    if (calls_.enter(state_)) {
        (void)take_number(at);
        const bool matched = step(at, acts) != nullptr;
        calls_.leave(state_);
        return matched ? end : nullptr;
    }
    if (!skip_nested(opening))
        return nullptr;
    if (acts)
        calls_.report(state_, id, begin, in_.current());
    return end;
}

// All of it, however deep it goes on; it may end without being closed. Going on from the same place would be
// an endless loop in a repetition, so something must be skipped.
bool rule_machine::skip_nested(place opening) {
    const place closing = after_sized(opening);
    const place between = after_sized(closing);
    const char* const begin = in_.current();
    std::size_t open = 0;
    do {
        const char* const here = in_.current();
        if (skip(opening))
            ++open;
        else if (open != 0 && skip(closing))
            --open;
        else if (open == 0 || !skip(between) || in_.current() == here)
            break;
    } while (open != 0);
    return in_.current() != begin;
}

bool rule_machine::skip(place sized) {
    (void)take_number(sized);
    return step(sized, false) != nullptr;
}

} // namespace ctlpgn::parsing
