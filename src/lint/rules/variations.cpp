// A variation comes after the move that it replaces, and its first number is that move's.
#include "lint/rules/shared_rules.hpp"

#include <string>

namespace ctlpgn {

namespace {

void check_branch(check_context& context, const game_lines& lines, line_index index) {
    const game& game = context.read;
    const game_lines::line& line = lines.at(index);
    const variation& checked = game.variations[index - 1];
    const node first = checked.line.first_ply;
    if (line.fault == branch_fault::orphan) {
        context.report(code::orphan_variation, {checked.where.begin, checked.where.begin + 1});
        return;
    }
    if (first == no_node)
        return;
    if (line.fault == branch_fault::none) {
        const written_move replaced = move_from(game, line.branches_at);
        const bool before_the_line = move_from(game, first).white != no_node && replaced.white == no_node;
        if (!before_the_line || replaced.black == no_node || checked.replaces != no_node)
            return;
        finding& found = context.report(code::variation_replaces_nothing, game.plies[first].text());
        found.at_ply = first;
        found.related.push_back(
            {head_of(game, line.branches_at), "the line of play begins with Black's ply here"});
        return;
    }
    const bool earlier = line.fault == branch_fault::earlier;
    finding& found =
        context.report(earlier ? code::variation_of_earlier_move : code::variation_of_no_move,
                       context.parts_of(first).number, std::to_string(lines.number_of(line.comes_after)));
    found.at_ply = first;
    found.related.push_back({head_of(game, line.comes_after), "the variation comes after this move"});
    const node named = earlier ? line.branches_at : lines.find(line.written_in, line.first_number);
    if (named != no_node)
        found.related.push_back({head_of(game, named), "its number is that of this move"});
}

} // namespace

void check_variations(check_context& context) {
    if (context.read.variations.empty())
        return;
    const game_lines& lines = context.lines();
    for (line_index index = main_line_index + 1; index != lines.count(); ++index)
        check_branch(context, lines, index);
}

} // namespace ctlpgn
