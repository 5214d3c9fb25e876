#include "lint/rules/conflict_markers.hpp"
#include "lint/rules/cut_end.hpp"
#include "lint/rules/dependence.hpp"
#include "lint/rules/doubtful_marks.hpp"
#include "lint/rules/drop_findings.hpp"
#include "lint/rules/habits.hpp"
#include "lint/rules/number_causes.hpp"
#include "lint/rules/repeated_moves.hpp"
#include "lint/rules/shared_rules.hpp"
#include "lint/rules/unclosed.hpp"
#include "notations/diplomat/codes.hpp"
#include "notations/diplomat/diplomat.hpp"
#include "notations/diplomat/fixes/texts.hpp"
#include "notations/diplomat/lint/rules.hpp"
#include "notations/diplomat/words.hpp"
#include "parsing/cut_comments.hpp"
#include "text/ascii.hpp"
#include "text/full_width.hpp"
#include "tree/around.hpp"
#include "tree/lines.hpp"
#include "tree/sorting.hpp"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace ctlpgn::diplomat {

namespace {

constexpr check_rule rules_in_use[] = {
    check_tags,       check_numbers,        check_turns,          check_result_tag,
    check_variations, check_repeated_plies, check_set_up_of_game, check_board,
};

} // namespace

void check(const game& record, check_level checks, const limits& bounds, std::vector<finding>& findings,
           std::vector<ctlpgn::ply>* resolved) {
    check_context context(record, description, checks, findings, bounds, resolved);
    for (const check_rule rule : rules_in_use)
        rule(context);
    context.finish();
    find_swallowed_text(record, findings);
}

void find_swallowed_text(const game& record, std::vector<finding>& findings) {
    parsing::report_cut_comments(record, codes::swallowed_moves, findings);
}

