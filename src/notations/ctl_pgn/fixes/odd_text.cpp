// Text that belongs to no game: people's words, and signs of other formats around the game.
#include "notations/ctl_pgn/codes.hpp"
#include "notations/ctl_pgn/fixes/fixes.hpp"
#include "notations/ctl_pgn/lint/framed_moves.hpp"
#include "notations/ctl_pgn/ply_words.hpp"
#include "text/ascii.hpp"
#include "text/ratings.hpp"
#include "tree/around.hpp"
#include "tree/written_move.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace ctlpgn::ctl_pgn {

namespace {

bool says_anything(std::string_view text) {
    return std::ranges::any_of(text, may_be_letter);
}

// Signs of other formats before a line or a remark: a quotation in a mail, an item of a list, a fence, a
// comment of another language.
std::size_t length_of_signs(std::string_view text) {
    constexpr std::string_view signs = ">*+-|#%;/<!`,=_ \t";
    return std::min(text.find_first_not_of(signs), text.size());
}

std::string_view without_signs_behind(std::string_view text) {
    constexpr std::string_view signs = " \t|->`*_,/";
    return text.substr(0, text.find_last_not_of(signs) + 1);
}

bool is_fence(std::string_view text) {
    return text.starts_with("```") || text.starts_with("~~~");
}

// The end of a line in HTML.
bool is_line_break(std::string_view text) {
    return (text.starts_with("<br") || text.starts_with("<BR") || text.starts_with("<Br")) &&
           text.find('>') == text.size() - 1;
}

// Elements of HTML and nothing else: <div><code>, </pre>
bool is_of_elements(std::string_view text) {
    while (!text.empty()) {
        const std::size_t letter = text.starts_with("</") ? 2 : 1;
        const std::size_t end = text.find('>');
        if (text.front() != '<' || letter >= text.size() || !is_letter(text[letter]) ||
            end == std::string_view::npos)
            return false;
        text.remove_prefix(std::min(text.find_first_not_of(" \t", end + 1), text.size()));
    }
    return true;
}

// A single letter names a piece, a hex or a player.
bool is_lone_letter(std::string_view text) {
    return text.size() == 1 && may_be_letter(text.front());
}

// People's words, for a comment; empty if they cannot be in one, or say nothing.
std::string comment_text(std::string_view text) {
    if (text.starts_with("(*") && text.ends_with("*)"))
        text = text.substr(1, text.size() - 2);
    text = without_signs_behind(text.substr(length_of_signs(text)));
    if (!says_anything(text) || is_lone_letter(text) || may_hold_hex(text) ||
        text.find_first_of("{}~#$@\n\r") != text.npos || text.starts_with(':') || text.ends_with(':'))
        return {};
    return std::string(text);
}

bool is_closed_by_brace(std::string_view text) {
    return text.ends_with('}') && text.find('{') == std::string_view::npos;
}

// People's words with the parentheses around them; there may be a brace instead of the second one.
span with_brackets(const game_fixes& context, span where) {
    const std::uint32_t begin = context.blanks_before(where.begin).begin;
    if (begin == 0 || context.at(begin - 1) != '(')
        return where;
    if (context.at(where.end) == ')')
        return {begin - 1, where.end + 1};
    return is_closed_by_brace(context.raw(where)) ? span{begin - 1, where.end} : where;
}

// Half of a text in parentheses does not make a comment.
bool is_torn(const game_fixes& context, span where) {
    const bool opens = where.begin != 0 && context.at(where.begin - 1) == '(';
    return opens != (context.at(where.end) == ')');
}

// The head of a table of moves: No;White;Black
bool is_head_of_table(std::string_view text) {
    constexpr std::array<std::string_view, 8> names{"White", "Black", "No", "Nr", "Move", "Moves", "Ply", ""};
    if (text.find("White") == std::string_view::npos || text.find("Black") == std::string_view::npos)
        return false;
    while (!text.empty()) {
        const auto size =
            static_cast<std::size_t>(std::ranges::find_if_not(text, may_be_letter) - text.begin());
        if (std::ranges::find(names, text.substr(0, size)) == names.end())
            return false;
        text.remove_prefix(std::min(size + 1, text.size()));
    }
    return true;
}

// It begins with characters of plies: ×N after a ply is part of it.
bool may_be_part_of_ply(std::string_view text) {
    constexpr std::array<std::string_view, 5> signs{"×", "*", "@", "=", "-"};
    return std::ranges::any_of(signs, [text](std::string_view each) { return text.starts_with(each); });
}

// @W: solid, on a line by itself, with parentheses, one of them or one brace, or none: the comment lacks its
// braces.
proposed fix_unbraced_comment(const game_fixes& context, const finding& found, span where) {
    std::string_view text = context.raw(where);
    const bool is_opened = text.starts_with('(');
    if (is_closed_by_brace(text) || (is_opened && text.ends_with(')')))
        text.remove_suffix(1);
    if (is_opened)
        text.remove_prefix(1);
    text = trimmed(text, blank_characters);
    const bool has_mark = text.starts_with("@W: ") || text.starts_with("@B: ");
    constexpr std::size_t mark_size = 4;
    if (!has_mark || comment_text(text.substr(mark_size)).empty() || !context.begins_line(where.begin) ||
        !context.ends_line(where.end))
        return std::nullopt;
    return rewrite(found, where, "{ " + std::string(text) + " }", "write braces around it");
}

// The result again.
bool repeats_result(const game_fixes& context, const finding& found, std::string_view text) {
    return context.read.result != 0 && found.where.begin >= context.read.result_where.end &&
           text == context.raw(context.read.result_where);
}

// {White "Puig, Marta"}
bool is_braced_tag(std::string_view text) {
    const std::size_t quote = text.find('"');
    return text.starts_with('{') && text.ends_with("\"}") && quote > 1 && quote + 2 < text.size();
}

// Whether the text before the place would run into the text after it.
bool parts_words(const game_fixes& context, std::uint32_t at) {
    return !context.begins_line(at) && context.blanks_before(at).empty();
}

// The check mark that a word means, or that scanners have read instead of a dagger.
char spoken_mark(std::string_view text) {
    constexpr std::array<std::string_view, 10> checks{"+",   "t",     "ch",    "ch.",    "check",
                                                      "xec", "escac", "jaque", "schach", "échec"};
    constexpr std::array<std::string_view, 13> mates{
        "#",           "mat",        "mate",         "matt",         "checkmate",       "xec i mat",
        "escac i mat", "jaque mate", "jaque y mate", "échec et mat", "schach und matt", "schachmatt",
        "\\#"};
    const auto is_in = [text](const auto& words) { return std::ranges::find(words, text) != words.end(); };
    return is_in(checks) ? '+' : is_in(mates) ? '#' : '\0';
}

// The time for a ply, as a server writes it: (0:05), [1:02:30]
bool is_time(std::string_view text) {
    const bool is_enclosed = text.size() > 2 && ((text.starts_with('(') && text.ends_with(')')) ||
                                                 (text.starts_with('[') && text.ends_with(']')));
    const std::string_view time = is_enclosed ? trimmed(text, "()[] ") : std::string_view();
    return time.find(':') != std::string_view::npos && is_digit(time.front()) && is_digit(time.back()) &&
           time.find_first_not_of("0123456789:.") == std::string_view::npos;
}

// The letter of the moving or captured piece comes after the ply: F6-C15J, JA9×C3R.
proposed fix_misplaced_letter(const game_fixes& context, const finding& found) {
    const ply& asked = context.read.plies[found.at_ply];
    const std::string letter(context.raw(found.where));
    const bool is_captured = asked.capture != 0 && asked.piece != no_symbol;
    const ply_parts parts = context.written_in.parts_of(context.read, asked);
    const std::uint32_t at = is_captured ? parts.target.begin : asked.begin;
    fix made = rewrite(found, {at, at}, letter, std::string("write ").append(letter).append(" before it"));
    made.edits.push_back({found.where, ""});
    return made;
}

// (taules) : the colon that marks the end of the game comes after the text, and stays with the ply.
bool comes_before_end_mark(const game_fixes& context, span where) {
    const std::uint32_t colon = context.blanks_after(where.end).end;
    return context.at(colon) == ':' && context.ends_line(colon + 1) && !context.begins_line(where.begin);
}

// The result that should be in place of the text.
void add_missing_result(fix& made, const game_fixes& context, const finding& found) {
    const bool is_last =
        context.text.substr(found.where.end).find_first_not_of(white_space) == std::string_view::npos;
    if (context.read.result != 0 || !is_last || found.id != codes::unexpected_text)
        return;
    finding missing;
    missing.id = codes::missing_result;
    missing.where = begin_of(found.where);
    if (const proposed result = fix_missing_result(context, missing))
        made.edits.insert(made.edits.begin(), result->edits.begin(), result->edits.end());
}

// Empty cells at the end of a line have no meaning.
proposed remove(const game_fixes& context, const finding& found, span where) {
    fix made = rewrite(found, where, "", "remove it");
    made.safe =
        made.safe || (is_of_empty_cells(context.raw(found.where)) && context.ends_line(found.where.end));
    return made;
}

// <pre>, and the </pre> that closes it, which is not reported beside it.
fix remove_elements(const game_fixes& context, const finding& found, span where) {
    fix made = rewrite(found, context.with_surroundings(where), "", "remove it");
    const std::string_view text = context.raw(where);
    const std::size_t end = std::min(text.find_first_of(" >"), text.size());
    const std::string closing = std::string("</").append(text.substr(1, end - 1)).append(">");
    const std::size_t at = context.text.find(closing, where.end);
    if (at == std::string_view::npos)
        return made;
    const auto begin = static_cast<std::uint32_t>(at);
    const span closed{begin, begin + static_cast<std::uint32_t>(closing.size())};
    if (context.comment_around(closed) == nullptr)
        made.edits.push_back({context.with_surroundings(closed), ""});
    return made;
}

// On its own line: that of the ply before it.
proposed fix_lone_rating(const game_fixes& context, const finding& found) {
    const std::string_view rating = said_rating(context.raw(found.where));
    const node rated = ply_around(context.read, found.where.begin);
    if (rating.empty() || rated == no_node || !context.begins_line(found.where.begin))
        return std::nullopt;
    const std::uint32_t end = context.read.plies[rated].whole().end;
    if (!context.ends_line(end) ||
        std::string_view("!?:").find(context.at(end - 1)) != std::string_view::npos)
        return std::nullopt;
    fix made = rewrite(found, {end, end}, std::string(" ").append(rating), "write it after the ply");
    made.edits.push_back({context.with_surroundings(found.where), ""});
    return made;
}

} // namespace

