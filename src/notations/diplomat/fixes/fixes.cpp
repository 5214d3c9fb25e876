// The fixes that only Diplomat has. Fixes that need the board are made with the finding (lint/board.cpp).
#include "notations/diplomat/fixes/fixes.hpp"

#include "lint/fixes/guesses.hpp"
#include "lint/fixes/odd_figures.hpp"
#include "lint/fixes/recurring_fixes.hpp"
#include "lint/rules/dependence.hpp"
#include "notations/diplomat/codes.hpp"
#include "notations/diplomat/diplomat.hpp"
#include "notations/diplomat/fix_rows.hpp"
#include "notations/diplomat/fixes/texts.hpp"
#include "notations/diplomat/lint/misread_moves.hpp"
#include "notations/diplomat/lint/rules.hpp"
#include "notations/diplomat/reading/ply_parts.hpp"
#include "notations/diplomat/replay/replay.hpp"
#include "text/ascii.hpp"
#include "text/full_width.hpp"
#include "text/look_alikes.hpp"
#include "tree/sorting.hpp"
#include "tree/written_numbers.hpp"

#include <algorithm>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace ctlpgn::diplomat {

namespace {

constexpr std::string_view digits = "0123456789";

proposed insert(const finding& found, std::string text) {
    std::string title = std::string("insert ").append(text);
    return rewrite(found, begin_of(found.where), std::move(text), std::move(title));
}

// Of a half-move that begins a variation without a number only the board shows whose it is.
void drop_guessed_sides(const game& record, std::vector<finding>& findings) {
    std::vector<std::uint32_t> first; // where such half-moves begin
    for (const variation& each : record.variations)
        if (each.line.first_ply != no_node && record.plies[each.line.first_ply].number == 0)
            first.push_back(record.plies[each.line.first_ply].begin);
    if (first.empty())
        return;
    sort_stably(first);
    std::vector<std::uint32_t> contradicted; // those of them that the board does not confirm
    for (const finding& each : findings)
        if (each.at_ply != no_node && is_about_board(each.id) &&
            std::ranges::binary_search(first, record.plies[each.at_ply].begin))
            contradicted.push_back(record.plies[each.at_ply].begin);
    sort_stably(contradicted);
    for (finding& each : findings) {
        const bool represents_others = !each.related.empty() && !contradicted.empty();
        if (each.id == codes::move_without_number &&
            (represents_others || std::ranges::binary_search(contradicted, each.where.begin)))
            each.remedy.reset();
    }
}

// Beside T (torre, tour) the letter R may be that of a king (rey, roi).
bool has_rook(const game& record) {
    return std::ranges::any_of(record.plies, [&record](const ctlpgn::ply& each) {
        return record.raw(each.text()).starts_with('R');
    });
}

} // namespace

// moves

proposed fix_move_without_number(const fix_context& context, const finding& found) {
    const node at = context.ply_at(found.where.end);
    if (at == no_node)
        return std::nullopt;
    // A ply that completes a move has the move's number, even if that is wrong.
    const node move = context.lines().move_of(at);
    const std::uint32_t written = move == at ? 0 : context.read.plies[move].number;
    const std::uint32_t meant = written != 0 ? written : context.lines().expected(move);
    const std::string number = std::to_string(meant);
    const bool by_white = context.read.plies[at].player == ctlpgn::side::white;
    fix made = rewrite(found, found.where, number + (by_white ? ". " : ". ..., "),
                       std::string(found.where.empty() ? "insert " : "write ").append(number).append("."));
    // Letters are written for the digits: l. d3
    made.safe = made.safe && (found.where.empty() || may_mean(context.raw(found.where), meant));
    // An unreadable number may be the centre.
    made.safe = made.safe && context.raw(context.read.plies[at].text()) != "4";
    return made;
}

proposed fix_number_without_dot(const fix_context& context, const finding& found) {
    const std::string text = narrowed(context.raw(found.where));
    const std::size_t first = text.find_first_of(digits);
    const std::size_t last = text.find_last_of(digits);
    return unsafe_if_no_number(context, found, rewrite(found, text.substr(first, last - first + 1) + "."));
}

proposed fix_repeated_number(const fix_context& context, const finding& found) {
    return fix_numbered_reply(context, found, {" \t\r\n,", ", ", "write a comma", "..., "});
}

// The number of a reply may come after it.
proposed fix_lonely_comma(const fix_context& context, const finding& found) {
    const std::vector<ctlpgn::ply>& plies = context.read.plies;
    const auto next = std::ranges::lower_bound(plies, found.where.end, {}, &ctlpgn::ply::number_begin);
    if (next == plies.begin() || next == plies.end() || next->player != ctlpgn::side::black ||
        says_white_is_left_out(context.read, *next)) {
        // Black's ply is lost, and only the comma shows it.
        fix made = *fix_by_removing(context, found);
        made.safe = false;
        return made;
    }
    finding number = found;
    number.at_ply = static_cast<node>(next - plies.begin());
    const bool is_repeated = next->number == std::prev(next)->number;
    return is_repeated ? fix_repeated_number(context, number) : std::nullopt;
}

