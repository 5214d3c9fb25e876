// Comments on one player's ply: White's before Black's, one each, and on a ply that is there.
#include "lint/rules/shared_rules.hpp"
#include "lint/rules/skipped_text.hpp"
#include "tree/chains.hpp"
#include "tree/comments_on_plies.hpp"

#include <algorithm>
#include <string>

namespace ctlpgn {

namespace {

std::string name_of(spoken_of player) {
    return player == spoken_of::white ? "White" : "Black";
}

// A mark without its end still refers to the player; the reader has reported it.
bool is_whole_mark(const check_context& context, const comment& asked) {
    return context.raw(asked.mark).ends_with(context.words.player_mark_end);
}

// Comments by people and those by programs are counted separately.
struct comments_of_move {
    node on_white = no_node;
    node on_black = no_node;
};

// In the middle of a line of play, a missing ply is a separate slip.
bool may_be_missing(const written_move& move, bool first_of_line, side mover) {
    return mover == side::white ? first_of_line : move.next == no_node;
}

void check_comment(check_context& context, const written_move& move, bool first_of_line, node index,
                   comments_of_move& seen) {
    const game& game = context.read;
    const comment& checked = game.comments[index];
    const bool white = checked.about == spoken_of::white;
    const side mover = white ? side::white : side::black;
    if (may_be_missing(move, first_of_line, mover) && is_ply_missing(game, move, mover))
        context.report(code::comment_without_ply, checked.mark, name_of(checked.about));
    node& same = white ? seen.on_white : seen.on_black;
    if (same == no_node) {
        same = index;
    } else if (!checked.generated) {
        finding& found = context.report(code::repeated_comment, checked.mark, name_of(checked.about));
        found.related.push_back({game.comments[same].mark, "the first comment on this ply is here"});
        return;
    }
    if (white && seen.on_black != no_node) {
        finding& found = context.report(code::comment_order, checked.mark);
        found.related.push_back({game.comments[seen.on_black].mark, "the comment on Black's ply is here"});
    }
}

void check_comments_of_line(check_context& context, const line_of_play& play) {
    const game& game = context.read;
    node on_move = no_node;
    comments_of_move seen[2]; // indexed by whether a program has written them
    // Without a mark a comment is about White because it is between the plies, which is a separate slip.
    const auto is_marked = [](const comment& each) {
        return each.about != spoken_of::neither && !each.mark.empty();
    };
    each_comment_on_plies(game, play, is_marked, [&](node index, node move) {
        if (move != on_move)
            seen[0] = seen[1] = {};
        on_move = move;
        check_comment(context, move_from(game, move), move == play.first_ply, index,
                      seen[game.comments[index].generated ? 1 : 0]);
    });
}

// Marks after the result are on the plies of the last move.
void check_comments_on_no_move(check_context& context, node first_annotation) {
    const game& game = context.read;
    for (const node at : comments_of(game, first_annotation)) {
        const comment& checked = game.comments[at];
        if (checked.about != spoken_of::neither && is_whole_mark(context, checked))
            context.report(code::mark_without_move, checked.mark, name_of(checked.about));
    }
}

} // namespace

void check_comment_places(check_context& context) {
    const game& game = context.read;
    if (std::ranges::all_of(game.comments,
                            [](const comment& each) { return each.about == spoken_of::neither; }))
        return;
    check_comments_of_line(context, game.main_line);
    check_comments_on_no_move(context, game.main_line.first_annotation);
    for (const variation& inner : game.variations) {
        check_comments_of_line(context, inner.line);
        check_comments_on_no_move(context, inner.line.first_annotation);
    }
}

} // namespace ctlpgn