// Removed at the end of a line; kept before another move.
proposed fix_line_break(const game_fixes& context, const finding& found) {
    if (!is_line_break(context.raw(found.where)))
        return std::nullopt;
    const span with_blanks{context.blanks_before(found.where.begin).begin,
                           context.blanks_after(found.where.end).end};
    return context.ends_line(found.where.end)
               ? rewrite(found, {with_blanks.begin, found.where.end}, "", "remove it")
               : rewrite(found, with_blanks, context.line_end, "end the line");
}

// A comment, if it contains words. Signs alone, and signs before a move, are removed.
proposed fix_odd_text(const game_fixes& context, const finding& found) {
    const std::string_view whole = context.raw(found.where);
    const std::size_t length = whole.find_last_not_of(white_space) + 1;
    if (length == 0)
        return std::nullopt;
    if (proposed made = fix_text_before_moves(context, found))
        return made;
    const std::string_view text = whole.substr(0, length);
    if (proposed made = fix_line_break(context, found))
        return made;
    if (proposed made = fix_lone_rating(context, found))
        return made;
    if (is_braced_tag(text))
        return rewrite(found, {found.where.begin, found.where.begin + static_cast<std::uint32_t>(length)},
                       std::string("[").append(text.substr(1, length - 2)).append("]"),
                       "write square brackets");
    const span where =
        with_brackets(context, {found.where.begin, found.where.begin + static_cast<std::uint32_t>(length)});
    if (proposed made = fix_unbraced_comment(context, found, where))
        return made;
    if (is_torn(context, where))
        return std::nullopt;
    if (is_of_elements(text))
        return remove_elements(context, found, where);
    if (is_head_of_table(text) || repeats_result(context, found, text) || is_fence(text) ||
        (!says_anything(text) && !std::ranges::any_of(text, is_digit)))
        return remove(context, found, context.with_surroundings(where));
    const std::size_t signs = length_of_signs(text);
    const bool is_in_brackets = text.starts_with('[') && text.ends_with(']');
    if (may_hold_hex(text) || is_digit(text[std::min(signs, length - 1)]) ||
        (text.substr(signs).starts_with('[') && !is_in_brackets))
        return signs == 0
                   ? proposed()
                   : rewrite(found, {where.begin, where.begin + static_cast<std::uint32_t>(signs)},
                             parts_words(context, where.begin) ? " " : "", "remove the signs before it");
    const bool is_only_closed = is_closed_by_brace(text);
    const std::string written = comment_text(is_in_brackets   ? text.substr(1, text.size() - 2)
                                             : is_only_closed ? text.substr(0, text.size() - 1)
                                                              : text);
    if (!written.empty() && comes_before_end_mark(context, where)) {
        const std::uint32_t colon = context.blanks_after(where.end).end;
        fix made =
            rewrite(found, {context.blanks_before(where.begin).begin, where.end}, "", "make it a comment");
        made.edits.push_back({{colon + 1, colon + 1}, context.line_end + "{ " + written + " }"});
        return made;
    }
    if (written.empty() || !context.ends_line(where.end))
        return std::nullopt;
    const bool own_line = context.begins_line(where.begin);
    const span replaced{own_line ? where.begin : context.blanks_before(where.begin).begin, where.end};
    fix made = rewrite(found, replaced, (own_line ? "" : context.line_end) + "{ " + written + " }",
                       "make it a comment");
    add_missing_result(made, context, found);
    return made;
}

