#include "pegc/proof/usual_form.hpp"

#include "pegc/proof/formula.hpp"
#include "pegc/proof/formula_reading.hpp"
#include "pegc/proof/unproved.hpp"
#include "pegc/usual/derivation.hpp"
#include "pegc/usual/pattern.hpp"
#include "pegc/utf8.hpp"
#include "pegc/writing/concat.hpp"

#include <algorithm>
#include <deque>
#include <utility>
#include <vector>

namespace ctlpgn::pegc {
namespace {

constexpr std::size_t most_cases = 30'000;
constexpr std::size_t most_facts = 6; // that one place may depend on

struct quick_ways {
    const std::set<std::string, std::less<>>& quick;
    const named_forms& proved;
};

// The shortest text for which a formula holds.
class text_finder {
  public:
    text_finder(formula_store& store, formula_reading& reading) : store_(store), reading_(reading) {}

    std::optional<std::string> find(formula wanted) {
        add(wanted, 0, end_of_text);
        for (std::size_t at = 0; at != cases_.size(); ++at) {
            if (cases_[at].left == always)
                return text_to(at);
            if (cases_.size() > most_cases)
                throw unproved("it takes too many cases");
            if (go_on(at))
                return text_to(at);
        }
        return std::nullopt;
    }

  private:
    struct one_case {
        formula left = never;
        std::size_t before = 0;
        std::uint32_t character = 0;
    };

    void add(formula left, std::size_t before, std::uint32_t character) {
        if (left != never && seen_.insert(left).second)
            cases_.push_back({left, before, character});
    }

    // True: the text may end there.
    bool go_on(std::size_t at) {
        const formula here = store_.unfolded(cases_[at].left, [this](std::size_t number, const auto& then) {
            return reading_.unfold(number, then);
        });
        facts_.clear();
        sets_.clear();
        asked_.clear();
        ask(here);
        if (facts_.size() > most_facts)
            throw unproved("it depends on too many conditions at once");
        const std::vector<std::size_t> facts(facts_.begin(), facts_.end());
        const std::vector<std::uint32_t>& characters = one_of_each_kind();
        for (std::size_t bits = 0; bits != std::size_t{1} << facts.size(); ++bits) {
            formula_store::situation now;
            for (std::size_t i = 0; i != facts.size(); ++i)
                if ((bits >> i & 1U) != 0)
                    now.facts.insert(facts[i]);
            if (store_.after(here, now) == always)
                return true;
            for (const std::uint32_t each : characters) {
                now.character = each;
                add(store_.after(here, now), at, each);
            }
        }
        return false;
    }

    // What decides how it continues.
    void ask(formula f) {
        if (!asked_.insert(f).second)
            return;
        const formula_store::term& t = store_[f];
        if (t.is == formula_store::shape::fact)
            facts_.insert(t.number);
        if (t.is == formula_store::shape::next) {
            sets_.insert(t.number);
            return;
        }
        for (const formula each : t.parts)
            ask(each);
    }

    // One character of each kind that the sets distinguish. Most places use sets that another place has used.
    const std::vector<std::uint32_t>& one_of_each_kind() {
        const auto [found, is_new] = characters_.try_emplace(sets_);
        if (!is_new)
            return found->second;
        std::vector<code_set> kinds = {code_set::everything().without(code_set(end_of_text))};
        for (const std::size_t number : sets_) {
            std::vector<code_set> finer;
            for (const code_set& each : kinds)
                for (code_set part : {each.with(store_.set(number)), each.without(store_.set(number))})
                    if (!part.empty())
                        finer.push_back(std::move(part));
            kinds = std::move(finer);
        }
        for (const code_set& each : kinds)
            found->second.push_back(each.sample());
        return found->second;
    }

    std::string text_to(std::size_t at) const {
        std::vector<std::uint32_t> characters;
        for (; at != 0; at = cases_[at].before)
            characters.insert(characters.begin(), cases_[at].character);
        std::string result;
        for (const std::uint32_t each : characters)
            if (each == '\n' || each == '\r')
                result += each == '\n' ? "\\n" : "\\r";
            else
                append_utf8(result, each);
        return result;
    }

