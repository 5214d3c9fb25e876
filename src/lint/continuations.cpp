// Only the first move of a line of play may lack White's ply, and only the last may lack Black's
// (rulings 6.1, 6.2).
#include "lint/shared_rules.hpp"
#include "lint/skipped_text.hpp"

namespace ctlpgn {

namespace {

bool is_black_alone(const game& in, const move& of) {
    return of.black.written() && is_ply_missing(in, of, side::white);
}

// Black's ply with the number of the move once more, as it is written behind a comment in PGN.
bool is_rest_of(const move& of, const move& rest) {
    return of.number == rest.number && !of.black.written();
}

} // namespace

void check_continuations(check_context& context) {
    const game& game = context.read;
    for (node at = 0; at != game.moves.size(); ++at) {
        const move& here = game.moves[at];
        if (here.next == no_node)
            continue;
        const move& next = game.moves[here.next];
        if (here.black.written() && next.white.written()) [[likely]]
            continue;
        const bool next_is_black_alone = is_black_alone(game, next);
        const bool parted = next_is_black_alone && is_rest_of(here, next);
        if (here.white.written() && !parted && is_ply_missing(game, here, side::black)) {
            finding& found = context.report(code::missing_black_ply, here.white.text());
            found.at_move = at;
            found.at_side = side::black;
        }
        if (next_is_black_alone) {
            finding& found = context.report(code::misplaced_ellipsis, {next.begin, next.black.begin});
            found.at_move = here.next;
            if (parted && here.white.written())
                found.related.push_back({here.white.text(), "White's ply of this move is here"});
        }
    }
}

} // namespace ctlpgn
