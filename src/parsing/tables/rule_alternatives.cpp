// Choices, options and repetitions.
#include "parsing/tables/rule_linker.hpp"

namespace ctlpgn::parsing {

namespace {

constexpr std::uint32_t no_step = ~std::uint32_t{0};

// Instructions that contain where to continue. A run of a set is one, too, if it may be empty.
bool is_single(code_place at) {
    switch (kind_at(at)) {
    case rule_step::byte:
    case rule_step::text:
    case rule_step::byte_of:
    case rule_step::character_in:
    case rule_step::run_of: return true;
    default: return false;
    }
}

} // namespace

rule_linker::attempt rule_linker::link_attempt(code_place& at) {
    if (is_single(at)) {
        const std::uint32_t step = size();
        link(at);
        return {no_step, step, false};
    }
    std::uint32_t test = size();
    if (!put_test(start_of(at).all()))
        test = no_step;
    // It has been tested.
    if (kind_at(at) == rule_step::starting)
        ++at;
    if (is_single(at)) {
        const std::uint32_t step = size();
        link(at);
        return {test, step, false};
    }
    const std::uint32_t choice = put(operation::choice);
    link(at);
    return {test, choice, true};
}

// Without a frame, continuing is a jump, or nothing if it is the next instruction.
void rule_linker::end_attempt(const attempt& tried, std::uint32_t on) {
    if (!tried.framed && on == size())
        return;
    point(put(tried.framed ? operation::commit : operation::jump), on);
}

void rule_linker::land(const attempt& tried) {
    land(tried.choice);
    if (tried.test != no_step)
        land(tried.test);
}

// The ways on from all alternatives are linked through their `number` until the place is known.
void rule_linker::link_one_of(code_place& at) {
    std::uint32_t last_way = no_step;
    for (std::uint32_t left = take_number(at); left != 0; --left) {
        if (left == 1) {
            link(at);
            break;
        }
        const attempt tried = link_attempt(at);
        last_way = put(tried.framed ? operation::commit : operation::jump, last_way);
        land(tried);
    }
    for (; last_way != no_step; last_way = steps_[last_way].number)
        land(last_way);
}

void rule_linker::link_optional(code_place& at) {
    const attempt tried = link_attempt(at);
    end_attempt(tried, size() + (tried.framed ? 1 : 0));
    land(tried);
}

void rule_linker::link_any_number(code_place& at) {
    if (is_run(at)) {
        ++at;
        put_set(operation::run_of, take_set(at));
        return;
    }
    const std::uint32_t again = size();
    const attempt tried = link_attempt(at);
    end_attempt(tried, again);
    land(tried);
}

void rule_linker::link_one_or_more(code_place& at) {
    if (is_run(at)) {
        ++at;
        put_set(operation::run_of, take_set(at), true);
        return;
    }
    code_place once = at;
    link(once);
    link_any_number(at);
}

void rule_linker::link_repeated(code_place& at) {
    const std::uint32_t least = take_number(at);
    const std::uint32_t most = take_number(at);
    const code_place once = at;
    for (std::uint32_t times = 0; times != least; ++times)
        link(at = once);
    for (std::uint32_t times = least; times != most; ++times)
        link_optional(at = once);
}

} // namespace ctlpgn::parsing