proposed fix_dots_after_number(const fix_context& /*context*/, const finding& found) {
    return rewrite(found, found.where, " ..., ", "write ...");
}

proposed fix_surplus_dots(const fix_context& context, const finding& found) {
    const bool parts = !context.blanks_after(found.where.end).empty();
    return rewrite(found, found.where, parts ? "" : " ", "write one dot");
}

// The finding is empty where a space is missing, or covers the spaces before a comma or a dot.
proposed fix_uneven_spacing(const fix_context& context, const finding& found) {
    if (found.where.empty())
        return rewrite(found, found.where, " ", "insert a space");
    std::string text(trimmed(context.raw(found.where)));
    // d3 ,k3: the space is on the other side of it.
    if (text == "," && context.blanks_after(found.where.end).empty() && !context.ends_line(found.where.end))
        return rewrite(found, found.where, ", ", "put the space after the comma");
    return rewrite(found, found.where, text, "remove the spaces");
}

// On another line, or with a comma after the second, they may be no move.
proposed fix_moves_without_comma(const fix_context& context, const finding& found) {
    fix made = rewrite(found, begin_of(found.where), found.where.empty() ? ", " : ",", "insert a comma");
    const std::vector<ctlpgn::ply>& plies = context.read.plies;
    const auto reply = std::ranges::lower_bound(plies, found.where.begin, {}, &ctlpgn::ply::begin);
    if (reply == plies.end())
        return made;
    const bool is_below = context.raw({found.where.begin, reply->begin}).find('\n') != std::string_view::npos;
    made.safe = made.safe && !is_below && context.at(reply->whole().end) != ',';
    return made;
}

// plies

// Applies if the board shows that it was meant: dg1 may be Dg1. A space may replace it.
proposed fix_missing_hyphen(const fix_context& context, const finding& found) {
    proposed made;
    const auto look = [&](const replayed& each) {
        const span where = each.written.text();
        if (where.begin <= found.where.begin && found.where.end <= where.end && each.which.is_legal())
            made = is_blank(context.at(found.where.begin))
                       ? rewrite(found, "-")
                       : rewrite(found, end_of(parts_of(context.read, each.written).origin), "-", "insert -");
    };
    replay<way_onto_board>(context.read, look);
    return made;
}

// In PDg1 it is not known which of the letters was meant. The D of PD3 belongs to a cell.
proposed fix_pawn_letter(const fix_context& context, const finding& found) {
    constexpr std::string_view piece_letters = "BRHDK";
    const char letter = context.at(found.where.end);
    const char crown = context.at(found.where.end + 1U);
    const bool is_cell = letter != 'R' && crown >= '1' && crown <= '3';
    if (piece_letters.find(letter) != std::string_view::npos && !is_cell)
        return std::nullopt;
    return rewrite(found, found.where, "", "remove the letter");
}

// The knight is called horse here, and pieces have other letters in other languages.
proposed fix_unknown_piece(const fix_context& context, const finding& found) {
    constexpr std::pair<char, char> letters[] = {{'N', 'H'}, {'S', 'H'}, {'C', 'H'}, {'P', 'H'},
                                                 {'T', 'R'}, {'A', 'B'}, {'L', 'B'}, {'F', 'B'}};
    constexpr std::pair<std::string_view, std::string_view> names[] = {{"Knight", "Horse"},
                                                                       {"Tower", "Rook"}};
    std::string text(context.raw(found.where));
    if (const auto* const name =
            std::ranges::find(names, text, &std::pair<std::string_view, std::string_view>::first);
        name != std::ranges::end(names))
        return guess(found, std::string(name->second));
    const bool is_word = text.size() > 1 && text.find_first_of(digits) == std::string::npos;
    const auto* const row = std::ranges::find(letters, text.front(), &std::pair<char, char>::first);
    if (row == std::ranges::end(letters) || is_word || (text.front() == 'T' && has_rook(context.read)))
        return std::nullopt;
    text.front() = row->second;
    return guess(found, text);
}

proposed fix_small_letter(const fix_context& context, const finding& found) {
    std::string text = in_small_letters(context.raw(found.where));
    text.front() = capital(text.front());
    return rewrite(found, std::move(text));
}

proposed fix_capital_colour(const fix_context& context, const finding& found) {
    return rewrite(found, in_small_letters(context.raw(found.where)));
}

// Another sign may be a slip of another kind.
proposed fix_equals_sign(const fix_context& context, const finding& found) {
    const std::string_view text = context.raw(found.where);
    if (is_letter(text.front())) {
        proposed made = insert(found, "=");
        made->safe = true;
        return made;
    }
    const std::size_t end = text.find(')');
    return rewrite(found, std::string("=").append(text.substr(0, end).substr(1)));
}

