// Red and Black in turn, from move 1 on, each move with its number, all in the form of the file.
#include "notations/xiangqi/codes.hpp"
#include "notations/xiangqi/forms/bare_list.hpp"
#include "notations/xiangqi/lint/rules.hpp"
#include "notations/xiangqi/positions/start.hpp"
#include "notations/xiangqi/words.hpp"
#include "parsing/cut_comments.hpp"
#include "text/ascii.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace ctlpgn::xiangqi {

namespace {

// 1. C2=5 N8+7 N8+7 2. N2+3: another ply of Red's in the move of the number, by that of the next.
bool is_surplus(const game& read, const ctlpgn::ply& asked, std::uint32_t number) {
    if (asked.player != ctlpgn::side::white || asked.next == no_node)
        return false;
    const ctlpgn::ply& next = read.plies[asked.next];
    return next.player == ctlpgn::side::white && next.number == number + 1;
}

// Of three plies, one that repeats its predecessor is superfluous, otherwise the third.
void report_surplus(check_context& context, node third, const std::array<node, 2>& before) {
    const game& read = context.read;
    const std::array all{before[0], before[1], third};
    for (std::size_t i = 2; i != 0; --i) {
        if (all[i - 1] == no_node)
            break;
        const span first = read.plies[all[i - 1]].text();
        const span again = read.plies[all[i]].text();
        if (read.raw(first) != read.raw(again))
            continue;
        finding& found = context.report(codes::repeated_moves, again);
        found.at_ply = all[i];
        found.related.push_back({first, "it is already here"});
        return;
    }
    context.report(codes::surplus_half_move, read.plies[third].text()).at_ply = third;
}

void check_line(check_context& context, const line_of_play& line) {
    const game& read = context.read;
    bool numbers_are_missing = false; // which is said once a line
    std::uint32_t number = 0;
    std::array<node, 2> before{no_node, no_node}; // the two plies before it
    for (node at = line.first_ply; at != no_node; before = {before[1], at}, at = read.plies[at].next) {
        const ctlpgn::ply& here = read.plies[at];
        const bool begins = at == line.first_ply || here.player == ctlpgn::side::white;
        if (here.number != 0)
            number = here.number;
        else if (number != 0 && is_surplus(read, here, number)) {
            report_surplus(context, at, before);
            continue;
        }
        if (begins && here.number == 0 && here.number_begin == here.begin && !numbers_are_missing) {
            numbers_are_missing = true;
            context.report(codes::move_without_number, here.text()).at_ply = at;
        }
        if (here.next == no_node || read.plies[here.next].player != here.player)
            continue;
        const bool by_red = here.player == ctlpgn::side::white;
        // Unreadable text may have been both plies.
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
        context.report(codes::side_out_of_turn, begun.text(), std::string(name_of(game_side(start.turn))))
            .at_ply = first;
    else if (!start.written && begun.number > 1)
        context.report(codes::late_first_number, {begun.number_begin, begun.text().end}).at_ply = first;
    else if (start.written && start.number != 0 && begun.number > 1 && begun.number != start.number)
        context.report(codes::wrong_number, context.parts_of(first).number, std::to_string(start.number));
}

// It begins with a ply of the one that it replaces.
void check_first_of(check_context& context, const variation& checked) {
    const std::vector<ctlpgn::ply>& plies = context.read.plies;
    const node first = checked.line.first_ply;
    if (first == no_node || checked.replaces == no_node)
        return;
    const ctlpgn::side due = plies[checked.replaces].player;
    if (plies[first].player != due)
        context.report(codes::side_out_of_turn, plies[first].text(), std::string(name_of(game_side(due))))
            .at_ply = first;
}

} // namespace

void find_unwritten_text(const game& record, std::vector<finding>& findings) {
    if (!is_web_game(record))
        parsing::report_cut_comments(record, codes::swallowed_moves, findings);
    for (const auto& [at, where] : unused_markers(record)) {
        finding& added = findings.emplace_back();
        added.id = codes::marker_without_variation;
        added.where = where;
        added.at_ply = at;
    }
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
    for (const variation& each : context.read.variations) {
        check_line(context, each.line);
        check_first_of(context, each);
    }
    check_first(context);
}

void check_forms(check_context& context) {
    if (context.read.plies.empty())
        return;
    const file_format format = meant_format(context.read);
    if (format.is_unknown)
        return; // which has been reported
    const move_form form = format.form;
    bool is_said = false; // the first other form says it all
    for (node at = 0; at != context.read.plies.size(); ++at) {
        const ctlpgn::ply& here = context.read.plies[at];
        const std::string_view written = context.raw(here.text());
        if (!here.readable())
            continue;
        const bool lacks_sign =
            form == move_form::lalg && here.capture == 0 && written.find('-') == std::string_view::npos;
        if (is_written_in(context.read, here, form) && !lacks_sign)
            continue;
        if (is_chinese(written))
            context.report(codes::chinese_move, here.text()).at_ply = at;
        else if (!std::exchange(is_said, true))
            context
                .report(codes::foreign_form, here.text(),
                        std::string(form_names[static_cast<std::size_t>(form)]))
                .at_ply = at;
    }
}

} // namespace ctlpgn::xiangqi
