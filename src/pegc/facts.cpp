#include "pegc/facts.hpp"

#include <algorithm>

namespace ctlpgn::pegc {

facts::facts(const std::vector<const grammar_file*>& files, bool labels_skip) : labels_skip_(labels_skip) {
    for (const grammar_file* file : files)
        for (const rule& r : file->rules)
            rules_[r.name].definition = &r;
    for (const grammar_file* file : files)
        for (const nested_line& n : file->nestings)
            if (const auto found = rules_.find(n.rule); found != rules_.end())
                found->second.nesting = &n;

    const auto set_for = [this](const std::vector<rule_list_line>& lines, bool rule_facts::*what) {
        for (const rule_list_line& l : lines)
            for (const node& n : l.rules)
                if (const auto found = rules_.find(n.text); found != rules_.end())
                    found->second.*what = true;
    };
    for (const grammar_file* file : files) {
        set_for(file->tokens, &rule_facts::is_token);
        set_for(file->shorts, &rule_facts::is_short);
    }

    // All facts grow from "no"; what no finite derivation supports stays there.
    for (bool changed = true; changed;) {
        changed = false;
        for (auto& [name, r] : rules_) {
            rule_facts now = r;
            const node& body = r.definition->body;
            now.nullable = nullable(body);
            now.can_fail = can_fail(body);
            now.reports = reports(body) || r.nesting != nullptr;
            now.fails_after_report = fails_after_report(body);
            now.first = first(body);
            now.viable |= viable(body);
            if (now.nullable != r.nullable || now.can_fail != r.can_fail || now.reports != r.reports ||
                now.fails_after_report != r.fails_after_report || now.first != r.first ||
                now.viable != r.viable) {
                r = now;
                changed = true;
            }
        }
    }
}

const facts::rule_facts& facts::of(const node& reference) const {
    static const rule_facts undefined{};
    const auto found = rules_.find(reference.text);
    return found == rules_.end() ? undefined : found->second;
}

const rule* facts::find(std::string_view name) const {
    const auto found = rules_.find(name);
    return found == rules_.end() ? nullptr : found->second.definition;
}

const nested_line* facts::nesting(std::string_view name) const {
    const auto found = rules_.find(name);
    return found == rules_.end() ? nullptr : found->second.nesting;
}

bool facts::is_token(std::string_view name) const {
    const auto found = rules_.find(name);
    return found != rules_.end() && found->second.is_token;
}

bool facts::is_short(std::string_view name) const {
    const auto found = rules_.find(name);
    return found != rules_.end() && found->second.is_short;
}

bool facts::nullable(const node& n) const {
    const auto child_nullable = [this](const node& c) { return nullable(c); };
    switch (n.kind) {
    case kind::literal: return n.text.empty();
    case kind::characters:
    case kind::any: return false;
    case kind::reference: return of(n).nullable;
    case kind::group:
    case kind::deviation: return nullable(n.children[0]);
    case kind::sequence: return std::all_of(n.children.begin(), n.children.end(), child_nullable);
    case kind::choice: return std::any_of(n.children.begin(), n.children.end(), child_nullable);
    case kind::repetition: return n.min == 0 || nullable(n.children[0]);
    case kind::ahead:
    case kind::not_ahead:
    case kind::condition: return true;
    case kind::label:
        if (nullable(n.children[0]))
            return true;
        if (!labels_skip_ || !can_fail(n.children[0]))
            return false;
        return n.children.size() == 1 || nullable(n.children[1]) || can_fail(n.children[1]);
    }
    return true;
}

bool facts::can_fail(const node& n) const {
    const auto child_fails = [this](const node& c) { return can_fail(c); };
    switch (n.kind) {
    case kind::literal: return !n.text.empty();
    case kind::characters:
    case kind::any:
    case kind::not_ahead:
    case kind::condition: return true;
    case kind::reference: return of(n).can_fail || of(n).nesting != nullptr;
    case kind::group:
    case kind::deviation:
    case kind::ahead: return can_fail(n.children[0]);
    case kind::sequence: return std::any_of(n.children.begin(), n.children.end(), child_fails);
    case kind::choice: return std::all_of(n.children.begin(), n.children.end(), child_fails);
    case kind::repetition: return n.min != 0 && can_fail(n.children[0]);
    case kind::label: return !labels_skip_ && can_fail(n.children[0]);
    }
    return true;
}

bool facts::reports(const node& n) const {
    switch (n.kind) {
    case kind::reference: return of(n).reports;
    case kind::deviation: return n.text != silent_deviation || reports(n.children[0]);
    case kind::label: return reports(n.children[0]) || can_fail(n.children[0]);
    case kind::ahead:
    case kind::not_ahead:
    case kind::condition: return false;
    default:
        return std::any_of(n.children.begin(), n.children.end(),
                           [this](const node& c) { return reports(c); });
    }
}

bool facts::fails_after_report(const node& n) const {
    switch (n.kind) {
    case kind::reference: return of(n).fails_after_report;
    case kind::group:
    case kind::deviation: return fails_after_report(n.children[0]);
    case kind::sequence: {
        bool reported = false;
        for (const node& c : n.children) {
            if (fails_after_report(c) || (reported && can_fail(c)))
                return true;
            reported = reported || reports(c);
        }
        return false;
    }
    case kind::choice: return fails_after_report(n.children.back());
    case kind::repetition: return n.min >= 2 && reports(n.children[0]) && can_fail(n.children[0]);
    default: return false;
    }
}

} // namespace ctlpgn::pegc
