// Which function fixes what. Codes that are not here are fixed by what notations share
// (lint/fixes/shared_fixes.cpp), or not at all.
#include "lint/fixes/guesses.hpp"
#include "lint/fixes/recurring_fixes.hpp"
#include "notations/pgn/codes.hpp"
#include "notations/pgn/fixes/find_fixes.hpp"
#include "notations/pgn/fixes/fixes.hpp"
#include "notations/pgn/lint/rules.hpp"
#include "notations/pgn/pgn.hpp"
#include "text/ascii.hpp"
#include "tree/around.hpp"
#include "tree/lines.hpp"
#include "tree/sorting.hpp"

#include <algorithm>
#include <initializer_list>

namespace ctlpgn::pgn {

namespace {

constexpr fix_row<game_fixes> fix_rows[] = {
    {codes::mail_quote, fix_mail_quotes},
    {codes::foreign_space, fix_by_space},
    {codes::control_character, fix_control_sign},
    {codes::text_between_games, fix_text_between_games},

    {codes::unreadable_line, fix_unreadable_line},
    {codes::unopened_tag, fix_unopened_tag},
    {codes::tag_name_character, fix_tag_name_characters},
    {codes::tag_punctuation, fix_tag_punctuation},
    {codes::foreign_quotes, fix_foreign_quotes},
    {codes::misplaced_tag, fix_misplaced_tags},
    {codes::unquoted_value, fix_unquoted_value},
    {codes::unclosed_quote, fix_unclosed_quote},
    {codes::unclosed_tag, fix_unclosed_tag},
    {codes::unescaped_quote, fix_unescaped_quote},

    {codes::ellipsis_character, fix_ellipsis},
    {codes::glued_number, fix_glued_number},
    {codes::number_punctuation, fix_number_punctuation},
    {codes::stray_dot, fix_stray_dot},
    {codes::stray_punctuation, fix_punctuation},
    {codes::glued_text, fix_glued_text},

    {codes::long_move, fix_by_san},
    {codes::coordinate_move, fix_by_san},
    {codes::capture_sign, fix_by_san},
    {codes::missing_capture_sign, fix_by_san},
    {codes::short_capture, fix_by_san},
    {codes::uppercase_square, fix_uppercase_square},
    {codes::lowercase_piece, fix_lowercase_piece},
    {codes::written_pawn, fix_written_pawn},
    {codes::figurine, fix_by_san},
    {codes::foreign_letter, fix_by_san},
    {codes::castling_sign, fix_by_san},
    {codes::promotion_sign, fix_by_san},
    {codes::missing_promotion, fix_missing_promotion},
    {codes::mark_sign, fix_by_san},
    {codes::mark_words, fix_by_san},
    {codes::mark_spacing, fix_mark_spacing},
    {codes::en_passant_words, fix_en_passant_words},
    {codes::suffix_spacing, fix_suffix_spacing},
    {codes::unknown_suffix, fix_suffix},
    {codes::bare_glyph, fix_glyph},
    {codes::language_letters, fix_language_letters},
    {codes::split_move, fix_by_san},
    {codes::piece_word, fix_by_san},
    {codes::unreadable_ply, fix_misread_move},

    {codes::result_in_variation, fix_by_comment},
    {codes::text_in_parentheses, fix_by_comment},
    {codes::nag_out_of_range, fix_by_removing},
    {codes::unreadable_nag, fix_unreadable_nag},
    {codes::padded_nag, fix_padded_nag},
    {codes::empty_variation, fix_empty_variation},
    {codes::unclosed_variation, fix_parenthesis_of_variation},
    {codes::nested_comment, fix_nested_comment},
    {codes::command_outside_comment, fix_by_comment},
    {codes::unclosed_command, fix_unclosed_command},
    {codes::unopened_command, fix_unopened_command},
    {codes::stray_bracket, fix_stray_bracket},
    {codes::reserved_bracket, fix_stray_bracket},
    {codes::stray_parenthesis, fix_stray_parenthesis},
    {codes::stray_brace, fix_stray_brace},
    {codes::unclosed_comment, fix_unclosed_comment},
    {codes::swallowed_moves, fix_unclosed_comment},
    {codes::unexpected_text, fix_unexpected_text},

    {codes::foreign_hyphen, fix_hyphen},
    {codes::unknown_result, fix_result},
    {codes::result_spacing, fix_result},
    {codes::text_after_result, fix_text_after_result},
    {codes::lost_result, fix_lost_result},
    {codes::hidden_moves, fix_hidden_moves},
    {codes::hidden_result, fix_hidden_moves},
    {codes::missing_marker, fix_missing_result},
    {codes::unreadable_result_tag, fix_unreadable_result_tag},
    {codes::result_against_mate, fix_result_of_board},
    {codes::result_against_stalemate, fix_result_of_board},
    {codes::result_against_dead_position, fix_result_of_board},
    {codes::marker_differs_from_tag, fix_result_tag},
    {codes::shifted_numbers, fix_shifted_numbers},
    {codes::misnumbered_move, fix_misnumbered_move},

    {codes::missing_turn, fix_unreadable_field},
    {codes::missing_rights, fix_unreadable_field},
    {codes::missing_special, fix_unreadable_field},
    {codes::missing_clock, fix_unreadable_field},
    {codes::missing_move_number, fix_unreadable_field},
    {codes::missing_field, fix_missing_field},
    {codes::position_spacing, fix_position_spacing},
    {codes::text_after_position, fix_by_removing},
    {codes::adjacent_digits, fix_adjacent_digits},
    {codes::promoted_piece_mark, fix_by_removing},
    {codes::pieces_in_hand, fix_by_removing},
    {codes::uppercase_turn, fix_turn},
    {codes::castling_order, fix_castling_order},
    {codes::en_passant_rank, fix_by_settling},
    {codes::castling_king_not_home, fix_by_settling},
    {codes::castling_rook_missing, fix_by_settling},
    {codes::en_passant_wrong_rank, fix_by_settling},
    {codes::en_passant_no_pawn, fix_by_settling},
    {codes::en_passant_way_occupied, fix_by_settling},
    {codes::en_passant_late, fix_clock},

    {codes::repeated_tag, fix_repeated_tag},
    {codes::missing_roster_tag, fix_missing_roster_tag},
    {codes::empty_value, fix_empty_value},
    {codes::fen_without_set_up, fix_missing_set_up},
    {codes::set_up_without_fen, fix_needless_set_up},
    {codes::misspelt_tag, fix_tag_name},
    {codes::missing_variant, fix_missing_variant},
    {codes::date_separator, fix_date},
    {codes::short_date, fix_date},
    {codes::partial_date, fix_date},
    {codes::reversed_date, fix_date},
    {codes::partial_time, fix_time},
    {codes::fraction_in_time, fix_time},
    {codes::round_words, fix_round},
    {codes::unknown_rating, fix_rating},
    {codes::provisional_rating, fix_rating},
    {codes::eco_suffix, fix_eco},
    {codes::lowercase_eco, fix_eco},
    {codes::zero_increment, fix_zero_increment},
    {codes::ply_count_differs, fix_by_expected},

    {codes::overdisambiguated, fix_by_san},
    {codes::unmarked_capture, fix_by_san},
    {codes::capture_of_nothing, fix_by_san},
    {codes::missing_check_mark, fix_by_san},
    {codes::superfluous_check_mark, fix_by_san},
    {codes::missing_mate_mark, fix_by_san},
    {codes::mate_mark_without_mate, fix_by_san},

    {codes::export_roster, fix_missing_roster_tag},
    {codes::export_move, fix_by_san},
};

// Where a number leaves one out, moves may be missing.
void drop_guesses_after_gap(const game& record, std::vector<finding>& findings) {
    const std::initializer_list<code> signs = {codes::misnumbered_move, codes::missing_reply,
                                               codes::missing_white_move, codes::missing_beginning};
    drop_guesses_of_board(record, findings, signs);
    const auto is_sign = [&signs](const finding& each) {
        return std::ranges::find(signs, each.id) != signs.end();
    };
    if (std::ranges::none_of(findings, is_sign))
        return;
    for (finding& each : findings)
        if (each.id == codes::ply_count_differs)
            each.remedy.reset();
}

// The number after a move that cannot be played or read may be right: that may have been another move, or
// none.
class doubted_lines {
  public:
    doubted_lines(const game& record, const std::vector<finding>& findings)
        : game_(record), lines_(record), first_(lines_.count(), no_node) {
        for (const finding& each : findings)
            if (is_about_move(each.id) || leaves_out_moves(record, each))
                doubt(each.at_ply != no_node ? each.at_ply : ply_around(record, each.where.begin));
        for (node n = 0; n != record.plies.size(); ++n)
            if (record.plies[n].kind == ply_kind::unreadable)
                doubt(n);
    }

