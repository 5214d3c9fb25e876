// The fixes that only xiangqi has. Fixes that need the board are made with the finding (lint/board.cpp).
#include "notations/xiangqi/fixes/fixes.hpp"

#include "lint/fixes/guesses.hpp"
#include "lint/fixes/recurring_fixes.hpp"
#include "notations/xiangqi/codes.hpp"
#include "notations/xiangqi/fix_rows.hpp"
#include "notations/xiangqi/fixes/header.hpp"
#include "notations/xiangqi/forms/bare_list.hpp"
#include "notations/xiangqi/forms/values.hpp"
#include "notations/xiangqi/lint/rules.hpp"
#include "notations/xiangqi/reading/ply_parts.hpp"
#include "notations/xiangqi/tags.hpp"
#include "notations/xiangqi/words.hpp"
#include "notations/xiangqi/xiangqi.hpp"
#include "record/result_words.hpp"
#include "text/ascii.hpp"
#include "text/closest.hpp"
#include "tree/around.hpp"
#include "tree/usual_words.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace ctlpgn::xiangqi {

namespace {

// A variation that extends to the end of its line lacks its closing brace, too.
proposed fix_unopened_variation(const fix_context& context, const finding& found) {
    const auto at = std::ranges::find(context.read.variations, found.where.begin,
                                      [](const variation& each) { return each.where.begin; });
    if (at == context.read.variations.end())
        return std::nullopt;
    const std::uint32_t end = context.end_before(at->where.end);
    fix made = no_edits(found, "write it in braces");
    made.edits.push_back({end_of(found.where), "{"});
    if (context.at(at->where.end - 1) != '}')
        made.edits.push_back({{end, end}, " }"});
    return made;
}

} // namespace

// The last quotation mark of the value is not in it.
proposed fix_unescaped_quote(const fix_context& context, const finding& found) {
    return escape_quotes(context, found, found.where);
}

// In PGN it may show where a variation ends whose beginning was lost.
proposed fix_lone_parenthesis(const fix_context& context, const finding& found) {
    return is_pgn(context.read) ? std::nullopt : remove_alone(context, found);
}

// good }
proposed fix_stray_brace(const fix_context& context, const finding& found) {
    const bool has_words = found.where.size() > 1;
    fix made = has_words ? rewrite(found, begin_of(found.where), "{", "write { where the comment begins")
                         : fix_by_removing(context, found).value_or(rewrite(found, ""));
    made.safe = false;
    return made;
}

// It may be written in place of the brace that closes START.
proposed fix_end_line(const fix_context& context, const finding& found) {
    const game& record = context.read;
    const std::uint32_t end = context.end_before(found.where.begin);
    const auto ends_here = [end](const auto& each) { return each.where.end == end; };
    const bool closes_other =
        std::ranges::any_of(record.comments, ends_here) || std::ranges::any_of(record.variations, ends_here);
    const bool closes_start = end != 0 && context.text[end - 1] == '}' && !closes_other;
    return closes_start ? fix_by_removing(context, found) : rewrite(found, "}");
}

proposed remove_alone(const fix_context& /*context*/, const finding& found) {
    return rewrite(found, found.where, "", "remove it");
}

proposed fix_separator(const fix_context& context, const finding& found) {
    const bool parts = context.ends_line(found.where.end) || !context.blanks_after(found.where.end).empty();
    return parts ? rewrite(found, found.where, "", "remove it")
                 : rewrite(found, found.where, " ", "write a space");
}

// A letter that the keyword does not have may belong to another word.
proposed fix_misspelt_keyword(const fix_context& context, const finding& found) {
    std::string_view text = context.raw(found.where);
    text = text.substr(0, text.find_first_of(" \t"));
    const std::string_view meant = edit_distance(text, "GAME", 1) == 1 ? "GAME" : "FORMAT";
    const span word{found.where.begin, found.where.begin + static_cast<std::uint32_t>(text.size())};
    fix made = rewrite(found, word, std::string(meant), std::string("write ").append(meant));
    made.safe = text.find_first_not_of(meant) == std::string_view::npos;
    return made;
}

// numbers and markers

proposed fix_dots(const fix_context& context, const finding& found) {
    const bool parts = !context.blanks_after(found.where.end).empty();
    const std::string dots = is_pgn(context.read) ? "..." : ". ...";
    return rewrite(found, found.where, parts ? dots : dots + " ", "write " + dots);
}

