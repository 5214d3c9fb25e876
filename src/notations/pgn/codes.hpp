// The codes that only PGN reports, and those of the core, under one roof: codes::long_move.
//
// Numbers are never used again. The rows are in notations/pgn/catalogue/.
#pragma once

#include "ctlpgn/catalogue.hpp"

#include <cstdint>

namespace ctlpgn::pgn {

inline constexpr std::uint32_t code_block = 1;
inline constexpr char code_letter = 'G';

namespace codes {

using enum code;

inline constexpr std::uint32_t first = code_block * code_block_size;

// syntax: text
inline constexpr code mail_quote{first + layer::syntax + 1};
inline constexpr code foreign_space{first + layer::syntax + 2};
inline constexpr code markup{first + layer::syntax + 3};
inline constexpr code text_between_games{first + layer::syntax + 4};
inline constexpr code epd_line{first + layer::syntax + 5};
inline constexpr code latin1_text{first + layer::syntax + 6};

// syntax: tags
inline constexpr code unreadable_line{first + layer::syntax + 11};
inline constexpr code unopened_tag{first + layer::syntax + 12};
inline constexpr code tag_name_character{first + layer::syntax + 13};
inline constexpr code tag_punctuation{first + layer::syntax + 14};
inline constexpr code foreign_quotes{first + layer::syntax + 15};
inline constexpr code misplaced_tag{first + layer::syntax + 17};

// syntax: numbers
inline constexpr code ellipsis_character{first + layer::syntax + 31};
inline constexpr code glued_number{first + layer::syntax + 32};
inline constexpr code number_punctuation{first + layer::syntax + 33};
inline constexpr code stray_dot{first + layer::syntax + 34};
inline constexpr code stray_punctuation{first + layer::syntax + 35};
inline constexpr code glued_text{first + layer::syntax + 36};

// syntax: plies
inline constexpr code unreadable_ply{first + layer::syntax + 51};
inline constexpr code long_move{first + layer::syntax + 53};
inline constexpr code coordinate_move{first + layer::syntax + 54};
inline constexpr code capture_sign{first + layer::syntax + 55};
inline constexpr code missing_capture_sign{first + layer::syntax + 56};
inline constexpr code short_capture{first + layer::syntax + 57};
inline constexpr code uppercase_square{first + layer::syntax + 58};
inline constexpr code lowercase_piece{first + layer::syntax + 59};
inline constexpr code written_pawn{first + layer::syntax + 60};
inline constexpr code figurine{first + layer::syntax + 61};
inline constexpr code foreign_letter{first + layer::syntax + 62};
inline constexpr code castling_sign{first + layer::syntax + 63};
inline constexpr code promotion_sign{first + layer::syntax + 64};
inline constexpr code missing_promotion{first + layer::syntax + 65};
inline constexpr code promotion_piece{first + layer::syntax + 66};
inline constexpr code null_move{first + layer::syntax + 67};
inline constexpr code drop{first + layer::syntax + 68};
inline constexpr code mark_sign{first + layer::syntax + 69};
inline constexpr code mark_words{first + layer::syntax + 70};
inline constexpr code mark_spacing{first + layer::syntax + 71};
inline constexpr code en_passant_words{first + layer::syntax + 72};
inline constexpr code suffix_spacing{first + layer::syntax + 73};
inline constexpr code unknown_suffix{first + layer::syntax + 74};
inline constexpr code bare_glyph{first + layer::syntax + 75};
inline constexpr code language_letters{first + layer::syntax + 76};
inline constexpr code split_move{first + layer::syntax + 77};
inline constexpr code descriptive_move{first + layer::syntax + 78};
inline constexpr code piece_word{first + layer::syntax + 79};
inline constexpr code misplaced_promotion{first + layer::syntax + 80};

// syntax: annotations
inline constexpr code variation_without_move{first + layer::syntax + 81};
inline constexpr code result_in_variation{first + layer::syntax + 82};
inline constexpr code text_in_parentheses{first + layer::syntax + 83};
inline constexpr code nag_out_of_range{first + layer::syntax + 84};
inline constexpr code unreadable_nag{first + layer::syntax + 85};
inline constexpr code command_outside_comment{first + layer::syntax + 86};
inline constexpr code stray_bracket{first + layer::syntax + 87};
inline constexpr code reserved_bracket{first + layer::syntax + 88};
inline constexpr code padded_nag{first + layer::syntax + 89};
inline constexpr code nested_comment{first + layer::syntax + 90};

// syntax: results
inline constexpr code unknown_result{first + layer::syntax + 101};
inline constexpr code hidden_result{first + layer::syntax + 102};
inline constexpr code missing_marker{first + layer::syntax + 103};

// syntax: positions
inline constexpr code missing_placement{first + layer::syntax + 121};
inline constexpr code missing_turn{first + layer::syntax + 122};
inline constexpr code missing_rights{first + layer::syntax + 123};
inline constexpr code missing_special{first + layer::syntax + 124};
inline constexpr code missing_clock{first + layer::syntax + 125};
inline constexpr code missing_move_number{first + layer::syntax + 126};
inline constexpr code missing_field{first + layer::syntax + 127};
inline constexpr code position_spacing{first + layer::syntax + 128};
inline constexpr code text_after_position{first + layer::syntax + 129};
inline constexpr code adjacent_digits{first + layer::syntax + 130};
inline constexpr code promoted_piece_mark{first + layer::syntax + 131};
inline constexpr code pieces_in_hand{first + layer::syntax + 132};
inline constexpr code uppercase_turn{first + layer::syntax + 133};
inline constexpr code rook_files{first + layer::syntax + 134};
inline constexpr code castling_order{first + layer::syntax + 135};
inline constexpr code en_passant_rank{first + layer::syntax + 136};
inline constexpr code operation_spacing{first + layer::syntax + 137};
inline constexpr code fen_clocks{first + layer::syntax + 138};
inline constexpr code unclosed_operation{first + layer::syntax + 139};

// tags: rosters
inline constexpr code missing_roster_tag{first + layer::tags + 1};
inline constexpr code fen_without_set_up{first + layer::tags + 2};
inline constexpr code set_up_without_fen{first + layer::tags + 3};
inline constexpr code unknown_variant{first + layer::tags + 4};
inline constexpr code lone_result{first + layer::tags + 5};
inline constexpr code variant_without_position{first + layer::tags + 6};
inline constexpr code missing_variant{first + layer::tags + 7};

// tags: names
inline constexpr code misspelt_tag{first + layer::tags + 11};

// tags: values
inline constexpr code unreadable_date{first + layer::tags + 21};
inline constexpr code date_separator{first + layer::tags + 22};
inline constexpr code short_date{first + layer::tags + 23};
inline constexpr code partial_date{first + layer::tags + 24};
inline constexpr code reversed_date{first + layer::tags + 25};
inline constexpr code unreadable_time{first + layer::tags + 26};
inline constexpr code partial_time{first + layer::tags + 27};
inline constexpr code fraction_in_time{first + layer::tags + 28};
inline constexpr code unreadable_round{first + layer::tags + 29};
inline constexpr code round_words{first + layer::tags + 30};
inline constexpr code unreadable_result_tag{first + layer::tags + 31};
inline constexpr code unreadable_rating{first + layer::tags + 32};
inline constexpr code unknown_rating{first + layer::tags + 33};
inline constexpr code provisional_rating{first + layer::tags + 34};
inline constexpr code unreadable_title{first + layer::tags + 35};
inline constexpr code server_title{first + layer::tags + 36};
inline constexpr code unreadable_eco{first + layer::tags + 37};
inline constexpr code eco_suffix{first + layer::tags + 38};
inline constexpr code lowercase_eco{first + layer::tags + 39};
inline constexpr code unreadable_time_control{first + layer::tags + 40};
inline constexpr code increment_after_moves{first + layer::tags + 41};
inline constexpr code zero_increment{first + layer::tags + 42};
inline constexpr code unreadable_termination{first + layer::tags + 43};
inline constexpr code unreadable_mode{first + layer::tags + 44};
inline constexpr code unreadable_set_up{first + layer::tags + 45};
inline constexpr code unreadable_count{first + layer::tags + 46};
inline constexpr code ply_count_differs{first + layer::tags + 47};
inline constexpr code unreadable_player_type{first + layer::tags + 48};
inline constexpr code fraction_in_time_control{first + layer::tags + 49};
inline constexpr code marker_differs_from_tag{first + layer::tags + 50};

// moves: results
inline constexpr code result_against_mate{first + layer::moves + 1};
inline constexpr code result_against_stalemate{first + layer::moves + 2};
inline constexpr code lost_result{first + layer::moves + 3};
inline constexpr code hidden_moves{first + layer::moves + 4};
inline constexpr code lone_number{first + layer::moves + 5};
inline constexpr code missing_reply{first + layer::moves + 6};
inline constexpr code missing_white_move{first + layer::moves + 7};
inline constexpr code missing_beginning{first + layer::moves + 8};
inline constexpr code shifted_numbers{first + layer::moves + 9};
inline constexpr code misnumbered_move{first + layer::moves + 10};
inline constexpr code unknown_result_after_end{first + layer::moves + 11};
inline constexpr code result_against_dead_position{first + layer::moves + 12};
inline constexpr code swallowed_moves{first + layer::moves + 13};

// variations
inline constexpr code misplaced_variation{first + layer::variations + 1};

// comments: commands
inline constexpr code unreadable_command{first + layer::comments + 1};
inline constexpr code clock_rises{first + layer::comments + 2};
inline constexpr code unclosed_command{first + layer::comments + 3};
inline constexpr code unopened_command{first + layer::comments + 4};

// positions: sense
inline constexpr code rank_length{first + layer::positions + 1};
inline constexpr code king_missing{first + layer::positions + 2};
inline constexpr code several_kings{first + layer::positions + 3};
inline constexpr code pawn_on_end_rank{first + layer::positions + 4};
inline constexpr code too_many_pawns{first + layer::positions + 5};
inline constexpr code too_many_pieces{first + layer::positions + 6};
inline constexpr code too_many_promoted{first + layer::positions + 7};
inline constexpr code opponent_in_check{first + layer::positions + 8};
inline constexpr code impossible_check{first + layer::positions + 9};
inline constexpr code castling_king_not_home{first + layer::positions + 10};
inline constexpr code castling_rook_missing{first + layer::positions + 11};
inline constexpr code castling_several_on_wing{first + layer::positions + 12};
inline constexpr code en_passant_wrong_rank{first + layer::positions + 13};
inline constexpr code en_passant_no_pawn{first + layer::positions + 14};
inline constexpr code en_passant_way_occupied{first + layer::positions + 15};
inline constexpr code en_passant_late{first + layer::positions + 16};
inline constexpr code clock_above_moves{first + layer::positions + 17};

// board: moves
inline constexpr code illegal_move{first + layer::board + 1};
inline constexpr code ambiguous_move{first + layer::board + 2};
inline constexpr code overdisambiguated{first + layer::board + 3};
inline constexpr code unmarked_capture{first + layer::board + 4};
inline constexpr code capture_of_nothing{first + layer::board + 5};
inline constexpr code move_in_two_parts{first + layer::board + 6};

// board: plies against the rules
inline constexpr code king_left_in_check{first + layer::board + 11};
inline constexpr code king_into_check{first + layer::board + 12};
inline constexpr code castling_right_missing{first + layer::board + 13};
inline constexpr code castling_way_blocked{first + layer::board + 14};
inline constexpr code castling_through_check{first + layer::board + 15};

// rules: ends
inline constexpr code play_after_dead_position{first + layer::rules + 1};
inline constexpr code play_after_75_moves{first + layer::rules + 2};
inline constexpr code play_after_fivefold{first + layer::rules + 3};
inline constexpr code play_after_50_moves{first + layer::rules + 4};
inline constexpr code play_after_threefold{first + layer::rules + 5};

// rules: marks
inline constexpr code missing_check_mark{first + layer::rules + 31};
inline constexpr code superfluous_check_mark{first + layer::rules + 32};
inline constexpr code missing_mate_mark{first + layer::rules + 33};
inline constexpr code mate_mark_without_mate{first + layer::rules + 34};

// lint: the profiles export and reduced
inline constexpr code export_roster{first + layer::lint + 1};
inline constexpr code export_tag_order{first + layer::lint + 2};
inline constexpr code export_number{first + layer::lint + 11};
inline constexpr code export_move{first + layer::lint + 12};
inline constexpr code export_suffix{first + layer::lint + 13};
inline constexpr code export_line_comment{first + layer::lint + 21};
inline constexpr code export_escape{first + layer::lint + 22};
inline constexpr code export_layout{first + layer::lint + 31};
inline constexpr code not_in_reduced_format{first + layer::lint + 41};

} // namespace codes

} // namespace ctlpgn::pgn