    // Those of the lines that it branches from count up to there.
    [[nodiscard]] bool hold(node asked) const {
        for (line_index line = lines_.line_of(asked);;) {
            if (first_[line] < asked)
                return true;
            if (line == main_line_index)
                return false;
            const variation& here = game_.variations[line - 1];
            if (here.replaces == no_node)
                return false;
            asked = here.replaces;
            line = lines_.line_of(asked);
        }
    }

    [[nodiscard]] bool any() const {
        return std::ranges::any_of(first_, [](node each) { return each != no_node; });
    }

  private:
    static bool is_about_move(code id) {
        return (layer_of(id) == layer::board && id != codes::overdisambiguated &&
                id != codes::unmarked_capture && id != codes::capture_of_nothing) ||
               id == codes::unreadable_ply || id == codes::null_move || id == codes::missing_reply ||
               id == codes::missing_white_move;
    }
    // 9. Rd1 Nd7 16. Bh4: what its number is meant to be is known, but not that of the next.
    static bool leaves_out_moves(const game& record, const finding& each) {
        return each.id == codes::misnumbered_move && each.at_ply != no_node &&
               record.plies[each.at_ply].number > each.number + 1;
    }
    void doubt(node at) {
        if (at != no_node)
            first_[lines_.line_of(at)] = std::min(first_[lines_.line_of(at)], at);
    }

