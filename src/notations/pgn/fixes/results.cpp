// Results, and the tag that repeats them.
#include "lint/rules/results.hpp"

#include "lint/fixes/enclosed.hpp"
#include "notations/pgn/due_result.hpp"
#include "notations/pgn/fixes/fixes.hpp"
#include "notations/pgn/lint/move_text.hpp"
#include "notations/pgn/lint/rules.hpp"
#include "notations/pgn/replay/replay.hpp"
#include "notations/pgn/replay/result_on_board.hpp"
#include "notations/pgn/vocabulary.hpp"

#include <algorithm>
#include <cstdint>
#include <string_view>

namespace ctlpgn::pgn {

namespace {

// The state of the game after the moves of the main line up to one of them.
struct result_after {
    node last;
    std::string_view result;

    void reached(const reached_ply& here) {
        if (here.which == last && here.played.outcome == resolved::one)
            result = result_on_board(here.after);
    }
    void line_ends(node /*first*/, const chess::position& /*after*/) const {}
};

} // namespace

std::string_view result_shown_before(const game& record, node next) {
    node last = record.main_line.first_ply;
    while (last != no_node && record.plies[last].next != next)
        last = record.plies[last].next;
    result_after shown{last, {}};
    replay(record, shown).run();
    return shown.result;
}

// Words that say more than who won are kept in a comment.
proposed fix_result(const game_fixes& context, const finding& found) {
    const std::string_view found_text = context.raw(found.where);
    const std::uint8_t in_tag = result_in_tag(context.read);
    // -0, of which the tag has the rest
    const bool is_rest =
        in_tag != 0 && found_text.starts_with('-') && words.results[in_tag].ends_with(found_text);
    if (is_rest)
        return rewrite(found, std::string(words.results[in_tag]));
    const std::uint8_t meant = find_result(found_text);
    if (meant == 0)
        return std::nullopt;
    // Signs such as +/- show who won without a move, or evaluate the position.
    if (in_tag != 0 && in_tag != meant)
        return std::nullopt;
    const std::string written(words.results[meant]);
    const bool says_more = find_plain_result(found_text) == 0;
    return rewrite(found, found.where, (says_more ? enclosed('{', found_text, '}') + " " : "") + written,
                   "write " + written);
}

// A finding inside a result is reported with the whole result.
proposed fix_hyphen(const game_fixes& context, const finding& found) {
    return find_result(context.raw(found.where)) != 0 ? fix_result(context, found)
                                                      : fix_foreign_hyphen(context, found);
}

namespace {

// Whether the last thing before the place is a ply, a comment or a variation, and its line ends there: a text
// that was cut ends in the midst of something.
bool ends_whole(const game_fixes& context, std::uint32_t end) {
    const game& record = context.read;
    const std::string_view before = context.text.substr(0, end);
    const std::string_view word = before.substr(before.find_last_of(" \t\r\n") + 1);
    const bool is_nag = word.size() > 1 && word.starts_with('$');
    const auto ends_here = [end](const auto& each) { return each.where.end == end; };
    const bool is_ply = std::ranges::any_of(
        record.plies, [end](const ply& each) { return each.readable() && each.whole().end == end; });
    const bool is_aside =
        std::ranges::any_of(record.comments, ends_here) || std::ranges::any_of(record.variations, ends_here);
    const bool is_cut = std::ranges::any_of(record.variations, [&](const variation& each) {
        return each.where.end >= end && !context.raw(each.where).ends_with(')');
    });
    const bool is_tag = record.plies.empty() && !record.tags.empty() && record.tags.back().where.end == end;
    const char after = context.at(context.blanks_after(end).end);
    return !is_cut && (is_tag || is_nag || is_ply || is_aside) && (after == '\n' || after == '\r') &&
           !(record.plies.empty() && is_aside);
}

// After a number more should follow, or it is the rest of a result.
bool ends_with_number(const game_fixes& context, std::uint32_t end) {
    const std::string_view before = context.text.substr(0, end);
    const std::string_view word = before.substr(before.find_last_of(" \t\r\n") + 1);
    return !word.empty() && word.find_first_not_of("0123456789.") == std::string_view::npos;
}

// $1 of the last move
fix moved_before_result(const game_fixes& context, const finding& found) {
    const std::uint32_t end = context.end_before(context.read.result_where.begin);
    fix made = no_edits(found, "write it before the result");
    made.edits.push_back({{end, end}, std::string(" ").append(context.raw(found.where))});
    made.edits.push_back({context.with_surroundings(found.where), ""});
    return made;
}

// After the last move, where the result has been found to be missing.
fix moved_to_end(const game_fixes& context, const finding& found, std::uint8_t result) {
    const std::uint32_t end = context.end_before(found.related.front().where.begin);
    fix made = no_edits(found, "write it after the last move");
    made.edits.push_back({context.with_surroundings(found.where), ""});
    made.edits.push_back({{end, end}, std::string(" ").append(words.results[result])});
    made.safe = result == result_in_tag(context.read) && ends_whole(context, end);
    return made;
}

// The same result again. Words for it are kept in a comment.
proposed without_repetition(const game_fixes& context, const finding& found) {
    proposed made;
    if (find_plain_result(context.raw(found.where)) == 0)
        made = fix_by_comment(context, found);
    else
        made = rewrite(found, {context.blanks_before(found.where.begin).begin, found.where.end}, "",
                       "remove it");
    if (made)
        made->safe = true;
    return made;
}

// 1-0 (time)   1-0, 34 minutes
proposed put_into_comment(const game_fixes& context, const finding& found) {
    const std::size_t first = context.raw(found.where).find_first_not_of(" ,.:;-");
    if (first == std::string_view::npos || may_hold_move(context.raw(found.where)))
        return std::nullopt;
    const span words{found.where.begin + static_cast<std::uint32_t>(first), found.where.end};
    fix made = rewrite(found, found.where,
                       std::string(first == 0 ? "" : " ").append(enclosed('{', context.raw(words), '}')),
                       "put braces around it");
    made.safe = true;
    return made;
}

} // namespace

proposed fix_text_after_result(const game_fixes& context, const finding& found) {
    if (context.raw(found.where).starts_with('$'))
        return moved_before_result(context, found);
    // Moves come after it that are read as a separate game.
    if (found.where.empty()) {
        fix made = rewrite(found, {context.end_before(found.where.begin), found.where.end},
                           context.line_end + context.line_end, "begin the next game on its own line");
        made.safe = true;
        return made;
    }
    const std::uint8_t again = find_result(context.raw(found.where));
    if (again == 0)
        return put_into_comment(context, found);
    return again == context.read.result ? without_repetition(context, found) : std::nullopt;
}

proposed fix_result_before_moves(const game_fixes& context, const finding& found) {
    const std::uint8_t written = find_result(context.raw(found.where));
    if (!found.related.empty())
        return moved_to_end(context, found, written);
    return written == context.read.result ? without_repetition(context, found) : std::nullopt;
}

// The tag's result. Without the tag the game is not known to be finished, as the tag that is added says, too.
proposed fix_missing_result(const game_fixes& context, const finding& found) {
    const std::string written(result_due(context.read));
    const std::uint32_t end = context.end_before(found.where.begin);
    // Or moves are missing as well.
    if (ends_with_number(context, end) || !found.related.empty())
        return std::nullopt;
    const bool after_tags = context.read.plies.empty() && !context.read.tags.empty();
    // A comment after a semicolon goes to the end of its line.
    const comment* const last = end == 0 ? nullptr : context.comment_around({end - 1, end});
    const bool after_line = last != nullptr && context.at(last->where.begin) == ';';
    fix made = rewrite(found, {end, end},
                       (after_tags   ? context.line_end + context.line_end
                        : after_line ? context.line_end
                                     : " ") +
                           written,
                       "write the result " + written);
    const bool is_known = result_in_tag(context.read) != 0 || find_result_tag(context.read, words) == nullptr;
    made.safe = is_known && ends_whole(context, end);
    return made;
}

// The result that the board shows after the last move; otherwise that of the tag; otherwise unknown.
// The moves that follow get tags, since they are another game, or several.
proposed fix_lost_result(const game_fixes& context, const finding& found) {
    if (found.at_ply == no_node) {
        const std::string due(result_due(context.read));
        return rewrite(found, begin_of(found.where), due + context.line_end + context.line_end,
                       "write the result " + due);
    }
    const std::string_view shown = result_shown_before(context.read, found.at_ply);
    const std::string written(shown.empty() ? result_due(context.read) : shown);
    fix made = no_edits(found, "write the result " + written + ", and tags for the next game");
    const std::vector<node> others = begins_of_next_games(context.read);
    for (const node next : others) {
        // What is written after the last game is its result.
        const bool is_last = next == others.back() && context.read.result != 0;
        const std::string roster = whole_roster(context, is_last ? words.results[context.read.result] : "*");
        const std::uint32_t begin = context.read.plies[next].number_begin;
        const std::uint32_t end = context.end_before(begin);
        const std::string result = " " + (next == found.at_ply ? written : std::string("*"));
        const bool is_on_line = context.raw({end, begin}).find_first_of("\r\n") == std::string_view::npos;
        if (is_on_line) {
            made.edits.push_back({{end, begin}, result + context.line_end + context.line_end + roster});
            continue;
        }
        made.edits.push_back({{end, end}, result});
        made.edits.push_back({{begin, begin}, roster});
    }
    return made;
}

proposed fix_unreadable_result_tag(const game_fixes& context, const finding& found) {
    const std::uint8_t meant = find_result(context.raw(found.where));
    const std::string written(words.results[meant]);
    const std::string_view ending = words.results[context.read.result];
    if (ending != "*" || written == ending || found.where.empty())
        return fix_result_value(context, found, meant);
    // The tag decides if the result after the moves is unknown.
    if (meant == 0)
        return std::nullopt;
    fix made = rewrite(found, written);
    made.edits.push_back({context.read.result_where, written});
    made.safe = false;
    return made;
}

// Writes the result that the board shows, in the tag as well.
proposed fix_result_of_board(const game_fixes& context, const finding& found) {
    // Tag and moves agree, so the slip may as well be in the last move.
    if (result_in_tag(context.read) == context.read.result)
        return std::nullopt;
    fix made = no_edits(found, "write " + found.expected);
    if (const tag* const named = find_result_tag(context.read, words); named != nullptr)
        made.edits.push_back({named->value, found.expected});
    made.edits.push_back({found.where, found.expected});
    return made;
}

// The result that ends the moves counts, unless it says that it is not known.
proposed fix_result_tag(const game_fixes& context, const finding& found) {
    const tag* const named = find_result_tag(context.read, words);
    const std::string counts(words.results[context.read.result]);
    if (named == nullptr || counts.empty())
        return std::nullopt;
    // A mate or a stalemate shows which of them is right.
    const std::string_view shown = result_shown_before(context.read, no_node);
    if (counts == "*" || (!shown.empty() && shown == context.raw(named->value)))
        return rewrite(found, std::string(result_due(context.read)));
    return rewrite(found, named->value, counts, "write " + counts + " in the tag");
}

} // namespace ctlpgn::pgn
