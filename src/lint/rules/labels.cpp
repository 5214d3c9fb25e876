// Labels are unique among the variations of one move.
#include "lint/rules/shared_rules.hpp"
#include "tree/sorting.hpp"

#include <algorithm>
#include <span>
#include <vector>

namespace ctlpgn {

namespace {

struct labelled {
    std::uint32_t label;
    node variation;
};

// `same_move` is memory that is reused.
void check_labels_of(check_context& context, std::span<const node> variations,
                     std::vector<labelled>& same_move) {
    const game& game = context.read;
    same_move.clear();
    for (const node at : variations)
        same_move.push_back({game.variations[at].label, at});
    if (same_move.size() < 2)
        return;
    sort_stably(same_move, {}, &labelled::label);
    for (std::size_t first = 0, i = 1; i < same_move.size(); ++i) {
        if (same_move[i].label != same_move[first].label) {
            first = i;
            continue;
        }
        finding& found =
            context.report(code::repeated_label, game.variations[same_move[i].variation].label_where);
        const std::uint32_t other = game.variations[same_move[first].variation].where.begin;
        found.related.push_back({{other, other + 1}, "the variation that has this label was opened here"});
    }
}

} // namespace

void check_labels(check_context& context) {
    const game& game = context.read;
    std::vector<node> by_move;
    by_move.reserve(game.variations.size());
    for (node at = 0; at != game.variations.size(); ++at)
        if (game.variations[at].label != 0)
            by_move.push_back(at);
    if (by_move.size() < 2)
        return;
    const game_lines& lines = context.lines();
    // Variations of one move are neighbours, except for those within them.
    const auto move_of = [&lines](node at) { return lines.at(at + 1).comes_after; };
    sort_stably(by_move, {}, move_of);
    std::vector<labelled> same_move;
    for (auto first = by_move.begin(); first != by_move.end();) {
        const auto last =
            std::find_if(first, by_move.end(), [&](node at) { return move_of(at) != move_of(*first); });
        if (move_of(*first) != no_node)
            check_labels_of(context, {first, last}, same_move);
        first = last;
    }
}

} // namespace ctlpgn
