#include "pegc/usual/derivation.hpp"

#include "pegc/facts.hpp"
#include "pegc/usual/narrowing.hpp"
#include "pegc/usual/pattern.hpp"

#include <algorithm>
#include <map>
#include <utility>

namespace ctlpgn::pegc {
namespace {

struct place {
    const rule* user = nullptr;
    std::vector<const node*> path; // from the rule's body to the reference
};

class derivation {
  public:
    derivation(const std::vector<const grammar_file*>& files, usual_line& line)
        : files_(files), line_(line), quick_(quick_rules(files)) {}

    rule run() {
        rule result = line_.form;
        result.is_usual_form = true;
        const std::optional<place> here = only_place();
        if (!here)
            return result;
        const auto choice =
            std::ranges::find(here->path.rbegin(), here->path.rend(), kind::choice, &node::kind);
        if (choice == here->path.rend()) {
            fail(line_.form.begin, "it must stand beside what it is a form of, as another alternative");
            return result;
        }
        const facts known(files_);
        narrowing by(known, line_, quick_);
        std::optional<node> derived = by.derive(**choice, result.body, repeats(*here));
        if (!derived) {
            fail(by.furthest(), "the rules where it stands do not take it from here on");
            return result;
        }
        result.body = without_checks(*derived);
        result.promised = std::move(*derived);
        return result;
    }

  private:
    void fail(std::size_t at, std::string what) {
        line_.fault = std::move(what);
        line_.fault_at = at;
    }

    std::vector<place> places_of(const std::string& name) const {
        std::vector<place> result;
        for (const grammar_file* file : files_)
            for (const rule& r : file->rules) {
                std::vector<const node*> path;
                look(r, r.body, name, path, result);
            }
        return result;
    }

    void look(const rule& user, const node& n, const std::string& name, std::vector<const node*>& path,
              std::vector<place>& result) const {
        if (quick_.contains(user.name))
            return;
        path.push_back(&n);
        if (n.kind == kind::reference && n.text == name)
            result.push_back({&user, path});
        for (const node& each : n.children)
            look(user, each, name, path, result);
        path.pop_back();
    }

    std::optional<place> only_place() {
        std::vector<place> all = places_of(line_.form.name);
        if (all.size() == 1 && line_.form.parameters.empty())
            return std::move(all.front());
        fail(line_.form.begin,
             all.size() == 1 ? "it must have no parameters"
                             : "it must stand in one place, and stands in " + std::to_string(all.size()));
        return std::nullopt;
    }

    // Does reading come back to the place again and again, as long as something matches there?
    bool repeats(const place& at) const { // NOLINT(misc-no-recursion)
        const node* inner = at.path.back();
        for (auto around = at.path.rbegin() + 1; around != at.path.rend(); inner = *around++) {
            const node& outer = **around;
            if (outer.kind == kind::repetition && outer.max == node::unbounded)
                return true;
            if (outer.kind != kind::group && !(outer.kind == kind::choice && is_first(outer, *inner)))
                return false;
        }
        const std::vector<place> users = places_of(at.user->name);
        return !users.empty() &&
               std::ranges::all_of(users, [this](const place& each) { return repeats(each); });
    }

    // Nothing comes before it that could match there.
    bool is_first(const node& choice, const node& alternative) const {
        for (const node& each : choice.children) {
            if (&each == &alternative)
                return true;
            if (each.kind != kind::reference || !quick_.contains(each.text))
                return false;
        }
        return false;
    }

    const std::vector<const grammar_file*>& files_;
    usual_line& line_;
    std::set<std::string, std::less<>> quick_;
};

} // namespace

std::set<std::string, std::less<>> quick_rules(const std::vector<const grammar_file*>& files) {
    std::set<std::string, std::less<>> result;
    for (const grammar_file* file : files) {
        for (const rule_list_line& line : file->quicks)
            for (const node& each : line.rules)
                result.insert(each.text);
        for (const usual_line& line : file->usuals)
            result.insert(line.form.name);
    }
    return result;
}

void derive_usual_forms(library& lib) {
    // Imported files first: their forms are parts of others.
    std::set<const grammar_file*> done;
    for (const auto& [name, file] : lib.files)
        for (const grammar_file* each : lib.closure(name))
            if (done.insert(each).second) {
                grammar_file& own = lib.files.find(each->name)->second;
                for (usual_line& line : own.usuals)
                    own.rules.push_back(derivation(lib.closure(own.name), line).run());
            }
}

} // namespace ctlpgn::pegc