namespace {

bool has_small_cell(std::string_view text) {
    for (std::size_t i = 1; i < text.size(); ++i)
        if (is_small_letter(text[i - 1]) && is_digit(text[i]))
            return true;
    return false;
}

// B2 among small cells may as well lack a bishop's radius.
std::optional<fix> cells_in_small_letters(const game& record, std::span<const span> places) {
    const auto small = std::ranges::count_if(
        record.plies, [&record](const ctlpgn::ply& each) { return has_small_cell(record.raw(each.text())); });
    const bool are_usual = std::ssize(places) >= small;
    fix made{.edits = {}, .safe = true, .title = "write them small"};
    for (const span where : places) {
        // In =B only the case says whether a piece is suborned or a pawn promoted.
        if (where.end < record.text.size() && record.text[where.end] == '=')
            return std::nullopt;
        const node around = ply_around(record, where.begin);
        const bool begins_half_move = around != no_node && record.plies[around].begin == where.begin;
        if (!are_usual && begins_half_move && find_kind(record.raw(where).substr(0, 1)) != piece_kind::none) {
            made.partial = true;
            continue;
        }
        std::string cell(record.raw(where));
        cell.front() = small_letter(cell.front());
        made.edits.push_back({where, std::move(cell)});
    }
    return made.edits.empty() ? std::nullopt : std::optional(std::move(made));
}

// A wide comma, and the dot of a number, have their space in themselves.
std::optional<fix> in_spaced_half_width(const game& record, std::span<const span> places) {
    std::optional<fix> made = in_half_width(record, places);
    for (text_edit& each : made->edits)
        if (each.text == "," || each.text == ".") {
            const std::string_view after = record.text.substr(each.where.end);
            if (!after.empty() && !is_blank(after.front()) && !after.starts_with("　"))
                each.text.push_back(' ');
        }
    return made;
}

// Words right before a move may be its number, and a number that nothing follows is the next move's: what is
// wrong is reported for them, and there may be a number already.
void keep_causes_of_numbers(const game& record, std::vector<finding>& findings) {
    const auto end_of_ply_before = [&record](std::uint32_t begin) {
        const auto next = std::ranges::lower_bound(record.plies, begin, {}, &ctlpgn::ply::begin);
        return next == record.plies.begin() ? 0 : std::prev(next)->text().end;
    };
    std::optional<std::uint32_t> skipped;
    drop_findings(findings, [&](const finding& each) {
        if (each.id == codes::unexpected_text || each.id == codes::number_without_move)
            skipped = each.where.begin;
        return each.id == codes::move_without_number && skipped &&
               end_of_ply_before(each.where.begin) <= *skipped;
    });
}

// Whether the ply has the number of the move before it in its line: 7. Df1 7. He1.
bool repeats_number(const game& record, node asked) {
    for (node before = asked; before-- != 0;)
        if (record.plies[before].number != 0)
            return record.plies[before].number == record.plies[asked].number &&
                   record.plies[before].next == asked;
    return false;
}

// If a number goes back, and a parenthesis that closes nothing comes before the expected number, the text
// between them is a variation that was not opened; so it is if the number is that of the move before.
void keep_unopened_variation(const game& record, std::vector<finding>& findings) {
    const auto stray = std::ranges::find(findings, code::stray_parenthesis, &finding::id);
    if (stray == findings.end() || stray->remedy)
        return;
    const std::uint32_t end = stray->where.begin;
    node first = no_node;
    for (const finding& each : findings)
        if (each.id == code::wrong_number && each.where.begin < end)
            first = each.at_ply;
    if (first == no_node)
        return;
    const auto next = std::ranges::lower_bound(record.plies, end, {}, &ctlpgn::ply::begin);
    const bool is_repeated = repeats_number(record, first);
    if (!is_repeated && (next == record.plies.end() || next->number != game_lines(record).expected(first)))
        return;
    const std::uint32_t number = record.plies[first].number_begin;
    const std::uint32_t begin = is_repeated ? record.plies[first - 1].begin : number;
    if (is_repeated)
        stray->remedy = fix{.edits = {{{number, number}, "("}},
                            .safe = false,
                            .title = "open the variation before its number"};
    drop_findings(findings, [begin](const finding& each) {
        return each.where.begin >= begin && depends_on_moves(each.id);
    });
}

// The ply of Black's that text comes after which is a third half-move of its move; none if it is not.
node ply_before_surplus(const game& record, const finding& asked) {
    const std::vector<ctlpgn::ply>& plies = record.plies;
    const auto next = std::ranges::lower_bound(plies, asked.where.begin, {}, &ctlpgn::ply::begin);
    const auto at = static_cast<std::size_t>(next - plies.begin());
    if (asked.id != codes::unexpected_text || at < 2 || plies[at - 2].next != at - 1 ||
        plies[at - 1].player != ctlpgn::side::black || !may_be_played(record.raw(asked.where)))
        return no_node;
    const std::uint32_t end = plies[at - 1].whole().end;
    return trimmed(record.raw({end, asked.where.begin})).empty() ? static_cast<node>(at - 1) : no_node;
}

// Of three plies in a move, one is superfluous. 2. g2, g2, h2   2. g2, h2 h2: if it is a repeated one, or if
// the board does not allow the next ply, the later ones were played from another position.
void keep_surplus_half_move(const game& record, std::vector<finding>& findings) {
    std::vector<node> wrong; // plies that the board does not allow
    for (const finding& each : findings)
        if (is_wrong_ply(each))
            wrong.push_back(each.at_ply);
    sort_stably(wrong);
    for (finding& each : findings) {
        const node last = ply_before_surplus(record, each);
        if (last == no_node)
            continue;
        std::string_view written = record.raw(each.where);
        written = trimmed(written.substr(written.starts_with(',') ? 1 : 0));
        const auto text_of = [&record](node at) { return record.raw(record.plies[at].text()); };
        const bool is_repeated = text_of(last) == written || text_of(last - 1) == text_of(last);
        if (is_repeated)
            each.related.push_back({record.plies[last].text(), "this one is repeated"});
        if (!is_repeated && !std::ranges::binary_search(wrong, record.plies[last].next))
            continue;
        const std::uint32_t begin = record.plies[last].begin;
        drop_findings(findings, [begin](const finding& other) {
            return other.where.begin >= begin && depends_on_moves(other.id);
        });
        return;
    }
}

// If the board shows that a capital is meant, dc1 does not lack a hyphen.
void keep_causes_of_half_moves(const game& record, std::vector<finding>& findings) {
    std::vector<std::uint32_t> capitals;
    for (const finding& each : findings)
        if (each.at_ply != no_node && !each.expected.empty())
            capitals.push_back(record.plies[each.at_ply].begin);
    sort_stably(capitals);
    drop_findings(findings, [&capitals](const finding& each) {
        return each.id == codes::missing_hyphen && std::ranges::binary_search(capitals, each.where.begin);
    });
}

// If the board does not confirm what a letter was taken for, it may be any slip, and neither its case nor a
// hyphen is reported: kb3 may be k3, D2 may be Dg2, aa3 may be a3.
void keep_doubtful_letters(const game& record, std::vector<finding>& findings) {
    std::vector<std::uint32_t> wrong; // plies that the board does not allow
    for (const finding& each : findings)
        if (is_wrong_ply(each))
            wrong.push_back(each.at_ply);
    sort_stably(wrong);
    drop_findings(findings, [&](const finding& each) {
        const bool is_reading_of_letter = each.id == codes::small_piece_letter ||
                                          each.id == codes::capital_cell || each.id == codes::missing_hyphen;
        return is_reading_of_letter &&
               std::ranges::binary_search(wrong, ply_around(record, each.where.begin));
    });
}

} // namespace

void keep_single_causes(const game& record, std::vector<finding>& findings) {
    keep_first_conflict(record, findings);
    keep_repeated_moves(record, findings, {});
    keep_surplus_half_move(record, findings);
    keep_brace_of_variation(record, findings);
    keep_unclosed_variation(record, findings);
    keep_unclosed_comment(record, findings);
    keep_unopened_variation(record, findings);
    keep_moves_out_of_order(record, findings);
    keep_cut_end(record, findings, {code::unclosed_variation, code::empty_variation});
    keep_causes_of_numbers(record, findings);
    keep_causes_of_half_moves(record, findings);
    keep_doubtful_letters(record, findings);
    drop_doubtful_marks(record, findings, {codes::check_sign_without_check, codes::mate_sign_without_mate});
    keep_causes_of_replies(record, findings, {codes::lonely_comma, codes::late_comma});
    keep_first_number_zero(record, findings);
    join_habit(codes::mail_quote, record, findings);
    join_habit(codes::capital_cell, record, findings, cells_in_small_letters);
    join_habit(codes::full_width, record, findings, in_spaced_half_width);
    join_habit(codes::markup, record, findings, [](const game& asked, std::span<const span> places) {
        return without_markup(asked, places, comment_in_braces);
    });
    join_habit(codes::foreign_space, record, findings, in_plain_spaces);
    join_habit(codes::line_signs, record, findings, without_line_signs);
}

} // namespace ctlpgn::diplomat
