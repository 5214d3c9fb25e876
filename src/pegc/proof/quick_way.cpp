#include "pegc/proof/quick_way.hpp"

#include "pegc/writing/concat.hpp"
#include "pegc/writing/strict.hpp"

#include <algorithm>
#include <functional>
#include <random>
#include <set>
#include <utility>

namespace ctlpgn::pegc {

namespace {

constexpr std::size_t most_characters = 80; // that a match may examine
constexpr std::size_t most_after = 8;       // characters after a match
constexpr std::size_t most_questions = 300; // until another text is tried
constexpr std::size_t most_steps = 200;     // of a loop, until both readings are at the same place

// An expression at which reading arrives wherever the quick way is tried.
struct surroundings {
    const node* whole = nullptr;
    bool repeats = false; // repeatedly, as long as it matches
};

class place_finder {
  public:
    explicit place_finder(const rule_uses& uses) : uses_(uses) {}

    std::vector<surroundings> find(const rule& quick) {
        climb_from(quick);
        return std::move(found_);
    }

  private:
    // To everything that refers to the rule.
    void climb_from(const rule& called) {
        if (!climbed_.insert(&called).second)
            return;
        bool is_used = false;
        for (const rule* user : uses_.others) {
            std::vector<const node*> path;
            look(*user, user->body, called, path, is_used);
        }
        if (!is_used)
            add(called.body, false);
    }

    void look(const rule& user, const node& n, const rule& called, std::vector<const node*>& path,
              bool& is_used) {
        if (n.kind == kind::reference) {
            if (const auto target = uses_.targets.find(&n);
                target != uses_.targets.end() && target->second == &called) {
                is_used = true;
                climb(user, n, path);
            }
            return;
        }
        path.push_back(&n);
        for (const node& each : n.children)
            look(user, each, called, path, is_used);
        path.pop_back();
    }

    // From there to the enclosing loop, otherwise as far as it is one of several alternatives.
    void climb(const rule& user, const node& first, const std::vector<const node*>& path) {
        const node* whole = &first;
        const node* alternatives = nullptr; // if something comes before or after them
        for (auto around = path.rbegin(); around != path.rend(); whole = *around++) {
            const kind is = (*around)->kind;
            if (is == kind::repetition && (*around)->max == node::unbounded) {
                add(*whole, true);
                return;
            }
            if (is == kind::sequence && alternatives == nullptr)
                alternatives = whole;
            if (is != kind::sequence && is != kind::group && is != kind::choice) {
                add(alternatives != nullptr ? *alternatives : *whole, false);
                return;
            }
        }
        if (alternatives != nullptr)
            add(*alternatives, false);
        else
            climb_from(user);
    }

    void add(const node& whole, bool repeats) {
        const auto is_same = [&](const surroundings& each) { return each.whole == &whole; };
        if (std::ranges::none_of(found_, is_same))
            found_.push_back({&whole, repeats});
    }

    const rule_uses& uses_;
    std::set<const rule*> climbed_;
    std::vector<surroundings> found_;
};

// One of two parallel readings of the same text.
class runner {
  public:
    runner(const facts& known, possible_text& text, const surroundings& here)
        : reading_(known, text), here_(here) {}

    possible_reading& reading() { return reading_; }
    [[nodiscard]] std::size_t at() const { return at_; }
    [[nodiscard]] bool has_begun() const { return begun_; }
    [[nodiscard]] bool has_stopped() const { return stopped_; }

    // False: the text must answer first.
    bool step() {
        const possible_match next = reading_.read(*here_.whole, at_);
        if (next.is == outcome::open)
            return false;
        begun_ = true;
        stopped_ = !here_.repeats || next.is == outcome::fails || next.end == at_;
        if (next.is == outcome::matches)
            at_ = next.end;
        return true;
    }

  private:
    possible_reading reading_;
    const surroundings& here_;
    std::size_t at_ = 0;
    bool begun_ = false;
    bool stopped_ = false;
};

class quick_way_check {
  public:
    quick_way_check(const facts& known, const rule_uses& uses, const rule& quick)
        : known_(known), uses_(uses), quick_(quick), places_(place_finder(uses).find(quick)) {}

