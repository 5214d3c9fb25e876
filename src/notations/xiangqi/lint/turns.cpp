// Red and Black in turn, from move 1 on, each move with its number, all in the form of the file.
#include "notations/xiangqi/codes.hpp"
#include "notations/xiangqi/forms/claim.hpp"
#include "notations/xiangqi/lint/rules.hpp"
#include "notations/xiangqi/positions/start.hpp"

namespace ctlpgn::xiangqi {

namespace {

void check_line(check_context& context, const line_of_play& line) {
    const game& read = context.read;
    bool numbers_are_missing = false; // which is said once a line
    for (node at = line.first_ply; at != no_node; at = read.plies[at].next) {
        const ctlpgn::ply& here = read.plies[at];
        const bool begins = at == line.first_ply || here.player == ctlpgn::side::white;
        if (begins && here.number == 0 && !numbers_are_missing) {
            numbers_are_missing = true;
            context.report(codes::move_without_number, here.text()).at_ply = at;
        }
        if (here.next == no_node || read.plies[here.next].player != here.player)
            continue;
        const bool by_red = here.player == ctlpgn::side::white;
        // What could not be read may have been both.
        if (by_red && here.readable())
            context.report(codes::move_without_black, here.text()).at_ply = at;
        else if (!by_red)
            context.report(codes::side_out_of_turn, read.plies[here.next].text(), "Red").at_ply = here.next;
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
            .report(codes::side_out_of_turn, begun.text(),
                    start.turn == ctlpgn::side::white ? "Red" : "Black")
            .at_ply = first;
    else if (begun.number > 1 && !start.written)
        context.report(codes::late_first_number, {begun.number_begin, begun.text().end}).at_ply = first;
}

} // namespace

void find_turned_moves(const game& record, std::vector<finding>& findings) {
    for (const ctlpgn::ply& here : record.plies) {
        if (here.number != 0 || here.player != ctlpgn::side::white || here.next == no_node)
            continue;
        const ctlpgn::ply& next = record.plies[here.next];
        if (next.number == 0 || next.player != ctlpgn::side::white)
            continue;
        finding& added = findings.emplace_back();
        added.id = codes::move_without_number;
        added.where = here.text();
        added.at_ply = static_cast<node>(&here - record.plies.data());
    }
}

void check_turns(check_context& context) {
    check_line(context, context.read.main_line);
    for (const variation& each : context.read.variations)
        check_line(context, each.line);
    check_first(context);
}

void check_forms(check_context& context) {
    if (context.read.plies.empty())
        return;
    const move_form form = format_of(context.read).form;
    for (node at = 0; at != context.read.plies.size(); ++at) {
        const ctlpgn::ply& here = context.read.plies[at];
        if (here.readable() && !is_written_in(here, form)) {
            // The first says it all.
            context
                .report(codes::foreign_form, here.text(),
                        std::string(form_names[static_cast<std::size_t>(form)]))
                .at_ply = at;
            return;
        }
    }
}

} // namespace ctlpgn::xiangqi
