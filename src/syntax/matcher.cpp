#include "pegc/utf8.hpp"
#include "syntax/matcher.hpp"

#include <algorithm>
#include <stdexcept>
#include <utility>

namespace ctlpgn::syntax {

using pegc::kind;
using pegc::node;

match_outcome matcher::match(const node& n, std::string_view text, std::size_t at) {
    text_ = text;
    at_ = at;
    settled_ = true;
    taken_.clear();
    taken_rules_.clear();
    const bool matched = one(n);
    return {matched, matched ? at_ : at, settled_};
}

match_outcome matcher::match(const node& n, std::string_view text, std::size_t at, match_memory& memory) {
    memory_ = &memory;
    const match_outcome outcome = match(n, text, at);
    memory_ = nullptr;
    return outcome;
}

bool matcher::accepts(const pegc::rule& r, std::string_view text) {
    const match_outcome outcome = match(r.body, text, 0);
    return outcome.matched && outcome.end == text.size();
}

void matcher::go_back(const state& earlier) {
    at_ = earlier.at;
    taken_.resize(earlier.alternatives);
    taken_rules_.resize(earlier.rules);
}

bool matcher::one(const node& n) {
    if (steps_left_ == 0)
        return false;
    --steps_left_;
    switch (n.kind) {
    case kind::literal: return literal(n.text);
    case kind::characters:
    case kind::any: return character(n);
    case kind::reference: return reference(n);
    case kind::group: return one(n.children[0]);
    case kind::sequence: return sequence(n);
    case kind::choice: return choice(n);
    case kind::repetition: return repetition(n);
    case kind::ahead:
    case kind::not_ahead: return look_ahead(n);
    case kind::condition: return n.children.empty() ? !n.negated : n.negated || look_ahead(n);
    case kind::label:
    case kind::deviation: break;
    }
    throw std::logic_error("the grammar is not a strict one");
}

bool matcher::reference(const node& n) {
    const pegc::rule& target = grammar_.target(n);
    if (memory_ != nullptr)
        return remembered(target);
    if (watched_.empty() || !watched_.contains(&target))
        return one(target.body);
    const std::size_t place = taken_rules_.size();
    taken_rules_.push_back({&target, at_, at_});
    if (!one(target.body))
        return false;
    taken_rules_[place].end = at_;
    return true;
}

// The remembered result of the rule here, or a new one, which is remembered if more text cannot change it.
bool matcher::remembered(const pegc::rule& target) {
    const std::size_t begin = at_;
    if (const auto known = memory_->find(target, begin)) {
        if (known->matched)
            at_ = known->end;
        looked_ = std::max(looked_, known->looked);
        return known->matched;
    }
    const bool settled = std::exchange(settled_, true);
    const std::size_t looked = std::exchange(looked_, begin);
    const bool matched = one(target.body);
    if (settled_)
        memory_->add(target, begin, {matched, at_, looked_});
    settled_ = settled && settled_;
    looked_ = std::max(looked, looked_);
    return matched;
}

bool matcher::literal(std::string_view bytes) {
    const std::string_view rest = text_.substr(at_);
    looked_ = std::max(looked_, at_ + std::min(bytes.size(), rest.size()));
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
    looked_ = std::max(looked_, at_ + c.length);
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
    const state begin = here();
    for (std::size_t i = 0; i != n.children.size(); ++i) {
        // A watcher of rules needs all parts of a match.
        if (!watched_.empty() && grammar_.is_usual_form(n.children[i]))
            continue;
        taken_.push_back({&n, i});
        if (one(n.children[i]))
            return true;
        go_back(begin);
    }
    return false;
}

bool matcher::repetition(const node& n) {
    for (unsigned count = 0; count != n.max; ++count) {
        const state begin = here();
        const bool matched = one(n.children[0]);
        if (matched && at_ != begin.at)
            continue;
        go_back(begin);
        return matched || count >= n.min;
    }
    return true;
}

bool matcher::look_ahead(const node& n) {
    const state begin = here();
    const bool matched = one(n.children[0]);
    go_back(begin);
    return matched != (n.kind == kind::not_ahead);
}

} // namespace ctlpgn::syntax
