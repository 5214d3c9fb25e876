// Every rule of the grammar matches somewhere in what is right, and every finding that it can raise is raised
// by some faulty file, at every place of the grammar that raises it.
#include "golden/corpus.hpp"
#include "grammar/ctl_pgn/pdtl.hpp"
#include "notations/ctl_pgn/actions.hpp"
#include "text/decoded_source.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <map>
#include <set>
#include <utility>

using namespace ctlpgn;
using namespace ctlpgn::golden;

namespace {

namespace pgn = grammar::ctl_pgn::file;
namespace pdtl = grammar::ctl_pgn::pdtl;

struct counts {
    std::set<std::size_t> rules;
    std::set<std::size_t> sites;
};

// A reading that also remembers which rules matched and which uses of codes reported.
class counted_reading : public ctl_pgn::reading {
  public:
    using ctl_pgn::reading::reading;

    struct bookmark {
        parsing::finding_list::bookmark findings;
        std::size_t sites;
    };
    [[nodiscard]] bookmark mark() const { return {ctl_pgn::reading::mark(), sites_.size()}; }
    void rollback(const bookmark& to) {
        ctl_pgn::reading::rollback(to.findings);
        sites_.resize(to.sites);
    }
    void raised(std::size_t site) { sites_.push_back(site); }
    void matched(std::size_t rule) { rules_.insert(rule); }
    void add_to(counts& total) const {
        total.rules.insert(rules_.begin(), rules_.end());
        total.sites.insert(sites_.begin(), sites_.end());
    }

  private:
    std::set<std::size_t> rules_;
    std::vector<std::size_t> sites_;
};

// The same for positions, which need no reader.
class counted_position {
  public:
    void report(code /*id*/, const char* /*begin*/, const char* /*end*/) {}
    [[nodiscard]] std::size_t mark() const { return sites_.size(); }
    void rollback(std::size_t to) { sites_.resize(to); }
    void raised(std::size_t site) { sites_.push_back(site); }
    void matched(std::size_t rule) { rules_.insert(rule); }
    void add_to(counts& total) const {
        total.rules.insert(rules_.begin(), rules_.end());
        total.sites.insert(sites_.begin(), sites_.end());
    }

  private:
    std::set<std::size_t> rules_;
    std::vector<std::size_t> sites_;
};

template <typename Rule, template <typename...> class Action, typename State>
bool match(parsing::text_input& in, State& state) {
    using tao::pegtl::apply_mode;
    using tao::pegtl::rewind_mode;
    return parsing::counting_control<Rule>::template match<apply_mode::action, rewind_mode::required, Action,
                                                           parsing::counting_control>(in, state);
}

template <typename Rule> struct no_action : tao::pegtl::nothing<Rule> {};

void count_games(const corpus_file& file, counts& total) {
    parsing::text_input in(file.text);
    for (bool first = true, more = true; more; first = false) {
        game read;
        std::vector<finding> findings;
        const std::string_view rest(in.current(), static_cast<std::size_t>(in.end() - in.current()));
        read.text = rest;
        counted_reading state(read, rest, file.with, findings);
        if (first)
            match<pgn::tolerant::file_start, ctl_pgn::action>(in, state);
        more = match<pgn::tolerant::game, ctl_pgn::action>(in, state);
        if (!more)
            match<pgn::tolerant::file_end, ctl_pgn::action>(in, state);
        state.add_to(total);
    }
}

void count_positions(const corpus_file& file, counts& total) {
    read_games(file.text, file.with, [&total](const game& read, std::span<const diagnostic>) {
        for (const tag& each : read.tags) {
            const std::string_view name = read.raw(each.name);
            if (name != "PDTL" && name != "TLPD")
                continue;
            const std::string_view value = read.raw(each.value);
            parsing::text_input in(value);
            counted_position state;
            match<pdtl::tolerant::pdtl, no_action>(in, state);
            state.add_to(total);
        }
    });
}

counts count(bool right, void (*how)(const corpus_file&, counts&)) {
    counts total;
    for (const corpus_file& file : corpus())
        if ((file.expects() != expected::findings) == right)
            how(file, total);
    return total;
}

using rule_table = std::span<const parsing::rule_info>;
using code_table = std::span<const parsing::code_use>;

// What cannot come up in the corpus, with the reason: rules by grammar and name, uses of codes by name and
// rule.
using exceptions = std::map<std::pair<std::string_view, std::string_view>, std::string_view>;
const exceptions rules_without_match = {
    {{"ctl_pgn", "file"}, "the reader reads game by game and begins with file_start, game and file_end"},
    {{"ctl_pgn", "catalan_tail"}, "says what a right reference is not followed by"},
    {{"ctl_pgn", "catalan_label"}, "says what a right reference is not followed by"},
    {{"ctl_pgn", "catalan_sign"}, "says what no right comment begins with"},
    {{"ctl_pgn", "mark_like_text"}, "says what no right comment begins with"},
    {{"ctl_pgn", "place_like_text"}, "says what no right text of a comment goes on with"},
    {{"ctl_pgn", "reference_like_text"}, "says what no right text of a comment goes on with"},
    {{"ctl_pgn", "control"}, "says what no right text of a comment goes on with"},
    {{"ctl_pgn", "blank"},
     "says what the one space in a move is not followed by; rows of blanks are matched as one"},
    {{"ctl_pgn", "parted_mark"}, "says what a right remark is not followed by"},
    {{"pdtl", "blank"}, "says what the one space between two fields is not followed by"},
    {{"pdtl", "blanks"}, "stands only where fields are missing"},
};
const exceptions uses_never_raised = {};

void check_rules(std::string_view grammar, rule_table rules, const counts& right) {
    for (std::size_t i = 0; i != rules.size(); ++i) {
        const parsing::rule_info& rule = rules[i];
        if (!rule.in_strict || !rule.reached)
            continue;
        INFO(rule.file << ".peg: " << rule.name);
        CHECK(right.rules.contains(i) != rules_without_match.contains({grammar, rule.name}));
    }
}

void check_codes(code_table codes, const counts& faulty) {
    for (std::size_t i = 0; i != codes.size(); ++i) {
        const parsing::code_use& use = codes[i];
        const std::string_view name = describe(use.what).name;
        INFO(name << " in " << use.rule);
        CHECK(faulty.sites.contains(i) != uses_never_raised.contains({name, use.rule}));
    }
}

} // namespace

TEST_CASE("every rule of the grammar matches in some right file", "[golden]") {
    check_rules("ctl_pgn", pgn::rules, count(true, count_games));
    check_rules("pdtl", pdtl::rules, count(true, count_positions));
}

TEST_CASE("every place of the grammar that raises a finding raises it in some faulty file", "[golden]") {
    check_codes(pgn::codes, count(false, count_games));
    check_codes(pdtl::codes, count(false, count_positions));
}

TEST_CASE("every code of the syntax is expected of some faulty file", "[golden]") {
    std::set<code> raised;
    for (const corpus_file& file : corpus())
        for (const diagnostic& each : read_diagnostics(file.text, file.with))
            raised.insert(each.id);
    for (const diagnostic_info& row : catalogue()) {
        if (code_text(row.id)[0] != 'S' || row.id == other_encoding) // said of files by the linter
            continue;
        INFO(code_text(row.id) << ' ' << row.name);
        CHECK(raised.contains(row.id));
    }
}