proposed fix_repeated_number(const fix_context& context, const finding& found) {
    return fix_numbered_reply(context, found, {white_space, " ", "remove the number", "... "});
}

namespace {

// Text that cannot be read may be more than one ply, or none.
bool can_be_counted(const game& record, const line_of_play& line) {
    for (node at = line.first_ply; at != no_node; at = record.plies[at].next) {
        const ctlpgn::ply& here = record.plies[at];
        if (!here.readable() || (here.next != no_node && record.plies[here.next].player == here.player))
            return false;
    }
    return true;
}

} // namespace

// For all moves of its line that lack one.
proposed fix_missing_numbers(const fix_context& context, const finding& found) {
    const line_index line = context.lines().line_of(found.at_ply);
    if (!can_be_counted(context.read, line == main_line_index ? context.read.main_line
                                                              : context.read.variations[line - 1].line))
        return std::nullopt;
    fix made = no_edits(found, "write the numbers of the moves");
    for (node at = found.at_ply; at != no_node; at = context.read.plies[at].next) {
        const ctlpgn::ply& here = context.read.plies[at];
        const bool by_red = here.player == ctlpgn::side::white;
        if (here.number != 0 || (!by_red && at != found.at_ply))
            continue;
        const std::uint32_t number = context.lines().expected(context.lines().move_of(at));
        // The number of the next move follows: this ply is surplus or misplaced.
        if (here.next != no_node && context.read.plies[here.next].number == number)
            return std::nullopt;
        made.edits.push_back({begin_of(here.text()), std::to_string(number) + (by_red ? ". " : ". ... ")});
    }
    return made;
}

// The sign instead of the dot, or a whole number in brackets.
proposed fix_number_punctuation(const fix_context& context, const finding& found) {
    std::string text(context.raw(found.where));
    std::erase_if(text, [](char each) { return !is_digit(each); });
    return rewrite(found, found.where, text + ".", "write a dot");
}

proposed fix_missing_dot(const fix_context& context, const finding& found) {
    return unsafe_if_no_number(context, found, rewrite(found, begin_of(found.where), ".", "insert a dot"));
}

// plies: rewritten from their parts

proposed fix_missing_hyphen(const fix_context& context, const finding& found) {
    const std::string text = in_capitals(context.raw(found.where));
    return rewrite(found, text.substr(0, 2) + "-" + text.substr(2));
}

proposed fix_hyphen(const fix_context& context, const finding& found) {
    const std::string_view text = context.raw(found.where);
    // In a result.
    if (is_digit(text.front()) || text.front() == '.') {
        const std::size_t first = text.find_first_not_of("0123456789.");
        const std::size_t last = text.find_last_not_of("0123456789.");
        return rewrite(found, std::string(text.substr(0, first)).append("-").append(text.substr(last + 1)));
    }
    if (text.size() > std::string_view("–").size())
        return std::nullopt;
    // A dash before a digit may be meant as the sign for sideways.
    fix made = rewrite(found, found.expected.empty() ? "-" : found.expected);
    made.safe = !is_digit(context.at(found.where.end));
    return made;
}

proposed fix_pawn_letter(const fix_context& context, const finding& found) {
    return rewrite(found, begin_of(found.where),
                   std::string(1, format_of(context.read).letter_of(piece_kind::pawn)),
                   "insert the letter of the pawn");
}

proposed fix_spacing(const fix_context& context, const finding& found) {
    std::string text(context.raw(found.where));
    std::erase_if(text, [](char each) { return each == ' ' || each == '\t'; });
    return rewrite(found, found.where, text, "remove the space");
}

// A space is missing before a number that follows directly.
proposed fix_remark_spacing(const fix_context& context, const finding& found) {
    const std::string remark(trimmed(context.raw(found.where)));
    return rewrite(found, found.where, is_digit(context.at(found.where.end)) ? remark + " " : remark,
                   "write it right after the half-move");
}

proposed insert_keyword(const fix_context& /*context*/, const finding& found) {
    return rewrite(found, begin_of(found.where), "FEN ", "insert FEN");
}

// The remark that PGN writes as a number, if a half-move comes right before it.
proposed fix_foreign_glyph(const fix_context& context, const finding& found) {
    const std::string_view text = context.raw(found.where);
    const span replaced{context.blanks_before(found.where.begin).begin, found.where.end};
    const bool follows_ply = std::ranges::any_of(
        context.read.plies, [&](const ctlpgn::ply& each) { return each.whole().end == replaced.begin; });
    if (!follows_ply || text.size() != 2 || text[0] != '$' || text[1] < '1' || text[1] > '5')
        return std::nullopt;
    return rewrite(found, replaced, std::string(usual_glyphs[static_cast<std::size_t>(text[1] - '0')]),
                   "write it as a remark");
}

