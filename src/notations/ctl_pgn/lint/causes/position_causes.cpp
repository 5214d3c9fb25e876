#include "notations/ctl_pgn/lint/causes/position_causes.hpp"

#include "lint/rules/drop_findings.hpp"
#include "notations/ctl_pgn/codes.hpp"
#include "notations/ctl_pgn/lint/causes/finding_places.hpp"
#include "notations/ctl_pgn/positions/position_setup.hpp"
#include "notations/ctl_pgn/rule_tables.hpp"
#include "tree/around.hpp"
#include "tree/written_move.hpp"

#include <algorithm>
#include <string>

namespace ctlpgn::ctl_pgn {

namespace {

// The second number follows that of the position: the first is wrong.
void keep_first_number_of_game(const game& record, std::vector<finding>& findings) {
    const auto differs = std::ranges::find(findings, codes::number_differs, &finding::id);
    if (differs == findings.end() || differs->related.empty() || record.main_line.first_ply == no_node)
        return;
    const node first = record.main_line.first_ply;
    const node second = move_from(record, first).next;
    if (second == no_node || record.plies[second].number < 2)
        return;
    const std::uint32_t right = record.plies[second].number - 1U;
    const std::string meant = std::to_string(right);
    if (record.raw(differs->where) != meant)
        return;
    differs->id = codes::wrong_number;
    differs->where = differs->related.front().where;
    differs->related.clear();
    differs->detail = meant;
    differs->expected = meant;
    differs->number = right;
    differs->at_ply = first;
    drop_findings(findings, [second](const finding& each) {
        return each.id == codes::wrong_number && each.at_ply == second;
    });
}

} // namespace

// The first ply is one of the side whose turn it is in the position: what is missing is the ellipsis.
span game_begun_by_other_side(const game& record, const finding& cause) {
    return cause.at_ply == record.main_line.first_ply ? whole_game : span();
}

// Who may castle is not said where the position ends before that field.
span game_without_rights(const game& record, const finding& cause) {
    const tag* const position = tag_around(record, cause.where);
    if (position == nullptr)
        return {};
    return setup_of(record.raw(position->value)).rights_where.empty() ? whole_game : span();
}

void keep_causes_of_positions(const game& record, std::vector<finding>& findings) {
    keep_first_number_of_game(record, findings);
}

} // namespace ctlpgn::ctl_pgn
