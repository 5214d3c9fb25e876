// Which function mends what. Codes that are not here are mended by the fixes that notations share
// (lint/fixes/shared_fixes.cpp), by the rule that finds them, or by nobody.
#include "notations/ctl_pgn/fixes/fixes.hpp"

namespace ctlpgn::ctl_pgn {

namespace {

constexpr fix_row<game_fixes> rows[] = {
    {code::missing_variant, fix_missing_variant},
    {code::variant_not_first, fix_tag_order},
    {code::unreadable_tag, fix_unreadable_tag},
    {code::unreadable_line, fix_odd_text},
    {code::several_tags_on_line, fix_several_tags},
    {code::text_after_tag, fix_text_after_tag},
    {code::tag_spacing, fix_tag_spacing},
    {code::unquoted_value, fix_unquoted_value},
    {code::unclosed_quote, fix_unclosed_quote},
    {code::unclosed_tag, fix_unclosed_tag},
    {code::unescaped_quote, fix_unescaped_quote},
    {code::lone_backslash, fix_lone_backslash},
    {code::misplaced_tag, fix_misplaced_tag},

    {code::missing_number, fix_missing_number},
    {code::missing_dot, fix_missing_dot},
    {code::leading_zero, fix_leading_zero},
    {code::unknown_number_not_one, fix_unknown_number},
    {code::move_spacing, fix_spacing},
    {code::move_across_lines, fix_spacing},
    {code::comma_spacing, fix_comma_spacing},
    {code::missing_comma, fix_missing_comma},
    {code::trailing_comma, fix_trailing_comma},
    {code::pgn_ellipsis, fix_pgn_ellipsis},
    {code::text_after_ply, fix_text_after_ply},

    {code::unreadable_ply, fix_unread_ply},
    {code::missing_origin, fix_unread_ply},
    {code::missing_separator, fix_missing_separator},
    {code::missing_destination, fix_unread_ply},
    {code::not_a_hex, fix_unread_ply},
    {code::letter_x, fix_letter_x},
    {code::written_pawn, fix_written_pawn},
    {code::lowercase_piece, fix_lowercase_piece},
    {code::unknown_castling, fix_unread_ply},
    {code::reversed_check, fix_reversed_check},
    {code::check_mark_form, fix_check_mark_form},
    {code::remark_spacing, fix_remark_spacing},
    {code::glued_end_mark, fix_glued_end_mark},
    {code::bare_nag, fix_bare_nag},
    {code::remark_after_mate, fix_remark_after_mate},

    {code::empty_variation, fix_empty_variation},
    {code::unclosed_variation, fix_unclosed_variation},
    {code::stray_parenthesis, fix_by_removing},
    {code::unreadable_label, fix_unreadable_label},
    {code::unclosed_label, fix_unclosed_label},
    {code::end_mark_in_variation, fix_by_removing},
    {code::result_in_variation, fix_by_removing},

    {code::unclosed_comment, fix_unclosed_comment},
    {code::comment_in_line, fix_comment_in_line},
    {code::text_after_comment, fix_text_after_comment},
    {code::stray_brace, fix_by_removing},
    {code::missing_mark_colon, fix_missing_mark_colon},
    {code::several_parts_in_comment, fix_several_parts},
    {code::catalan_generated_mark, fix_catalan_generated_mark},
    {code::catalan_player_mark, fix_catalan_player_mark},
    {code::catalan_black_letter, fix_catalan_black_letter},
    {code::catalan_reference, fix_catalan_reference},

    {code::missing_result, fix_missing_result},
    {code::result_on_move_line, fix_result_on_move_line},
    {code::result_spacing, fix_result_spacing},
    {code::unknown_result, fix_unknown_result},
    {code::text_after_result, fix_odd_text},
    {code::moves_after_result, fix_moves_after_result},
    {code::unexpected_text, fix_odd_text},

    {code::missing_slash, fix_missing_slash},
    {code::missing_turn, fix_missing_turn},
    {code::missing_rights, fix_missing_rights},
    {code::missing_special, fix_special},
    {code::missing_clock, fix_missing_clock},
    {code::missing_move_number, fix_number},
    {code::missing_field, fix_missing_field},
    {code::position_spacing, fix_position_spacing},
    {code::single_hyphen, fix_single_hyphen},
    {code::text_after_position, fix_by_removing},

    {code::unknown_variant, fix_variant},
    {code::variant_apostrophe, fix_variant},
    {code::unknown_tag, fix_tag_name},
    {code::catalan_position_tag, fix_catalan_position_tag},
    {code::repeated_tag, fix_repeated_tag},
    {code::separated_tags, fix_tag_order},
    {code::empty_value, fix_empty_value},
    {code::missing_roster_tag, fix_missing_roster_tag},
    {code::missing_alias, fix_missing_alias},
    {code::missing_annotator_id, fix_missing_annotator_id},
    {code::roster_order, fix_tag_order},
    {code::id_not_second, fix_tag_order},
    {code::annotator_not_third, fix_tag_order},
    {code::alias_not_after_player, fix_tag_order},
    {code::title_before_lang, fix_tag_order},
    {code::redefine_not_last, fix_tag_order},
    {code::position_not_last, fix_tag_order},
    {code::malformed_date, fix_malformed_value},
    {code::malformed_site, fix_malformed_value},
    {code::malformed_round, fix_malformed_value},
    {code::malformed_result, fix_malformed_value},
    {code::malformed_language, fix_malformed_value},
    {code::long_language_code, fix_long_language_code},
    {code::unknown_termination, fix_malformed_value},
    {code::unknown_mode, fix_malformed_value},
    {code::unknown_player_type, fix_malformed_value},
    {code::malformed_id, fix_malformed_value},
    {code::unknown_id_class, fix_id_class},
    {code::malformed_redefine, fix_malformed_value},
    {code::unknown_redefinition, fix_redefinition},

    {code::misplaced_unknown_number, fix_misplaced_unknown_number},
    {code::misplaced_ellipsis, fix_misplaced_ellipsis},
    {code::missing_end_mark, fix_missing_end_mark},
    {code::early_end_mark, fix_early_end_mark},
    {code::moves_after_mate, fix_moves_after_mate},
    {code::result_differs_from_tag, fix_result_differs_from_tag},
    {code::result_against_mate, fix_result_against_marks},
    {code::result_against_draw_offer, fix_result_against_marks},
    {code::result_against_stalemate, fix_result_against_marks},

    {code::repeated_comment, fix_repeated_comment},
    {code::comment_without_ply, fix_comment_without_ply},
    {code::mark_without_move, fix_mark_without_move},
    {code::wrong_line_reference, fix_wrong_line_reference},
    {code::unlabelled_variation, fix_unlabelled_variation},
    {code::unknown_label, fix_unknown_label},
    {code::reference_without_ply, fix_reference_without_ply},

    {code::line_too_short, fix_line_length},
    {code::line_too_long, fix_line_length},
    {code::line_order, fix_line_order},
    {code::right_without_king, fix_rights},
    {code::right_without_rook, fix_rights},
    {code::special_without_pawn, fix_special},
    {code::special_no_such_step, fix_special_step},
    {code::special_way_occupied, fix_special},
    {code::scorn_of_nobody, fix_special},
    {code::turn_differs, fix_turn},
    {code::number_differs, fix_number},
    {code::move_number_zero, fix_number},
    {code::clock_after_pawn, fix_clock},
    {code::clock_beyond_number, fix_clock_beyond_number},

    {code::promotion_by_other_piece, fix_needless_promotion},
    {code::promotion_off_last_hex, fix_needless_promotion},
    {code::undeclared_letter, fix_undeclared_letter},
    {code::replaced_letter, fix_lettering},
    {code::undeclared_figure, fix_lettering},
    {code::letter_under_figures, fix_lettering},
    {code::black_figure, fix_black_figure},

    {code::mixed_move_lines, fix_mixed_move_lines},
    {code::wrong_depth_dots, fix_depth_dots},
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

void mend(const game& of, std::vector<finding>& findings) {
    if (!findings.empty())
        add_remedies(game_fixes(of), std::span<const fix_row<game_fixes>>(rows), findings);
}

} // namespace ctlpgn::ctl_pgn