proposed fix_square_marker(const fix_context& context, const finding& found) {
    const std::string_view number = trimmed(context.raw(found.where), "([{)]} \t");
    return rewrite(found, found.where, std::string("(").append(number).append(")"), "write parentheses");
}

proposed fix_variation_label(const fix_context& context, const finding& found) {
    std::string text(context.raw(found.where));
    std::erase_if(text, [](char each) { return !is_digit(each); });
    if (text.empty())
        return std::nullopt;
    return rewrite(found, found.where, "[" + text + "]", "write it in brackets");
}

proposed fix_missing_comma(const fix_context& context, const finding& found) {
    const std::string_view text = context.raw(found.where);
    const std::size_t first = std::min(text.find_first_not_of(" \t\r\n"), text.size());
    return rewrite(found, {context.blanks_before(found.where.begin).begin, found.where.end},
                   std::string(", ").append(text.substr(first)), "insert a comma");
}

proposed fix_missing_separator(const fix_context& /*context*/, const finding& found) {
    return rewrite(found, found.where, "; ", "insert a semicolon");
}

// A second opening closes a comment; a comment that has taken the brace of START ends before it.
proposed fix_unclosed_comment(const fix_context& context, const finding& found) {
    const comment* const unclosed = context.comment_around(found.where);
    const std::uint32_t end = unclosed == nullptr ? 0 : unclosed->where.end;
    if (is_pgn(context.read) && end == context.text.size())
        return std::nullopt; // nothing shows where it was meant to end
    if (end != 0 && context.at(end - 1) == '{' && end > unclosed->text.begin)
        return rewrite(found, {end - 1, end}, "}", "close the comment");
    if (end != 0 && context.at(end - 1) == '}') {
        const std::uint32_t last = context.end_before(end - 1);
        return rewrite(found, {last, last}, " }", "close the comment before the brace");
    }
    return close_comment(context, found,
                         is_pgn(context.read)                   ? "}"
                         : context.at(found.where.begin) == '/' ? " */"
                                                                : " }");
}

// If it needs no backslash, which would be one more character of the text.
proposed fix_bare_brace(const fix_context& context, const finding& found) {
    const comment* const around = context.comment_around(found.where);
    if (around == nullptr || context.raw(around->text).find("*/") != std::string_view::npos)
        return rewrite(found, begin_of(found.where), "\\", "write a backslash");
    return rewrite(found, around->where, "/* " + std::string(context.raw(around->text)) + " */",
                   "write it between /* and */");
}

proposed fix_unopened_block(const fix_context& context, const finding& found) {
    const std::string_view text = context.raw(found.where);
    if (text.starts_with("SETUP"))
        return fix_bare_set_up(context, found);
    if (!text.empty() && is_letter(text.front()))
        return fix_unopened_variation(context, found);
    constexpr std::string_view closing = ")]）］";
    // COM( good )
    if (const comment* const around = context.comment_around(found.where);
        around != nullptr && closing.find(context.at(around->where.end - 1)) != std::string_view::npos) {
        fix made = no_edits(found, "write braces");
        made.edits.push_back({found.where, "{"});
        made.edits.push_back({{around->where.end - 1, around->where.end}, "}"});
        return made;
    }
    // The last one closes START.
    const bool is_end =
        !text.empty() && closing.find(text) != std::string_view::npos &&
        context.end_before(static_cast<std::uint32_t>(context.text.size())) == found.where.end;
    const std::string_view brace = is_end ? "}" : "{";
    return rewrite(found, found.where, std::string(brace), "write " + std::string(brace));
}

proposed fix_variation_brackets(const fix_context& context, const finding& found) {
    constexpr auto size_of = [](bool is_wide) { return is_wide ? 3U : 1U; }; // in bytes
    const std::string_view text = context.raw(found.where);
    fix made = no_edits(found, "write braces");
    made.edits.push_back(
        {{found.where.begin, found.where.begin + size_of(is_beyond_ascii(text.front()))}, "{"});
    made.edits.push_back({{found.where.end - size_of(is_beyond_ascii(text.back())), found.where.end}, "}"});
    return made;
}

