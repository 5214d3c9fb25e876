#include "pegc/lint.hpp"

#include "pegc/facts.hpp"
#include "pegc/proof/quick_way.hpp"
#include "pegc/proof/usual_form.hpp"
#include "pegc/token.hpp"
#include "pegc/writing/concat.hpp"
#include "pegc/writing/shadow.hpp"
#include "pegc/writing/short.hpp"
#include "pegc/writing/strict.hpp"

#include <algorithm>
#include <functional>
#include <optional>
#include <tuple>

namespace ctlpgn::pegc {
namespace {

class linter {
  public:
    linter(const library& lib, std::string_view name, std::size_t texts)
        : lib_(lib), files_(lib.closure(name)), targets_(resolve(lib)), known_(files_),
          labels_bind_(files_, false), texts_(texts) {}

    lint_result run() {
        definitions();
        generic_rules();
        conditions();
        for (file_ = files_.begin(); file_ != files_.end(); ++file_) {
            for (const rule& r : file().rules) {
                rule_ = &r;
                expression(r.body);
            }
            rule_ = nullptr;
            for (const nested_line& l : file().nestings)
                nesting(l);
            for (const rule_list_line& l : file().starts)
                for (const node& n : l.rules)
                    expression(n);
        }
        if (sound()) { // the later checks need a grammar without faults in names
            for (file_ = files_.begin(); file_ != files_.end(); ++file_)
                for (const rule& r : file().rules) {
                    rule_ = &r;
                    left_recursion(r);
                }
            rule_ = nullptr;
        }
        if (sound()) {
            proved_ = prove_usual_forms(files_);
            uses_ = uses_of(lib_, files_.back()->name);
            for (file_ = files_.begin(); file_ != files_.end(); ++file_)
                lists();
            strict_reading();
        }
        const auto position = [this](const message& m) {
            const auto place = std::find_if(files_.begin(), files_.end(),
                                            [&](const grammar_file* f) { return f->path == m.path; });
            return std::tuple(place, m.line, m.column);
        };
        std::stable_sort(result_.begin(), result_.end(),
                         [&](const message& a, const message& b) { return position(a) < position(b); });
        return {std::move(result_), std::move(proved_), std::move(strictly_proved_)};
    }

  private:
    const grammar_file& file() const { return **file_; }

    void say(std::size_t offset, std::initializer_list<std::string_view> parts) {
        const grammar_file& asked = rule_ == nullptr ? file() : lib_.files.find(rule_->source)->second;
        message message_found = message_at(asked.path, asked.text, offset, concat(parts));
        const auto is_same = [&message_found](const message& m) {
            return m.path == message_found.path && to_string(m) == to_string(message_found);
        };
        if (std::ranges::none_of(result_, is_same)) // for example in two instances of a rule
            result_.push_back(std::move(message_found));
    }

    void warn(std::size_t offset, std::initializer_list<std::string_view> parts) {
        const std::size_t before = result_.size();
        say(offset, parts);
        if (result_.size() != before)
            result_.back().tolerable = true;
    }

    bool sound() const {
        return std::all_of(result_.begin(), result_.end(), [](const message& m) { return m.tolerable; });
    }

    void definitions() {
        const auto unused = lib_.unreadable.empty() ? unused_rules(lib_) : std::set<const rule*>();
        std::map<std::string_view, message> seen;
        for (file_ = files_.begin(); file_ != files_.end(); ++file_)
            for (const rule& r : file().rules) {
                const auto [first, is_new] =
                    seen.emplace(r.name, message_at(file().path, file().text, r.begin, ""));
                if (!is_new)
                    say(r.begin, {"the rule '", r.name, "' is defined already: ", first->second.path, ":",
                                  std::to_string(first->second.line)});
                if (unused.contains(&r) && folder_of(file().name) == folder_of(files_.back()->name))
                    warn(r.begin, {"nothing uses the rule '", r.name, "', and no %start line names it"});
            }
    }

    // A generic rule is used if it has an instance; the names of its parameters do not matter.
    void generic_rules() {
        std::set<std::pair<std::string_view, std::string_view>> used;
        for (const auto& [name, each] : lib_.files)
            for (const rule& r : each.rules)
                if (!r.generic.empty())
                    used.emplace(r.source, r.generic);
        for (file_ = files_.begin(); file_ != files_.end(); ++file_)
            for (const rule& r : file().generic_rules) {
                if (!used.contains({r.source, r.name}) && lib_.unreadable.empty() &&
                    folder_of(file().name) == folder_of(files_.back()->name))
                    warn(r.begin, {"nothing uses the rule '", r.name, "'"});
                for (const std::string& parameter : r.parameters)
                    if (!mentions(r.body, parameter))
                        warn(r.begin,
                             {"the rule '", r.name, "' has no use for its parameter '", parameter, "'"});
            }
    }

