#include "lint/rules/number_causes.hpp"

#include "lint/rules/dependence.hpp"
#include "lint/rules/drop_findings.hpp"
#include "lint/rules/lost_lines.hpp"
#include "text/counted.hpp"
#include "tree/lines.hpp"
#include "tree/sorting.hpp"
#include "tree/written_numbers.hpp"

#include <algorithm>
#include <cstdint>
#include <string_view>

namespace ctlpgn {

namespace {

bool is_about_number_of_reply(const game& record, const finding& each) {
    return (each.id == code::wrong_number || each.id == code::repeated_number) && each.at_ply != no_node &&
           each.at_ply != 0 && record.plies[each.at_ply].player == side::black;
}

// The next number of White's.
node next_of_white(const game& record, node after) {
    node next = next_numbered(record, after);
    while (next != no_node && record.plies[next].player == side::black)
        next = next_numbered(record, next);
    return next;
}

bool is_wrong_number_of_white(const game& record, const finding& found) {
    return found.id == code::wrong_number && found.at_ply != no_node &&
           record.plies[found.at_ply].player == side::white;
}

bool is_out_of_order(const game& record, const game_lines& lines, const finding& found) {
    if (!is_wrong_number_of_white(record, found) || lines.is_outnumbered(found.at_ply))
        return false;
    const node next = next_of_white(record, found.at_ply);
    return next == no_node ? record.plies[found.at_ply].number > found.number
                           : record.plies[next].number != found.number + 1;
}

} // namespace

void keep_causes_of_replies(const game& record, std::vector<finding>& findings,
                            std::initializer_list<code> signs) {
    std::vector<std::uint32_t> reported; // where the signs are, in ascending order
    for (const finding& each : findings)
        if (std::ranges::find(signs, each.id) != signs.end())
            reported.push_back(each.where.begin);
    sort_stably(reported);
    drop_findings(findings, [&](const finding& each) {
        if (!is_about_number_of_reply(record, each))
            return false;
        const auto next = std::ranges::lower_bound(reported, record.plies[each.at_ply - 1].text().end);
        return next != reported.end() && *next < record.plies[each.at_ply].begin;
    });
}

void keep_moves_out_of_order(const game& record, std::vector<finding>& findings) {
    if (std::ranges::none_of(findings,
                             [&](const finding& each) { return is_wrong_number_of_white(record, each); }))
        return;
    const game_lines lines(record);
    std::vector<bool> is_in_doubt(record.plies.size());
    std::vector<bool> is_second(record.plies.size());
    for (const finding& each : findings) {
        if (!is_out_of_order(record, lines, each) || is_second[each.at_ply])
            continue;
        if (const node next = next_of_white(record, each.at_ply); next != no_node)
            is_second[next] = true;
        for (node at = each.at_ply; at != no_node && !is_in_doubt[at]; at = record.plies[at].next)
            is_in_doubt[at] = true;
    }
    const std::size_t dropped = drop_findings(findings, [&](const finding& each) {
        return each.at_ply != no_node && ((is_about_board(each.id) && is_in_doubt[each.at_ply]) ||
                                          (each.id == code::wrong_number && is_second[each.at_ply]));
    });
    // Writing the number that is due would be a wrong fix.
    for (finding& each : findings)
        if (dropped != 0 && is_out_of_order(record, lines, each)) {
            if (const std::int64_t missing = plies_skipped(record, each); missing > 1)
                each.related.push_back(
                    {each.where,
                     counted(static_cast<std::uint64_t>(missing), "ply", "plies") + " seem to be missing"});
            each.at_ply = no_node;
        }
}

void keep_first_number_zero(const game& record, std::vector<finding>& findings) {
    const node first = record.main_line.first_ply;
    const auto is_zero = [&](const finding& each) {
        return each.id == code::leading_zero && each.where.begin < record.plies[first].begin &&
               record.raw(each.where).find_first_not_of('0') == std::string_view::npos;
    };
    if (first == no_node || std::ranges::none_of(findings, is_zero))
        return;
    const node second = next_numbered(record, first);
    drop_findings(findings, [second](const finding& each) {
        return each.id == code::wrong_number && each.at_ply == second && second != no_node;
    });
}

} // namespace ctlpgn
