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

bool is_mate(const ply& of) {
    return of.check == check_mark::mate;
}

// Calls `on` with every ply of the line whose mark says that nothing follows, and the written one that
// follows it; and with the last one, which is followed by none.
template <class Call> void each_end(const game& in, const line_of_play& play, Call on) {
    played before;
    const auto next = [&](const ply& itself, node at_move, side of) {
        if (!itself.written())
            return;
        const played at{&itself, at_move, of};
        if (before.itself != nullptr && (before.itself->game_end || is_mate(*before.itself))) [[unlikely]]
            on(before, at);
        before = at;
    };
    for (node at = play.first_move; at != no_node; at = in.moves[at].next) {
        next(in.moves[at].white, at, side::white);
        next(in.moves[at].black, at, side::black);
    }
    if (before.itself != nullptr)
        on(before, played{});
}

// An end mark may have been read where Black's ply was expected; what could not be read may have had one.
bool ends_the_game(const game& in, const move& last) {
    const auto may_end = [&](const ply& of) {
        return of.game_end || (of.kind == ply_kind::unreadable &&
                               in.raw(of.whole()).find_first_of("#:") != std::string_view::npos);
    };
    return may_end(last.white) || may_end(last.black);
}

// That has been reported by the reader.
bool goes_on_after_result(const game& in) {
    return !in.result_where.empty() && !in.moves.empty() && in.moves.back().begin > in.result_where.begin;
}

} // namespace

void check_ends(check_context& context) {
    const game& game = context.read;
    bool ended_early = goes_on_after_result(game);
    each_end(game, game.main_line, [&](const played& at, const played& next) {
        const bool mate = is_mate(*at.itself);
        if (next.itself != nullptr) {
            const bool behind_result =
                next.itself->begin > game.result_where.begin && !game.result_where.empty();
            if (mate && !behind_result)
                report(context, code::moves_after_mate, at, next);
            else if (at.itself->game_end && !behind_result)
                report(context, code::early_end_mark, at, next);
            ended_early = ended_early || (at.itself->game_end && !mate);
            return;
        }
        // A mark at the wrong place is one slip, not two.
        const bool is_marked = mate || ends_the_game(game, game.moves[at.at_move]);
        // What could not be read has been reported, and may have said it.
        if (!is_marked && !ended_early && at.itself->kind != ply_kind::unreadable)
            report(context, code::missing_end_mark, at, next);
    });
    for (const variation& inner : game.variations)
        each_end(game, inner.line, [&](const played& at, const played& next) {
            if (next.itself != nullptr && is_mate(*at.itself))
                report(context, code::moves_after_mate, at, next);
        });
}

} // namespace ctlpgn
