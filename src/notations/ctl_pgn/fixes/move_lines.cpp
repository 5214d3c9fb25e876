// Frames around all moves of a game, line by line, and numbers that count plies.
#include "notations/ctl_pgn/fixes/fixes.hpp"
#include "notations/ctl_pgn/lint/framed_lines.hpp"
#include "text/ascii.hpp"
#include "tree/sorting.hpp"

#include <string>

namespace ctlpgn::ctl_pgn {

namespace {

void write_instead(fix& made, const game_fixes& context, span where, std::string_view wanted) {
    if (where.begin <= where.end && context.raw(where) != wanted)
        made.edits.push_back({where, std::string(wanted)});
}

// Spaces, and signs instead of a dot or a comma.
bool is_between_parts(std::string_view text) {
    return text.find_first_not_of(" \t.,:;|/>=_*\"'`\\)]-") == std::string_view::npos;
}

std::uint32_t end_of_number(const game_fixes& context, std::uint32_t begin) {
    while (is_digit(context.at(begin)))
        ++begin;
    return begin;
}

// The parts of a move with the signs that belong between them.
void join_parts(fix& made, const game_fixes& context, const framed_move& line) {
    const game& game = context.read;
    const span none{};
    const span white = line.move.white == no_node ? none : game.plies[line.move.white].whole();
    const span black = line.move.black == no_node ? none : game.plies[line.move.black].whole();
    const span before{end_of_number(context, line.frame.end), white.begin};
    if (white.empty() || !is_between_parts(context.raw(before)))
        return;
    write_instead(made, context, before, ". ");
    if (const span between{white.end, black.begin}; !black.empty() && is_between_parts(context.raw(between)))
        write_instead(made, context, between, ", ");
}

void take_out_of_frame(fix& made, const game_fixes& context, const framed_move& line) {
    const span indent = context.blanks_before(line.frame.begin);
    write_instead(made, context, {indent.begin, line.frame.end}, "");
    join_parts(made, context, line);
    write_instead(made, context, {end_of(context.read, line.move), line.tail.end}, "");
}

void take_out_of_frames(fix& made, const game_fixes& context, const std::vector<framed_move>& moves,
                        const std::vector<framed_line>& others) {
    for (const framed_move& line : moves)
        take_out_of_frame(made, context, line);
    for (const framed_line& line : others) {
        write_instead(made, context, line.before, "");
        write_instead(made, context, line.after, "");
    }
    sort_stably(made.edits, {}, [](const text_edit& each) { return each.where.begin; });
    const auto repeated = std::ranges::unique(
        made.edits, [](const text_edit& one, const text_edit& other) { return one.where == other.where; });
    made.edits.erase(repeated.begin(), repeated.end());
}

// Where the line before the one that begins there begins.
std::uint32_t line_above(std::string_view text, std::uint32_t line_begin) {
    const std::size_t last = line_begin < 2 ? std::string_view::npos : text.rfind('\n', line_begin - 2);
    return last == std::string_view::npos ? 0 : static_cast<std::uint32_t>(last + 1);
}

// | No | White | Black | and |---|---|---| right above the first row of a table. Its cells may be names, so
// only people can know whether something is lost.
void take_out_head_of_table(fix& made, const game_fixes& context, std::uint32_t row) {
    const auto end = static_cast<std::uint32_t>(row - before_on_line(context.read, row).size());
    const std::uint32_t rule = line_above(context.text, end);
    const std::uint32_t head = line_above(context.text, rule);
    const std::string_view rule_text = trimmed(context.raw({rule, end}), white_space);
    const std::string_view head_text = trimmed(context.raw({head, rule}), white_space);
    if (head == 0 || !rule_text.starts_with("|") || rule_text.find('-') == std::string_view::npos ||
        rule_text.find_first_not_of("|-: ") != std::string_view::npos || !head_text.starts_with('|') ||
        may_hold_hex(head_text))
        return;
    // With the line end before them, so that the edit does not touch that of the row.
    made.edits.push_back({{head - 1, end - 1}, ""});
    made.title += ", and the head of the table";
    made.safe = false;
}

// ~~7. H6-H12~~ was not played, or should not be read.
bool is_struck_out(const game_fixes& context, const framed_move& line) {
    return context.raw(line.frame).find("~~") != std::string_view::npos;
}

} // namespace

proposed fix_signs_before_move(const game_fixes& context, const finding& found) {
    std::vector<framed_move> lines = context.framed().all();
    std::erase_if(lines, [](const framed_move& each) { return !each.shape.empty(); });
    if (std::ranges::any_of(lines, [&](const framed_move& each) { return is_struck_out(context, each); }) ||
        shows_changes(context.read, lines))
        return std::nullopt;
    fix made = no_edits(found, "remove the signs around the moves");
    take_out_of_frames(made, context, lines, find_lines_in_signs(context.read, lines));
    if (!lines.empty() && context.raw(lines.front().frame).starts_with('|')) {
        take_out_head_of_table(made, context, lines.front().frame.begin);
        sort_stably(made.edits, {}, [](const text_edit& each) { return each.where.begin; });
    }
    return made.edits.empty() ? proposed() : made;
}

// The same text before several moves: name and time of a line in a chat.
proposed fix_text_before_moves(const game_fixes& context, const finding& found) {
    const std::vector<framed_move> lines = context.framed().alike(found.where.begin);
    if (lines.empty())
        return std::nullopt;
    fix made = no_edits(found, "remove it before each move");
    take_out_of_frames(made, context, lines, find_framed_lines(context.read, lines));
    return made;
}

// A page break or end of a paragraph before a move instead of a line end.
proposed fix_page_end(const game_fixes& context, const finding& found) {
    if (context.ply_at(found.where.end) != no_node && !context.begins_line(found.where.begin))
        return rewrite(found, found.where, context.line_end, "end the line");
    return fix_control_character(context, found);
}

proposed fix_foreign_space(const game_fixes& context, const finding& found) {
    const bool is_last = context.ends_line(found.where.end);
    return is_last ? rewrite(found, found.where, "", "remove it")
                   : rewrite(found, found.where, " ", "write a space");
}

// Only the number comes between the plies of a move. Comments about moves would no longer be true.
proposed fix_numbered_plies(const game_fixes& context, const finding& found) {
    const game& game = context.read;
    if (!game.references.empty())
        return std::nullopt;
    fix made = no_edits(found, "put two plies under each number");
    std::uint32_t number = game.plies[game.main_line.first_ply].number;
    for (node at = game.main_line.first_ply; at != no_node; ++number) {
        const ply& white = game.plies[at];
        const span written{white.number_begin, end_of_number(context, white.number_begin)};
        write_instead(made, context, written, std::to_string(number));
        if (white.next == no_node)
            break;
        const ply& black = game.plies[white.next];
        const span between{white.whole().end, black.begin};
        if (context.raw(between).find_first_not_of(" \t\r\n.0123456789") != std::string_view::npos)
            return std::nullopt;
        write_instead(made, context, between, ", ");
        at = black.next;
    }
    return made;
}

} // namespace ctlpgn::ctl_pgn