// There is only a space between moves.
proposed fix_separator(const fix_context& context, const finding& found) {
    const std::vector<ctlpgn::ply>& plies = context.read.plies;
    const std::uint32_t next = context.blanks_after(found.where.end).end;
    const auto reply = std::ranges::lower_bound(plies, next, {}, &ctlpgn::ply::number_begin);
    if (reply != plies.end() && reply->begin == next && reply->player == ctlpgn::side::black)
        return rewrite(found, found.where, ", ", "write a comma");
    const bool parts = next == found.where.end && !context.ends_line(next);
    return rewrite(found, found.where, parts ? " " : "", "remove it");
}

proposed fix_split_move(const fix_context& context, const finding& found) {
    std::string text(context.raw(found.where));
    std::erase_if(text, [](char each) { return white_space.find(each) != std::string_view::npos; });
    return rewrite(found, found.where, text, "remove the spaces");
}

// The rating that comes before it stays.
proposed fix_check_sign(const fix_context& context, const finding& found) {
    const std::string_view text = context.raw(found.where);
    const std::size_t sign = text.find_first_not_of(" \t!?");
    std::string meant(text.substr(sign));
    return rewrite(found, found.where, meant.append(trimmed(text.substr(0, sign))),
                   "put it right after the half-move");
}

// After White's ply; a number of Black's goes with it. After a variation Black's ply has its own number.
proposed fix_late_comma(const fix_context& context, const finding& found) {
    const std::vector<ctlpgn::ply>& plies = context.read.plies;
    const auto reply = std::ranges::lower_bound(plies, found.where.begin, {}, &ctlpgn::ply::begin);
    if (reply == plies.begin() || reply == plies.end())
        return std::nullopt;
    const std::uint32_t end = context.end_before(found.where.begin);
    if (end != 0 && context.at(end - 1) == ')') {
        const auto at = static_cast<node>(reply - plies.begin());
        const std::uint32_t number = context.lines().expected(context.lines().move_of(at));
        return rewrite(found, {end, reply->begin}, " " + std::to_string(number) + ". ..., ",
                       "write the number of the move");
    }
    if (reply->number_begin < found.where.begin) {
        finding number = found;
        number.at_ply = static_cast<node>(reply - plies.begin());
        return fix_repeated_number(context, number);
    }
    fix made = no_edits(found, "put it right after White's half-move");
    made.edits.push_back({end_of(std::prev(reply)->whole()), ","});
    made.edits.push_back({{context.blanks_before(found.where.begin).begin, found.where.end}, ""});
    return made;
}

// Only comments may be between.
proposed fix_late_nag(const fix_context& context, const finding& found) {
    const std::vector<ctlpgn::ply>& plies = context.read.plies;
    const auto next = std::ranges::lower_bound(plies, found.where.begin, {}, &ctlpgn::ply::begin);
    if (next == plies.begin())
        return std::nullopt;
    const std::uint32_t end = std::prev(next)->whole().end;
    const bool is_apart = std::ranges::any_of(context.read.variations, [&](const variation& each) {
        return each.where.end > end && each.where.end <= found.where.begin;
    });
    if (is_apart)
        return std::nullopt;
    fix made = no_edits(found, "write it right after the half-move");
    made.edits.push_back({{end, end}, std::string(" ").append(context.raw(found.where))});
    made.edits.push_back({{context.blanks_before(found.where.begin).begin, found.where.end}, ""});
    return made;
}

// If the game has another one at its end.
proposed fix_moves_after_result(const fix_context& context, const finding& found) {
    if (context.read.result_where.begin <= found.where.begin)
        return std::nullopt;
    return fix_by_removing(context, found);
}

// $l for $1. Any other sign may mean any glyph.
proposed fix_stray_nag(const fix_context& context, const finding& found) {
    std::string number(context.raw(found.where).substr(1));
    std::ranges::transform(number, number.begin(), meant_digit);
    if (number.find_first_not_of(digits) != std::string::npos || number.empty())
        return std::nullopt;
    return number == context.raw(found.where).substr(1) ? fix_by_removing(context, found)
                                                        : rewrite(found, "$" + number);
}

proposed fix_glyph_spacing(const fix_context& context, const finding& found) {
    return rewrite(found, found.where, std::string(trimmed(context.raw(found.where))), "remove the spaces");
}

proposed fix_misread_move(const fix_context& context, const finding& found) {
    const std::string_view written = context.raw(found.where);
    const std::string rated = with_rating_at_end(written);
    return guess(found, rated.empty() ? meant_half_move(written) : rated);
}

void find_fixes(const game& record, offered_fixes wanted, std::vector<finding>& findings) {
    if (findings.empty())
        return;
    add_joined_remedies<fix_context>(fix_context(record, description), fix_rows, recurrence, wanted,
                                     findings);
    drop_guessed_sides(record, findings);
    doubt_fixes_in_contradicted_lines(record, findings);
    doubt_fixes_beside_skipped_text(record, findings,
                                    {codes::move_without_number, codes::moves_without_comma});
    drop_guesses_of_board(record, findings,
                          {codes::wrong_number, codes::move_without_black, codes::black_out_of_turn});
}

} // namespace ctlpgn::diplomat
