#include "lint/fixes/recurring_fixes.hpp"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>

namespace ctlpgn {

namespace {

// More than anybody reads, so that the fix is of all.
constexpr std::uint32_t most_found = 100000;

// Of each place that has a fix.
std::optional<fix> joined_fix(const std::vector<const finding*>& alike) {
    fix joined;
    joined.safe = true;
    for (const finding* const each : alike) {
        joined.partial = joined.partial || !each->remedy;
        if (!each->remedy)
            continue;
        joined.safe = joined.safe && each->remedy->safe;
        if (joined.title.empty())
            joined.title = each->remedy->title + ", wherever it is so";
        joined.parts.push_back(static_cast<std::uint32_t>(each->remedy->edits.size()));
        joined.edits.insert(joined.edits.end(), each->remedy->edits.begin(), each->remedy->edits.end());
    }
    return joined.edits.empty() ? std::nullopt : std::optional(std::move(joined));
}

bool stands_for_others(const finding& of, const recurring_rules& by) {
    return !of.related.empty() && by.may_recur(of.id);
}

} // namespace

std::vector<finding> find_again(const game& of, const std::vector<finding>& findings,
                                const recurring_rules& by) {
    std::vector<finding> all;
    if (std::ranges::none_of(findings, [&by](const finding& each) { return stands_for_others(each, by); }))
        return all;
    game again;
    again.preamble = of.preamble;
    limits with;
    with.findings = most_found;
    by.in.read_game(of.text, of.offset == 0, true, with, again, all);
    const auto is_of_tree = [&by](const finding& each) {
        return stands_for_others(each, by) && code_number(each.id) % code_block_size >= layer::tags;
    };
    if (std::ranges::any_of(findings, is_of_tree))
        by.in.check(again, check_level::coherent, with, all, nullptr);
    by.keep_single_causes(of, all);
    return all;
}

void join_fixes_of_recurring(const game& of, std::vector<finding>& findings, const std::vector<finding>& all,
                             const recurring_rules& by) {
    if (all.empty())
        return;
    const recurring_findings kinds = by.find(of, all);
    for (finding& each : findings) {
        if (!stands_for_others(each, by))
            continue;
        for (const std::vector<const finding*>& alike : kinds)
            if (alike.front()->id == each.id && alike.front()->where == each.where)
                each.remedy = joined_fix(alike);
    }
}

} // namespace ctlpgn