    formula_store& store_;
    formula_reading& reading_;
    std::deque<one_case> cases_;
    std::set<formula> seen_;
    std::set<formula> asked_;
    std::set<std::size_t> facts_;
    std::set<std::size_t> sets_;
    std::map<std::set<std::size_t>, std::vector<std::uint32_t>> characters_;
};

// Most promises are quickly seen to be kept.
std::optional<std::string> broken_text(const facts& known, const node& form, const node* only,
                                       const quick_ways& around) {
    std::optional<std::string> text;
    for (const bool loosely : {true, false}) {
        formula_store store;
        formula_reading reading(store, known, around.quick, around.proved);
        text = text_finder(store, reading).find(reading.broken_promise(form, only, loosely));
        if (!text)
            break;
    }
    return text;
}

void collect(node& n, bool checks, std::vector<node*>& result) {
    if (is_check(n) == checks && looks_ahead(n))
        result.push_back(&n);
    if (!looks_ahead(n) || is_check(n))
        for (std::size_t i = 0; i != (is_check(n) && n.kind == kind::not_ahead ? 0 : n.children.size()); ++i)
            if (!is_check(n) || i == 0)
                collect(n.children[i], checks, result);
}

std::string described(const node& check) {
    const node* what = &check.children.back();
    while (what->kind == kind::group || what->kind == kind::deviation || what->kind == kind::label ||
           what->kind == kind::sequence || what->kind == kind::repetition)
        what = &what->children[0];
    if (what->kind == kind::reference)
        return concat({"the rule '", what->text, "'"});
    return what->kind == kind::literal ? concat({"'", what->text, "'"}) : std::string("something");
}

// Which promise is broken, and how.
std::optional<std::string> fault_of(const facts& known, node& form, const quick_ways& around) {
    try {
        std::vector<node*> checks;
        collect(form, true, checks);
        for (const node* each : checks)
            if (const auto shown = broken_text(known, form, each, around))
                return concat({"of '", *shown, "' the rules take ", described(*each), " where it does not"});
        return std::nullopt;
    } catch (const unproved& e) {
        return concat({"that it is one cannot be proved: ", e.what()});
    }
}

// If what follows implies it, it need not be asked.
void drop_look_ahead(const facts& known, node& form, node& look, const quick_ways& around) {
    if (look.kind == kind::condition || is_written(look))
        return;
    const node before = look;
    if (look.kind == kind::ahead) {
        node opposite = look;
        opposite.kind = kind::not_ahead;
        look = excluded(opposite);
    } else {
        look = excluded(look.children[0]);
    }
    try {
        if (!broken_text(known, form, &look, around))
            return;
    } catch (const unproved&) { // then it is asked
    }
    look = before;
}

proved_form prove(const facts& known, const node& promised, const quick_ways& around) {
    node form = promised;
    proved_form result{without_checks(form), fault_of(known, form, around)};
    if (result.fault)
        return result;
    std::vector<node*> looks;
    collect(form, false, looks);
    for (node* each : looks)
        drop_look_ahead(known, form, *each, around);
    result.body = without_checks(form);
    return result;
}

} // namespace

proved_forms prove_usual_forms(const std::vector<const grammar_file*>& files) {
    const facts known(files);
    const std::set<std::string, std::less<>> quick = quick_rules(files);
    named_forms proved;
    proved_forms result;
    for (const grammar_file* file : files)
        for (const usual_line& line : file->usuals) {
            const rule* const form = known.find(line.form.name);
            if (!line.fault.empty()) {
                result.emplace(line.form.name, proved_form{form->body, line.fault});
                continue;
            }
            proved_form made = prove(known, form->promised.front(), {quick, proved});
            for (auto other = form->promised.begin() + 1; !made.fault && other != form->promised.end();
                 ++other) {
                const proved_form there = prove(known, *other, {quick, proved});
                made.fault = there.fault;
                if (!made.fault && !is_same(there.body, made.body))
                    made.fault = "it is not read alike everywhere";
            }
            proved.emplace(line.form.name, made.body);
            result.emplace(line.form.name, std::move(made));
        }
    return result;
}

void settle_usual_forms(library& lib, std::string_view name, const proved_forms& proved) {
    for (const grammar_file* each : lib.closure(name))
        for (rule& r : lib.files.find(each->name)->second.rules)
            if (r.is_usual_form)
                r.body = proved.find(r.name)->second.body;
}

} // namespace ctlpgn::pegc
