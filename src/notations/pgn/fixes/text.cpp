// Text that should not be there, or should be different.
#include "lint/fixes/enclosed.hpp"
#include "notations/pgn/codes.hpp"
#include "notations/pgn/comments/commands.hpp"
#include "notations/pgn/comments/semicolons.hpp"
#include "notations/pgn/due_result.hpp"
#include "notations/pgn/fixes/fixes.hpp"
#include "notations/pgn/lint/move_text.hpp"
#include "notations/pgn/lint/rules.hpp"
#include "notations/pgn/reading/readings.hpp"
#include "notations/pgn/vocabulary.hpp"
#include "text/ascii.hpp"
#include "text/look_alikes.hpp"
#include "tree/around.hpp"

#include <algorithm>
#include <string>
#include <vector>

namespace ctlpgn::pgn {

// Both brackets around moves; if there is only one, the intended place of the other is not known.
proposed fix_stray_bracket(const game_fixes& context, const finding& found) {
    const game& record = context.read;
    const auto other = static_cast<std::uint32_t>(closing_bracket(record, found.where));
    if (closes_variation(record, found.where))
        return rewrite(found, ")");
    if (encloses_words(record, found.where)) {
        fix made = no_edits(found, "put braces around it");
        made.edits.push_back({found.where, "{"});
        made.edits.push_back({{other, other + 1}, "}"});
        return made;
    }
    const bool is_variation = opens_variation(record, found.where);
    if (other == record.text.size())
        return is_variation ? rewrite(found, "(") : fix_by_removing(context, found);
    fix made = no_edits(found, is_variation ? "write parentheses" : "remove the brackets");
    made.edits.push_back({found.where, is_variation ? "(" : ""});
    made.edits.push_back({{other, other + 1}, is_variation ? ")" : ""});
    return made;
}

// What comes right after it needs the space before it: Bb5 [a6]
proposed fix_by_removing(const game_fixes& context, const finding& found) {
    const char after = context.at(found.where.end);
    const bool parts = is_letter_or_digit(after) || after == '*';
    return rewrite(found, parts ? found.where : context.with_surroundings(found.where), "", "remove it");
}

// If the finding is about the first ply of a variation whose moves are read as those of the game, the opening
// parenthesis is missing before that ply, or another one is too early.
proposed fix_stray_parenthesis(const game_fixes& context, const finding& found) {
    if (opens_as_closing(context.read, found.where))
        return rewrite(found, "(");
    if (found.at_ply == no_node)
        return fix_by_removing(context, found);
    const std::uint32_t begin = context.read.plies[found.at_ply].number_begin;
    if (begin_of_unopened_variation(context.read, found.where.begin) == found.at_ply)
        return rewrite(found, {begin, begin}, "(", "open the variation before its number");
    const std::string_view before = context.raw({0, begin});
    const std::size_t early = before.find_last_not_of(white_space);
    if (early == std::string_view::npos || before[early] != ')')
        return std::nullopt;
    const auto place = static_cast<std::uint32_t>(early);
    return rewrite(found, {place, place + 1}, "", "remove the `)` before these moves");
}

// Removes its parentheses. If anything is between them it is a comment, which stays where it is.
proposed fix_empty_variation(const game_fixes& context, const finding& found) {
    const std::string_view text = context.raw(found.where);
    if (!text.starts_with('(') || !text.ends_with(')'))
        return std::nullopt;
    const bool is_empty = text.find_first_not_of("() \t\r\n") == std::string_view::npos;
    fix made = no_edits(found, "remove the parentheses");
    made.safe = true;
    if (is_empty) {
        made.edits.push_back({context.with_surroundings(found.where), ""});
        return made;
    }
    made.edits.push_back({{found.where.begin, found.where.begin + 1}, ""});
    made.edits.push_back({{found.where.end - 1, found.where.end}, ""});
    return made;
}

// ((1... c5) 2. Nf3: one of the two is superfluous.
proposed fix_parenthesis_of_variation(const game_fixes& context, const finding& found) {
    const variation* const open = variation_before(context.read, found.where.begin);
    if (open == nullptr || !doubles_parenthesis(context.read, *open))
        return fix_unclosed_variation(context, found);
    return rewrite(found, {open->where.begin, open->where.begin + 1}, "", "remove it");
}

// What it closes may be there, without its own brace.
proposed fix_stray_brace(const game_fixes& context, const finding& found) {
    const auto closed = std::ranges::lower_bound(context.read.comments, found.where.end, {},
                                                 [](const comment& each) { return each.where.end; });
    if (closes_variation(context.read, found.where))
        return rewrite(found, ")");
    if (found.at_ply != no_node && opens_variation(context.read, found.where))
        return rewrite(found, "(");
    if (first_ply_of_unopened_comment(context.read, found.where) != no_node)
        return std::nullopt; // words of the comment are read as moves
    if (closed == context.read.comments.end() || closed->where.end != found.where.end)
        return fix_by_removing(context, found);
    const std::uint32_t begin = closed->where.begin;
    const bool is_replaced = std::string_view("([<]}").find(context.at(begin)) != std::string_view::npos &&
                             !context.raw(closed->where).starts_with("[%");
    return rewrite(found, {begin, begin + (is_replaced ? 1U : 0U)}, "{", "write { where the comment begins");
}

namespace {

// Where the text of a comment ends before a last line that has nothing but a result; 0 if it has none.
std::uint32_t end_before_result(const game_fixes& context, const comment& unclosed) {
    const std::string_view text = trimmed(context.raw(unclosed.text));
    const std::size_t line = text.find_last_of("\r\n");
    if (line == std::string_view::npos || find_plain_result(trimmed(text.substr(line))) == 0)
        return 0;
    return context.end_before(
        unclosed.text.begin +
        static_cast<std::uint32_t>(text.data() + line - context.raw(unclosed.text).data()));
}

} // namespace

// Before the moves or tags that it has swallowed. If it reaches the end of the text they may belong in it,
// but not a result on its own line.
proposed fix_unclosed_comment(const game_fixes& context, const finding& found) {
    if (opens_variation(context.read, found.where) && found.at_ply != no_node)
        return std::nullopt; // what is missing is a parenthesis
    if (found.related.size() > 1)
        return std::nullopt; // it may have been meant to end at several places
    if (!found.related.empty())
        return rewrite(found, found.related.front().where, "}", "close the comment before the moves");
    const comment* const unclosed = context.comment_around(found.where);
    if (unclosed != nullptr && found.id == codes::swallowed_moves &&
        context.text.find('{', unclosed->where.end) == std::string_view::npos)
        return std::nullopt; // the next game shows where it ends, but is fixed separately
    const bool ends_text = unclosed == nullptr || unclosed->where.end == context.text.size();
    if (!ends_text)
        return close_comment(context, found, "}");
    const std::uint32_t end = unclosed == nullptr ? 0 : end_before_result(context, *unclosed);
    return end == 0 ? std::nullopt
                    : proposed(rewrite(found, {end, end}, "}", "close the comment before the result"));
}

proposed fix_mail_quotes(const game_fixes& context, const finding& found) {
    return fix_quoted_lines(context, found);
}

// Several at the end mean that the game continues.
proposed fix_stray_dot(const game_fixes& context, const finding& found) {
    proposed made = fix_by_removing(context, found);
    const bool ends_text =
        context.text.find_first_not_of(white_space, found.where.end) == std::string_view::npos;
    if (made && ends_text && found.where.size() > 1)
        made->safe = false;
    // 3(. Bc4: the parenthesis is in the wrong place.
    return context.at(found.where.begin - 1) == '(' ? std::nullopt : made;
}

// N\0f3: it cannot have been meant as part of a move.
proposed fix_control_sign(const game_fixes& context, const finding& found) {
    proposed made = fix_control_character(context, found);
    const node at = ply_around(context.read, found.where.begin);
    if (made && at != no_node && context.read.plies[at].begin < found.where.begin &&
        found.where.end < context.read.plies[at].text().end)
        made->safe = true;
    return made;
}

// Within a move it separates nothing.
proposed fix_by_space(const game_fixes& context, const finding& found) {
    const node at = found.id == codes::foreign_space ? ply_around(context.read, found.where.begin) : no_node;
    if (at != no_node && found.where.end < context.read.plies[at].text().end)
        return rewrite(found, found.where, "", "remove it");
    return rewrite(found, found.where, " ", "write a space");
}

// If it is all that separates two words, a space replaces it: e4/e5
proposed fix_punctuation(const game_fixes& context, const finding& found) {
    if (!context.read.variations.empty() && parts_variations(context.read, context.lines(), found.where))
        return std::nullopt; // what is missing are two parentheses
    const bool parts = found.where.begin != 0 && is_letter_or_digit(context.at(found.where.begin - 1)) &&
                       is_letter_or_digit(context.at(found.where.end));
    return parts ? fix_by_space(context, found) : fix_by_removing(context, found);
}

namespace {

// It is not known what a result or a number with a slip in it was: 1-1   1-0-   1w.   l.
bool is_like_number(std::string_view text) {
    constexpr std::string_view beginnings[] = {"1-", "0-", "1/2-", "½-"};
    constexpr std::size_t longest_number = 3;
    return (text.size() <= longest_number && text.ends_with('.')) ||
           std::ranges::any_of(beginnings, [text](std::string_view each) { return text.starts_with(each); });
}

// No move has so many small letters.
bool has_long_word(std::string_view text) {
    constexpr std::size_t long_word = 4;
    std::size_t letters = 0;
    for (const char each : text) {
        letters = is_small_letter(each) ? letters + 1 : 0;
        if (letters == long_word)
            return true;
    }
    return false;
}

// It is in brackets, or ends as a sentence does: moves in it are not the game's.
bool is_passage(std::string_view text) {
    const bool may_be_variation = text.size() > 1 && is_digit(text[1]) && !has_long_word(text);
    return (text.starts_with('[') && text.ends_with(']') && !may_be_variation) ||
           (text.starts_with('/') && text.ends_with('/')) ||
           (text.ends_with('.') && text.find(' ') != std::string_view::npos);
}

// The time that a move took has a solidus before it, which is no part of it: /0:12
bool is_time_after_solidus(std::string_view text) {
    return text.size() > 1 && text.front() == '/' && is_digit(text[1]);
}

// Read as the moves of a game that has no other.
bool is_move(const std::string& text) {
    if (!may_hold_move(text))
        return false;
    game alone;
    std::vector<finding> findings;
    read_game(text + " *", false, true, {}, alone, findings);
    return findings.empty() && alone.plies.size() == 1 && alone.plies.front().number == 0;
}

} // namespace

// In letters that look like those of a move, or in a digit that looks like a letter, which is a guess.
proposed fix_misread_move(const game_fixes& context, const finding& found) {
    const std::string_view written = context.raw(found.where);
    std::string meant = with_latin_letters(written);
    const bool is_in_other_letters = meant != written && is_move(meant);
    // N$f3, and digits for letters
    const bool has_sign = std::erase_if(meant, [](char c) { return c == '$' || c == '*'; }) != 0;
    if (!is_in_other_letters && !has_sign)
        meant = with_meant_digits(meant);
    if (meant == written || !is_move(meant))
        return std::nullopt;
    fix made = rewrite(found, meant);
    made.safe = is_in_other_letters && !has_sign;
    return made;
}

proposed fix_unexpected_text(const game_fixes& context, const finding& found) {
    proposed made = fix_misread_number(context, found);
    if (!made)
        made = fix_misread_move(context, found);
    return made ? made : fix_by_comment(context, found);
}

proposed fix_by_comment(const game_fixes& context, const finding& found) {
    const std::string_view text = context.raw(found.where);
    const std::size_t end = text.find_last_not_of(" \t\r\n") + 1;
    const bool is_among_moves = found.id == codes::unexpected_text;
    // All moves of the game may be in it, or in the comment that would follow.
    const bool hides_all_moves =
        is_among_moves && context.read.plies.empty() && may_hold_move(context.text.substr(found.where.begin));
    if (end == 0 || hides_all_moves || text.find_first_of("{}") != std::string_view::npos ||
        (is_among_moves &&
         (is_like_number(text.substr(0, end)) || (may_hold_move(text) && !is_passage(text.substr(0, end))))))
        return std::nullopt;
    const span where{found.where.begin, found.where.begin + static_cast<std::uint32_t>(end)};
    const std::size_t begin = is_time_after_solidus(text) ? 1 : 0;
    const bool is_command = text.starts_with("([%"); // which needs no parentheses in its comment
    const std::string_view text_of_comment =
        is_command ? text.substr(1, end - 2) : text.substr(begin, end - begin);
    std::string written(begin != 0 ? " " : "");
    // %clk 0:05:00]
    const bool is_unopened = text.starts_with('%') && text.substr(0, end).ends_with(']');
    written += enclosed('{', std::string(is_unopened ? "[" : "").append(text_of_comment), '}');
    // A text in place of the result also shows that the result is missing.
    if (is_among_moves && context.read.result == 0 &&
        context.text.find_first_not_of(white_space, where.end) == std::string_view::npos)
        written.append(" ").append(result_due(context.read));
    return rewrite(found, where, written, "put braces around it");
}

// After a game it is its comment only right under it: apart from that, or right before the next game, it may
// be the heading of that one.
proposed fix_text_between_games(const game_fixes& context, const finding& found) {
    const auto is_empty_line = [&context](std::uint32_t begin, std::uint32_t end) {
        return std::ranges::count(context.raw({begin, end}), '\n') > 1;
    };
    const std::size_t after = context.text.find_first_not_of(white_space, found.where.end);
    const auto next = static_cast<std::uint32_t>(std::min(after, context.text.size()));
    const bool follows_game = context.read.result_where.end <= found.where.begin && context.read.result != 0;
    if (follows_game && (is_empty_line(context.end_before(found.where.begin), found.where.begin) ||
                         !is_empty_line(found.where.end, next)))
        return std::nullopt;
    return fix_by_comment(context, found);
}

namespace {

// [ECO "C50"] "C50"]. Otherwise the name before the value is missing.
proposed without_repeated_value(const game_fixes& context, const finding& found, std::string_view value) {
    const std::uint32_t end = context.end_before(found.where.begin);
    if (!context.text.substr(0, end).ends_with(value))
        return std::nullopt;
    const auto begin = static_cast<std::uint32_t>(value.data() - context.text.data());
    return rewrite(found, {end, begin + static_cast<std::uint32_t>(value.size())}, "",
                   "remove the repetition");
}

} // namespace

// Text before and after tags on their lines is removed from all of them; other lines are people's words.
proposed fix_unreadable_line(const game_fixes& context, const finding& found) {
    if (const std::string_view text = trimmed(context.raw(found.where));
        text.starts_with('"') && text.ends_with(']'))
        return without_repeated_value(context, found, text);
    if (!is_beside_tag(context.read, found.where))
        return fix_by_comment(context, found);
    const auto has_words = [&context](span where) {
        const std::string_view text = context.raw(where);
        return std::ranges::adjacent_find(text, [](char one, char next) {
                   return may_be_letter(one) && may_be_letter(next);
               }) != text.end();
    };
    if (has_words(found.where) && context.begins_line(found.where.begin) &&
        context.raw(found.where).find_first_of("\r\n") != std::string_view::npos)
        return fix_by_comment(context, found);
    if (has_words(found.where) || std::ranges::any_of(found.related, has_words, &related_place::where))
        return std::nullopt;
    fix made = no_edits(found, "remove the text beside the tag");
    const auto remove = [&](span where) {
        const std::size_t size = context.raw(where).find_last_not_of("\r\n") + 1; // lines stay apart
        made.edits.push_back({{where.begin, where.begin + static_cast<std::uint32_t>(size)}, ""});
    };
    remove(found.where);
    for (const related_place& each : found.related)
        remove(each.where);
    return made;
}

proposed fix_ellipsis(const game_fixes& /*context*/, const finding& found) {
    return rewrite(found, found.where, "...", "write three periods");
}

proposed fix_glued_number(const game_fixes& /*context*/, const finding& found) {
    return rewrite(found, end_of(found.where), ". ", "write a period and a space after the number");
}

// In place of what is around the number: (1) e4   #1 e4. After that of a reply there are several signs: 1,..
// e5
proposed fix_number_punctuation(const game_fixes& context, const finding& found) {
    const std::string_view text = context.raw(found.where);
    const std::size_t digits = std::min(text.find_first_of("0123456789"), text.size());
    const std::size_t end = text.find_last_of("0123456789") + 1;
    if (end == 0) {
        const node next = ply_from(context.read, found.where.end);
        const bool is_of_reply = text.find('.') != std::string_view::npos && next != no_node &&
                                 context.read.plies[next].player == side::black;
        return is_of_reply ? rewrite(found, found.where, "...", "write three periods")
                           : rewrite(found, found.where, ".", "write a period");
    }
    return rewrite(found, std::string(text.substr(digits, end - digits)) + ".");
}

// $ 2   2$: the number is there, but not in $-1.
proposed fix_unreadable_nag(const game_fixes& context, const finding& found) {
    const std::string_view text = context.raw(found.where);
    const std::size_t digits = text.find_first_of("0123456789");
    if (digits == std::string_view::npos || text.find('-') != std::string_view::npos)
        return fix_by_removing(context, found);
    return rewrite(found, std::string("$").append(text.substr(digits, count_digits(text.substr(digits)))));
}

proposed fix_padded_nag(const game_fixes& context, const finding& found) {
    const std::string_view text = context.raw(found.where);
    const std::size_t first = std::min(text.find_first_not_of("$0"), text.size() - 1);
    std::string number(text.starts_with('$') ? 1 : 0, '$');
    number += text.substr(first);
    return rewrite(found, number);
}

// Those inside of it.
proposed fix_nested_comment(const game_fixes& context, const finding& found) {
    fix made = no_edits(found, "write parentheses inside the comment");
    for (std::uint32_t at = found.where.begin + 1; at + 1 < found.where.end; ++at)
        if (const char c = context.at(at); c == '{' || c == '}')
            made.edits.push_back({{at, at + 1}, c == '{' ? "(" : ")"});
    return made;
}

// All of them in the comment, up to the brace without a backslash. What was read as moves may belong in it.
proposed fix_escaped_brace(const game_fixes& context, const finding& found) {
    const comment* const ended = context.comment_around(found.where);
    constexpr std::size_t longest = 4096;
    std::size_t end = context.text.find('}', found.where.end);
    while (end != std::string_view::npos && end - found.where.end < longest && context.text[end - 1] == '\\')
        end = context.text.find('}', end + 1);
    const node next = ply_from(context.read, found.where.end);
    if (ended == nullptr || end == std::string_view::npos || end - ended->where.begin > longest)
        return std::nullopt;
    fix made = no_edits(found, "write parentheses inside the comment");
    made.safe = next == no_node || context.read.plies[next].begin > end;
    for (auto at = ended->where.begin; at + 1 < end; ++at)
        if (const char c = context.at(at + 1); context.at(at) == '\\' && (c == '{' || c == '}'))
            made.edits.push_back({{at, at + 2}, c == '{' ? "(" : ")"});
    return made;
}

// Where the comment is not closed either, or a bracket comes later, the rest of the value may be missing.
proposed fix_unclosed_command(const game_fixes& context, const finding& found) {
    const span where = end_of(found.where);
    const comment* const around = context.comment_around(found.where);
    if (around != nullptr) {
        const std::string_view rest = context.raw({where.end, around->where.end});
        if (!rest.ends_with('}') || rest.substr(0, rest.find('[')).find(']') != std::string_view::npos)
            return std::nullopt;
    }
    // {[%clk 1:57:00}}
    if (around != nullptr && context.at(around->where.end) == '}' && where.end + 1 == around->where.end)
        return rewrite(found, {where.begin, around->where.end}, "]", "write ] after it");
    if (context.raw(found.where).ends_with(')'))
        return rewrite(found, {where.begin - 1, where.end}, "]", "write ] at its end");
    return rewrite(found, where, "]", "write ] after it");
}

proposed fix_unopened_command(const game_fixes& context, const finding& found) {
    const std::string_view text = context.raw(found.where);
    return rewrite(found, with_opening(text.substr(0, text.find(']'))) + "]");
}

proposed fix_command_case(const game_fixes& context, const finding& found) {
    const std::string_view text = context.raw(found.where);
    const std::size_t end = std::min(text.find_first_of(white_space), text.size());
    return rewrite(found, in_small_letters(text.substr(0, end)).append(text.substr(end)));
}

// All such semicolons of the game.
proposed fix_hidden_moves(const game_fixes& context, const finding& found) {
    fix made = no_edits(found, "remove the semicolons between the moves");
    for (const hiding_comment& each : hiding_comments(context.read, looked_at::after_semicolons))
        for (const std::uint32_t at : each.semicolons)
            made.edits.push_back({{at, at + 1}, " "});
    if (made.edits.empty())
        return std::nullopt;
    return made;
}

} // namespace ctlpgn::pgn