    static bool mentions(const node& n, const std::string& parameter) {
        return (n.kind == kind::reference &&
                (n.text == parameter || std::ranges::find(n.arguments, parameter) != n.arguments.end())) ||
               std::ranges::any_of(n.children, [&](const node& c) { return mentions(c, parameter); });
    }

    void conditions() {
        for (file_ = files_.begin(); file_ != files_.end(); ++file_)
            for (const condition_line& c : file().conditions) {
                if (!declared_.insert(c.name).second)
                    say(c.begin, {"the condition '", c.name, "' has another %condition line"});
                if (!is_asked(c.name))
                    warn(c.begin, {"nothing depends on the condition '", c.name, "'"});
            }
    }

    bool is_asked(std::string_view name) const {
        const std::function<bool(const node&)> visit = [&](const node& n) {
            return (n.kind == kind::condition && n.text == name) || std::ranges::any_of(n.children, visit);
        };
        return std::ranges::any_of(lib_.files, [&](const auto& each) {
            return std::ranges::any_of(each.second.rules, [&](const rule& r) { return visit(r.body); });
        });
    }

    void nesting(const nested_line& l) {
        if (known_.find(l.rule) == nullptr)
            say(l.begin, {"there is no rule '", l.rule, "'"});
        else if (known_.nesting(l.rule) != &l)
            say(l.begin, {"the rule '", l.rule, "' has another %nested line"});
        const std::vector<node>& parts = l.skipped.children;
        if (l.skipped.kind != kind::sequence || parts.size() != 3)
            say(l.skipped.begin, {"what opens '", l.rule, "', what closes it and what is between expected"});
        else
            for (const node& part : parts)
                if (known_.nullable(part))
                    say(part.begin,
                        {"this must not match nothing, or the end of '", l.rule, "' is never found"});
        expression(l.skipped);
    }

    void lists() {
        for (const rule_list_line& l : file().tokens)
            list(l, "is no token", token_fault);
        for (const rule_list_line& l : file().shorts)
            list(l, "is not short", short_fault);
        for (const rule_list_line& l : file().quicks)
            list(l, "is no quick way", [this](const facts&, const rule& r) { return quick_fault(r); });
        for (const usual_line& l : file().usuals)
            usual_form(l);
    }

    void usual_form(const usual_line& l) {
        const auto accuse = [&](std::size_t at, const std::string& fault) {
            say(at, {"the rule '", l.form.name, "' is no usual form: ", fault});
        };
        const rule& form = *known_.find(l.form.name);
        for (const rule& part : l.parts)
            if (known_.find(part.name) == nullptr)
                say(part.begin, {"there is no rule '", part.name, "'"});
            else if (l.fault.empty() && !has_part(form.body, part.name))
                warn(part.begin, {"nothing in '", l.form.name, "' is read by the rule '", part.name, "'"});
        if (!l.fault.empty())
            accuse(l.fault_at, l.fault);
        else if (const auto fault = proved_.find(l.form.name)->second.fault)
            accuse(l.form.begin, *fault);
        else if (const auto difference = quick_fault(form))
            accuse(l.form.begin, *difference);
    }

    static bool has_part(const node& n, const std::string& name) {
        return (n.kind == kind::group && n.text == name) ||
               std::ranges::any_of(n.children, [&](const node& c) { return has_part(c, name); });
    }

    using fault_finder = std::function<std::optional<std::string>(const facts&, const rule&)>;
    void list(const rule_list_line& l, std::string_view accusation, const fault_finder& find_fault) {
        for (const node& n : l.rules)
            if (const rule* r = known_.find(n.text); r == nullptr)
                say(n.begin, {"there is no rule '", n.text, "'"});
            else if (const auto fault = find_fault(known_, *r))
                say(n.begin, {"the rule '", n.text, "' ", accusation, ": ", *fault});
    }

    // Other alternatives must remain without it, and they must match the same.
    std::optional<std::string> quick_fault(const rule& r) const {
        std::optional<std::string> result;
        const std::function<void(const node&, bool)> look = [&](const node& n, bool has_others) {
            if (n.kind == kind::reference && targets_.contains(&n) && targets_.at(&n) == &r && !has_others)
                result = "no other alternative comes after it";
            for (std::size_t i = 0; i != n.children.size(); ++i)
                look(n.children[i], n.kind == kind::choice && i + 1 != n.children.size());
        };
        for (const rule* user : uses_->others)
            look(user->body, false);
        return result ? result : quick_way_fault(known_, *uses_, r, texts_);
    }

    void expression(const node& n) {
        if (n.kind == kind::reference && !targets_.contains(&n))
            say(n.begin, {"there is no rule '", n.text, "'"});
        if (n.kind == kind::condition && !declared_.contains(n.text))
            say(n.begin, {"no %condition line says what '", n.text, "' means"});
        if (n.kind == kind::repetition && n.max == node::unbounded && labels_bind_.nullable(n.children[0]))
            warn(n.begin, {"this repeats what can match nothing"});
        if (n.kind == kind::label && !known_.can_fail(n.children[0]))
            warn(n.begin, {"this cannot fail, so '", n.text, "' is never reported"});
        if (n.kind == kind::choice)
            alternatives(n);
        for (const node& c : n.children)
            expression(c);
    }

