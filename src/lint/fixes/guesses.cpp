#include "lint/fixes/guesses.hpp"

#include "lint/rules/dependence.hpp"
#include "tree/around.hpp"
#include "tree/lines.hpp"
#include "tree/sorting.hpp"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <limits>
#include <string_view>

namespace ctlpgn {

void drop_guesses_of_board(const game& record, std::vector<finding>& findings,
                           std::initializer_list<code> signs) {
    std::uint32_t first = std::numeric_limits<std::uint32_t>::max();
    for (const finding& each : findings)
        if (std::ranges::find(signs, each.id) != signs.end())
            first = std::min(first, each.where.begin);
    if (record.plies.size() < 2)
        return;
    for (finding& each : findings) {
        const std::uint32_t about = layer_of(each.id);
        if ((about == layer::board || about == layer::rules) && each.where.begin >= first)
            each.remedy.reset();
    }
}

void doubt_fixes_in_contradicted_lines(const game& record, std::vector<finding>& findings) {
    const auto is_safe = [](const finding& each) {
        return each.at_ply != no_node && is_about_board(each.id) && each.remedy && each.remedy->safe;
    };
    if (std::ranges::none_of(findings, is_contradiction) || std::ranges::none_of(findings, is_safe))
        return;
    const game_lines lines(record);
    std::vector<bool> contradicted(lines.count());
    for (const finding& each : findings)
        if (is_contradiction(each))
            contradicted[lines.line_of(each.at_ply)] = true;
    for (finding& each : findings)
        if (is_safe(each) && contradicted[lines.line_of(each.at_ply)])
            each.remedy->safe = false;
}

void doubt_fixes_beside_skipped_text(const game& record, std::vector<finding>& findings,
                                     std::initializer_list<code> doubted,
                                     std::initializer_list<code> skipping) {
    std::vector<std::uint32_t> skipped;
    for (const finding& each : findings)
        if (std::ranges::find(skipping, each.id) != skipping.end())
            skipped.push_back(each.where.begin);
    sort_stably(skipped);
    for (finding& each : findings) {
        if (!each.remedy || std::ranges::find(doubted, each.id) == doubted.end())
            continue;
        const auto next = std::ranges::lower_bound(skipped, each.where.begin);
        const bool is_beside =
            (next != skipped.end() && share_line(record, *next, each.where.begin)) ||
            (next != skipped.begin() && share_line(record, *std::prev(next), each.where.begin));
        each.remedy->safe = each.remedy->safe && !is_beside;
    }
}

} // namespace ctlpgn