    std::optional<std::string> run(std::size_t texts) {
        std::size_t matched = 0;
        constexpr std::size_t patience = 10; // times as many are tried if none of them matches
        for (std::size_t i = 0; (i < texts || matched == 0) && i != patience * texts && !fault_; ++i)
            if (const std::optional<matched_text> one = find_match()) {
                ++matched;
                for (const surroundings& each : places_)
                    compare(*one, each);
            }
        if (matched == 0 && !fault_)
            fault_ = "no text was found that it matches";
        return fault_;
    }

  private:
    struct matched_text {
        possible_text text;
        std::size_t end = 0;
    };

    bool toss() { return (random_() & 1U) != 0; }

    // One that the rule matches; open questions are answered at random.
    std::optional<matched_text> find_match() {
        possible_text first;
        first.end_at(most_characters);
        std::vector<possible_text> to_try{std::move(first)};
        for (std::size_t i = 0; i != most_questions && !to_try.empty(); ++i) {
            possible_text text = std::move(to_try.back());
            to_try.pop_back();
            const possible_match whole = possible_reading(known_, text).read(quick_.body, 0);
            if (whole.is == outcome::matches)
                return matched_text{std::move(text), whole.end};
            if (whole.is == outcome::fails)
                continue;
            const bool last = toss();
            to_try.push_back(text);
            to_try.back().answer_last(!last);
            text.answer_last(last);
            to_try.push_back(std::move(text));
        }
        return std::nullopt;
    }

    void compare(const matched_text& matched, const surroundings& here) {
        possible_text text = matched.text;
        text.end_at(matched.end + most_after);
        runner helper(known_, text, here);
        helper.reading().watch(quick_);
        runner without(known_, text, here);
        without.reading().leave_out(uses_.quick);
        for (std::size_t i = 0; i != most_steps; ++i) {
            const bool is_first = !helper.has_begun();
            runner& next = is_first || (without.has_begun() && helper.at() < without.at()) ? helper : without;
            while (!next.step())
                text.answer_last(toss());
            if (is_first && !helper.reading().has_met_watched())
                return; // an alternative before it matches
            if (helper.at() == without.at() && helper.at() >= matched.end)
                break;
            if (without.has_begun() && (helper.at() < without.at() ? helper : without).has_stopped())
                break;
        }
        if (helper.at() != without.at())
            fault_ = concat({"of ", quoted(text.sample()), " the others take ", counted(without.at()),
                             ", not ", counted(helper.at())});
        else if (helper.reading().findings() != without.reading().findings())
            fault_ = concat({"of ", quoted(text.sample()), " the others report something else"});
    }

    static std::string quoted(const std::string& text) {
        std::string result = "'";
        for (const char each : text)
            result += each == '\n'   ? "\\n"
                      : each == '\t' ? "\\t"
                      : each == '\r' ? "\\r"
                                     : std::string(1, each);
        return result += '\'';
    }

    static std::string counted(std::size_t characters) {
        return std::to_string(characters) + (characters == 1 ? " character" : " characters");
    }

    const facts& known_;
    const rule_uses& uses_;
    const rule& quick_;
    std::vector<surroundings> places_;
    std::mt19937 random_{0}; // always the same
    std::optional<std::string> fault_;
};

} // namespace

rule_uses uses_of(const library& lib, std::string_view name) {
    rule_uses result;
    result.targets = resolve(lib);
    const auto target_of = [&result](const node& reference) {
        const auto found = result.targets.find(&reference);
        return found == result.targets.end() ? nullptr : found->second;
    };
    for (const grammar_file* each : lib.closure(name)) {
        for (const rule_list_line& line : each->quicks)
            for (const node& listed : line.rules)
                if (const rule* const meant = target_of(listed); meant != nullptr)
                    result.quick.insert(meant);
        for (const rule& r : each->rules)
            if (r.is_usual_form)
                result.quick.insert(&r);
    }
    const std::function<void(const rule&)> reach = [&](const rule& begin) {
        if (result.quick.contains(&begin) || begin.is_usual_form || !result.others.insert(&begin).second)
            return;
        each_reference(begin.body, [&](const node& reference) {
            if (const rule* const meant = target_of(reference); meant != nullptr)
                reach(*meant);
        });
    };
    for (const rule* each : start_rules(lib))
        reach(*each);
    return result;
}

std::optional<std::string> quick_way_fault(const facts& known, const rule_uses& uses, const rule& quick,
                                           std::size_t texts) {
    return quick_way_check(known, uses, quick).run(texts);
}

} // namespace ctlpgn::pegc