    void alternatives(const node& n) {
        const shadow_finder finder(known_);
        for (std::size_t i = 1; i < n.children.size(); ++i)
            if (!known_.can_fail(n.children[i - 1])) {
                warn(n.children[i].begin, {"this is never tried: the alternative before it always matches"});
                break;
            } else if (finder.shadowed(n, i)) {
                warn(n.children[i].begin,
                     {"this can never match: an earlier alternative matches a beginning of it"});
            }
    }

    // The rules that may be tried where `n` begins.
    void leftmost(const node& n, std::set<std::string_view>& result) const {
        if (n.kind == kind::reference) {
            if (result.insert(n.text).second)
                if (const rule* r = known_.find(n.text)) {
                    leftmost(r->body, result);
                    if (const nested_line* l = known_.nesting(n.text))
                        leftmost(l->skipped, result);
                }
            return;
        }
        for (const node& c : n.children) {
            leftmost(c, result);
            if (n.kind == kind::sequence && !known_.nullable(c))
                break;
        }
    }

    void left_recursion(const rule& r) {
        std::set<std::string_view> rules;
        leftmost(r.body, rules);
        if (rules.contains(r.name))
            say(r.begin, {"the rule '", r.name, "' can begin with itself: left recursion never ends"});
    }

    // In the strict reading, alternatives may move to the place of others.
    void strict_reading() {
        const strict_view view(lib_);
        const library strict = strict_library(lib_);
        const auto strict_files = strict.closure((*files_.back()).name);
        const facts strict_facts(strict_files);
        for (file_ = files_.begin(); file_ != files_.end(); ++file_)
            for (const rule& r : file().rules) {
                rule_ = &r;
                const rule* s = strict_facts.find(r.name);
                if (&r == &file().rules.front() && view.of(r.body) == remainder::absent)
                    say(r.begin, {"the strict reading has nothing left of the rule '", r.name, "'"});
                else if (s != nullptr && has_dead_alternative(s->body, strict_facts) &&
                         !has_dead_alternative(r.body, known_))
                    warn(r.begin, {"in the strict reading, an alternative of the rule '", r.name,
                                   "' can never match"});
            }
        rule_ = nullptr;
        if (!sound())
            return;
        const rule_uses uses = uses_of(strict, files_.back()->name);
        for (file_ = files_.begin(); file_ != files_.end(); ++file_)
            for (const rule_list_line& l : file().quicks)
                for (const node& n : l.rules)
                    if (const rule* s = strict_facts.find(n.text); s != nullptr && uses.quick.contains(s))
                        if (const auto fault = quick_way_fault(strict_facts, uses, *s, texts_))
                            say(n.begin,
                                {"in the strict reading, the rule '", n.text, "' is no quick way: ", *fault});
        strictly_proved_ = prove_usual_forms(strict_files);
        for (file_ = files_.begin(); file_ != files_.end(); ++file_)
            for (const usual_line& l : file().usuals)
                if (const auto found = strictly_proved_.find(l.form.name); found != strictly_proved_.end()) {
                    const auto difference =
                        found->second.fault
                            ? found->second.fault
                            : quick_way_fault(strict_facts, uses, *strict_facts.find(l.form.name), texts_);
                    if (difference)
                        say(l.form.begin, {"in the strict reading, the rule '", l.form.name,
                                           "' is no usual form: ", *difference});
                }
    }

    static bool has_dead_alternative(const node& n, const facts& known) {
        const shadow_finder finder(known);
        if (n.kind == kind::choice)
            for (std::size_t i = 1; i < n.children.size(); ++i)
                if (!known.can_fail(n.children[i - 1]) || finder.shadowed(n, i))
                    return true;
        return std::any_of(n.children.begin(), n.children.end(),
                           [&](const node& c) { return has_dead_alternative(c, known); });
    }

    const library& lib_;
    std::vector<const grammar_file*> files_;
    std::map<const node*, const rule*> targets_;
    std::set<std::string_view> declared_; // conditions
    facts known_;
    facts labels_bind_;
    std::optional<rule_uses> uses_;
    proved_forms proved_;
    proved_forms strictly_proved_;
    std::size_t texts_; // on which quick ways are tried
    std::vector<const grammar_file*>::const_iterator file_;
    const rule* rule_ = nullptr; // the rule that is checked; its text may be in another file
    std::vector<message> result_;
};

} // namespace

lint_result lint(const library& lib, std::string_view name, std::size_t texts) {
    return linter(lib, name, texts).run();
}

} // namespace ctlpgn::pegc
