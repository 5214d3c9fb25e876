// The last ply of the main line is marked as such, and nothing follows a mark of the end.
#include "lint/rules/shared_rules.hpp"

namespace ctlpgn {

namespace {

void report(check_context& context, code id, node at, node next) {
    const game& game = context.read;
    finding& found = context.report(id, game.plies[at].whole());
    found.at_ply = at;
    if (next != no_node)
        found.related.push_back({game.plies[next].text(), "the moves go on here"});
}

bool is_mate(const check_context& context, const ply& asked) {
    return asked.check != 0 && asked.check == context.words.mate;
}

bool ends_game(const check_context& context, const ply& asked) {
    return (asked.own & context.words.end_mark) != 0;
}

// Calls `call` with every ply of the line whose mark says that nothing follows, and the ply that follows it;
// and with the last ply, which is followed by none.
template <class Call> void each_end(const check_context& context, const line_of_play& play, Call call) {
    const game& record = context.read;
    node before = no_node;
    for (node at = play.first_ply; at != no_node; at = record.plies[at].next) {
        const ply& here = record.plies[at];
        if (here.kind == ply_kind::missing) [[unlikely]]
            continue;
        if (before != no_node) {
            const ply& earlier = record.plies[before];
            if ((earlier.own | earlier.check) != 0 &&
                (ends_game(context, earlier) || is_mate(context, earlier))) [[unlikely]]
                call(before, at);
        }
        before = at;
    }
    if (before != no_node)
        call(before, no_node);
}

// About the move of the last ply. Text that could not be read may have contained a mark of the end.
bool may_end_game(check_context& context, node last) {
    const game& record = context.read;
    const auto may_end = [&](const ply& asked) {
        return ends_game(context, asked) ||
               (asked.kind == ply_kind::unreadable &&
                record.raw(asked.whole()).find_first_of(context.words.end_signs) != std::string_view::npos);
    };
    const written_move move = move_from(record, context.lines().move_of(last));
    return may_end(record.plies[move.first]) || may_end(record.plies[move.last]);
}

// That has been reported by the reader.
bool goes_on_after_result(const game& record) {
    return !record.result_where.empty() && !record.plies.empty() &&
           record.plies.back().number_begin > record.result_where.begin;
}

} // namespace

void check_ends(check_context& context) {
    const game& game = context.read;
    bool ended_early = goes_on_after_result(game);
    each_end(context, game.main_line, [&](node at, node next) {
        const bool mate = is_mate(context, game.plies[at]);
        const bool marked = ends_game(context, game.plies[at]);
        if (next != no_node) {
            const bool after_result =
                game.plies[next].begin > game.result_where.begin && !game.result_where.empty();
            if (mate && !after_result)
                report(context, code::moves_after_mate, at, next);
            else if (marked && !after_result)
                report(context, code::early_end_mark, at, next);
            ended_early = ended_early || (marked && !mate);
            return;
        }
        // A mark at the wrong place is one slip, not two.
        if (!mate && !marked && !ended_early && context.words.end_mark != 0 && !may_end_game(context, at))
            report(context, code::missing_end_mark, at, next);
    });
    for (const variation& inner : game.variations)
        each_end(context, inner.line, [&](node at, node next) {
            if (next != no_node && is_mate(context, game.plies[at]))
                report(context, code::moves_after_mate, at, next);
        });
}

} // namespace ctlpgn
