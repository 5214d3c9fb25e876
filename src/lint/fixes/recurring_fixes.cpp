#include "lint/fixes/recurring_fixes.hpp"

#include "lint/linter.hpp"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>

namespace ctlpgn {

namespace {

// Covers each place that has a fix.
std::optional<fix> joined_fix(const std::vector<const finding*>& alike) {
    fix joined;
    joined.safe = true;
    for (const finding* const each : alike) {
        joined.partial = joined.partial || !each->remedy;
        if (!each->remedy)
            continue;
        joined.safe = joined.safe && each->remedy->safe;
        if (joined.title.empty())
            joined.title = each->remedy->title;
        joined.parts.push_back({static_cast<std::uint32_t>(each->remedy->edits.size()), each->remedy->title});
        joined.edits.insert(joined.edits.end(), each->remedy->edits.begin(), each->remedy->edits.end());
    }
    joined.title += joined.partial ? where_it_can_be_done : wherever_it_is_so;
    return joined.edits.empty() ? std::nullopt : std::optional(std::move(joined));
}

bool represents_others(const finding& found, const recurring_rules& rules) {
    return !found.related.empty() && rules.may_recur(found.id);
}

} // namespace

std::vector<finding> find_again(const game& record, const std::vector<finding>& findings,
                                const recurring_rules& rules) {
    std::vector<finding> all;
    if (std::ranges::none_of(findings,
                             [&rules](const finding& each) { return represents_others(each, rules); }))
        return all;
    game again;
    again.preamble = record.preamble;
    limits bounds;
    bounds.findings = findings_of_trial;
    rules.chosen.read_game(record.text, record.offset == 0, true, bounds, again, all);
    const auto is_of_tree = [&rules](const finding& each) {
        return represents_others(each, rules) &&
               (code_number(each.id) % code_block_size >= layer::tags || each.id == rules.shown_on_board);
    };
    if (std::ranges::any_of(findings, is_of_tree))
        check_game(rules.chosen, again, check_level::coherent, bounds, all);
    keep_single_causes(rules, record, all);
    return all;
}

void join_fixes_of_recurring(const game& record, std::vector<finding>& findings,
                             const std::vector<finding>& all, const recurring_rules& rules) {
    if (all.empty())
        return;
    const recurring_findings kinds = find_recurring(rules, record, all);
    for (finding& each : findings) {
        if (!represents_others(each, rules))
            continue;
        for (const std::vector<const finding*>& alike : kinds)
            if (alike.front()->id == each.id && alike.front()->where == each.where)
                each.remedy = joined_fix(alike);
    }
}

} // namespace ctlpgn
