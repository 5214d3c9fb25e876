// What publications additionally omit from the strict reading, and their names for rules: second names,
// twins, and redundant lookaheads.
#include "pegc/writing/strict.hpp"

#include <algorithm>
#include <iterator>

namespace ctlpgn::pegc {

strict_view::strict_view(const library& lib, const grammar_file& published)
    : lib_(lib), published_(&published), targets_(resolve(lib)) {
    for (const auto& [name, file] : lib.files) {
        for (const rule_list_line& l : file.quicks)
            for (const node& n : l.rules)
                if (const rule* const quick = target_of(n))
                    lost_.emplace(quick, remainder::absent);
        for (const rule& r : file.rules)
            if (r.is_usual_form)
                lost_.emplace(&r, remainder::absent);
            else if (r.body.kind == kind::literal && r.body.text.empty()) // a place for an action
                lost_.emplace(&r, remainder::nothing);
    }
    find_lost_rules();
    find_idle_looks();
    reach_from_starts();
    const std::set<const rule*> read_anywhere = kept_;
    reach_anew(read_anywhere);
    find_aliases();
    find_used_parameters();
    reach_anew(read_anywhere);
}

// Keeps the rules that the published file reaches while reading.
void strict_view::reach_anew(const std::set<const rule*>& read) {
    kept_.clear();
    generic_.clear();
    conditions_.clear();
    for (const rule& r : published_->rules)
        if (read.contains(&r) && !aliases_.contains(&r))
            reach(r);
    for (const rule_list_line& l : published_->starts)
        for (const node& n : l.rules)
            follow(n);
}

// The only reference to which an expression is reduced; null if there is more.
const node* strict_view::only_part(const node& n) const {
    if (n.kind == kind::reference)
        return n.arguments.empty() ? &n : nullptr;
    if (n.kind == kind::group || n.kind == kind::label)
        return only_part(n.children[0]);
    if (n.kind != kind::sequence && n.kind != kind::choice)
        return nullptr;
    const node* only = nullptr;
    for (const node& c : n.children) {
        const remainder left = of(c);
        if (left == remainder::absent || (left == remainder::nothing && n.kind == kind::sequence))
            continue;
        if (only != nullptr || left == remainder::nothing)
            return nullptr;
        only = &c;
    }
    return only == nullptr ? nullptr : only_part(*only);
}

// The only rule to which another is reduced; null if there is more.
const rule* strict_view::only_rule_of(const rule& r) const {
    if (!r.generic.empty() || of(r.body) != remainder::kept)
        return nullptr;
    const node* const only = only_part(r.body);
    return only == nullptr ? nullptr : target_of(*only);
}

// The rules with which readers begin, whose names must stay.
std::set<const rule*> strict_view::published_starts() const {
    std::set<const rule*> result{&published_->rules.front()};
    for (const rule_list_line& l : published_->starts)
        for (const node& n : l.rules)
            if (const rule* const start = target_of(n))
                result.insert(start);
    return result;
}

const rule* strict_view::said_by(const rule* r) const {
    const auto found = aliases_.find(r);
    return found == aliases_.end() ? r : found->second;
}

const rule* strict_view::published_as(const rule& r) const {
    const auto found = names_for_people_.find(&r);
    return found == names_for_people_.end() ? nullptr : found->second;
}

void strict_view::find_aliases() {
    const std::set<const rule*> starts = published_starts();
    for (const auto& [name, file] : lib_.files)
        for (const rule& r : file.rules)
            if (r.display.empty() && !starts.contains(&r))
                if (const rule* const only = only_rule_of(r))
                    aliases_.emplace(&r, only);
    for (auto& [alias, target] : aliases_)
        for (auto next = aliases_.find(target); next != aliases_.end(); next = aliases_.find(target))
            target = next->second;
    find_names_for_people(starts);
    find_twins(starts);
}

// If a rule with a description is reduced to a rule without one, the latter gets its name and description.
void strict_view::find_names_for_people(const std::set<const rule*>& starts) {
    std::map<const rule*, std::vector<const rule*>> names;
    for (const grammar_file* file : lib_.closure(published_->name))
        for (const rule& r : file->rules)
            if (!r.display.empty() && !starts.contains(&r) && kept_.contains(&r))
                if (const rule* const only = only_rule_of(r))
                    names[said_by(only)].push_back(&r);
    for (const auto& [named, givers] : names)
        if (givers.size() == 1 && named->display.empty() && named->generic.empty() &&
            !starts.contains(named)) {
            names_for_people_.emplace(named, givers.front());
            aliases_.emplace(givers.front(), named);
        }
    for (auto& [alias, target] : aliases_)
        target = said_by(target);
}

// A rule whose name ends with that of another (inner_item, item), and that is reduced to the same expression,
// is that rule in another place.
void strict_view::find_twins(const std::set<const rule*>& starts) {
    const std::vector<const grammar_file*> files = lib_.closure(published_->name);
    for (bool changed = true; changed;) { // those that refer to twins may be twins
        changed = false;
        std::map<std::string, std::vector<const rule*>> alike;
        for (const grammar_file* file : files)
            for (const rule& r : file->rules)
                if (r.generic.empty() && !aliases_.contains(&r) && of(r.body) == remainder::kept)
                    alike[text_of(*file, r.body)].push_back(&r);
        for (const auto& [text, rules] : alike)
            for (const rule* twin : rules) {
                const auto other = std::ranges::find_if(
                    rules, [twin](const rule* each) { return twin->name.ends_with("_" + each->name); });
                if (other == rules.end() || !twin->display.empty() || starts.contains(twin))
                    continue;
                aliases_.emplace(twin, *other);
                changed = true;
            }
        for (auto& [alias, target] : aliases_)
            target = said_by(target);
    }
}

void strict_view::find_idle_looks() {
    for (const auto& [name, file] : lib_.files)
        for (const rule& r : file.rules)
            if (r.generic.empty())
                find_idle_looks(file, r.body);
}

void strict_view::find_idle_looks(const grammar_file& file, const node& n) {
    for (const node& c : n.children)
        find_idle_looks(file, c);
    if (n.kind != kind::sequence)
        return;
    for (std::size_t i = 0; i + 1 < n.children.size(); ++i) {
        if (n.children[i].kind != kind::ahead || of(n.children[i]) != remainder::kept)
            continue;
        const std::vector<std::string> wanted = parts_of(file, n.children[i].children[0]);
        std::vector<std::string> coming;
        for (std::size_t k = i + 1; k != n.children.size(); ++k)
            std::ranges::copy(parts_of(file, n.children[k]), std::back_inserter(coming));
        if (wanted.size() <= coming.size() && std::equal(wanted.begin(), wanted.end(), coming.begin()))
            idle_.insert(&n.children[i]);
    }
}

// The rest of an expression, as a sequence.
std::vector<std::string> strict_view::parts_of(const grammar_file& file, const node& n) const {
    if (of(n) != remainder::kept)
        return {};
    if ((n.kind == kind::group && n.text.empty()) || n.kind == kind::label)
        return parts_of(file, n.children[0]);
    if (n.kind != kind::sequence)
        return {text_of(file, n)};
    std::vector<std::string> result;
    for (const node& c : n.children)
        std::ranges::copy(parts_of(file, c), std::back_inserter(result));
    return result;
}

// The rest of an expression, in the same form for equal ones.
std::string strict_view::text_of(const grammar_file& file, const node& n) const {
    const auto joined = [](const std::vector<std::string>& parts, char between) {
        std::string text = "(";
        for (const std::string& each : parts)
            text.append(text.size() == 1 ? "" : std::string(1, between)).append(each);
        return text + ')';
    };
    if (n.kind == kind::group && !n.text.empty()) // of a usual form
        return file.text.substr(n.begin, n.end - n.begin);
    switch (n.kind) {
    case kind::reference: {
        const rule* const target = target_of(n);
        std::string text = target == nullptr ? n.text : said_by(target)->name;
        for (const std::string& each : n.arguments)
            text.append(",").append(each);
        return text;
    }
    case kind::group:
    case kind::label:
    case kind::sequence: {
        const std::vector<std::string> parts = parts_of(file, n);
        return parts.size() == 1 ? parts.front() : joined(parts, ' ');
    }
    case kind::choice: {
        std::vector<std::string> parts;
        for (const node& c : n.children)
            if (of(c) != remainder::absent)
                parts.push_back(of(c) == remainder::kept ? text_of(file, c) : "''");
        return parts.size() == 1 ? parts.front() : joined(parts, '/');
    }
    case kind::ahead: return '&' + text_of(file, n.children[0]);
    case kind::not_ahead: return '!' + text_of(file, n.children[0]);
    case kind::repetition:
        return text_of(file, n.children[0]) + '{' + std::to_string(n.min) + ',' + std::to_string(n.max) + '}';
    default: return file.text.substr(n.begin, n.end - n.begin);
    }
}

std::map<std::string, std::string, std::less<>> strict_view::other_names(const grammar_file& file) const {
    std::map<std::string, std::string, std::less<>> result;
    for (const grammar_file* each : lib_.closure(file.name))
        for (const rule& r : each->rules)
            if (const rule* const called = said_by(&r); called != &r || published_as(*called) != nullptr) {
                const rule* const named = published_as(*called);
                result.emplace(r.name, (named == nullptr ? called : named)->name);
            }
    return result;
}

std::string published_text(const library& lib, std::string_view name) {
    auto files = lib.closure(name);
    std::reverse(files.begin(), files.end());
    const strict_view view(lib, *files.front());
    std::string result;
    for (const grammar_file* file : files)
        if (std::ranges::any_of(file->rules, [&](const rule& r) { return view.keeps(r); }))
            result.append(result.empty() ? "" : "\n").append(strict_text(view, *file, file == files.front()));
    return result;
}

} // namespace ctlpgn::pegc
