// Which function fixes what. Codes that are not here are fixed by the fixes that notations share
// (lint/fixes/shared_fixes.cpp), by the rule that finds them, or not at all.
#include "lint/fixes/guesses.hpp"
#include "lint/fixes/recurring_fixes.hpp"
#include "notations/ctl_pgn/codes.hpp"
#include "notations/ctl_pgn/ctl_pgn.hpp"
#include "notations/ctl_pgn/fixes/contradictions.hpp"
#include "notations/ctl_pgn/fixes/fixes.hpp"
#include "notations/ctl_pgn/lint/causes/recurring.hpp"

#include <vector>

namespace ctlpgn::ctl_pgn {

namespace {

constexpr fix_row<game_fixes> fix_rows[] = {
    {codes::missing_variant, fix_missing_variant},
    {codes::variant_not_first, fix_tag_order},
    {codes::unreadable_tag, fix_unreadable_tag},
    {codes::unreadable_line, fix_odd_text},
    {codes::several_tags_on_line, fix_several_tags},
    {codes::text_after_tag, fix_text_after_tag},
    {codes::tag_spacing, fix_tag_spacing},
    {codes::unquoted_value, fix_unquoted_value},
    {codes::unclosed_quote, fix_unclosed_quote},
    {codes::unclosed_tag, fix_unclosed_tag},
    {codes::unescaped_quote, fix_unescaped_quote},
    {codes::newline_in_value, fix_torn_value},
    {codes::misplaced_tag, fix_misplaced_tag},

    {codes::control_character, fix_page_end},
    {codes::missing_number, fix_missing_number},
    {codes::missing_dot, fix_missing_dot},
    {codes::unknown_number_not_one, fix_unknown_number},
    {codes::move_spacing, fix_spacing},
    {codes::move_across_lines, fix_move_across_lines},
    {codes::comma_spacing, fix_comma_spacing},
    {codes::missing_comma, fix_missing_comma},
    {codes::trailing_comma, fix_trailing_comma},
    {codes::pgn_ellipsis, fix_pgn_ellipsis},
    {codes::text_after_ply, fix_text_after_ply},
    {codes::signs_before_move, fix_signs_before_move},
    {codes::foreign_space, fix_foreign_space},

    {codes::unreadable_ply, fix_unread_ply},
    {codes::missing_origin, fix_unread_ply},
    {codes::missing_separator, fix_missing_separator},
    {codes::missing_destination, fix_unread_ply},
    {codes::not_a_hex, fix_unread_ply},
    {codes::letter_x, fix_letter_x},
    {codes::written_pawn, fix_written_pawn},
    {codes::lowercase_piece, fix_lowercase_piece},
    {codes::unknown_castling, fix_unread_ply},
    {codes::reversed_check, fix_reversed_check},
    {codes::check_mark_form, fix_check_mark_form},
    {codes::sign_spacing, fix_sign_spacing},
    {codes::promotion_form, fix_promotion_form},
    {codes::rating_form, fix_rating_form},
    {codes::remark_spacing, fix_remark_spacing},
    {codes::glued_end_mark, fix_glued_end_mark},
    {codes::bare_nag, fix_bare_nag},
    {codes::remark_after_mate, fix_remark_after_mate},

    {codes::empty_variation, fix_empty_variation},
    {codes::unclosed_variation, fix_unclosed_variation},
    {codes::stray_parenthesis, fix_stray_parenthesis},
    {codes::unreadable_label, fix_unreadable_label},
    {codes::unclosed_label, fix_unclosed_label},
    {codes::end_mark_in_variation, fix_by_removing},
    {codes::result_in_variation, fix_by_removing},

    {codes::unclosed_comment, fix_unclosed_comment},
    {codes::comment_in_line, fix_comment_in_line},
    {codes::text_after_comment, fix_text_after_comment},
    {codes::stray_brace, fix_by_removing},
    {codes::missing_mark_colon, fix_missing_mark_colon},
    {codes::several_parts_in_comment, fix_several_parts},
    {codes::catalan_generated_mark, fix_catalan_generated_mark},
    {codes::catalan_player_mark, fix_catalan_player_mark},
    {codes::catalan_black_letter, fix_catalan_black_letter},
    {codes::catalan_reference, fix_catalan_reference},
    {codes::unreadable_reference, fix_unreadable_reference},

    {codes::missing_result, fix_missing_result},
    {codes::result_on_move_line, fix_result_on_move_line},
    {codes::result_spacing, fix_result_spacing},
    {codes::unknown_result, fix_unknown_result},
    {codes::text_after_result, fix_odd_text},
    {codes::moves_after_result, fix_moves_after_result},
    {codes::unexpected_text, fix_odd_text},

    {codes::missing_slash, fix_missing_slash},
    {codes::missing_turn, fix_missing_turn},
    {codes::missing_rights, fix_missing_rights},
    {codes::missing_special, fix_missing_special},
    {codes::missing_clock, fix_missing_clock},
    {codes::missing_move_number, fix_number},
    {codes::missing_field, fix_missing_field},
    {codes::position_spacing, fix_position_spacing},
    {codes::single_hyphen, fix_single_hyphen},
    {codes::text_after_position, fix_text_after_position},
    {codes::doubled_slash, fix_doubled_slash},
    {codes::unreadable_board_line, fix_unreadable_board_line},
    {codes::split_empty_hexes, fix_split_empty_hexes},
    {codes::one_sided_rights, fix_one_sided_rights},
    {codes::special_form, fix_special_form},
    {codes::counter_form, fix_counter_form},

    {codes::unknown_variant, fix_variant},
    {codes::variant_apostrophe, fix_variant},
    {codes::unknown_tag, fix_tag_name},
    {codes::catalan_position_tag, fix_catalan_position_tag},
    {codes::repeated_tag, fix_repeated_tag},
    {codes::separated_tags, fix_tag_order},
    {codes::empty_value, fix_empty_value},
    {codes::missing_roster_tag, fix_missing_roster_tag},
    {codes::missing_alias, fix_missing_alias},
    {codes::missing_annotator_id, fix_missing_annotator_id},
    {codes::roster_order, fix_tag_order},
    {codes::id_not_second, fix_tag_order},
    {codes::annotator_not_third, fix_tag_order},
    {codes::alias_not_after_player, fix_tag_order},
    {codes::title_before_lang, fix_tag_order},
    {codes::redefine_not_last, fix_tag_order},
    {codes::position_not_last, fix_tag_order},
    {codes::malformed_date, fix_malformed_value},
    {codes::malformed_site, fix_malformed_value},
    {codes::malformed_round, fix_malformed_value},
    {codes::malformed_result, fix_malformed_value},
    {codes::malformed_language, fix_malformed_value},
    {codes::long_language_code, fix_long_language_code},
    {codes::unknown_termination, fix_malformed_value},
    {codes::unknown_mode, fix_malformed_value},
    {codes::unknown_player_type, fix_malformed_value},
    {codes::malformed_id, fix_malformed_value},
    {codes::unknown_id_class, fix_id_class},
    {codes::malformed_redefine, fix_malformed_value},
    {codes::unknown_redefinition, fix_redefinition},

    {codes::numbered_plies, fix_numbered_plies},
    {codes::misplaced_unknown_number, fix_misplaced_unknown_number},
    {codes::misplaced_ellipsis, fix_misplaced_ellipsis},
    {codes::variation_in_move, fix_variation_in_move},
    {codes::missing_end_mark, fix_missing_end_mark},
    {codes::early_end_mark, fix_early_end_mark},
    {codes::moves_after_mate, fix_moves_after_mate},
    {codes::result_differs_from_tag, fix_result_differs_from_tag},
    {codes::result_against_mate, fix_result_against_board},
    {codes::result_against_stalemate, fix_result_against_board},

    {codes::misspelt_player_mark, fix_misspelt_player_mark},
    {codes::tag_name_letters, fix_tag_name},
    {codes::word_for_mark, fix_misspelt_player_mark},
    {codes::repeated_comment, fix_repeated_comment},
    {codes::comment_without_ply, fix_comment_without_ply},
    {codes::mark_without_move, fix_mark_without_move},
    {codes::wrong_line_reference, fix_wrong_line_reference},
    {codes::unlabelled_variation, fix_unlabelled_variation},
    {codes::unknown_label, fix_unknown_label},
    {codes::reference_without_ply, fix_reference_without_ply},

    {codes::line_too_short, fix_line_length},
    {codes::line_too_long, fix_line_length},
    {codes::line_order, fix_line_order},
    {codes::line_without_pieces, fix_line_without_pieces},
    {codes::right_without_king, fix_rights},
    {codes::right_without_rook, fix_rights},
    {codes::special_without_pawn, fix_special},
    {codes::special_no_such_step, fix_special_step},
    {codes::special_way_occupied, fix_special},
    {codes::scorn_of_nobody, fix_special},
    {codes::wrong_number, fix_first_number},
    {codes::turn_differs, fix_turn},
    {codes::number_differs, fix_number},
    {codes::move_number_zero, fix_number},
    {codes::clock_after_pawn, fix_clock},

    {codes::promotion_by_other_piece, fix_needless_promotion},
    {codes::promotion_off_last_hex, fix_needless_promotion},
    {codes::undeclared_letter, fix_undeclared_letter},
    {codes::replaced_letter, fix_lettering},
    {codes::undeclared_figure, fix_lettering},
    {codes::letter_under_figures, fix_lettering},
    {codes::black_figure, fix_black_figure},

    {codes::mixed_move_lines, fix_mixed_move_lines},
    {codes::wrong_depth_dots, fix_depth_dots},
};

} // namespace

const ply* game_fixes::last_ply() const {
    if (last_ply_)
        return *last_ply_;
    const ply* last = nullptr;
    for (node at = read.main_line.first_ply; at != no_node; at = read.plies[at].next)
        if (read.plies[at].kind != ply_kind::missing)
            last = &read.plies[at];
    last_ply_ = last;
    return last;
}

void find_fixes(const game& record, offered_fixes wanted, std::vector<finding>& findings) {
    if (findings.empty())
        return;
    const game_fixes context(record, description);
    add_joined_remedies<game_fixes>(context, fix_rows, recurrence, wanted, findings);
    drop_contradicted(record, findings);
    drop_spelling_of_unread(record, findings);
    doubt_fixes_beside_skipped_text(
        record, findings,
        {codes::missing_number, codes::missing_dot, codes::missing_end_mark, codes::glued_end_mark,
         codes::result_on_move_line, codes::mixed_move_lines},
        {codes::unexpected_text, codes::stray_parenthesis, codes::unclosed_variation, codes::unreadable_ply,
         codes::missing_origin, codes::missing_separator, codes::missing_destination, codes::not_a_hex});
}

} // namespace ctlpgn::ctl_pgn