    const game& game_;
    game_lines lines_;
    std::vector<node> first_; // by line: the first such move; no_node if there is none
};

void drop_numbers_after_doubt(const game& record, std::vector<finding>& findings) {
    const auto is_fixed = [](const finding& each) {
        return (each.id == codes::misnumbered_move || each.id == codes::shifted_numbers) && each.remedy &&
               each.at_ply != no_node;
    };
    if (std::ranges::none_of(findings, is_fixed))
        return;
    const doubted_lines doubted(record, findings);
    for (finding& each : findings)
        if (is_fixed(each) && (each.id == codes::shifted_numbers ? doubted.any() : doubted.hold(each.at_ply)))
            each.remedy.reset();
}

// *2. c4* e6: of two asterisks around moves the second has ended the game, so that one alone would do so.
void drop_half_of_markup(const game& record, std::vector<finding>& findings) {
    const auto is_glued_asterisk = [&record](span where) {
        const char before = where.begin == 0 ? ' ' : record.text[where.begin - 1];
        return record.raw(where) == "*" && is_letter_or_digit(before);
    };
    const bool ends_game = (record.result != 0 && is_glued_asterisk(record.result_where)) ||
                           std::ranges::any_of(findings, [&](const finding& each) {
                               return each.id == codes::text_after_result && is_glued_asterisk(each.where);
                           });
    if (!ends_game)
        return;
    for (finding& each : findings)
        if (each.id == codes::markup && record.raw(each.where) == "*")
            each.remedy.reset();
}

// Where the result of a game without moves is missing before the tags of another, that is to be fixed first.
void drop_result_of_next_header(std::vector<finding>& findings) {
    const auto is_header = [](const finding& each) {
        return each.id == codes::lost_result && each.at_ply == no_node;
    };
    if (std::ranges::none_of(findings, is_header))
        return;
    for (finding& each : findings)
        if (each.id == codes::missing_marker)
            each.remedy.reset();
}

bool is_against_rules(code id) {
    return id >= codes::king_left_in_check && id <= codes::castling_through_check;
}

// What the board or the count of moves contradicts is not what was meant: a capture en passant that names
// another square than it goes to, a number in place of a piece.
void drop_contradicted(const game& record, std::vector<finding>& findings) {
    std::vector<std::uint32_t> illegal;
    std::vector<std::uint32_t> wrong_numbers;
    std::vector<node> contradicted; // by any rule
    for (const finding& each : findings)
        if (each.at_ply != no_node && (each.id == codes::illegal_move || is_against_rules(each.id)))
            contradicted.push_back(each.at_ply);
    sort_stably(contradicted);
    for (const finding& each : findings)
        if (each.id == codes::illegal_move && each.at_ply != no_node)
            illegal.push_back(each.at_ply);
        else if (each.id == codes::misnumbered_move || each.id == codes::missing_reply)
            wrong_numbers.push_back(each.where.begin);
    sort_stably(illegal);
    sort_stably(wrong_numbers);
    // A capture of nothing may name the wrong square, if the board does not know the moves after it.
    for (finding& each : findings)
        if (each.id == codes::capture_of_nothing && each.remedy && !illegal.empty() &&
            illegal.back() > each.at_ply)
            each.remedy->safe = false;
    // Where a move before a parenthesis is none of the game, it may be one of the variation that it closes.
    for (finding& each : findings)
        if (each.id == codes::stray_parenthesis && each.at_ply == no_node && !illegal.empty() &&
            illegal.front() <= ply_around(record, each.where.begin))
            each.remedy.reset();
    // What a letter or a sign was taken for was not meant where the board does not know the moves after it,
    // nor was the usual position, from which a game begins that lacks its own.
    for (finding& each : findings)
        if (each.remedy && !contradicted.empty() &&
            ((each.id == codes::foreign_letter &&
              contradicted.back() > ply_around(record, each.where.begin)) ||
             (each.id == codes::bare_glyph && record.raw(each.where) == "N") ||
             each.id == codes::set_up_without_fen))
            each.remedy.reset();
    // Two squares that are glued are two plies if the board has them.
    for (finding& each : findings)
        if (each.id == codes::glued_text && each.remedy && !illegal.empty() &&
            illegal.front() <= ply_around(record, each.where.begin) + 1)
            each.remedy->safe = false;
    const auto has_wrong_number = [&](node asked) {
        return asked < record.plies.size() &&
               std::ranges::binary_search(wrong_numbers, record.plies[asked].number_begin);
    };
    // Dots may say that moves are left out, and what was put together may be two plies.
    for (finding& each : findings)
        if ((each.id == codes::stray_dot || each.id == codes::split_move) && each.remedy &&
            !wrong_numbers.empty() && has_wrong_number(ply_around(record, each.where.begin) + 1))
            each.remedy.reset();
    for (finding& each : findings)
        if ((each.id == codes::en_passant_words &&
             std::ranges::binary_search(illegal, ply_around(record, each.where.begin))) ||
            (each.id == codes::glued_number && std::ranges::binary_search(wrong_numbers, each.where.begin)) ||
            (each.id == codes::number_punctuation &&
             std::ranges::binary_search(wrong_numbers, each.where.begin + 1)))
            each.remedy.reset();
}

} // namespace

void find_fixes(const game& record, offered_fixes wanted, std::vector<finding>& findings) {
    if (findings.empty())
        return;
    const game_fixes context(record, description);
    add_joined_remedies<game_fixes>(context, fix_rows, recurrence, wanted, findings);
    drop_guesses_after_gap(record, findings);
    drop_numbers_after_doubt(record, findings);
    drop_half_of_markup(record, findings);
    drop_result_of_next_header(findings);
    drop_contradicted(record, findings);
    doubt_fixes_beside_skipped_text(
        record, findings,
        {codes::coordinate_move, codes::lowercase_piece, codes::mark_spacing, codes::stray_punctuation});
}

} // namespace ctlpgn::pgn
