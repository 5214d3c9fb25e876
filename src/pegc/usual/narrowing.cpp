#include "pegc/usual/narrowing.hpp"

#include <algorithm>
#include <functional>
#include <iterator>
#include <utility>

namespace ctlpgn::pegc {
namespace {

std::size_t after_look_ahead(const pattern& form, std::size_t at) {
    while (at != form.size() && looks_ahead(form[at]))
        ++at;
    return at;
}

std::vector<node> joined(std::vector<node> first, const std::vector<node>& second) {
    first.insert(first.end(), second.begin(), second.end());
    return first;
}

std::vector<node> between(const pattern& form, std::size_t begin, std::size_t end) {
    std::vector<node> result;
    for (; begin != end; ++begin)
        result.push_back(looks_ahead(form[begin]) ? as_written(form[begin]) : form[begin]);
    return result;
}

node choice_of(std::vector<node> alternatives) {
    if (alternatives.size() == 1)
        return std::move(alternatives.front());
    node result;
    result.kind = kind::choice;
    result.children = std::move(alternatives);
    return result;
}

} // namespace

narrowing::narrowing(const facts& known, const usual_line& line, std::set<std::string, std::less<>> quick)
    : known_(known), quick_(std::move(quick)) {
    for (const rule& each : line.parts)
        parts_.emplace(each.name, &each.body);
}

bool narrowing::is_quick(const node& n) const {
    return n.kind == kind::reference && quick_.contains(n.text);
}

bool narrowing::may_begin(const node& general, const pattern& form, std::size_t at) const {
    const std::size_t next = after_look_ahead(form, at);
    return known_.nullable(general) ||
           (next != form.size() && (known_.first(general) & known_.first(form[next])).any());
}

void narrowing::exclude(std::vector<node>& parts, const std::vector<const node*>& earlier) const {
    const node all = in_sequence(parts);
    std::vector<node> checks;
    for (const node* each : earlier)
        if (known_.nullable(all) || known_.nullable(*each) || (known_.first(all) & known_.first(*each)).any())
            checks.push_back(excluded(*each));
    parts = joined(std::move(checks), parts);
}

std::optional<node> narrowing::derive(const node& general, const node& form, bool again) {
    const pattern elements = elements_of(form);
    if (!again)
        return match_whole(general, elements);
    std::optional<rows> found = match_row(general, elements);
    return found ? std::optional(in_sequence(std::move(found->parts))) : std::nullopt;
}

narrowing::solutions narrowing::match(const node& general, const pattern& form, std::size_t at) {
    if (at != form.size())
        furthest_ = std::max(furthest_, form[at].begin);
    switch (general.kind) {
    case kind::literal:
    case kind::characters:
    case kind::any: return match_leaf(general, form, at);
    case kind::reference: return match_rule(general, form, at);
    case kind::group:
    case kind::label: return match(general.children[0], form, at);
    case kind::sequence: return match_sequence(general, form, at);
    case kind::choice: return match_choice(general, form, at);
    case kind::repetition: return match_repetition(general, form, at);
    case kind::ahead:
    case kind::not_ahead:
    case kind::condition:
        if (at != form.size() && is_same(general, form[at])) // the form has the same condition
            return {{{as_written(general)}, at + 1}};
        return {{{general}, at}};
    case kind::deviation: break;
    }
    return {};
}

narrowing::solutions narrowing::match_leaf(const node& general, const pattern& form, std::size_t at) {
    std::size_t next = after_look_ahead(form, at);
    if (general.kind == kind::literal) {
        for (const node& each : elements_of(general))
            if (next == form.size() || !is_same(form[next], each))
                return match_each(general, form, at);
            else
                ++next;
    } else if (next == form.size() || !is_within(form[next], general)) {
        return match_each(general, form, at);
    } else {
        ++next;
    }
    return {{between(form, at, next), next}};
}

// If the form has several alternatives, one expression takes all of them.
narrowing::solutions narrowing::match_each(const node& general, const pattern& form, std::size_t at) {
    const std::size_t next = after_look_ahead(form, at);
    if (next == form.size())
        return {};
    std::vector<node> kinds;
    for (const node& each : alternatives_of(form[next]))
        if (std::optional<node> one = match_whole(general, elements_of(each)))
            kinds.push_back(std::move(*one));
        else
            return {};
    if (kinds.empty())
        return {};
    std::vector<node> parts = between(form, at, next);
    parts.push_back(in_group(choice_of(std::move(kinds))));
    return {{std::move(parts), next + 1}};
}

narrowing::solutions narrowing::match_rule(const node& general, const pattern& form, std::size_t at) {
    const std::size_t next = after_look_ahead(form, at);
    if (next != form.size() && form[next].kind == kind::reference && form[next].text == general.text) {
        std::optional<node> as_it_is = clean_rule(general);
        if (!as_it_is)
            return {};
        std::vector<node> parts = between(form, at, next);
        parts.push_back(std::move(*as_it_is));
        return {{std::move(parts), next + 1}};
    }
    const rule* const meant = known_.find(general.text);
    if (meant == nullptr || is_quick(general) || known_.nesting(general.text) != nullptr ||
        !may_begin(general, form, at))
        return {};
    const std::pair key{meant, at == form.size() ? nullptr : &form[at]};
    if (!open_.insert(key).second)
        return {};
    solutions result = match(meant->body, form, at);
    open_.erase(key);
    for (solution& each : result) {
        node whole = in_sequence(std::move(each.parts));
        node named;
        named.kind = kind::group;
        named.begin = general.begin;
        named.end = general.end;
        named.text = general.text;
        named.children.push_back(std::move(whole));
        each.parts = {std::move(named)};
    }
    return result;
}

narrowing::solutions narrowing::match_sequence(const node& general, const pattern& form, std::size_t at) {
    solutions result{{{}, at}};
    for (const node& each : general.children) {
        solutions longer;
        for (const solution& before : result)
            for (const solution& part : match(each, form, before.next))
                longer.push_back({joined(before.parts, part.parts), part.next});
        result = std::move(longer);
    }
    return result;
}

narrowing::solutions narrowing::match_choice(const node& general, const pattern& form, std::size_t at) {
    solutions result;
    std::vector<const node*> earlier;
    for (const node& each : general.children) {
        for (solution& one : match(each, form, at)) {
            if (!is_quick(each))
                exclude(one.parts, earlier);
            result.push_back(std::move(one));
        }
        if (!is_quick(each))
            earlier.push_back(&each);
    }
    return result.empty() ? match_each(general, form, at) : result;
}

// A loop ends where its next item does not match.
narrowing::solutions narrowing::match_repetition(const node& general, const pattern& form, std::size_t at) {
    const node& each = general.children[0];
    solutions result;
    if (std::optional<node> all = match_all_characters(general, form, at))
        return {{{std::move(*all)}, at + 1}};
    for (rows& some : match_rows(each, form, at)) {
        if (some.least < general.min || some.most > general.max)
            continue;
        const bool may_be_none = some.least == 0 && some.most == 1 && general.max == 1;
        if (may_be_none) {
            node& optional = some.parts.back();
            optional = in_group(choice_of({std::move(optional.children[0]), excluded(each)}));
        } else if (general.max == node::unbounded || some.most < general.max) {
            some.parts.push_back(excluded(each));
        } else if (some.least != general.max) {
            continue;
        }
        result.push_back({std::move(some.parts), some.next});
    }
    return result;
}

// Characters that a loop treats alike.
std::optional<node> narrowing::match_all_characters(const node& general, const pattern& form,
                                                    std::size_t at) const {
    if (general.max != node::unbounded || at == form.size() || form[at].kind != kind::repetition ||
        form[at].max != node::unbounded || form[at].children[0].kind != kind::characters ||
        general.children[0].kind == kind::characters || !may_begin(general, form, at))
        return std::nullopt;
    std::set<std::string> passed;
    const std::function<void(const node&)> pass = [&](const node& n) {
        if (looks_ahead(n))
            return;
        if (n.kind == kind::reference && passed.insert(n.text).second)
            if (const rule* const meant = known_.find(n.text); meant != nullptr && !known_.is_token(n.text))
                pass(meant->body);
        std::ranges::for_each(n.children, pass);
    };
    pass(general);
    node read;
    read.kind = kind::group;
    read.arguments.assign(passed.begin(), passed.end());
    read.children.push_back(form[at]);
    return ends_as(std::move(read), general);
}

std::vector<narrowing::rows> narrowing::match_rows(const node& each, const pattern& form, std::size_t at) {
    std::vector<rows> result;
    const auto go_on = [&](const rows& begun) {
        for (const rows& rest : match_rows(each, form, begun.next)) {
            const bool is_endless = begun.most == node::unbounded || rest.most == node::unbounded;
            result.push_back({joined(begun.parts, rest.parts), rest.next, begun.least + rest.least,
                              is_endless ? node::unbounded : begun.most + rest.most});
        }
    };
    if (at != form.size()) {
        for (solution& one : match(each, form, at))
            if (one.next != at)
                go_on({std::move(one.parts), one.next, 1, 1});
        if (std::optional<rows> inner = match_inner_rows(each, form[at])) {
            inner->next = at + 1;
            go_on(*inner);
        }
    }
    result.push_back({{}, at, 0, 0});
    return result;
}

// The content of an element that is a sequence by itself.
std::optional<narrowing::rows> narrowing::match_inner_rows(const node& each, const node& element) {
    if (element.kind == kind::repetition) {
        std::optional<rows> once = match_row(each, elements_of(element.children[0]));
        if (!once)
            return std::nullopt;
        node again = element;
        again.children = {in_group(in_sequence(std::move(once->parts)))};
        const bool is_endless = element.max == node::unbounded || once->most == node::unbounded;
        return rows{{std::move(again)},
                    0,
                    element.min * once->least,
                    is_endless ? node::unbounded : element.max * once->most};
    }
    if (element.kind != kind::choice)
        return std::nullopt;
    rows result{{}, 0, node::unbounded, 0};
    std::vector<node> kinds;
    for (const node& alternative : element.children) {
        std::optional<rows> one = match_row(each, elements_of(alternative));
        if (!one)
            return std::nullopt;
        result.least = std::min(result.least, one->least);
        result.most = std::max(result.most, one->most);
        kinds.push_back(in_sequence(std::move(one->parts)));
    }
    result.parts.push_back(in_group(choice_of(std::move(kinds))));
    return result;
}

std::optional<narrowing::rows> narrowing::match_row(const node& each, const pattern& form) {
    for (rows& some : match_rows(each, form, 0))
        if (some.least != 0 && after_look_ahead(form, some.next) == form.size()) {
            some.parts = joined(std::move(some.parts), between(form, some.next, form.size()));
            return std::move(some);
        }
    return std::nullopt;
}

std::optional<node> narrowing::match_whole(const node& general, const pattern& form) {
    for (solution& one : match(general, form, 0))
        if (after_look_ahead(form, one.next) == form.size())
            return in_sequence(joined(std::move(one.parts), between(form, one.next, form.size())));
    return std::nullopt;
}

} // namespace ctlpgn::pegc
