// A variation stands behind the move that it replaces, and its first number is that move's (rulings 7.1).
#include "lint/shared_rules.hpp"

#include <string>

namespace ctlpgn {

namespace {

span number_of_first(const game& in, node first) {
    const move& begun = in.moves[first];
    return {begun.begin, begun.begin + static_cast<std::uint32_t>(std::to_string(begun.number).size())};
}

span head_of(const game& in, node of_move) {
    const move& pointed = in.moves[of_move];
    const ply& shown = pointed.white.written() ? pointed.white : pointed.black;
    return {pointed.begin, shown.written() ? shown.text().end : pointed.begin + 1};
}

void check_branch(check_context& context, const game_lines& lines, line_index index) {
    const game& game = context.read;
    const game_lines::line& line = lines.at(index);
    const variation& checked = game.variations[index - 1];
    const node first = checked.line.first_move;
    if (line.fault == branch_fault::orphan) {
        context.report(code::orphan_variation, {checked.where.begin, checked.where.begin + 1});
        return;
    }
    if (first == no_node)
        return;
    if (line.fault == branch_fault::none) {
        const move& replaced = game.moves[line.branches_at];
        const bool before_the_line = game.moves[first].white.written() && !replaced.white.written();
        if (!before_the_line || !replaced.black.written())
            return;
        finding& found = context.report(code::variation_replaces_nothing, game.moves[first].white.text());
        found.at_move = first;
        found.related.push_back(
            {head_of(game, line.branches_at), "the line of play begins with Black's ply here"});
        return;
    }
    const bool earlier = line.fault == branch_fault::earlier;
    finding& found =
        context.report(earlier ? code::variation_of_earlier_move : code::variation_of_no_move,
                       number_of_first(game, first), std::to_string(lines.number_of(line.stands_behind)));
    found.at_move = first;
    found.related.push_back({head_of(game, line.stands_behind), "the variation stands behind this move"});
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
