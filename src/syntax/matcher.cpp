#include "syntax/matcher.hpp"

#include "pegc/utf8.hpp"

#include <algorithm>
#include <stdexcept>

namespace ctlpgn::syntax {

using pegc::kind;
using pegc::node;

match_outcome matcher::match(const node& n, std::string_view text, std::size_t at) {
    text_ = text;
    at_ = at;
    settled_ = true;
    taken_.clear();
    const bool matched = one(n);
    return {matched, matched ? at_ : at, settled_};
}

bool matcher::accepts(const pegc::rule& r, std::string_view text) {
    const match_outcome outcome = match(r.body, text, 0);
    return outcome.matched && outcome.end == text.size();
}

bool matcher::one(const node& n) {
    switch (n.kind) {
    case kind::literal: return literal(n.text);
    case kind::characters:
    case kind::any: return character(n);
    case kind::reference: return one(grammar_.target(n).body);
    case kind::group: return one(n.children[0]);
    case kind::sequence: return sequence(n);
    case kind::choice: return choice(n);
    case kind::repetition: return repetition(n);
    case kind::ahead:
    case kind::not_ahead: return look_ahead(n);
    case kind::condition: return n.negated || n.children.empty() || look_ahead(n);
    case kind::label:
    case kind::deviation: break;
    }
    throw std::logic_error("the grammar is not a strict one");
}

bool matcher::literal(std::string_view bytes) {
    const std::string_view rest = text_.substr(at_);
    if (rest.starts_with(bytes)) {
        at_ += bytes.size();
        return true;
    }
    settled_ = settled_ && !bytes.starts_with(rest);
    return false;
}

bool matcher::character(const node& n) {
    if (at_ == text_.size()) {
        settled_ = false;
        return false;
    }
    const pegc::first_character c = pegc::read_utf8(text_.substr(at_));
    const bool listed = std::ranges::any_of(n.ranges, [&c](const pegc::code_range& range) {
        return range.first <= c.value && c.value <= range.last;
    });
    if (n.kind == kind::characters && listed == n.negated)
        return false;
    at_ += c.length;
    return true;
}

bool matcher::sequence(const node& n) {
    return std::ranges::all_of(n.children, [this](const node& child) { return one(child); });
}

bool matcher::choice(const node& n) {
    const std::size_t begin = at_;
    const std::size_t before = taken_.size();
    for (std::size_t i = 0; i != n.children.size(); ++i) {
        taken_.push_back({&n, i});
        if (one(n.children[i]))
            return true;
        at_ = begin;
        taken_.resize(before);
    }
    return false;
}

bool matcher::repetition(const node& n) {
    for (unsigned count = 0; count != n.max; ++count) {
        const std::size_t begin = at_;
        const std::size_t before = taken_.size();
        const bool matched = one(n.children[0]);
        if (matched && at_ != begin)
            continue;
        at_ = begin;
        taken_.resize(before);
        return matched || count >= n.min;
    }
    return true;
}

bool matcher::look_ahead(const node& n) {
    const std::size_t begin = at_;
    const std::size_t before = taken_.size();
    const bool matched = one(n.children[0]);
    at_ = begin;
    taken_.resize(before);
    return matched != (n.kind == kind::not_ahead);
}

} // namespace ctlpgn::syntax
