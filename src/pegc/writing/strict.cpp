#include "pegc/writing/strict.hpp"

#include "pegc/reader.hpp"
#include "pegc/usual/derivation.hpp"
#include "pegc/writing/instances.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

namespace ctlpgn::pegc {
namespace {

// The same with the enclosing rule; no rule if it is on a line such as %start.
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
    reach_from_starts();
}

const rule* strict_view::target_of(const node& n) const {
    const auto found = targets_.find(&n);
    return found == targets_.end() ? nullptr : found->second;
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

// Whether a new one was found.
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

void strict_view::reach_from_starts() {
    for (const rule* r : start_rules(lib_))
        if (!lost_.contains(r) || lost_.at(r) != remainder::absent)
            reach(*r);
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
        if (const rule* const target = target_of(n))
            reach(*said_by(target));
    } else if (n.kind == kind::label) {
        follow(n.children[0]);
    } else {
        if (n.kind == kind::condition)
            conditions_.insert(n.text);
        if (const rule* const target = target_of(n)) // of a part of a usual form
            reach(*target);
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
        const auto found = lost_.find(target_of(n)); // no rule is null
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
