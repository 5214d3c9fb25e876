// Which rules of a grammar match, and at which of its places findings are reported, when texts are read.
#pragma once

#include "ctlpgn/catalogue.hpp"
#include "golden/corpus.hpp"
#include "parsing/finding_list.hpp"
#include "parsing/rule_info.hpp"
#include "parsing/rules.hpp"

#include <catch2/catch.hpp>

#include <cstddef>
#include <map>
#include <set>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

namespace ctlpgn::golden {

struct counts {
    std::set<std::size_t> rules;
    std::set<std::size_t> sites; // uses of codes
};

// Remembers which rules matched and which uses of codes reported.
class counting {
  public:
    void raised(std::size_t site) { sites_.push_back(site); }
    void matched(std::size_t rule) { rules_.insert(rule); }
    void add_to(counts& total) const {
        total.rules.insert(rules_.begin(), rules_.end());
        total.sites.insert(sites_.begin(), sites_.end());
    }

  protected:
    [[nodiscard]] std::size_t site_count() const { return sites_.size(); }
    void forget_sites(std::size_t all_but) { sites_.resize(all_but); }

  private:
    std::set<std::size_t> rules_;
    std::vector<std::size_t> sites_;
};

// A notation's own reading that counts.
template <class Reading> class counted_reading : public Reading, public counting {
  public:
    using Reading::Reading;

    struct bookmark {
        parsing::finding_list::bookmark findings;
        std::size_t sites;
    };
    [[nodiscard]] bookmark mark() const { return {Reading::mark(), site_count()}; }
    void rollback(const bookmark& mark) {
        Reading::rollback(mark.findings);
        forget_sites(mark.sites);
    }
};

// Texts that are read without a reader, such as values of tags.
class counted_value : public counting {
  public:
    void report(code /*id*/, const char* /*begin*/, const char* /*end*/) {}
    [[nodiscard]] std::size_t mark() const { return site_count(); }
    void rollback(std::size_t end) { forget_sites(end); }
    void token_read(std::size_t /*state*/) {}
};

template <typename Rule, template <typename...> class Action, typename State>
bool match_counted(parsing::text_input& input, State& state) {
    using tao::pegtl::apply_mode;
    using tao::pegtl::rewind_mode;
    return parsing::counting_control<Rule>::template match<apply_mode::action, rewind_mode::required, Action,
                                                           parsing::counting_control>(input, state);
}

template <typename Rule, template <typename...> class Action>
void count_value(std::string_view value, counts& total) {
    parsing::text_input input(value);
    counted_value state;
    match_counted<Rule, Action>(input, state);
    state.add_to(total);
}

// A file game by game, as readers read it.
template <class Reading, typename Start, typename Game, typename End, template <typename...> class Action>
void count_games(const corpus_file& file, counts& total) {
    parsing::text_input input(file.text);
    for (bool first = true, more = true; more; first = false) {
        game read;
        std::vector<finding> findings;
        const std::string_view rest(input.current(), static_cast<std::size_t>(input.end() - input.current()));
        read.text = rest;
        counted_reading<Reading> state(read, rest, file.bounds, findings);
        if (first)
            match_counted<Start, Action>(input, state);
        more = match_counted<Game, Action>(input, state);
        if (!more)
            match_counted<End, Action>(input, state);
        state.add_to(total);
    }
}

// In valid files, or in faulty ones.
inline counts count_in(const std::vector<corpus_file>& files, bool right,
                       void (*action)(const corpus_file&, counts&)) {
    counts total;
    for (const corpus_file& file : files)
        if ((file.expects() != expected::findings) == right)
            action(file, total);
    return total;
}

// Exceptions that cannot occur in the corpus, with the reason: rules by grammar and name, uses of codes by
// name and rule.
using count_exceptions = std::map<std::pair<std::string_view, std::string_view>, std::string_view>;

inline void check_rules(std::string_view grammar, std::span<const parsing::rule_info> rules,
                        const counts& right, const count_exceptions& except) {
    for (std::size_t i = 0; i != rules.size(); ++i) {
        const parsing::rule_info& rule = rules[i];
        if (!rule.in_strict || !rule.reached)
            continue;
        INFO(rule.file << ".peg: " << rule.name);
        CHECK(right.rules.contains(i) != except.contains({grammar, rule.name}));
    }
}

inline void check_codes(std::span<const parsing::code_use> codes, const counts& faulty,
                        const count_exceptions& except) {
    for (std::size_t i = 0; i != codes.size(); ++i) {
        const parsing::code_use& use = codes[i];
        const std::string_view name = describe(use.what).name;
        INFO(name << " in " << use.rule);
        CHECK(faulty.sites.contains(i) != except.contains({name, use.rule}));
    }
}

} // namespace ctlpgn::golden
