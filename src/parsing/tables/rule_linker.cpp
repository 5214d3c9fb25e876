#include "parsing/tables/rule_linker.hpp"

namespace ctlpgn::parsing {

std::uint32_t rule_linker::put(operation what, std::uint32_t number, bool flag) {
    steps_.push_back({what, flag, 0, number, nullptr});
    return size() - 1;
}

void rule_linker::put_set(operation what, const next_set& set, bool flag) {
    put(what, static_cast<std::uint32_t>(sets_.size()), flag);
    sets_.push_back(set.bytes);
}

bool rule_linker::put_test(const next_set& wanted) {
    const bool is_needed = wanted != ~next_set{};
    if (is_needed)
        put_set(operation::is_next, wanted, wanted.text_end);
    return is_needed;
}

void rule_linker::place_sets() {
    for (instruction& step : steps_) {
        switch (step.what) {
        case operation::byte_of:
        case operation::character_in:
        case operation::character_of:
        case operation::run_of:
        case operation::is_next:
        case operation::is_not_next: step.bytes = sets_[step.number].data(); break;
        default: break;
        }
    }
}

void rule_linker::link(code_place& at) {
    switch (kind_at(at++)) {
    case rule_step::all:
        for (std::uint32_t left = take_number(at); left != 0; --left)
            link(at);
        break;
    case rule_step::one_of: link_one_of(at); break;
    case rule_step::optional: link_optional(at); break;
    case rule_step::any_number: link_any_number(at); break;
    case rule_step::one_or_more: link_one_or_more(at); break;
    case rule_step::repeated: link_repeated(at); break;
    case rule_step::ahead: link_ahead(at, true); break;
    case rule_step::not_ahead: link_ahead(at, false); break;
    case rule_step::advancing:
        put(operation::begin);
        link(at);
        put(operation::advanced);
        break;
    case rule_step::byte: put(operation::byte, *at++); break;
    case rule_step::text: {
        const std::uint32_t size = take_number(at);
        const std::uint32_t step = put(operation::text, size);
        steps_[step].bytes = at;
        at += size;
        break;
    }
    case rule_step::byte_of: put_set(operation::byte_of, take_set(at)); break;
    case rule_step::character_of: {
        put_set(operation::character_of, take_set(at));
        const std::uint32_t count = take_number(at);
        const std::uint32_t beyond = put(operation::jump, count);
        steps_[beyond].to = 1;
        steps_[beyond].bytes = at;
        for (std::uint32_t left = 2 * count; left != 0; --left)
            (void)take_number(at);
        break;
    }
    case rule_step::character_in: put_set(operation::character_in, take_set(at)); break;
    case rule_step::run_of: {
        const bool wanted = *at++ != 0;
        put_set(operation::run_of, take_set(at), wanted);
        break;
    }
    case rule_step::starting:
        (void)put_test(start_of(at).all());
        link(at);
        break;
    case rule_step::begun: {
        const std::uint32_t test = size();
        put_set(operation::is_next, start_of(at).reading);
        link(at);
        land(test);
        break;
    }
    case rule_step::deviation: {
        const std::uint32_t code = take_number(at);
        put(operation::begin);
        link(at);
        put(operation::report, code);
        break;
    }
    case rule_step::expected: link_expected(at); break;
    case rule_step::undone_on_failure: {
        const std::uint32_t mark = put(operation::mark);
        link(at);
        put(operation::unmark);
        const std::uint32_t over = put(operation::jump);
        land(mark);
        put(operation::undo);
        land(over);
        break;
    }
    case rule_step::asked: link_asked(at); break;
    case rule_step::nested: link_nested(at); break;
    case rule_step::named: put(operation::call, take_name(at)); break;
    case rule_step::part: {
        const std::uint32_t rule = take_number(at);
        put(operation::begin);
        link(at);
        put(operation::part, rule);
        break;
    }
    case rule_step::token:
        (void)take_set(at);
        put(operation::token);
        break;
    }
}

void rule_linker::link_ahead(code_place& at, bool wanted) {
    if (is_one_byte(at)) {
        put_set(wanted ? operation::is_next : operation::is_not_next, starts_.take(at).reading);
        return;
    }
    const std::uint32_t look = put(operation::look);
    link(at);
    if (!wanted) {
        put(operation::refute);
        land(look);
        return;
    }
    const std::uint32_t back = put(operation::back);
    land(look);
    put(operation::fail);
    land(back);
}

// If the rule does not match, the recovery begins at the place of the choice.
void rule_linker::link_expected(code_place& at) {
    const std::uint32_t code = take_number(at);
    const attempt tried = link_attempt(at);
    const std::uint32_t way = put(tried.framed ? operation::commit : operation::jump);
    land(tried);
    put(operation::begin);
    const std::uint32_t look = put(operation::look);
    link(at);
    const std::uint32_t skipped = put(operation::commit);
    land(skipped);
    land(look);
    put(operation::report, code);
    land(way);
}

void rule_linker::link_asked(code_place& at) {
    const bool wanted = *at++ != 0;
    const std::uint32_t condition = take_number(at);
    const std::uint32_t look = put(operation::look);
    link(at);
    put(operation::ask, condition, wanted);
    if (!wanted) {
        land(look);
        return;
    }
    const std::uint32_t over = put(operation::jump);
    land(look);
    put(operation::fail);
    land(over);
}

void rule_linker::link_nested(code_place& at) {
    const std::uint32_t code = take_number(at);
    (void)put_test(start_of(at).all());
    const std::uint32_t enter = put(operation::enter);
    link(at);
    put(operation::leave);
    const std::uint32_t left = put(operation::jump);
    put(operation::leave_and_fail);
    land(enter);
    put(operation::skip_nested, code);
    const std::uint32_t skipped = put(operation::jump);
    const std::uint32_t parts = size();
    for (int part = 0; part != 3; ++part)
        put(operation::jump);
    for (std::uint32_t part = parts; part != parts + 3; ++part) {
        land(part);
        link(at);
        put(operation::stop);
    }
    land(left);
    land(skipped);
}

} // namespace ctlpgn::parsing
