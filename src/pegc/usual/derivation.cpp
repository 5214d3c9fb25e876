#include "pegc/usual/derivation.hpp"

#include "pegc/facts.hpp"
#include "pegc/usual/narrowing.hpp"
#include "pegc/usual/pattern.hpp"

#include <algorithm>
#include <map>
#include <utility>

namespace ctlpgn::pegc {
namespace {

struct reference_place {
    const rule* user = nullptr;
    std::vector<const node*> path; // from the rule's body to the reference
};

// The requirements on the form.
struct usual_surroundings {
    node general;
    bool repeats = false; // repeatedly, as long as it matches
};

class derivation {
  public:
    derivation(const std::vector<const grammar_file*>& files, usual_line& line)
        : files_(files), line_(line), quick_(quick_rules(files)) {}

    rule run() {
        rule result = line_.form;
        result.is_usual_form = true;
        const std::vector<reference_place> places = places_of(line_.form.name);
        if (places.empty() || !line_.form.parameters.empty()) {
            fail(line_.form.begin, places.empty() ? "it is used nowhere" : "it must have no parameters");
            return result;
        }
        std::vector<usual_surroundings> kinds;
        for (const reference_place& each : places)
            if (std::optional<usual_surroundings> here = surroundings_of(each)) {
                const auto is_like = [&](const usual_surroundings& other) {
                    return other.repeats == here->repeats && is_same(other.general, here->general);
                };
                if (std::ranges::none_of(kinds, is_like))
                    kinds.push_back(std::move(*here));
            } else {
                fail(line_.form.begin, "it must be another alternative beside what it is a form of");
                return result;
            }
        const facts known(files_);
        narrowing narrowed(known, line_, quick_);
        for (const usual_surroundings& each : kinds)
            if (std::optional<node> derived = narrowed.derive(each.general, line_.form.body, each.repeats)) {
                result.promised.push_back(std::move(*derived));
            } else {
                fail(narrowed.furthest(), "the rules that use it do not take it from here on");
                return result;
            }
        result.body = without_checks(result.promised.front());
        return result;
    }

  private:
    void fail(std::size_t at, std::string what) {
        line_.fault = std::move(what);
        line_.fault_at = at;
    }

    std::vector<reference_place> places_of(const std::string& name) const {
        std::vector<reference_place> result;
        for (const grammar_file* file : files_)
            for (const rule& r : file->rules) {
                std::vector<const node*> path;
                look(r, r.body, name, path, result);
            }
        return result;
    }

    void look(const rule& user, const node& n, const std::string& name, std::vector<const node*>& path,
              std::vector<reference_place>& result) const {
        if (quick_.contains(user.name))
            return;
        path.push_back(&n);
        if (n.kind == kind::reference && n.text == name)
            result.push_back({&user, path});
        for (const node& each : n.children)
            look(user, each, name, path, result);
        path.pop_back();
    }

    // The choice that contains the form. If a loop repeats it, with the lookaheads before it.
    std::optional<usual_surroundings> surroundings_of(const reference_place& at) const {
        const auto choice = std::ranges::find(at.path.rbegin(), at.path.rend(), kind::choice, &node::kind);
        if (choice == at.path.rend())
            return std::nullopt;
        auto around = choice + 1;
        while (around != at.path.rend() && (*around)->kind == kind::group)
            ++around;
        if (around != at.path.rend() && (*around)->kind == kind::sequence &&
            is_repeated(around, at.path.rend()) &&
            std::all_of((*around)->children.begin(), (*around)->children.end() - 1, looks_ahead))
            return usual_surroundings{**around, true};
        return usual_surroundings{**choice, repeats(at)};
    }

    template <typename Step> static bool is_repeated(Step step, Step end) {
        do
            ++step;
        while (step != end && (*step)->kind == kind::group);
        return step != end && (*step)->kind == kind::repetition && (*step)->max == node::unbounded;
    }

    // Whether reading returns to the place as long as something matches there.
    bool repeats(const reference_place& at) const {
        const node* inner = at.path.back();
        for (auto around = at.path.rbegin() + 1; around != at.path.rend(); inner = *around++) {
            const node& outer = **around;
            if (outer.kind == kind::repetition && outer.max == node::unbounded)
                return true;
            if (outer.kind != kind::group && !(outer.kind == kind::choice && is_first(outer, *inner)))
                return false;
        }
        const std::vector<reference_place> users = places_of(at.user->name);
        return !users.empty() &&
               std::ranges::all_of(users, [this](const reference_place& each) { return repeats(each); });
    }

    // No earlier alternative could match there.
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
