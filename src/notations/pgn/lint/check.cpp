#include "lint/rules/conflict_markers.hpp"
#include "lint/rules/cut_end.hpp"
#include "lint/rules/habits.hpp"
#include "lint/rules/number_causes.hpp"
#include "lint/rules/repeated_moves.hpp"
#include "lint/rules/shared_rules.hpp"
#include "lint/rules/unclosed.hpp"
#include "lint/rules/words_among_moves.hpp"
#include "notations/pgn/codes.hpp"
#include "notations/pgn/lint/rules.hpp"
#include "notations/pgn/pgn.hpp"
#include "notations/pgn/positions/start.hpp"
#include "text/ascii.hpp"

#include <algorithm>
#include <cstdint>
#include <string_view>
#include <utility>

namespace ctlpgn::pgn {

namespace {

using rule = void (*)(check_context&, const game_tags&);

// The rules that read only the tree, those that know whose turn it is, and those that need the board. A new
// rule is one more line.
constexpr rule tree_rules[] = {
    check_roster,
    check_set_up_tags,
    check_variant,
    check_tag_names,
    check_tag_values,
    check_ply_count,
    [](check_context& context, const game_tags& /*tags*/) {
        check_result_tag(context, codes::marker_differs_from_tag);
    },
    check_lone_glyphs,
    check_commands,
    check_clocks,
};
// Moves that are whole, but written in another way.
constexpr std::initializer_list<code> whole_words{
    codes::bare_glyph,       codes::long_move,     codes::coordinate_move, codes::figurine,
    codes::lowercase_piece,  codes::capture_sign,  codes::written_pawn,    codes::missing_capture_sign,
    codes::uppercase_square, codes::foreign_letter};

constexpr rule rules_of_order[] = {check_move_numbers};
constexpr rule rules_of_board[] = {check_start, check_board};

} // namespace

void check_lines(const game& record, const limits& bounds, std::vector<finding>& findings) {
    if (!rules_of(record).is_judged)
        return;
    check_context context(record, description, check_level::coherent, findings, bounds);
    const game_tags tags(record);
    for (const rule each : rules_of_order)
        each(context, tags);
    for (const rule each : rules_of_board)
        each(context, tags);
    context.finish();
}

void check(const game& record, check_level checks, const limits& bounds, std::vector<finding>& findings,
           std::vector<ply>* resolved) {
    check_context context(record, description, checks, findings, bounds, resolved);
    const game_tags tags(record);
    const bool is_judged = rules_of(record).is_judged;
    check_line_ends(context);
    for (const rule each : tree_rules)
        each(context, tags);
    if (is_judged)
        for (const rule each : rules_of_order)
            each(context, tags);
    if (checks >= check_level::coherent)
        for (const rule each : rules_of_board)
            each(context, tags);
    context.finish();
    report_open_comments(record, findings);
    report_lone_result(record, findings);
    if (is_judged) {
        report_lone_number(record, findings);
        keep_lone_numbers(record, findings);
    }
    if (is_judged && checks >= check_level::coherent)
        report_lines_out_of_order(record, findings);
    keep_up_to_lost_result(record, findings);
    if (is_judged && checks >= check_level::coherent)
        report_unclosed_comments(record, findings);
    keep_up_to_hidden_moves(record, findings);
}

void find_swallowed_text(const game& record, std::vector<finding>& findings) {
    report_open_comments(record, findings);
    report_lone_result(record, findings);
    if (rules_of(record).is_judged) {
        report_turned_lines(record, findings);
        report_lone_number(record, findings);
    }
    keep_up_to_hidden_moves(record, findings);
    if (rules_of(record).is_judged)
        report_faults_of_lines(record, findings);
}

namespace {

// 40. Rd6 Kc5 [end]: if PlyCount says that there were more plies, the game was cut, and that is the fault.
void join_count_of_cut_game(const game& record, std::vector<finding>& findings) {
    const std::size_t end = record.text.find_last_not_of(white_space) + 1;
    const auto is_of_end = [end](const finding& each) {
        return each.id == codes::missing_marker ||
               (each.where.end >= end && (each.id == codes::lone_number || each.id == codes::unreadable_ply ||
                                          each.id == codes::short_capture));
    };
    const auto missing = std::ranges::find_if(findings, is_of_end);
    const auto count = std::ranges::find(findings, code{codes::ply_count_differs}, &finding::id);
    if (missing == findings.end() || count == findings.end())
        return;
    const std::string_view claimed = record.raw(count->where);
    const bool is_more = claimed.size() != count->expected.size() ? claimed.size() > count->expected.size()
                                                                  : claimed > count->expected;
    if (!is_more)
        return;
    missing->related.push_back({count->where, "by this count, moves are missing as well"});
    findings.erase(count);
}

// How many plies there are is not known while a bracket or a ply is missing.
void drop_count_of_faulty_moves(std::vector<finding>& findings) {
    const auto is_of_moves = [](const finding& each) {
        const std::uint32_t kind = layer_of(each.id);
        // 2. Nf3 96: the number is instead of a move.
        return each.id == codes::lone_number || (describe(each.id).severity == level::error &&
                                                 (kind == layer::syntax || kind == layer::moves ||
                                                  kind == layer::variations || kind == layer::board));
    };
    if (std::ranges::any_of(findings, is_of_moves))
        std::erase_if(findings, [](const finding& each) { return each.id == codes::ply_count_differs; });
}

} // namespace

void keep_single_causes(const game& record, std::vector<finding>& findings) {
    keep_first_conflict(record, findings);
    keep_damaged_tags(record, findings);
    keep_escaped_braces(record, findings);
    keep_doubled_parenthesis(record, findings);
    keep_outer_empty(findings);
    keep_repeated_moves(record, findings, {codes::ply_count_differs});
    keep_swallowed_parenthesis(record, findings);
    keep_turned_closing(record, findings);
    keep_unclosed_variation(record, findings, {codes::ply_count_differs, codes::eco_against_moves});
    keep_words_among_moves(record, findings, {codes::ply_count_differs});
    keep_causes_of_replies(record, findings, {codes::number_punctuation});
    keep_first_number_zero(record, findings);
    keep_wrong_numbers(findings);
    keep_first_beside_tags(record, findings);
    keep_wrong_closing(record, findings);
    keep_wrong_opening(record, findings);
    keep_first_of_brackets(record, findings);
    keep_late_parentheses(record, findings);
    keep_misplaced_moves(record, findings);
    keep_lost_line(record, findings);
    keep_lost_plies(record, findings);
    join_signs_in_numbers(record, findings);
    keep_overlooked_checks(record, findings);
    keep_lost_moves(record, findings);
    keep_misread_moves(record, findings);
    keep_missing_plies(record, findings);
    keep_unclosed_comment(record, findings);
    keep_parted_variations(record, findings);
    keep_unopened_variation(record, findings);
    keep_early_parentheses(record, findings);
    keep_odd_result(record, findings);
    keep_first_of_position(record, findings);
    keep_up_to_cut_tag(record, findings);
    keep_cut_end(record, findings, {code::unclosed_variation, codes::missing_marker, code::empty_variation},
                 whole_words);
    join_count_of_cut_game(record, findings);
    drop_count_of_faulty_moves(findings);
    keep_impossible_promotion(record, findings);
    keep_doubtful_captures(record, findings);
    join_long_moves(record, findings);
    join_habit(codes::mail_quote, record, findings);
    join_habit(codes::descriptive_move, record, findings);
    join_habit(codes::markup, record, findings, [](const game& asked, std::span<const span> places) {
        return without_markup(asked, places, comment_in_braces);
    });
}

// Shared rules report wrong numbers under the core's code. In PGN only the order counts, so they are milder
// faults here (8.2.2).
void keep_causes(const game& record, std::vector<finding>& findings) {
    keep_causes_by<recurrence>(record, findings);
    for (finding& each : findings)
        if (each.id == codes::wrong_number)
            each.id = codes::misnumbered_move;
}

} // namespace ctlpgn::pgn
