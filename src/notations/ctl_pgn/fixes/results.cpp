// The result and its line.
#include "lint/rules/results.hpp"

#include "notations/ctl_pgn/fixes/fixes.hpp"
#include "notations/ctl_pgn/lint/result_marks.hpp"
#include "notations/ctl_pgn/lint/tags/tag_value_checks.hpp"
#include "notations/ctl_pgn/positions/start.hpp"
#include "notations/ctl_pgn/vocabulary.hpp"
#include "record/result_words.hpp"
#include "text/ascii.hpp"
#include "text/closest.hpp"
#include "tree/usual_words.hpp"

#include <array>

namespace ctlpgn::ctl_pgn {

std::string said_result(std::string_view text) {
    constexpr std::array<std::string_view, usual_results.size()> meant{"", "3-0", "0-3", "1-1", "*"};
    return std::string(meant[ctlpgn::find_result(text)]);
}

namespace {

struct inferred_result {
    std::string text;
    bool certain = false;
};

// The result by the words after the last ply; * if they say nothing about it. Empty if it is unclear who has
// won, since words outside comments that were not understood may say it.
std::string said_at_end(const game& record) {
    const ply* last = nullptr;
    for (const ply& each : record.plies)
        if (last == nullptr || each.begin > last->begin)
            last = &each;
    const std::size_t begin = last == nullptr ? record.text.size() : last->whole().end;
    constexpr std::size_t longest_remark = 60; // a longer text describes the game
    std::string_view rest = record.text.substr(begin);
    bool is_comment = false;
    bool has_other_words = false;
    while (!rest.empty()) {
        const std::size_t end = std::min(rest.find_first_of("{}\r\n"), rest.size());
        const std::string_view remark = trimmed(rest.substr(0, end), " \t.:");
        if (remark.size() < longest_remark && says_how_it_ended(remark))
            return said_result(remark);
        has_other_words = has_other_words || (!is_comment && std::ranges::any_of(remark, may_be_letter));
        if (end != rest.size() && (rest[end] == '{' || rest[end] == '}'))
            is_comment = rest[end] == '{';
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    return has_other_words ? std::string() : std::string(words.results[open_result]);
}

// The result by the mark of a mate or, if the last ply has an end mark, by the Result tag. Otherwise the text
// may have been cut off, and the game may be unfinished.
inferred_result infer_result(const game& record) {
    const tag* const named = find_result_tag(record, words);
    const std::uint8_t in_tag = named == nullptr ? 0 : read_result(record.raw(named->value), words);
    const last_ply last = last_of(record);
    const bool ended = last.itself != nullptr && last.itself->readable();
    if (ended && is_mate(*last.itself)) {
        const std::uint8_t result = result_by_mate(last.itself->player);
        if (in_tag != 0 && in_tag != result)
            return {};
        return {std::string(words.results[result]), true};
    }
    // Entry programs leave "*" in the tag, and the words after the moves may say who has won.
    if (in_tag == open_result && said_at_end(record) != words.results[open_result])
        return {};
    if (in_tag != 0 && ended && ends_game(*last.itself))
        return {std::string(words.results[in_tag]), true};
    return {said_at_end(record), false};
}

} // namespace

proposed fix_missing_result(const game_fixes& context, const finding& found) {
    // After a move without a number, the next one may not continue from it.
    const bool unnumbered = std::ranges::any_of(
        context.read.plies, [](const ply& each) { return each.number == 0 && each.player == side::white; });
    if (!found.where.empty() || unnumbered)
        return std::nullopt;
    const inferred_result result = infer_result(context.read);
    if (result.text.empty())
        return std::nullopt;
    const bool new_line = !context.begins_line(found.where.begin);
    const bool line_follows = context.ends_line(found.where.begin);
    // On an empty line the result replaces it.
    std::string text = (new_line ? context.line_end : "") + result.text;
    if (!line_follows || found.where.begin == context.text.size())
        text += context.line_end;
    fix made = rewrite(found, found.where, std::move(text), "write the result " + result.text);
    // The last ply of a part of a game may not be its last.
    made.safe = result.certain && find_start(context.read).known;
    return made;
}

proposed fix_result_on_move_line(const game_fixes& context, const finding& found) {
    span before = context.blanks_before(found.where.begin);
    if (context.at(found.where.begin) == ',')
        before.end = context.blanks_after(found.where.begin + 1).end;
    return rewrite(found, before, context.line_end, "begin a new line before it");
}

proposed fix_result_spacing(const game_fixes& context, const finding& found) {
    const std::string_view text = context.raw(found.where);
    const std::size_t second = text.find_last_of("0123456789");
    if (second == std::string_view::npos)
        return std::nullopt;
    const std::string plain{text.front(), '-', text[second]};
    return rewrite(found, plain);
}

namespace {

// "3-0" of "White wins 3-0", "3/0" or "3-O"; empty if there are not two numbers of one digit.
std::string points_in(std::string_view text) {
    std::string points;
    for (std::size_t i = 0; i != text.size(); ++i) {
        const bool is_letter = text[i] == 'O' || text[i] == 'o';
        const bool is_alone = text.size() < 8 && (i == 0 || i + 1 == text.size());
        if (is_digit(text[i]) || (is_letter && is_alone))
            points += is_letter ? '0' : text[i];
    }
    if (points.size() != 2)
        return {};
    return {points[0], '-', points[1]};
}

// 3/-   ?-?: the only result in which the player with a digit has these points; * if there is no digit. Empty
// if it is not written so, or if several results are possible.
std::string result_by_known_points(std::string_view text) {
    const auto is_unknown = [](std::string_view points) {
        return points == "?" || std::ranges::find(hyphens, points) != hyphens.end();
    };
    const std::size_t sign = text.find_first_of("/:-", 1);
    if (sign == std::string_view::npos)
        return {};
    const std::string_view of_white = trimmed(text.substr(0, sign));
    const std::string_view of_black = trimmed(text.substr(sign + 1));
    if (is_unknown(of_white) && is_unknown(of_black))
        return std::string(words.results[open_result]);
    if (is_unknown(of_white) == is_unknown(of_black))
        return {};
    std::string only;
    for (const std::string_view each : words.results)
        if (each.size() == 3 && (is_unknown(of_white) || each.substr(0, 1) == of_white) &&
            (is_unknown(of_black) || each.substr(2) == of_black)) {
            if (!only.empty())
                return {};
            only = each;
        }
    return only;
}

// 0--3   -3: the result in the tag, if no more than one sign is wrong.
std::string result_of_tag_near(const game_fixes& context, std::string_view text) {
    const tag* const named = find_result_tag(context.read, words);
    const std::uint8_t in_tag = named == nullptr ? 0 : read_result(context.raw(named->value), words);
    return in_tag != 0 && edit_distance(words.results[in_tag], text, 1) <= 1
               ? std::string(words.results[in_tag])
               : std::string();
}

} // namespace

proposed fix_unknown_result(const game_fixes& context, const finding& found) {
    std::string better;
    if (ctlpgn::find_plain_result(context.raw(found.where)) == result_draw) // 1/2 gives no points
        better = words.results[drawn_result];
    if (better.empty())
        better = points_in(context.raw(found.where));
    if (better.empty())
        better = result_by_known_points(context.raw(found.where));
    if (read_result(better, words) == 0)
        better = suggested_value(value_form::result, context.raw(found.where));
    if (better.empty())
        better = result_of_tag_near(context, context.raw(found.where));
    if (!better.empty())
        return rewrite(found, better);
    better = said_result(context.raw(found.where));
    if (better.empty())
        return std::nullopt;
    // Words that say more than who won are kept.
    if (ctlpgn::find_plain_result(context.raw(found.where)) != 0)
        return rewrite(found, better);
    const std::string words_in_braces = "{ " + std::string(context.raw(found.where)) + " }";
    return rewrite(found, found.where, better + context.line_end + words_in_braces, "write " + better);
}

// If the game has another result at its end, or if this is the first one, which is then moved there.
proposed fix_moves_after_result(const game_fixes& context, const finding& found) {
    const game& game = context.read;
    const bool is_before_all = game.main_line.first_ply != no_node &&
                               found.where.begin < game.plies[game.main_line.first_ply].number_begin;
    const bool is_only = game.result_where.begin < found.where.end;
    if (is_only && !is_before_all)
        return std::nullopt;
    const std::size_t end = context.raw(found.where).find_first_of(" \t\r\n{");
    const span result{found.where.begin, found.where.begin + static_cast<std::uint32_t>(std::min<std::size_t>(
                                                                 end, found.where.size()))};
    const bool shares_line = context.begins_line(result.begin) && !context.ends_line(result.end);
    const span removed = shares_line ? span{result.begin, context.blanks_after(result.end).end}
                                     : context.with_surroundings(result);
    fix made = rewrite(found, removed, "", "remove the result");
    if (is_only) {
        const std::uint32_t last = context.end_before(static_cast<std::uint32_t>(context.text.size()));
        made.edits.push_back({{last, last}, context.line_end + std::string(context.raw(result))});
        made.title = "write the result after the moves";
    }
    return made;
}

// The result that agrees with the end of the game: a finished game is not "*", and marks decide.
proposed fix_result_differs_from_tag(const game_fixes& context, const finding& found) {
    const game& game = context.read;
    const tag* const named = find_result_tag(game, words);
    const last_ply last = last_of(game);
    if (named == nullptr || last.itself == nullptr)
        return std::nullopt;
    const bool mate = is_mate(*last.itself);
    const bool draw = offers_draw(*last.itself) && ends_game(*last.itself);
    const auto fits = [&](std::uint8_t result) {
        if (mate)
            return result_of_mate(last.itself->player).has(result);
        return draw ? result == drawn_result : result != open_result;
    };
    const std::uint8_t in_tag = read_result(context.raw(named->value), words);
    if (fits(in_tag) == fits(game.result))
        return std::nullopt;
    const std::string right(words.results[fits(in_tag) ? in_tag : game.result]);
    return rewrite(found, fits(in_tag) ? game.result_where : named->value, right,
                   (fits(in_tag) ? "write " : "write in the tag ") + right);
}

// Corrects the tag and the line if the board proves the end, unless the two agree with each other against it.
proposed fix_result_against_board(const game_fixes& context, const finding& found) {
    const game& game = context.read;
    const std::string& right = found.expected;
    if (right.empty())
        return std::nullopt;
    fix made = no_edits(found, "write " + right);
    const tag* const named = find_result_tag(game, words);
    if (named != nullptr && read_result(context.raw(named->value), words) != 0)
        made.edits.push_back({named->value, right});
    if (game.result != 0)
        made.edits.push_back({game.result_where, right});
    return made;
}

} // namespace ctlpgn::ctl_pgn