proposed fix_unreadable_number(const fix_context& context, const finding& found) {
    const node at = context.ply_at(found.where.begin);
    if (at == no_node || context.read.plies[at].number == 0)
        return std::nullopt;
    return rewrite(found, std::to_string(context.read.plies[at].number) + ".");
}

proposed insert_colon(const fix_context& /*context*/, const finding& found) {
    return rewrite(found, found.where, ":", "insert a colon");
}

proposed fix_unclosed_start(const fix_context& context, const finding& found) {
    const std::uint32_t end = context.end_before(static_cast<std::uint32_t>(context.text.size()));
    return rewrite(found, {end, end}, context.line_end + "}", "insert }");
}

// If another brace follows, the one that closed START before them came too early.
proposed fix_moves_after_end(const fix_context& context, const finding& found) {
    const std::uint32_t end = context.end_before(found.where.begin);
    const std::string_view before = context.text.substr(0, end);
    const std::uint32_t size = before.ends_with('}') ? 1 : before.ends_with("END") ? 3 : 0;
    if (size == 0 || context.text.find('}', found.where.end) == std::string_view::npos)
        return std::nullopt;
    return rewrite(found, context.with_surroundings({end - size, end}), "", "remove what closes START here");
}

namespace {

// Whether the moves of the main line end before it.
bool is_behind_moves(const game& record, span where) {
    return !is_in_variation(record, where.begin) &&
           (record.plies.empty() || record.plies.back().begin < where.begin);
}

} // namespace

// A remark. Half-moves have digits, or are in Chinese, and must not end up in a comment, nor must a result
// that the header does not give.
proposed fix_unexpected_words(const fix_context& context, const finding& found) {
    if (is_behind_moves(context.read, found.where) && says_how_it_ended(context.raw(found.where)) &&
        find_tag(context.read, tag_name::result) == nullptr)
        return fix_result_in_words(context, found);
    const std::string_view text = context.raw(found.where);
    const auto may_be_of_move = [](char c) { return is_digit(c) || is_beyond_ascii(c); };
    const std::string_view words = trimmed(text, "/*# \t\r\n");
    const bool has_word = std::ranges::count_if(words, is_letter) > 1;
    if (!has_word || std::ranges::any_of(text, may_be_of_move) ||
        words.find_first_of("{}*") != std::string_view::npos)
        return std::nullopt;
    const bool in_pgn = is_pgn(context.read);
    fix made = rewrite(found, std::string(in_pgn ? "{ " : "/* ").append(words).append(in_pgn ? " }" : " */"));
    made.safe = false;
    made.title = "write it as a comment";
    return made;
}

// Text that other formats write in braces.
proposed fix_foreign_comment(const fix_context& context, const finding& found) {
    const std::string_view text = context.raw(found.where);
    if (text.find("*/") != std::string_view::npos)
        return std::nullopt;
    // The header has only COM.
    const node first = context.read.main_line.first_ply;
    const bool is_in_header = first == no_node || found.where.begin < context.read.plies[first].begin;
    const bool follows_word = found.where.begin != 0 && is_letter_or_digit(context.at(found.where.begin - 1));
    std::string comment = !is_in_header ? "/* " : follows_word ? " COM{ " : "COM{ ";
    comment.append(trimmed(text.substr(1, text.size() - 2))).append(is_in_header ? " }" : " */");
    return rewrite(found, found.where, std::move(comment), "write it as a comment");
}

namespace {

// The form of a bare list is only a guess, which is wrong if not even its first half-move can be played.
void drop_guessed_form(const game& record, std::vector<finding>& findings) {
    const node first = record.main_line.first_ply;
    const bool contradicts =
        first != no_node &&
        (!record.plies[first].readable() || std::ranges::any_of(findings, [first](const finding& each) {
            return each.at_ply == first && layer_of(each.id) == layer::board;
        }));
    for (finding& each : findings)
        if (each.id == codes::missing_game && contradicts && is_bare_list(record))
            each.remedy.reset();
}

} // namespace

void find_fixes(const game& record, offered_fixes wanted, std::vector<finding>& findings) {
    if (findings.empty())
        return;
    add_joined_remedies<fix_context>(fix_context(record, description), fix_rows, recurrence, wanted,
                                     findings);
    drop_guessed_form(record, findings);
    doubt_fixes_beside_skipped_text(record, findings, {codes::stray_separator},
                                    {codes::unexpected_text, codes::surplus_half_move});
}

} // namespace ctlpgn::xiangqi
