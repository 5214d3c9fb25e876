#include "pegc/proof/formula_reading.hpp"

#include "pegc/usual/pattern.hpp"
#include "pegc/utf8.hpp"

#include <algorithm>
#include <ranges>
#include <string_view>
#include <utility>

namespace ctlpgn::pegc {
namespace {

constexpr const char* mark = "the end"; // two readings must end together

// An expression as the name of its condition.
std::string spelled(const node& n) {
    std::string result =
        std::to_string(static_cast<int>(n.kind)).append(n.negated ? "^" : ":").append(n.text);
    for (const code_range& each : n.ranges)
        result.append(std::to_string(each.first)).append("-").append(std::to_string(each.last)).append(",");
    result.append(std::to_string(n.min)).append("{").append(std::to_string(n.max));
    for (const node& each : n.children)
        result.append("(").append(spelled(each)).append(")");
    return result;
}

} // namespace

// Whether the next character alone decides it.
bool formula_reading::is_soon_decided(const node& n) const {
    if (n.kind == kind::reference) {
        const rule* const meant = known_.find(n.text);
        return meant != nullptr && is_soon_decided(meant->body);
    }
    return n.kind == kind::literal || n.kind == kind::characters || n.kind == kind::any;
}

formula formula_reading::broken_promise(const node& form, const node* only, bool loosely) {
    only_ = only;
    checked_ = loosely ? manner::loose : manner::any;
    return check(form, never, always);
}

formula formula_reading::later(const reading& what, std::vector<formula> then) {
    const auto [found, is_new] = numbers_.try_emplace(what, readings_.size());
    if (is_new)
        readings_.push_back(what);
    return store_.waiting(found->second, std::move(then));
}

formula formula_reading::unfold(std::size_t number, const std::vector<formula>& then) {
    const reading what = readings_[number];
    return what.mode == manner::checking ? unfold_checking(what, then[0], then[1])
                                         : unfold_rest(what, then[0]);
}

formula formula_reading::read(const node& n, manner mode, formula then) {
    if (then == never)
        return never;
    if (is_check(n))
        return n.kind == kind::ahead ? read(n.children[0], mode, then) : then;
    if (then == always && (mode == manner::any || mode == manner::loose) && !known_.can_fail(n))
        return always;
    switch (n.kind) {
    case kind::literal: {
        std::vector<std::uint32_t> characters;
        for (std::string_view rest = n.text; !rest.empty();) {
            const first_character one = read_utf8(rest);
            characters.push_back(one.value);
            rest.remove_prefix(one.length);
        }
        for (const std::uint32_t each : characters | std::views::reverse)
            then = store_.next(each, then);
        return then;
    }
    case kind::characters:
    case kind::any: return store_.next(n, then);
    case kind::group: return read(n.children[0], mode, then);
    case kind::ahead:
        return store_.all({read(n.children[0], is_loose(mode) ? manner::loose : manner::any, always), then});
    case kind::not_ahead:
        if (is_loose(mode) && !is_soon_decided(n.children[0]))
            return then;
        return store_.all({fails(n.children[0], manner::any), then});
    case kind::condition: return is_loose(mode) ? then : unfold_condition(n, then);
    case kind::deviation:
        if (mode == manner::quiet && n.text != silent_deviation)
            return never;
        return read(n.children[0], mode, then);
    case kind::label:
        if (mode == manner::quiet)
            return read(n.children[0], mode, then);
        break;
    default: break;
    }
    return later({&n, mode, 0, n.min, n.max}, {then});
}

formula formula_reading::unfold_condition(const node& n, formula then) {
    const std::string subject = n.children.empty() ? std::string() : spelled(n.children[0]);
    formula holds = store_.fact(std::string(n.text).append("|").append(subject));
    if (!n.children.empty())
        holds = store_.all({holds, read(n.children[0], manner::any, always)});
    return store_.all({n.negated ? store_.no(holds) : holds, then});
}

formula formula_reading::unfold_rest(const reading& what, formula then) {
    const node& n = *what.asked;
    switch (n.kind) {
    case kind::reference: {
        const rule* const meant = known_.find(n.text);
        if (meant == nullptr || (!is_form(what.mode) && quick_.contains(n.text)))
            return never;
        const auto proved = proved_.find(n.text);
        return read(proved == proved_.end() ? meant->body : proved->second, within_rule(what.mode), then);
    }
    case kind::sequence: {
        const bool is_last = what.from + 1 == n.children.size();
        const formula rest = is_last ? then : later({&n, what.mode, what.from + 1, n.min, n.max}, {then});
        return read(n.children[what.from], what.mode, rest);
    }
    case kind::choice: return unfold_choice(what, then);
    case kind::repetition: {
        if (what.most == 0 ||
            (what.least == 0 && then == always && !is_form(what.mode) && what.mode != manner::quiet))
            return then;
        const unsigned most = what.most == node::unbounded ? what.most : what.most - 1;
        const unsigned least = what.least == 0 ? 0 : what.least - 1;
        const node& each = n.children[0];
        const formula again = read(each, what.mode, later({&n, what.mode, 0, least, most}, {then}));
        if (what.least != 0)
            return again;
        return store_.any({again, unless(what.mode, {&each}, then)});
    }
    case kind::label: {
        // The expected text, or other text in its place, is skipped.
        const node& expected = n.children[0];
        formula skipped = then;
        if (n.children.size() > 1)
            skipped =
                store_.any({read(n.children[1], what.mode, then), unless(what.mode, {&n.children[1]}, then)});
        return store_.any({read(expected, what.mode, then), unless(what.mode, {&expected}, skipped)});
    }
    default: return never;
    }
}

formula formula_reading::unfold_choice(const reading& what, formula then) {
    std::vector<formula> ways;
    std::vector<const node*> earlier;
    for (const node& each : what.asked->children) {
        ways.push_back(unless(what.mode, earlier, read(each, what.mode, then)));
        earlier.push_back(&each);
    }
    return store_.any(std::move(ways));
}

formula formula_reading::unless(manner mode, const std::vector<const node*>& before, formula way) {
    std::vector<formula> parts{way};
    for (const node* each : before)
        if (!is_loose(mode) || is_soon_decided(*each))
            parts.push_back(fails(*each, is_form(mode) ? manner::form : manner::any));
    return store_.all(std::move(parts));
}

// An unchecked part continues like `kept` while nothing is broken.
formula formula_reading::check(const node& n, formula kept, formula broken) {
    if (is_check(n))
        return check_here(n, kept, broken);
    switch (n.kind) {
    case kind::group: return check(n.children[0], kept, broken);
    case kind::sequence:
    case kind::choice:
    case kind::repetition: return later({&n, manner::checking, 0, n.min, n.max}, {kept, broken});
    default: return read(n, form_manner(), kept);
    }
}

formula formula_reading::check_here(const node& n, formula kept, formula broken) {
    const bool counts = only_ == nullptr || only_ == &n;
    if (n.kind == kind::not_ahead)
        return counts ? store_.any({kept, store_.all({read(n.children[0], checked_, always), broken})})
                      : kept;
    const node& form = n.children[0];
    const formula passed = read(form, form_manner(), kept);
    if (!counts)
        return passed;
    const formula end = store_.fact(mark);
    return store_.any({passed, store_.all({read(form, form_manner(), store_.all({end, broken})),
                                           store_.no(read(n.children[1], manner::quiet, end))})});
}

formula formula_reading::unfold_checking(const reading& what, formula kept, formula broken) {
    const node& n = *what.asked;
    if (n.kind == kind::sequence) {
        if (what.from + 1 == n.children.size())
            return check(n.children[what.from], kept, broken);
        reading rest{&n, manner::checking, what.from + 1, n.min, n.max};
        const formula checked = later(rest, {kept, broken});
        rest.mode = form_manner();
        return check(n.children[what.from], checked, broken == never ? never : later(rest, {broken}));
    }
    if (n.kind == kind::choice) {
        std::vector<formula> ways;
        std::vector<const node*> earlier;
        for (const node& each : n.children) {
            ways.push_back(unless(form_manner(), earlier, check(each, kept, broken)));
            earlier.push_back(&each);
        }
        return store_.any(std::move(ways));
    }
    if (what.most == 0)
        return kept;
    reading rest{&n, manner::checking, 0, what.least == 0 ? 0 : what.least - 1,
                 what.most == node::unbounded ? what.most : what.most - 1};
    const formula checked = later(rest, {kept, broken});
    rest.mode = form_manner();
    const formula again = check(n.children[0], checked, later(rest, {broken}));
    return what.least != 0 ? again : store_.any({again, unless(form_manner(), {&n.children[0]}, kept)});
}

} // namespace ctlpgn::pegc
