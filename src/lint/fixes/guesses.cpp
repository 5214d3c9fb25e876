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
    // By line, the end of the plies of which one may be wrong: all of a line with a contradiction, and, of
    // the lines that it branches from, those before the branch.
    std::vector<node> end_of_doubt(lines.count(), 0);
    for (const finding& each : findings) {
        if (!is_contradiction(each))
            continue;
        line_index line = lines.line_of(each.at_ply);
        node end = no_node;
        while (end_of_doubt[line] < end) {
            end_of_doubt[line] = end;
            end = line == main_line_index ? no_node : record.variations[line - 1].replaces;
            if (end == no_node)
                break;
            line = lines.line_of(end);
        }
    }
    for (finding& each : findings)
        if (is_safe(each) && each.at_ply < end_of_doubt[lines.line_of(each.at_ply)])
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
