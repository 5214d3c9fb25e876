#include "pegc/writing/strict.hpp"

#include "pegc/reader.hpp"
#include "pegc/usual/derivation.hpp"
#include "pegc/writing/instances.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

namespace ctlpgn::pegc {
namespace {

// The same with the rule in which it stands; no rule for what stands in a line of its own.
void each_reference(const grammar_file& file, const std::function<void(const rule*, const node&)>& f) {
    for (const rule& r : file.rules)
        each_reference(r.body, [&](const node& n) { f(&r, n); });
    for (const rule& r : file.generic_rules)
        each_reference(r.body, [&](const node& n) { f(&r, n); });
    for (const nested_line& l : file.nestings)
        each_reference(l.skipped, [&](const node& n) { f(nullptr, n); });
    for (const rule_list_line& l : file.starts)
        for (const node& n : l.rules)
            f(nullptr, n);
}

} // namespace

void each_reference(const node& n, const std::function<void(const node&)>& f) {
    if (n.kind == kind::reference || (n.kind == kind::group && !n.text.empty()))
        f(n);
    for (const node& c : n.children)
        each_reference(c, f);
}

std::map<const node*, const rule*> resolve(const library& lib) {
    std::map<const node*, const rule*> result;
    for (const auto& [name, file] : lib.files) {
        std::map<std::string_view, const rule*> visible;
        for (const grammar_file* f : lib.closure(name))
            for (const rule& r : f->rules)
                visible.emplace(r.name, &r);
        const auto add = [&](const node& n) {
            if (const auto found = visible.find(n.text); found != visible.end())
                result.emplace(&n, found->second);
        };
        each_reference(file, [&](const rule*, const node& n) { add(n); });
        for (const rule_list_line& l : file.quicks)
            for (const node& n : l.rules)
                add(n);
    }
    return result;
}

std::set<const rule*> unused_rules(const library& lib) {
    const auto targets = resolve(lib);
    std::set<const rule*> result;
    for (const auto& [name, file] : lib.files)
        for (std::size_t i = 1; i < file.rules.size(); ++i)
            result.insert(&file.rules[i]);
    for (const auto& [name, file] : lib.files)
        each_reference(file, [&](const rule* user, const node& n) {
            if (const auto found = targets.find(&n); found != targets.end() && found->second != user)
                result.erase(found->second);
        });
    return result;
}

std::set<const rule*> start_rules(const library& lib) {
    const auto targets = resolve(lib);
    std::set<const rule*> result = unused_rules(lib);
    std::set<std::string_view> imported;
    for (const auto& [name, file] : lib.files) {
        for (const import_line& i : file.imports)
            imported.insert(i.file);
        for (const rule_list_line& l : file.starts)
            for (const node& n : l.rules)
                if (const auto found = targets.find(&n); found != targets.end())
                    result.insert(found->second);
    }
    for (const auto& [name, file] : lib.files)
        if (!file.rules.empty() && !imported.contains(name))
            result.insert(&file.rules.front());
    return result;
}

strict_view::strict_view(const library& lib) : lib_(lib), targets_(resolve(lib)) {
    find_lost_rules();
    for (const rule* r : start_rules(lib))
        if (!lost_.contains(r) || lost_.at(r) != remainder::absent)
            reach(*r);
}

strict_view::strict_view(const library& lib, const grammar_file& published)
    : lib_(lib), published_(&published), targets_(resolve(lib)) {
    for (const auto& [name, file] : lib.files) {
        for (const rule_list_line& l : file.quicks)
            for (const node& n : l.rules)
                if (const auto found = targets_.find(&n); found != targets_.end())
                    lost_.emplace(found->second, remainder::absent);
        for (const rule& r : file.rules)
            if (r.is_usual_form)
                lost_.emplace(&r, remainder::absent);
            else if (r.body.kind == kind::literal && r.body.text.empty()) // a place for an action
                lost_.emplace(&r, remainder::nothing);
    }
    find_lost_rules();
    find_idle_looks();
    for (const rule* r : start_rules(lib))
        if (!lost_.contains(r) || lost_.at(r) != remainder::absent)
            reach(*r);
    const std::set<const rule*> read_anywhere = kept_;
    reach_anew(read_anywhere);
    find_aliases();
    find_used_parameters();
    reach_anew(read_anywhere);
}

// Keeps what the rules of the published file come to that anybody reads.
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

void strict_view::find_lost_rules() {
    for (bool changed = true; changed;) {
        changed = false;
        for (const auto& [name, file] : lib_.files)
            for (const rule& r : file.rules)
                if (const remainder now = of(r.body); now != remainder::kept && lost_.emplace(&r, now).second)
                    changed = true;
    }
}

// The reference that is all that is left of an expression; null if there is more.
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

// The rules that people look for, since readers begin with them.
std::set<const rule*> strict_view::published_starts() const {
    std::set<const rule*> result{&published_->rules.front()};
    for (const rule_list_line& l : published_->starts)
        for (const node& n : l.rules)
            if (const auto found = targets_.find(&n); found != targets_.end())
                result.insert(found->second);
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
            if (r.display.empty() && r.generic.empty() && !starts.contains(&r) &&
                of(r.body) == remainder::kept)
                if (const node* n = only_part(r.body))
                    if (const auto found = targets_.find(n); found != targets_.end())
                        aliases_.emplace(&r, found->second);
    for (auto& [alias, target] : aliases_)
        for (auto next = aliases_.find(target); next != aliases_.end(); next = aliases_.find(target))
            target = next->second;
    find_names_for_people(starts);
    find_twins(starts);
}

// One rule that says in words what it is, and is another that says nothing, gives it its name and its words.
void strict_view::find_names_for_people(const std::set<const rule*>& starts) {
    std::map<const rule*, std::vector<const rule*>> names;
    for (const grammar_file* file : lib_.closure(published_->name))
        for (const rule& r : file->rules)
            if (!r.display.empty() && r.generic.empty() && !starts.contains(&r) && kept_.contains(&r) &&
                of(r.body) == remainder::kept)
                if (const node* n = only_part(r.body))
                    if (const auto found = targets_.find(n); found != targets_.end())
                        names[said_by(found->second)].push_back(&r);
    for (const auto& [named, givers] : names)
        if (givers.size() == 1 && named->display.empty() && named->generic.empty() &&
            !starts.contains(named)) {
            names_for_people_.emplace(named, givers.front());
            aliases_.emplace(givers.front(), named);
        }
    for (auto& [alias, target] : aliases_)
        target = said_by(target);
}

// A rule whose name is that of another with words before it (inner_item, item), and of which the same is
// left, is that other at another place.
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

// What is left of an expression, one after the other.
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

// What is left of an expression, the same for all that say the same.
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
        const auto found = targets_.find(&n);
        std::string text = found == targets_.end() ? n.text : said_by(found->second)->name;
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

void strict_view::find_used_parameters() {
    for (const auto& [name, file] : lib_.files)
        for (const rule& r : file.generic_rules)
            used_parameters_.emplace(r.name, std::vector<bool>(r.parameters.size()));
    for (bool changed = true; changed;) {
        changed = false;
        for (const auto& [name, file] : lib_.files)
            for (const rule& r : file.generic_rules)
                changed = find_used_parameters(r, r.body) || changed;
    }
}

// Whether one was found that was not known.
bool strict_view::find_used_parameters(const rule& r, const node& n) {
    if (of(n) != remainder::kept)
        return false;
    bool found = false;
    const auto use = [&](const std::string& name) {
        std::vector<bool>& used = used_parameters_.find(r.name)->second;
        for (std::size_t i = 0; i != used.size(); ++i)
            if (r.parameters[i] == name && !used[i])
                used[i] = found = true;
    };
    if (n.kind == kind::reference) {
        use(n.text);
        for (std::size_t i = 0; i != n.arguments.size(); ++i)
            if (uses_parameter(n.text, i))
                use(n.arguments[i]);
    }
    const std::size_t looked_at = n.kind == kind::label ? 1 : n.children.size();
    for (std::size_t i = 0; i != looked_at; ++i)
        found = find_used_parameters(r, n.children[i]) || found;
    return found;
}

bool strict_view::uses_parameter(std::string_view rule, std::size_t index) const {
    const auto found = used_parameters_.find(rule);
    return found == used_parameters_.end() || index >= found->second.size() || found->second[index];
}

std::map<std::string, std::string, std::less<>> strict_view::other_names(const grammar_file& file) const {
    std::map<std::string, std::string, std::less<>> result;
    for (const grammar_file* each : lib_.closure(file.name))
        for (const rule& r : each->rules)
            if (const rule* const said = said_by(&r); said != &r || published_as(*said) != nullptr) {
                const rule* const named = published_as(*said);
                result.emplace(r.name, (named == nullptr ? said : named)->name);
            }
    return result;
}

void strict_view::reach(const rule& r) {
    if (!kept_.insert(&r).second)
        return;
    if (!r.generic.empty())
        generic_.emplace(r.source, r.generic);
    follow(r.body);
}

void strict_view::follow(const node& n) {
    if (of(n) != remainder::kept)
        return;
    if (n.kind == kind::reference) {
        if (const auto found = targets_.find(&n); found != targets_.end()) {
            reach(*said_by(found->second));
        }
    } else if (n.kind == kind::label) {
        follow(n.children[0]);
    } else {
        if (n.kind == kind::condition)
            conditions_.insert(n.text);
        if (const auto found = targets_.find(&n); found != targets_.end()) // of a part of a usual form
            reach(*found->second);
        for (const node& c : n.children)
            follow(c);
    }
}

remainder strict_view::of(const node& n) const {
    switch (n.kind) {
    case kind::literal:
    case kind::characters:
    case kind::any:
    case kind::condition: return remainder::kept;
    case kind::reference: {
        const auto target = targets_.find(&n);
        const auto found = target == targets_.end() ? lost_.end() : lost_.find(target->second);
        return found == lost_.end() ? remainder::kept : found->second;
    }
    case kind::deviation: return remainder::absent;
    case kind::ahead:
        if (idle_.contains(&n))
            return remainder::nothing;
        [[fallthrough]];
    case kind::group:
    case kind::label: return of(n.children[0]);
    case kind::not_ahead:
        switch (of(n.children[0])) {
        case remainder::absent: return remainder::nothing;
        case remainder::nothing: return remainder::absent;
        default: return remainder::kept;
        }
    case kind::repetition:
        if (const remainder r = of(n.children[0]); r != remainder::absent || n.min != 0)
            return r;
        return remainder::nothing;
    case kind::sequence: {
        remainder result = remainder::nothing;
        for (const node& c : n.children) {
            if (of(c) == remainder::absent)
                return remainder::absent;
            if (of(c) == remainder::kept)
                result = remainder::kept;
        }
        return result;
    }
    case kind::choice: {
        std::size_t present = 0;
        std::size_t kept = 0;
        for (const node& c : n.children) {
            present += of(c) != remainder::absent ? 1U : 0U;
            kept += of(c) == remainder::kept ? 1U : 0U;
        }
        return kept != 0 ? remainder::kept : present != 0 ? remainder::nothing : remainder::absent;
    }
    }
    return remainder::kept;
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

library strict_library(const library& lib) {
    const strict_view view(lib);
    library result;
    for (const auto& [name, file] : lib.files)
        result.files.emplace(name, read_text(file.name, file.path, strict_text(view, file, true)));
    instantiate(result);
    derive_usual_forms(result);
    return result;
}

} // namespace ctlpgn::pegc
