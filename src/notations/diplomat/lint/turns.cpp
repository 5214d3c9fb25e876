// White and Black in turn, from move 1 on.
#include "notations/diplomat/codes.hpp"
#include "notations/diplomat/lint/rules.hpp"
#include "notations/diplomat/positions/start.hpp"

namespace ctlpgn::diplomat {

namespace {

void check_line(check_context& context, const line_of_play& line) {
    const game& read = context.read;
    for (node at = line.first_ply; at != no_node; at = read.plies[at].next) {
        const ctlpgn::ply& here = read.plies[at];
        if (here.next == no_node || read.plies[here.next].player != here.player)
            continue;
        const bool by_white = here.player == ctlpgn::side::white;
        const node missed = by_white ? at : here.next;
        context
            .report(by_white ? codes::move_without_black : codes::black_out_of_turn,
                    read.plies[missed].text())
            .at_ply = missed;
    }
}

void check_first(check_context& context) {
    const game& read = context.read;
    const node first = read.main_line.first_ply;
    if (first == no_node)
        return;
    const ctlpgn::ply& begun = read.plies[first];
    const initial_position start = initial(read);
    if (begun.player != start.turn)
        context
            .report(start.turn == ctlpgn::side::black ? codes::wrong_side_begins : codes::black_out_of_turn,
                    begun.text())
            .at_ply = first;
    else if (begun.number > 1 && !start.written)
        context.report(codes::late_first_number, {begun.number_begin, begun.text().end}).at_ply = first;
}

} // namespace

void check_turns(check_context& context) {
    check_first(context);
    check_line(context, context.read.main_line);
    for (const variation& each : context.read.variations)
        check_line(context, each.line);
}

} // namespace ctlpgn::diplomat
