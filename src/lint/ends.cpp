// The last ply of the main line is marked as such, and nothing follows a mark of the end (rulings 6.4).
#include "lint/shared_rules.hpp"

namespace ctlpgn {

namespace {

struct played {
    const ply* itself = nullptr;
    node at_move = no_node;
    side of = side::white;
};

void report(check_context& context, code id, const played& at, const played& next) {
    finding& found = context.report(id, at.itself->whole());
    found.at_move = at.at_move;
    found.at_side = at.of;
    if (next.itself != nullptr)
        found.related.push_back({next.itself->text(), "the moves go on here"});
}

// Calls `on` with every ply of the line that is written and the one that follows it; the last is followed by
// none.
template <class Call> void each_ply(const game& in, const line_of_play& play, Call on) {
    played before;
    const auto next = [&](const played& at) {
        if (!at.itself->written())
            return;
        if (before.itself != nullptr)
            on(before, at);
        before = at;
    };
    for (node at = play.first_move; at != no_node; at = in.moves[at].next) {
        next({&in.moves[at].white, at, side::white});
        next({&in.moves[at].black, at, side::black});
    }
    if (before.itself != nullptr)
        on(before, played{});
}

// An end mark may have been read where Black's ply was expected.
bool ends_the_game(const move& last) {
    return last.white.game_end || last.black.game_end;
}

} // namespace

void check_ends(check_context& context) {
    const game& game = context.read;
    bool ended_early = false;
    each_ply(game, game.main_line, [&](const played& at, const played& next) {
        const bool mate = at.itself->check == check_mark::mate;
        if (next.itself != nullptr) {
            if (mate)
                report(context, code::moves_after_mate, at, next);
            else if (at.itself->game_end)
                report(context, code::early_end_mark, at, next);
            ended_early = ended_early || (at.itself->game_end && !mate);
            return;
        }
        // A mark at the wrong place is one slip, not two.
        if (!mate && !ends_the_game(game.moves[at.at_move]) && !ended_early)
            report(context, code::missing_end_mark, at, next);
    });
    for (const variation& inner : game.variations)
        each_ply(game, inner.line, [&](const played& at, const played& next) {
            if (next.itself != nullptr && at.itself->check == check_mark::mate)
                report(context, code::moves_after_mate, at, next);
        });
}

} // namespace ctlpgn
