// The usual form's version of a rule: everything except what is only tolerated.
#include "pegc/usual/narrowing.hpp"

#include <algorithm>
#include <functional>
#include <utility>

namespace ctlpgn::pegc {

bool narrowing::needs_cleaning(const rule& r) {
    if (const auto found = needs_.find(r.name); found != needs_.end())
        return found->second;
    needs_[r.name] = false; // the rules it may recur to
    const std::function<bool(const node&)> has_part = [&](const node& n) {
        if (looks_ahead(n))
            return false;
        if (n.kind == kind::reference) {
            const rule* const meant = known_.find(n.text);
            return parts_.contains(n.text) || (meant != nullptr && needs_cleaning(*meant));
        }
        return std::ranges::any_of(n.children, has_part);
    };
    return needs_[r.name] = known_.reports(r.body) || has_part(r.body);
}

std::optional<node> narrowing::clean_rule(const node& reference) {
    const rule* const meant = known_.find(reference.text);
    const auto part = parts_.find(reference.text);
    if (meant == nullptr || known_.nesting(reference.text) != nullptr)
        return std::nullopt;
    if (part == parts_.end() && !needs_cleaning(*meant))
        return reference;
    const auto [found, is_new] = cleaned_.emplace(reference.text, std::nullopt);
    if (is_new) { // a recursive one has no usual form
        std::optional<node> body =
            part == parts_.end() ? clean(meant->body) : match_whole(meant->body, elements_of(*part->second));
        if (body) {
            node named;
            named.kind = kind::group;
            named.begin = reference.begin;
            named.end = reference.end;
            named.text = reference.text;
            named.children.push_back(std::move(*body));
            cleaned_[reference.text] = std::move(named);
        }
    }
    return cleaned_[reference.text];
}

std::optional<node> narrowing::clean(const node& general) {
    switch (general.kind) {
    case kind::literal:
    case kind::characters:
    case kind::any:
    case kind::ahead:
    case kind::not_ahead:
    case kind::condition: return general;
    case kind::deviation: return std::nullopt;
    case kind::reference: return clean_rule(general);
    case kind::label: return clean(general.children[0]);
    case kind::group: {
        std::optional<node> inner = clean(general.children[0]);
        return inner ? std::optional(in_group(std::move(*inner))) : std::nullopt;
    }
    case kind::sequence: {
        std::vector<node> parts;
        for (const node& each : general.children)
            if (std::optional<node> part = clean(each))
                parts.push_back(std::move(*part));
            else
                return std::nullopt;
        return in_sequence(std::move(parts));
    }
    case kind::choice: return clean_choice(general);
    case kind::repetition: break;
    }
    const node& each = general.children[0];
    std::optional<node> once = clean(each);
    if (once && is_same(*once, each))
        return general;
    if (!once)
        return general.min == 0 ? std::optional(excluded(each)) : std::nullopt;
    if (general.max != 1 && general.max != node::unbounded)
        return std::nullopt;
    node again = general;
    again.children = {in_group(std::move(*once))};
    if (general.max == 1) {
        node either;
        either.kind = kind::choice;
        either.children = {std::move(again.children[0]), excluded(each)};
        return in_group(std::move(either));
    }
    return in_sequence({std::move(again), excluded(each)});
}

std::optional<node> narrowing::clean_choice(const node& general) {
    node result = general;
    result.children.clear();
    std::vector<const node*> changed;
    for (const node& each : general.children) {
        if (is_quick(each))
            continue;
        std::optional<node> one = clean(each);
        if (one) {
            std::vector<node> parts{*one};
            exclude(parts, changed);
            result.children.push_back(in_sequence(std::move(parts)));
        }
        if (!one || !is_same(*one, each))
            changed.push_back(&each);
    }
    if (result.children.empty())
        return std::nullopt;
    return result.children.size() == 1 ? std::move(result.children.front()) : std::move(result);
}

} // namespace ctlpgn::pegc