// Becomes a comment on the ply before it, below the move; a word for a mark becomes that mark.
proposed fix_text_after_ply(const game_fixes& context, const finding& found) {
    const node asked = ply_around(context.read, found.where.begin);
    const std::string_view text = context.raw(found.where);
    if (asked == no_node)
        return std::nullopt;
    if (found.at_ply == asked)
        return fix_misplaced_letter(context, found);
    if (proposed made = fix_line_break(context, found))
        return made;
    span with_blanks{context.blanks_before(found.where.begin).begin, found.where.end};
    if (const char mark = spoken_mark(trimmed(text, "( )")); mark != '\0')
        return rewrite(found, with_blanks, std::string(1, mark), std::string("write ") + mark);
    if (const std::string_view rating = said_rating(text); !rating.empty()) {
        const span after = context.blanks_after(found.where.end);
        const bool ends = context.at(after.end) == ':'; // the colon comes right after a rating
        return rewrite(found, {with_blanks.begin, ends ? after.end : found.where.end},
                       std::string(" ").append(rating), std::string("write ").append(rating));
    }
    if ((text == "." || text == ";") && context.last_ply() == &context.read.plies[asked])
        return rewrite(found, with_blanks, " :", "write a colon");
    if (!says_anything(text) && !std::ranges::any_of(text, is_digit) &&
        text.find_first_of("+#!?=:") == text.npos)
        return remove(context, found, with_blanks);
    const bool is_glued = context.blanks_before(found.where.begin).empty();
    const std::string written = is_glued && may_be_part_of_ply(text) ? std::string()
                                : is_time(text)                      ? std::string(trimmed(text, "()[] "))
                                                                     : comment_text(text);
    const bool on_black = context.read.plies[asked].player == side::black;
    const std::uint32_t brace = context.blanks_after(found.where.end).end;
    with_blanks.end = context.at(brace) == '}' ? brace + 1 : found.where.end;
    std::uint32_t end = std::max(end_of(context.read, move_from(context.read, asked)), with_blanks.end);
    // The time of the other ply may follow.
    const std::string_view after = context.text.substr(end);
    const std::string_view rest = after.substr(0, after.find_first_of("\r\n"));
    if (is_time(trimmed(rest, blank_characters)))
        end += static_cast<std::uint32_t>(rest.size());
    if (written.empty() || !context.ends_line(end))
        return std::nullopt;
    // In place of the mark of the end.
    const ply& spoken_of_ply = context.read.plies[asked];
    const bool ends = &spoken_of_ply == context.last_ply() && context.read.result != 0 &&
                      !ends_game(spoken_of_ply) && !is_mate(spoken_of_ply);
    fix made =
        rewrite(found, with_blanks, ends ? end_mark_for(spoken_of_ply) : std::string(), "make it a comment");
    const std::string mark = on_black ? "{ @B: " : "{ @W: ";
    made.edits.push_back({{end, end}, context.line_end + mark + written + " }"});
    return made;
}

} // namespace ctlpgn::ctl_pgn
