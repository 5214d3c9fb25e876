// A game that does not begin with the first move needs a PDTL tag.
#include "lint/context.hpp"
#include "lint/rules/skipped_text.hpp"
#include "notations/ctl_pgn/codes.hpp"
#include "notations/ctl_pgn/lint/rules.hpp"

#include <algorithm>

namespace ctlpgn::ctl_pgn {

namespace {

// A position under any name: a misspelt name has been reported.
bool has_position(const game& record) {
    return std::ranges::any_of(record.tags, [&record](const tag& each) {
        const std::string_view value = record.raw(each.value);
        return value.starts_with('/') || record.raw(each.name) == "PDTL" || record.raw(each.name) == "TLPD";
    });
}

} // namespace

void check_late_start(check_context& context) {
    const game& game = context.read;
    if (game.main_line.first_ply == no_node || has_position(game))
        return;
    const node first_ply = game.main_line.first_ply;
    const written_move begun = move_from(game, first_ply);
    const ply& first = game.plies[first_ply];
    const bool black_first = begun.black == first_ply && is_ply_missing(game, begun, side::white);
    if (first.number <= 1 && first.number_unknown == 0 && !black_first)
        return;
    // 2. before 1.: by their numbers, the two lines have changed places.
    const node last_ply = begun.black == no_node ? first_ply : begun.black;
    const node next_ply = game.plies[last_ply].next;
    if (next_ply != no_node && game.plies[next_ply].number != 0 && game.plies[next_ply].number < first.number)
        return;
    finding& found = context.report(codes::late_start, head_of(game, first_ply));
    found.at_ply = first_ply;
}

} // namespace ctlpgn::ctl_pgn
