// The codes that only CTL-PGN reports, and those of the core, under one roof: codes::missing_variant.
//
// Numbers are never used again. The rows are in notations/ctl_pgn/catalogue/.
#pragma once

#include "ctlpgn/catalogue.hpp"

namespace ctlpgn::ctl_pgn::codes {

using enum code;

// tags
inline constexpr code missing_variant{layer::syntax + 11};
inline constexpr code variant_not_first{layer::syntax + 12};
inline constexpr code unreadable_line{layer::syntax + 14};
inline constexpr code several_tags_on_line{layer::syntax + 15};
inline constexpr code tag_spacing{layer::syntax + 17};
inline constexpr code misplaced_tag{layer::syntax + 23};
inline constexpr code tag_name_letters{layer::syntax + 26};

// moves
inline constexpr code missing_number{layer::syntax + 31};
inline constexpr code missing_dot{layer::syntax + 32};
inline constexpr code unknown_number_not_one{layer::syntax + 34};
inline constexpr code move_spacing{layer::syntax + 35};
inline constexpr code move_across_lines{layer::syntax + 36};
inline constexpr code comma_spacing{layer::syntax + 37};
inline constexpr code missing_comma{layer::syntax + 38};
inline constexpr code trailing_comma{layer::syntax + 39};
inline constexpr code pgn_ellipsis{layer::syntax + 40};
inline constexpr code text_after_ply{layer::syntax + 41};
inline constexpr code signs_before_move{layer::syntax + 42};
inline constexpr code surplus_ply{layer::syntax + 43};
inline constexpr code foreign_space{layer::syntax + 44};

// plies
inline constexpr code unreadable_ply{layer::syntax + 51};
inline constexpr code missing_origin{layer::syntax + 52};
inline constexpr code missing_separator{layer::syntax + 53};
inline constexpr code missing_destination{layer::syntax + 54};
inline constexpr code missing_promotion{layer::syntax + 55};
inline constexpr code not_a_hex{layer::syntax + 56};
inline constexpr code letter_x{layer::syntax + 57};
inline constexpr code written_pawn{layer::syntax + 58};
inline constexpr code lowercase_piece{layer::syntax + 59};
inline constexpr code unknown_castling{layer::syntax + 60};
inline constexpr code reversed_check{layer::syntax + 61};
inline constexpr code remark_spacing{layer::syntax + 62};
inline constexpr code glued_end_mark{layer::syntax + 63};
inline constexpr code bare_nag{layer::syntax + 64};
inline constexpr code remark_after_mate{layer::syntax + 65};
inline constexpr code check_mark_form{layer::syntax + 66};
inline constexpr code sign_spacing{layer::syntax + 67};
inline constexpr code promotion_form{layer::syntax + 68};
inline constexpr code rating_form{layer::syntax + 69};

// variations
inline constexpr code unreadable_label{layer::syntax + 74};
inline constexpr code unclosed_label{layer::syntax + 75};
inline constexpr code end_mark_in_variation{layer::syntax + 76};
inline constexpr code result_in_variation{layer::syntax + 77};
inline constexpr code variation_in_move{layer::syntax + 78};

// comments
inline constexpr code comment_in_line{layer::syntax + 82};
inline constexpr code text_after_comment{layer::syntax + 83};
inline constexpr code missing_mark_colon{layer::syntax + 85};
inline constexpr code several_parts_in_comment{layer::syntax + 86};
inline constexpr code catalan_generated_mark{layer::syntax + 87};
inline constexpr code catalan_player_mark{layer::syntax + 88};
inline constexpr code catalan_black_letter{layer::syntax + 89};
inline constexpr code catalan_reference{layer::syntax + 90};
inline constexpr code unreadable_reference{layer::syntax + 91};

// results and the rest
inline constexpr code result_on_move_line{layer::syntax + 102};
inline constexpr code unknown_result{layer::syntax + 104};
inline constexpr code moves_after_result{layer::syntax + 106};

// positions
inline constexpr code missing_placement{layer::syntax + 121};
inline constexpr code missing_slash{layer::syntax + 122};
inline constexpr code missing_turn{layer::syntax + 123};
inline constexpr code missing_rights{layer::syntax + 124};
inline constexpr code missing_special{layer::syntax + 125};
inline constexpr code missing_clock{layer::syntax + 126};
inline constexpr code missing_move_number{layer::syntax + 127};
inline constexpr code missing_field{layer::syntax + 128};
inline constexpr code position_spacing{layer::syntax + 129};
inline constexpr code single_hyphen{layer::syntax + 130};
inline constexpr code text_after_position{layer::syntax + 131};
inline constexpr code doubled_slash{layer::syntax + 132};
inline constexpr code unreadable_board_line{layer::syntax + 133};
inline constexpr code split_empty_hexes{layer::syntax + 134};
inline constexpr code one_sided_rights{layer::syntax + 135};
inline constexpr code special_form{layer::syntax + 136};
inline constexpr code counter_form{layer::syntax + 137};

// tags
inline constexpr code unknown_variant{layer::tags + 1};
inline constexpr code unsupported_variant{layer::tags + 2};
inline constexpr code variant_apostrophe{layer::tags + 3};
inline constexpr code catalan_position_tag{layer::tags + 12};
inline constexpr code separated_tags{layer::tags + 14};
inline constexpr code misspelt_redefine{layer::tags + 16};
inline constexpr code missing_roster{layer::tags + 21};
inline constexpr code missing_roster_tag{layer::tags + 22};
inline constexpr code missing_alias{layer::tags + 23};
inline constexpr code missing_annotator_id{layer::tags + 24};
inline constexpr code roster_order{layer::tags + 31};
inline constexpr code id_not_second{layer::tags + 32};
inline constexpr code annotator_not_third{layer::tags + 33};
inline constexpr code alias_not_after_player{layer::tags + 34};
inline constexpr code title_before_lang{layer::tags + 35};
inline constexpr code redefine_not_last{layer::tags + 36};
inline constexpr code position_not_last{layer::tags + 37};
inline constexpr code malformed_date{layer::tags + 41};
inline constexpr code malformed_site{layer::tags + 43};
inline constexpr code unknown_country{layer::tags + 44};
inline constexpr code malformed_round{layer::tags + 45};
inline constexpr code malformed_result{layer::tags + 46};
inline constexpr code malformed_language{layer::tags + 47};
inline constexpr code unknown_language{layer::tags + 48};
inline constexpr code long_language_code{layer::tags + 49};
inline constexpr code unknown_termination{layer::tags + 50};
inline constexpr code unknown_mode{layer::tags + 51};
inline constexpr code unknown_player_type{layer::tags + 52};
inline constexpr code malformed_time_control{layer::tags + 53};
inline constexpr code malformed_id{layer::tags + 54};
inline constexpr code unknown_id_class{layer::tags + 55};
inline constexpr code malformed_redefine{layer::tags + 56};
inline constexpr code unknown_redefinition{layer::tags + 57};
inline constexpr code repeated_redefinition{layer::tags + 58};
inline constexpr code mixed_redefine{layer::tags + 59};
inline constexpr code tag_of_real_game{layer::tags + 71};
inline constexpr code tag_of_model_game{layer::tags + 72};
inline constexpr code match_date_without_round{layer::tags + 73};
inline constexpr code date_before_event{layer::tags + 74};
inline constexpr code annotator_id_mismatch{layer::tags + 75};
inline constexpr code language_mismatch{layer::tags + 76};
inline constexpr code annotator_id_without_server{layer::tags + 77};
inline constexpr code missing_registering_annotator{layer::tags + 78};
inline constexpr code item_of_other_kind{layer::tags + 79};
inline constexpr code fragment_differs{layer::tags + 80};
inline constexpr code id_without_variations{layer::tags + 81};
inline constexpr code needless_match_date{layer::tags + 82};
inline constexpr code malformed_network_name{layer::tags + 83};
inline constexpr code name_form{layer::tags + 84};

// moves and results
inline constexpr code late_start{layer::moves + 3};
inline constexpr code numbered_plies{layer::moves + 4};
inline constexpr code result_against_mate{layer::moves + 32};
inline constexpr code result_against_draw_offer{layer::moves + 33};

// comments and what they refer to
inline constexpr code colour_of_no_bishop{layer::comments + 22};
inline constexpr code absent_piece{layer::comments + 23};
inline constexpr code misspelt_player_mark{layer::comments + 24};
inline constexpr code word_for_mark{layer::comments + 25};
inline constexpr code late_closing_brace{layer::comments + 26};
inline constexpr code conflict_in_comment{layer::comments + 27};

// what positions say
inline constexpr code line_too_short{layer::positions + 1};
inline constexpr code line_too_long{layer::positions + 2};
inline constexpr code line_order{layer::positions + 3};
inline constexpr code line_twice{layer::positions + 4};
inline constexpr code king_missing{layer::positions + 5};
inline constexpr code several_kings{layer::positions + 6};
inline constexpr code too_many_pieces{layer::positions + 7};
inline constexpr code bishops_of_one_colour{layer::positions + 8};
inline constexpr code right_without_king{layer::positions + 9};
inline constexpr code right_without_rook{layer::positions + 10};
inline constexpr code special_without_pawn{layer::positions + 11};
inline constexpr code special_no_such_step{layer::positions + 12};
inline constexpr code special_way_occupied{layer::positions + 13};
inline constexpr code scorn_of_nobody{layer::positions + 14};
inline constexpr code turn_differs{layer::positions + 15};
inline constexpr code number_differs{layer::positions + 16};
inline constexpr code move_number_zero{layer::positions + 17};
inline constexpr code clock_after_pawn{layer::positions + 18};
inline constexpr code clock_beyond_number{layer::positions + 19};
inline constexpr code line_without_pieces{layer::positions + 20};

// board
inline constexpr code origin_empty{layer::board + 1};
inline constexpr code origin_holds_other_piece{layer::board + 2};
inline constexpr code origin_holds_opponents_piece{layer::board + 3};
inline constexpr code target_holds_own_piece{layer::board + 4};
inline constexpr code target_holds_opponents_piece{layer::board + 5};
inline constexpr code captures_empty_hex{layer::board + 6};
inline constexpr code captures_own_piece{layer::board + 7};
inline constexpr code captures_other_piece{layer::board + 8};
inline constexpr code special_capture_by_other_piece{layer::board + 9};
inline constexpr code en_passant_target_occupied{layer::board + 10};
inline constexpr code en_passant_no_pawn{layer::board + 11};
inline constexpr code scornful_no_pawn{layer::board + 12};
inline constexpr code promotion_by_other_piece{layer::board + 13};
inline constexpr code promotion_off_last_hex{layer::board + 14};
inline constexpr code promotion_not_written{layer::board + 15};
inline constexpr code awaiting_no_pawn{layer::board + 16};
inline constexpr code awaiting_off_last_hex{layer::board + 17};
inline constexpr code awaiting_names_no_piece{layer::board + 18};
inline constexpr code castling_king_not_home{layer::board + 19};
inline constexpr code castling_rook_not_home{layer::board + 20};
inline constexpr code castling_target_occupied{layer::board + 21};

// names of pieces
inline constexpr code undeclared_letter{layer::board + 31};
inline constexpr code replaced_letter{layer::board + 32};
inline constexpr code undeclared_figure{layer::board + 33};
inline constexpr code letter_under_figures{layer::board + 34};
inline constexpr code black_figure{layer::board + 35};

// plies against the rules
inline constexpr code king_captured{layer::rules + 1};
inline constexpr code wrong_movement{layer::rules + 2};
inline constexpr code way_blocked{layer::rules + 3};
inline constexpr code ride_captures{layer::rules + 4};
inline constexpr code pawn_captures_wrongly{layer::rules + 5};
inline constexpr code pawn_needs_capture{layer::rules + 6};
inline constexpr code triple_step_origin{layer::rules + 7};
inline constexpr code waiting_pawn_moves{layer::rules + 8};
inline constexpr code en_passant_unavailable{layer::rules + 9};
inline constexpr code scornful_unavailable{layer::rules + 10};
inline constexpr code pinned_piece_moves{layer::rules + 11};
inline constexpr code check_unanswered{layer::rules + 12};
inline constexpr code capture_uncovers_king{layer::rules + 13};
inline constexpr code king_into_check{layer::rules + 14};
inline constexpr code leap_after_king_move{layer::rules + 15};
inline constexpr code leap_in_check{layer::rules + 16};
inline constexpr code castling_king_moved{layer::rules + 17};
inline constexpr code castling_rook_moved{layer::rules + 18};
inline constexpr code castling_in_check{layer::rules + 19};
inline constexpr code castling_way_blocked{layer::rules + 20};
inline constexpr code castling_into_check{layer::rules + 21};
inline constexpr code piece_not_regainable{layer::rules + 22};
inline constexpr code bishop_not_regainable{layer::rules + 23};
inline constexpr code promotion_omitted{layer::rules + 24};
inline constexpr code promotion_due{layer::rules + 25};
inline constexpr code promotion_in_check{layer::rules + 26};

// check marks
inline constexpr code missing_check_mark{layer::rules + 31};
inline constexpr code superfluous_check_mark{layer::rules + 32};
inline constexpr code wrong_check_mark{layer::rules + 33};
inline constexpr code mate_mark_without_mate{layer::rules + 34};
inline constexpr code missing_mate_mark{layer::rules + 35};

// ends of the game
inline constexpr code result_against_stalemate{layer::rules + 41};
inline constexpr code play_after_end{layer::rules + 42};
inline constexpr code threefold_repetition{layer::rules + 43};
inline constexpr code fivefold_repetition{layer::rules + 44};
inline constexpr code hundred_plies{layer::rules + 45};
inline constexpr code hundred_fifty_plies{layer::rules + 46};
inline constexpr code result_without_stalemate{layer::rules + 47};

// positions against the rules
inline constexpr code opponent_in_check{layer::rules + 51};

// style
inline constexpr code mixed_move_lines{layer::files + 2};
inline constexpr code wrong_depth_dots{layer::files + 3};

// profiles
inline constexpr code not_for_minimum_reader{layer::lint + 5};

} // namespace ctlpgn::ctl_pgn::codes
