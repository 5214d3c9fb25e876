#include "lint/fixes/recurring_fixes.hpp"

#include "lint/fixes/apply.hpp"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <ranges>
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
        joined.parts.push_back(each->remedy->edits);
    }
    join_parts(joined);
    return joined.edits.empty() ? std::nullopt : std::optional(std::move(joined));
}

} // namespace

void join_fixes_of_recurring(const game& of, std::vector<finding>& findings, const recurring_rules& by,
                             const std::function<void(std::vector<finding>&)>& add_remedies) {
    const auto stands_for_others = [&by](const finding& each) {
        return by.may_recur(each.id) && !each.related.empty();
    };
    if (std::ranges::none_of(findings, stands_for_others))
        return;
    game again;
    again.preamble = of.preamble;
    std::vector<finding> all;
    limits with;
    with.findings = most_found;
    by.in.read_game(of.text, of.offset == 0, true, with, again, all);
    by.keep_single_causes(of, all);
    const recurring_findings kinds = by.find(of, all);
    add_remedies(all);
    for (finding& each : findings | std::views::filter(stands_for_others)) {
        const auto kind = std::ranges::find_if(kinds, [&each](const auto& alike) {
            return alike.front()->id == each.id && alike.front()->where == each.where;
        });
        if (kind != kinds.end())
            each.remedy = joined_fix(*kind);
    }
}

} // namespace ctlpgn
