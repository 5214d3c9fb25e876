// The parts of a move, and its place.
#include "ctlpgn/annotations.hpp"
#include "lint/fixes/odd_figures.hpp"
#include "notations/ctl_pgn/board/claims.hpp"
#include "notations/ctl_pgn/codes.hpp"
#include "notations/ctl_pgn/fixes/fixes.hpp"
#include "notations/ctl_pgn/lint/depth_dots.hpp"
#include "notations/ctl_pgn/lint/move_lines.hpp"
#include "notations/ctl_pgn/lint/quoting_signs.hpp"
#include "notations/ctl_pgn/positions/meant_position.hpp"
#include "notations/ctl_pgn/positions/start.hpp"
#include "notations/ctl_pgn/trailing_comma.hpp"
#include "notations/ctl_pgn/written_ellipsis.hpp"
#include "text/ascii.hpp"
#include "tree/around.hpp"
#include "tree/sorting.hpp"
#include "tree/written_move.hpp"

namespace ctlpgn::ctl_pgn {

namespace {

// A comment or the end of a line may separate it from White's ply, so that it is taken for White's next one.
bool may_be_blacks(const game_fixes& context, node unnumbered) {
    const game_lines& lines = context.lines();
    const node before = lines.find(lines.line_of(unnumbered), lines.number_of(unnumbered) - 1);
    if (before == no_node)
        return false;
    const written_move move = move_from(context.read, before);
    return move.black == no_node && move.next == unnumbered;
}

// Whether a comma and another ply follow the next one, so that one of the two is not Black's.
bool is_third_ply_after(const game_fixes& context, std::uint32_t place) {
    const node next = ply_from(context.read, place);
    if (next == no_node)
        return false;
    const std::uint32_t comma = context.blanks_after(context.read.plies[next].whole().end).end;
    const char after = context.at(context.blanks_after(comma + 1).end);
    return context.at(comma) == ',' && is_letter(after);
}

// It is written twice, so it cannot begin a move.
bool repeats_ply_before(const game& record, node unnumbered) {
    return unnumbered != 0 &&
           record.raw(record.plies[unnumbered].text()) == record.raw(record.plies[unnumbered - 1].text());
}

// The only ply of its move, with which a variation begins: which side's it is depends on the board.
bool may_be_either_sides(const game_fixes& context, node unnumbered) {
    const variation* const around = variation_before(context.read, context.read.plies[unnumbered].begin);
    return around != nullptr && around->line.first_ply == unnumbered &&
           move_from(context.read, unnumbered).black == no_node;
}

// (... E21-E17): White's ply is left out, and only the number is missing.
proposed number_reply(const game_fixes& context, const finding& found, node reply) {
    if (context.shown(reply).owner == piece_owner::opponent)
        return std::nullopt;
    const std::string number = std::to_string(context.lines().number_of(reply));
    fix made = rewrite(found, {found.where.begin, context.read.plies[reply].begin}, number + ". …, ",
                       std::string("write ").append(number).append(". … before it"));
    made.safe = context.shown(reply).owner == piece_owner::mover;
    return made;
}

bool is_ellipsis(std::string_view text) {
    return text.starts_with("..") || text.starts_with("…");
}

// A sign like the one before a removed ply may also come after it.
void unquote_ply_after(fix& made, const game_fixes& context, const finding& found) {
    const node after = ply_from(context.read, found.where.end);
    if (found.where.empty() || after == no_node || context.read.plies[after].begin != found.where.end)
        return;
    const quoting_sign* const sign = opened_at_end(context.raw(found.where));
    if (sign == nullptr)
        return;
    const std::uint32_t ply_end = context.read.plies[after].text().end;
    const std::string_view line = context.text.substr(ply_end, context.text.find('\n', ply_end) - ply_end);
    const std::size_t at = line.find(sign->closing);
    if (at == std::string_view::npos)
        return;
    const std::uint32_t begin = ply_end + static_cast<std::uint32_t>(at);
    const std::uint32_t end = begin + static_cast<std::uint32_t>(size_of_closing(*sign, line.substr(at)));
    if (at == 0 || context.ends_line(end))
        made.edits.push_back({{begin, end}, ""});
}

} // namespace

proposed fix_missing_number(const game_fixes& context, const finding& found) {
    const bool has_figure = !found.where.empty();
    const node unnumbered =
        has_figure ? ply_from(context.read, found.where.end) : context.ply_at(found.where.begin);
    if (unnumbered == no_node || may_be_blacks(context, unnumbered) ||
        repeats_ply_before(context.read, unnumbered))
        return std::nullopt;
    if (is_ellipsis(context.raw(found.where)))
        return number_reply(context, found, unnumbered);
    if (may_be_either_sides(context, unnumbered) && context.shown(unnumbered).owner != piece_owner::mover)
        return std::nullopt;
    const std::uint32_t expected = context.lines().number_of(unnumbered);
    // Without a result, later moves could be numbered after it and belong to the game.
    if (has_figure ? !may_mean(context.raw(found.where), expected) : context.read.result_where.empty())
        return std::nullopt;
    const std::string number = std::to_string(expected) + ".";
    const bool has_blank = is_blank(context.at(found.where.end));
    return rewrite(found, found.where, has_blank ? number : number + " ",
                   std::string("write ").append(number).append(has_figure ? "" : " before it"));
}

// Replaces any other text in its place.
proposed fix_missing_dot(const game_fixes& context, const finding& found) {
    constexpr std::string_view all_digits = "0123456789";
    const std::string_view written = context.raw(found.where);
    if (written.starts_with('(') || written.starts_with('[')) // (1) or [1.] for 1.
        return rewrite(found, found.where, std::string(trimmed(written, "()[].")) + ".", "write the dot");
    const std::size_t digits = std::min(written.find_first_not_of(all_digits), written.size());
    const span instead{found.where.begin + static_cast<std::uint32_t>(digits), found.where.end};
    return rewrite(found, instead, is_blank(context.at(found.where.end)) ? "." : ". ", "write the dot");
}

proposed fix_unknown_number(const game_fixes& /*context*/, const finding& found) {
    return rewrite(found, found.where, "1?", "write 1?");
}

proposed fix_misplaced_unknown_number(const game_fixes& context, const finding& found) {
    if (found.at_ply == no_node)
        return std::nullopt;
    const std::string number = std::to_string(context.lines().expected(found.at_ply)) + ".";
    return rewrite(found, found.where, number, std::string("write ").append(number));
}

proposed fix_move_across_lines(const game_fixes& context, const finding& found) {
    if (parts_plies(context, found.where))
        return fix_parted_plies(context, found);
    if (proposed made = fix_late_end_mark(context, found))
        return made;
    const bool parts_number = context.at(found.where.end) == '.';
    return rewrite(found, found.where, parts_number ? "" : " ", "join the parts of the move");
}

namespace {

// (G7-G13, E21-E17) after a number: the closing parenthesis belongs to the opening one. No variation begins
// there, and the reason for the parentheses is unknown.
proposed without_parentheses(const game_fixes& context, const finding& found, std::string_view instead) {
    if (context.raw(found.where).find('(') == std::string_view::npos)
        return std::nullopt;
    const std::size_t closing = context.text.find(')', found.where.end);
    if (closing == std::string_view::npos)
        return std::nullopt;
    const auto at = static_cast<std::uint32_t>(closing);
    fix made = rewrite(found, {context.blanks_before(found.where.begin).begin, found.where.end},
                       std::string(instead), "remove the parentheses");
    made.edits.push_back({{context.blanks_before(at).begin, at + 1}, ""});
    made.safe = false;
    return made;
}

} // namespace

proposed fix_spacing(const game_fixes& context, const finding& found) {
    if (proposed made = without_parentheses(context, found, " "))
        return made;
    const std::uint32_t begin = context.blanks_before(found.where.begin).begin;
    fix made = rewrite(found, {begin, found.where.end}, " ", "write one space");
    unquote_ply_after(made, context, found);
    return made;
}

proposed fix_comma_spacing(const game_fixes& context, const finding& found) {
    if (context.raw(found.where).find_first_of("\r\n") != std::string_view::npos)
        return rewrite(found, found.where, ", ", "write the comma and Black's ply on the line of White's");
    const std::size_t comma = std::min<std::size_t>(context.raw(found.where).find(','), found.where.size());
    return rewrite(found, {found.where.begin, found.where.begin + static_cast<std::uint32_t>(comma)}, "",
                   "remove the space");
}

proposed fix_missing_comma(const game_fixes& context, const finding& found) {
    if (proposed made = without_parentheses(context, found, ", "))
        return made;
    if (is_third_ply_after(context, found.where.end))
        return std::nullopt;
    fix made = rewrite(found, found.where, ", ", "write a comma and a space");
    unquote_ply_after(made, context, found);
    return made;
}

proposed fix_trailing_comma(const game_fixes& context, const finding& found) {
    const std::uint32_t begin = context.blanks_before(found.where.begin).begin;
    const bool is_over = is_after_end_of_game(context.read, begin);
    const node next = ply_from(context.read, begin);
    const node last = next == no_node ? static_cast<node>(context.read.plies.size() - 1) : next - 1;
    if (!is_over && context.lines().line_of(last) == main_line_index)
        return std::nullopt;
    fix made = rewrite(found, {begin, found.where.end}, "", "remove the comma");
    made.safe = made.safe && is_over;
    return made;
}

namespace {

// Where no position is given, a game that begins with Black has not been replayed.
bool is_surely_blacks(const game_fixes& context, node reply) {
    const game& game = context.read;
    if (reply != game.main_line.first_ply || find_meant_position_tag(game) != nullptr)
        return context.shown(reply).owner == piece_owner::mover;
    const cescacs::hex from = hex_of(game.plies[reply].from);
    return from && cescacs::start_position().at(from).belongs_to(cescacs::side::black);
}

} // namespace

proposed fix_pgn_ellipsis(const game_fixes& context, const finding& found) {
    const node reply = ply_from(context.read, found.where.end);
    const std::string_view written = context.raw(found.where);
    const bool depends_on_board = may_be_doubled_dot(written) || is_lone_comma(written);
    if (depends_on_board && (reply == no_node || !is_surely_blacks(context, reply)))
        return std::nullopt;
    const std::uint32_t number_end = context.blanks_before(found.where.begin).begin;
    if (number_end != found.where.begin && number_end != 0 && is_digit(context.at(number_end - 1)))
        return rewrite(found, {number_end, found.where.end}, ". …, ",
                       "write a dot, a space, …, a comma and a space");
    if (found.where.begin != 0 && is_blank(context.at(found.where.begin - 1)))
        return is_blank(context.at(found.where.end - 1)) // - E21-E17
                   ? rewrite(found, found.where, "…, ", "write … and a comma")
                   : rewrite(found, found.where, "…", "write …");
    const bool has_dot = found.where.begin != 0 && context.at(found.where.begin - 1) == '.';
    return rewrite(found, found.where, has_dot ? " …, " : ". …, ", "write a space, …, a comma and a space");
}

namespace {

// Includes the text before it in its present place.
fix move_after_white(const game_fixes& context, const finding& found, const ply& white, span rest) {
    const ply& reply = context.read.plies[ply_around(context.read, rest.end - 1)];
    const std::string black(context.raw(reply.whole()));
    const std::uint32_t end = white.whole().end;
    fix made = no_edits(found, std::string("write ").append(black).append(" after White's ply"));
    const std::uint32_t after = context.blanks_after(end).end;
    made.edits.push_back(
        {{end, context.at(after) == ',' ? after + 1 : end}, std::string(", ").append(black)});
    made.edits.push_back({context.with_surroundings(rest), ""});
    return made;
}

} // namespace

// For plies that variations have separated.
proposed fix_variation_in_move(const game_fixes& context, const finding& found) {
    constexpr node most_plies_between = 512;
    const std::vector<ply>& plies = context.read.plies;
    const node black = ply_around(context.read, found.where.end - 1);
    if (black == no_node || plies[black].begin < found.where.begin)
        return std::nullopt;
    const node first = black - std::min(black, most_plies_between);
    node white = black;
    while (white != first && plies[white].next != black)
        --white;
    if (plies[white].next != black)
        return std::nullopt;
    return move_after_white(context, found, plies[white], {found.where.begin, plies[black].whole().end});
}

// Moves Black's ply, which a comment separates from White's, next to it; the comment is then on White's ply.
proposed fix_misplaced_ellipsis(const game_fixes& context, const finding& found) {
    const game& game = context.read;
    if (found.at_ply == no_node || found.related.empty())
        return std::nullopt;
    const ply& rest = game.plies[found.at_ply];
    const node parted = ply_around(game, found.related.front().where.begin);
    if (parted == no_node || game.plies[parted].text() != found.related.front().where)
        return std::nullopt;
    fix made = move_after_white(context, found, game.plies[parted], {rest.number_begin, rest.whole().end});
    for (const annotation& each : annotations_of(game, game.plies[parted].first_annotation)) {
        if (each.kind() != annotation_kind::comment)
            continue;
        const comment& between = game.comments[each.index];
        if (between.about == spoken_of::neither && between.mark.empty() && !between.text.empty() &&
            between.where.end <= rest.number_begin)
            made.edits.insert(std::prev(made.edits.end()),
                              {{between.text.begin, between.text.begin}, "@W: "});
    }
    return made;
}

// Puts each move on a new line, in every line of play that has both forms.
proposed fix_mixed_move_lines(const game_fixes& context, const finding& found) {
    fix made = no_edits(found, "begin a new line before each move");
    for (const std::uint32_t next : moves_on_shared_lines(context.read)) {
        std::uint32_t begin = next;
        while (begin != 0 && (is_blank(context.text[begin - 1]) || context.text[begin - 1] == '.'))
            --begin;
        made.edits.push_back({context.blanks_after(begin), context.line_end});
    }
    sort_stably(made.edits, {}, [](const text_edit& each) { return each.where.begin; });
    return made.edits.empty() ? proposed() : made;
}

proposed fix_depth_dots(const game_fixes& context, const finding& found) {
    fix made = no_edits(found, "write as many dots as the line is deep");
    for (const wrong_dots& each : find_wrong_dots(context.read)) {
        // A space separates moves on the same line.
        const bool shares_line =
            context.blanks_before(each.where.begin).empty() && !context.begins_line(each.where.begin);
        made.edits.push_back({each.where, std::string(shares_line ? 1 : 0, ' ').append(each.depth, '.')});
    }
    return made;
}

} // namespace ctlpgn::ctl_pgn
