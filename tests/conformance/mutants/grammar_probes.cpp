#include "mutants/grammar_probes.hpp"

#include "ctlpgn/reader.hpp"
#include "notations/ctl_pgn/tags.hpp"
#include "syntax/matcher.hpp"
#include "text/utf8.hpp"

#include <algorithm>
#include <map>
#include <optional>

namespace ctlpgn::mutants {

namespace {

constexpr const char* file_grammar = "ctl_pgn/file";
constexpr const char* position_grammar = "ctl_pgn/pdtl";
constexpr const char* value_grammar = "ctl_pgn/tag_values";

using ctl_pgn::value_form;

const std::map<value_form, std::string> rules_of_values = {
    {value_form::date, "date"},
    {value_form::site, "site"},
    {value_form::round, "round"},
    {value_form::result, "right_result"},
    {value_form::language, "language"},
    {value_form::player_type, "player_type"},
    {value_form::mode, "mode"},
    {value_form::termination, "termination"},
    {value_form::time_control, "time_control"},
    {value_form::identifier, "identifier"},
    {value_form::redefine, "redefine"},
};

class collector {
  public:
    explicit collector(const pegc::library& grammars)
        : file_(grammars, file_grammar), position_(grammars, position_grammar),
          values_(grammars, value_grammar) {}

    std::vector<grammar_probe> take(const conformance::suite& all) {
        for (const conformance::suite_case& each : all.cases)
            if (!each.has_limits)
                take(each);
        // Short texts are quick to test.
        std::ranges::stable_sort(probes_, {}, [](const grammar_probe& each) { return each.text.size(); });
        return std::move(probes_);
    }

  private:
    void take(const conformance::suite_case& tried) {
        const std::string text = tried.text.read();
        if (utf8::find_invalid(text) != text.size())
            return;
        const bool accepted = add(tried, file_, file_grammar, file_.starts().front()->name, text,
                                  tried.accepted_at(check_level::syntax));
        if (!accepted)
            return;
        const auto source = open_text(text);
        game_reader reader(*source, *find_notation("ctl-pgn"));
        while (const game* const read = reader.next())
            for (const tag& each : read->tags)
                take_tag(tried, *read, each);
    }

    void take_tag(const conformance::suite_case& tried, const game& record, const tag& which) {
        const std::string name(record.raw(which.name));
        const std::string value(record.raw(which.value));
        if (name == "PDTL") {
            add(tried, position_, position_grammar, position_.starts().front()->name, value,
                is_right(tried, record, which, check_level::syntax));
            return;
        }
        const auto rule = rules_of_values.find(ctl_pgn::row_of(ctl_pgn::find_tag(name)).form);
        if (rule != rules_of_values.end())
            add(tried, values_, value_grammar, rule->second, value,
                is_right(tried, record, which, check_level::coherent));
    }

    // True: nothing rejects the text. False: only this tag does. None: something else does.
    static std::optional<bool> is_right(const conformance::suite_case& tried, const game& record,
                                        const tag& which, check_level level) {
        const auto reasons = tried.reasons_at(level);
        const std::uint64_t begin = record.offset + which.where.begin;
        const std::uint64_t end = record.offset + which.where.end;
        if (reasons.empty())
            return true;
        const bool its_own = std::ranges::all_of(
            reasons, [&](const auto& each) { return begin <= each.begin && each.end <= end; });
        return its_own ? std::optional(false) : std::nullopt;
    }

    // Returns what the rule says.
    bool add(const conformance::suite_case& tried, const syntax::grammar& language, const char* name,
             const std::string& rule, const std::string& text, std::optional<bool> right) {
        syntax::matcher matcher(language);
        const bool accepted = matcher.accepts(*language.find(rule), text);
        if (right == accepted)
            probes_.push_back({name, rule, text, accepted, &tried});
        return accepted;
    }

    syntax::grammar file_;
    syntax::grammar position_;
    syntax::grammar values_;
    std::vector<grammar_probe> probes_;
};

} // namespace

std::vector<grammar_probe> grammar_probes(const conformance::suite& all, const pegc::library& grammars) {
    return collector(grammars).take(all);
}

} // namespace ctlpgn::mutants
