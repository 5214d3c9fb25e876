// Only the first move of a line of play may lack White's ply, and only the last may lack Black's.
#include "lint/rules/shared_rules.hpp"
#include "lint/rules/skipped_text.hpp"

namespace ctlpgn {

namespace {

bool is_black_alone(const game& record, const written_move& move) {
    return move.black != no_node && is_ply_missing(record, move, side::white);
}

// Black's ply after the repeated number of the move, as PGN writes it after a comment.
bool is_rest_of(const game& record, const written_move& move, const written_move& rest) {
    return record.plies[move.first].number == record.plies[rest.first].number && move.black == no_node;
}

void check_continuation(check_context& context, const written_move& here) {
    const game& game = context.read;
    const written_move next = move_from(game, here.next);
    const bool next_is_black_alone = is_black_alone(game, next);
    const bool parted = next_is_black_alone && is_rest_of(game, here, next);
    const bool black_is_missing = is_ply_missing(game, here, side::black) ||
                                  (here.black == no_node && is_comma_alone_after(game, here));
    if (here.white != no_node && !parted && black_is_missing)
        context.report(code::missing_black_ply, game.plies[here.white].text()).at_ply = here.white;
    if (!next_is_black_alone)
        return;
    const ply& black = game.plies[next.black];
    finding& found = context.report(code::misplaced_ellipsis, {black.number_begin, black.begin});
    found.at_ply = next.black;
    if (parted && here.white != no_node)
        found.related.push_back({game.plies[here.white].text(), "White's ply of this move is here"});
}

void check_line(check_context& context, const line_of_play& line) {
    each_move(context.read, line, [&context](const written_move& here) {
        if (here.next == no_node)
            return;
        const bool black_goes_first = context.read.plies[here.next].player == side::black;
        if (here.black == no_node || black_goes_first ||
            context.read.plies[here.next].kind == ply_kind::missing) [[unlikely]]
            check_continuation(context, here);
    });
}

} // namespace

void check_continuations(check_context& context) {
    check_line(context, context.read.main_line);
    for (const variation& each : context.read.variations)
        check_line(context, each.line);
}

} // namespace ctlpgn
