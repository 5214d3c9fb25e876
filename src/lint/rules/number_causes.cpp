#include "lint/rules/number_causes.hpp"

#include "lint/rules/drop_findings.hpp"
#include "tree/sorting.hpp"
#include "tree/written_numbers.hpp"

#include <algorithm>
#include <string_view>

namespace ctlpgn {

namespace {

bool is_about_number_of_reply(const game& record, const finding& each) {
    return (each.id == code::wrong_number || each.id == code::repeated_number) && each.at_ply != no_node &&
           each.at_ply != 0 && record.plies[each.at_ply].player == side::black;
}

} // namespace

void keep_causes_of_replies(const game& record, std::vector<finding>& findings,
                            std::initializer_list<code> signs) {
    std::vector<std::uint32_t> told; // where the signs are, in ascending order
    for (const finding& each : findings)
        if (std::ranges::find(signs, each.id) != signs.end())
            told.push_back(each.where.begin);
    sort_stably(told);
    drop_findings(findings, [&](const finding& each) {
        if (!is_about_number_of_reply(record, each))
            return false;
        const auto next = std::ranges::lower_bound(told, record.plies[each.at_ply - 1].text().end);
        return next != told.end() && *next < record.plies[each.at_ply].begin;
    });
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
