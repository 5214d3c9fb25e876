#include "pegc/proof/possible_reading.hpp"

#include "pegc/utf8.hpp"

#include <algorithm>

namespace ctlpgn::pegc {

namespace {

outcome outcome_of(answer given) {
    switch (given) {
    case answer::no: return outcome::fails;
    case answer::yes: return outcome::matches;
    case answer::open: break;
    }
    return outcome::open;
}

} // namespace

// A failed attempt leaves no findings.
possible_match possible_reading::read(const node& n, std::size_t at) {
    const std::size_t before = findings_.size();
    possible_match result;
    switch (n.kind) {
    case kind::literal: result = read_literal(n, at); break;
    case kind::characters:
    case kind::any: result = read_one_of(code_set(n), at); break;
    case kind::reference: result = read_rule(n, at); break;
    case kind::group: result = read(n.children[0], at); break;
    case kind::sequence: result = read_sequence(n, at); break;
    case kind::choice: result = read_choice(n, at); break;
    case kind::repetition: result = read_repetition(n, at); break;
    case kind::ahead:
    case kind::not_ahead: result = look_ahead(n, at); break;
    case kind::condition: result = ask_condition(n, at); break;
    case kind::label: result = read_label(n, at); break;
    case kind::deviation: result = read_deviation(n, at); break;
    }
    if (result.is != outcome::matches)
        findings_.resize(before);
    return result;
}

possible_match possible_reading::read_one_of(const code_set& these, std::size_t at) {
    return {outcome_of(text_.is_one_of(at, these)), at + 1};
}

possible_match possible_reading::read_literal(const node& n, std::size_t at) {
    for (std::string_view rest = n.text; !rest.empty(); ++at) {
        const first_character next = read_utf8(rest);
        if (const outcome is = outcome_of(text_.is_one_of(at, code_set(next.value))); is != outcome::matches)
            return {is, at};
        rest.remove_prefix(next.length);
    }
    return {outcome::matches, at};
}

possible_match possible_reading::read_rule(const node& n, std::size_t at) {
    const rule* const meant = known_.find(n.text);
    if (meant == nullptr || (left_out_ != nullptr && left_out_->contains(meant)))
        return {};
    const possible_match result = read(meant->body, at);
    met_ = met_ || (meant == watched_ && at == 0 && result.is == outcome::matches);
    return result;
}

possible_match possible_reading::read_sequence(const node& n, std::size_t at) {
    for (const node& each : n.children) {
        const possible_match part = read(each, at);
        if (part.is != outcome::matches)
            return part;
        at = part.end;
    }
    return {outcome::matches, at};
}

possible_match possible_reading::read_choice(const node& n, std::size_t at) {
    for (const node& each : n.children)
        if (const possible_match one = read(each, at); one.is != outcome::fails)
            return one;
    return {};
}

possible_match possible_reading::read_repetition(const node& n, std::size_t at) {
    for (unsigned times = 0; times != n.max; ++times) {
        const possible_match next = read(n.children[0], at);
        if (next.is == outcome::fails)
            return times < n.min ? next : possible_match{outcome::matches, at};
        if (next.is != outcome::matches)
            return next;
        if (next.end == at)
            break;
        at = next.end;
    }
    return {outcome::matches, at};
}

possible_match possible_reading::read_quietly(const node& n, std::size_t at) {
    const std::size_t before = findings_.size();
    const possible_match seen = read(n, at);
    findings_.resize(before);
    return seen;
}

// Lookaheads report nothing.
possible_match possible_reading::look_ahead(const node& n, std::size_t at) {
    const possible_match seen = read_quietly(n.children[0], at);
    if (seen.is == outcome::open)
        return seen;
    const bool wanted = n.kind == kind::ahead;
    return {(seen.is == outcome::matches) == wanted ? outcome::matches : outcome::fails, at};
}

possible_match possible_reading::ask_condition(const node& n, std::size_t at) {
    possible_match subject{outcome::matches, at};
    if (!n.children.empty())
        subject = read_quietly(n.children[0], at);
    if (subject.is == outcome::open)
        return subject;
    answer given = answer::no;
    if (subject.is == outcome::matches)
        given = n.children.empty() ? text_.holds(n.text) : text_.holds(n.text, at, subject.end);
    if (given != answer::open && n.negated)
        given = given == answer::yes ? answer::no : answer::yes;
    return {outcome_of(given), at};
}

possible_match possible_reading::read_label(const node& n, std::size_t at) {
    possible_match result = read(n.children[0], at);
    if (result.is != outcome::fails)
        return result;
    result = {outcome::matches, at};
    if (n.children.size() > 1) {
        const possible_match skipped = read(n.children[1], at);
        if (skipped.is == outcome::open)
            return skipped;
        if (skipped.is == outcome::matches)
            result = skipped;
    }
    findings_.push_back({n.text, at, result.end});
    return result;
}

possible_match possible_reading::read_deviation(const node& n, std::size_t at) {
    const possible_match result = read(n.children[0], at);
    if (result.is == outcome::matches && n.text != silent_deviation)
        findings_.push_back({n.text, at, result.end});
    return result;
}

} // namespace ctlpgn::pegc
