#include "parsing/tables/rule_machine.hpp"

#include "parsing/rule_bytes.hpp"

#include <algorithm>
#include <cstring>

namespace ctlpgn::parsing {

namespace {

bool has(code_place set, char byte) {
    const auto value = static_cast<unsigned char>(byte);
    return (set[value / 8] >> value % 8 & 1) != 0;
}

// The end of the character here if it is one of these; otherwise null.
[[gnu::noinline]] const char* end_of_character(const instruction& beyond, const char* here, const char* end) {
    const std::size_t length = character_length(here, end);
    if (length == 1)
        return nullptr;
    const std::uint32_t character = code_point(here, length);
    code_place at = beyond.bytes;
    for (std::uint32_t left = beyond.number; left != 0; --left) {
        const std::uint32_t first = take_number(at);
        const std::uint32_t last = take_number(at);
        if (first <= character && character <= last)
            return here + length;
    }
    return nullptr;
}

// Frames of expressions that may fail return to where they were made; those of begun rules are skipped.
constexpr const instruction* nowhere = nullptr;

} // namespace

bool rule_machine::match(std::uint32_t rule, bool acts) {
    const std::array<instruction, 2> called{instruction{operation::call, false, 0, rule, nullptr},
                                            instruction{operation::stop}};
    return run(called.data(), acts);
}

bool rule_machine::act(std::uint32_t rule, const char* begin, const char* here) {
    const rule_call action = calls_.actions[rule];
    if (action == nullptr)
        return true;
    input_.go_on_at(here);
    return action(begin, input_, state_);
}

bool rule_machine::read(std::uint32_t rule, rule_call reader, const char* here, bool acts) {
    input_.go_on_at(here);
    if (!reader(here, input_, state_))
        return false;
    // A compiled rule has run its actions.
    return !acts || !is_token(rule) || act(rule, here, input_.current());
}

rule_machine::frame* rule_machine::with_more_frames(frame* top) {
    const frame* const first = deep_.empty() ? usual_.data() : deep_.data();
    const auto used = static_cast<std::size_t>(top - first);
    std::vector<frame> larger(4 * used);
    std::copy_n(first, used, larger.begin());
    deep_.swap(larger);
    limit_ = deep_.data() + deep_.size();
    return deep_.data() + used;
}

// Everything is skipped, however deep it is nested; it may end without being closed. Continuing from the same
// place would be an endless loop in a repetition, so something must be skipped.
bool rule_machine::skip_nested(const instruction* opening) {
    const instruction* const closing = opening + 1;
    const instruction* const between = closing + 1;
    const char* const begin = input_.current();
    std::size_t open = 0;
    do {
        const char* const here = input_.current();
        if (run(opening, false))
            ++open;
        else if (open != 0 && run(closing, false))
            --open;
        else if (open == 0 || !run(between, false) || input_.current() == here)
            break;
    } while (open != 0);
    return input_.current() != begin;
}

bool rule_machine::run(const instruction* at, bool acts) {
    const char* const end = input_.end();
    const char* here = input_.current();
    frame* top = top_;
    const auto push = [&](const instruction* next, bool is_choice, std::uint64_t mark = 0) {
        if (top == limit_) [[unlikely]]
            top = with_more_frames(top);
        *top++ = {next, here, mark, acts, is_choice};
    };
    push(nowhere, true);
    for (;;) {
        bool matched = true;
        switch (at->what) {
        case operation::byte:
            matched = here != end && static_cast<unsigned char>(*here) == at->number;
            here += matched ? 1 : 0;
            break;
        case operation::text:
            matched = static_cast<std::size_t>(end - here) >= at->number &&
                      std::memcmp(here, at->bytes, at->number) == 0;
            here += matched ? at->number : 0;
            break;
        case operation::byte_of:
            matched = here != end && has(at->bytes, *here);
            here += matched ? 1 : 0;
            break;
        case operation::character_in:
            matched = here != end && has(at->bytes, *here);
            here += matched ? character_length(here, end) : 0;
            break;
        case operation::character_of:
            if (here == end || static_cast<signed char>(*here) >= 0) {
                matched = here != end && has(at->bytes, *here);
                here += matched ? 1 : 0;
            } else {
                const char* const after = end_of_character(at[1], here, end);
                matched = after != nullptr;
                here = matched ? after : here;
            }
            break;
        case operation::run_of: {
            const char* const begin = here;
            while (here != end && has(at->bytes, *here))
                ++here;
            matched = !at->flag || here != begin;
            break;
        }
        case operation::is_next: matched = here == end ? at->flag : has(at->bytes, *here); break;
        case operation::is_not_next: matched = here == end || !has(at->bytes, *here); break;

        case operation::jump: at += at->to; continue;
        case operation::choice: push(at + at->to, true); break;
        case operation::look:
            push(at + at->to, true);
            acts = false;
            break;
        case operation::commit:
            acts = (--top)->acts;
            at += at->to;
            continue;
        case operation::back:
            acts = (--top)->acts;
            here = top->begin;
            at += at->to;
            continue;
        case operation::refute: --top; [[fallthrough]];
        case operation::fail: matched = false; break;
        case operation::stop:
            top_ = top - 1;
            input_.go_on_at(here);
            return true;

        case operation::call:
            if (const rule_call reader = calls_.readers[at->number];
                reader != nullptr && (acts || is_token(at->number))) {
                matched = read(at->number, reader, here, acts);
                here = input_.current();
                break;
            }
            push(at + 1, false);
            at = rules_.rule(at->number);
            continue;
        case operation::finish: {
            const frame& done = *--top;
            matched = !acts || act(at->number, done.begin, here);
            if (!matched)
                break;
            at = done.next;
            continue;
        }
        case operation::begin: push(nowhere, false); break;
        case operation::part:
            --top;
            matched = !acts || act(at->number, top->begin, here);
            break;
        case operation::report:
            --top;
            if (acts)
                calls_.report(state_, static_cast<code>(at->number), top->begin, here);
            break;
        case operation::advanced: matched = (--top)->begin != here; break;
        case operation::token: matched = false; break;

        case operation::mark:
            if (acts)
                push(at + at->to, true, calls_.mark(state_));
            break;
        case operation::unmark:
            if (acts)
                --top;
            break;
        // The frame that has led here is the one above the last.
        case operation::undo:
            calls_.rollback(state_, top->mark);
            matched = false;
            break;
        case operation::ask: {
            acts = (--top)->acts;
            const std::string_view subject(top->begin, static_cast<std::size_t>(here - top->begin));
            here = top->begin;
            matched = calls_.holds(state_, at->number, subject) == at->flag;
            break;
        }
        case operation::enter:
            if (!calls_.enter(state_)) {
                at += at->to;
                continue;
            }
            push(at + at->to - 1, true);
            break;
        case operation::leave:
            --top;
            calls_.leave(state_);
            break;
        case operation::leave_and_fail:
            calls_.leave(state_);
            matched = false;
            break;
        case operation::skip_nested: {
            const char* const begin = here;
            top_ = top;
            input_.go_on_at(here);
            matched = skip_nested(at + 2);
            top = top_;
            here = input_.current();
            if (matched && acts)
                calls_.report(state_, static_cast<code>(at->number), begin, here);
            break;
        }
        }
        if (matched) {
            ++at;
        } else if (at->to != 0) {
            at += at->to;
        } else {
            do {
                --top;
            } while (!top->is_choice);
            here = top->begin;
            acts = top->acts;
            at = top->next;
            if (at == nowhere) {
                top_ = top;
                input_.go_on_at(here);
                return false;
            }
        }
    }
}

} // namespace ctlpgn::parsing
