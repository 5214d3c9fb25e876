#include "lint/rules/lost_lines.hpp"

#include "lint/rules/dependence.hpp"
#include "lint/rules/drop_findings.hpp"
#include "tree/written_numbers.hpp"

#include <algorithm>

namespace ctlpgn {

std::int64_t plies_skipped(const game& record, const finding& found) {
    return found.id == code::wrong_number && found.at_ply != no_node
               ? plies_skipped(record, found.at_ply, found.number)
               : 0;
}

std::optional<lost_line> find_lost_line(const game& record, const std::vector<finding>& findings,
                                        std::span<const code> doubts) {
    constexpr std::int64_t several = 2;
    const auto shows_gap = std::ranges::find_if(
        findings, [&](const finding& each) { return plies_skipped(record, each) >= several; });
    if (shows_gap == findings.end())
        return std::nullopt;
    node begin = no_node; // the last number before, in the main line
    node at = record.main_line.first_ply;
    for (; at != no_node && at != shows_gap->at_ply; at = record.plies[at].next)
        if (begin == no_node || record.plies[at].number != 0)
            begin = at;
    if (at == no_node || begin == no_node)
        return std::nullopt;
    // What could not be read there may be the plies that seem to be missing.
    const std::uint32_t from = record.plies[begin].number_begin;
    const std::uint32_t to = record.plies[at].number_begin;
    if (std::ranges::any_of(findings, [&](const finding& each) {
            return layer_of(each.id) == layer::syntax && describe(each.id).severity == level::error &&
                   each.where.begin >= from && each.where.begin < to;
        }))
        return std::nullopt;
    const auto is_doubted = [&](node asked) {
        return std::ranges::any_of(findings, [&](const finding& each) {
            return each.at_ply == asked &&
                   (is_contradiction(each) || std::ranges::find(doubts, each.id) != doubts.end());
        });
    };
    constexpr std::size_t most_between = 4; // more than that are not between two numbers
    std::size_t between = 0;
    for (node each = begin; each != at && between != most_between; each = record.plies[each].next, ++between)
        if (is_doubted(each))
            return lost_line{each, at, static_cast<std::uint32_t>(plies_skipped(record, *shows_gap))};
    return std::nullopt;
}

void drop_consequences(const game& record, const lost_line& gap, std::vector<finding>& findings) {
    const std::uint32_t begin = record.plies[gap.first].begin;
    drop_findings(findings, [&](const finding& each) {
        return (is_about_board(each.id) && each.where.begin >= begin) ||
               (each.id == code::wrong_number && each.at_ply == gap.numbered);
    });
}

} // namespace ctlpgn
