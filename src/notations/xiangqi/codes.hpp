// The codes that only this notation reports, and those of the core, under one roof: codes::unreadable_move.
//
// Numbers are never used again. The rows are in notations/xiangqi/catalogue/.
#pragma once

#include "ctlpgn/catalogue.hpp"

#include <cstdint>

namespace ctlpgn::xiangqi {

inline constexpr std::uint32_t code_block = 3;
inline constexpr char code_letter = 'X';

namespace codes {

using enum code;

inline constexpr std::uint32_t first = code_block * code_block_size;

// syntax: the file, its header and its blocks
inline constexpr code missing_game{first + layer::syntax + 1};
inline constexpr code keyword_colon{first + layer::syntax + 2};
inline constexpr code keyword_case{first + layer::syntax + 3};
inline constexpr code text_between_games{first + layer::syntax + 4};
inline constexpr code comment_outside_moves{first + layer::syntax + 5};
inline constexpr code unclosed_setup{first + layer::syntax + 6};
inline constexpr code missing_start{first + layer::syntax + 7};
inline constexpr code unclosed_start{first + layer::syntax + 8};
inline constexpr code moves_after_end{first + layer::syntax + 9};
inline constexpr code end_line{first + layer::syntax + 10};
inline constexpr code full_width{first + layer::syntax + 11};
inline constexpr code lower_case_word{first + layer::syntax + 12};
inline constexpr code surplus_brace{first + layer::syntax + 13};
inline constexpr code unclosed_braces{first + layer::syntax + 14};
inline constexpr code lone_parenthesis{first + layer::syntax + 15};
inline constexpr code gb18030_text{first + layer::syntax + 16};
inline constexpr code mail_quote{first + layer::syntax + 17};
inline constexpr code markup{first + layer::syntax + 18};
inline constexpr code line_signs{first + layer::syntax + 19};
inline constexpr code foreign_space{first + layer::syntax + 20};

// syntax: numbers, markers, variations
inline constexpr code number_without_move{first + layer::syntax + 21};
inline constexpr code dots_after_number{first + layer::syntax + 22};
inline constexpr code number_punctuation{first + layer::syntax + 23};
inline constexpr code number_without_dot{first + layer::syntax + 24};
inline constexpr code misplaced_fill{first + layer::syntax + 25};
inline constexpr code detached_marker{first + layer::syntax + 26};
inline constexpr code marker_range{first + layer::syntax + 27};
inline constexpr code variation_label{first + layer::syntax + 28};
inline constexpr code misplaced_result{first + layer::syntax + 29};
inline constexpr code foreign_fill{first + layer::syntax + 30};
inline constexpr code foreign_comment{first + layer::syntax + 31};
inline constexpr code bare_brace{first + layer::syntax + 32};
inline constexpr code unopened_block{first + layer::syntax + 33};
inline constexpr code keyword_inside_line{first + layer::syntax + 34};
inline constexpr code late_header{first + layer::syntax + 35};
inline constexpr code late_format{first + layer::syntax + 36};
inline constexpr code unreadable_number{first + layer::syntax + 37};
inline constexpr code variation_brackets{first + layer::syntax + 38};
inline constexpr code text_in_header{first + layer::syntax + 39};
inline constexpr code text_after_moves{first + layer::syntax + 40};

// syntax: half-moves
inline constexpr code unreadable_move{first + layer::syntax + 41};
inline constexpr code order_before_piece{first + layer::syntax + 42};
inline constexpr code missing_hyphen{first + layer::syntax + 43};
inline constexpr code small_coordinates{first + layer::syntax + 44};
inline constexpr code foreign_capture_sign{first + layer::syntax + 45};
inline constexpr code letterless_pawn{first + layer::syntax + 46};
inline constexpr code chinese_move{first + layer::syntax + 47};
inline constexpr code remark_spacing{first + layer::syntax + 48};
inline constexpr code surplus_remarks{first + layer::syntax + 49};
inline constexpr code foreign_glyph{first + layer::syntax + 50};
inline constexpr code stray_remark{first + layer::syntax + 51};
inline constexpr code numbered_pawn{first + layer::syntax + 52};
inline constexpr code split_move{first + layer::syntax + 53};
inline constexpr code stray_separator{first + layer::syntax + 54};
inline constexpr code coordinate_capture{first + layer::syntax + 55};

// syntax: positions
inline constexpr code unreadable_man{first + layer::syntax + 61};
inline constexpr code missing_side_to_move{first + layer::syntax + 62};
inline constexpr code missing_comma{first + layer::syntax + 63};
inline constexpr code missing_separator{first + layer::syntax + 64};
inline constexpr code small_side{first + layer::syntax + 65};
inline constexpr code big_point{first + layer::syntax + 66};
inline constexpr code text_after_setup{first + layer::syntax + 67};
inline constexpr code missing_placement{first + layer::syntax + 68};
inline constexpr code text_after_position{first + layer::syntax + 69};
inline constexpr code missing_fen_side{first + layer::syntax + 70};
inline constexpr code side_in_list{first + layer::syntax + 71};
inline constexpr code missing_colon{first + layer::syntax + 72};

// syntax: the file once more
inline constexpr code bracketed_tag{first + layer::syntax + 81};
inline constexpr code repeated_start{first + layer::syntax + 82};
inline constexpr code bare_position{first + layer::syntax + 83};

// header lines
inline constexpr code unknown_form{first + layer::tags + 1};
inline constexpr code small_form{first + layer::tags + 2};
inline constexpr code text_after_value{first + layer::tags + 3};
inline constexpr code second_format{first + layer::tags + 4};
inline constexpr code unknown_symbol{first + layer::tags + 5};
inline constexpr code repeated_symbol{first + layer::tags + 6};
inline constexpr code unknown_result{first + layer::tags + 7};
inline constexpr code server_result{first + layer::tags + 8};
inline constexpr code unclosed_reason{first + layer::tags + 9};
inline constexpr code unknown_reason{first + layer::tags + 10};
inline constexpr code surplus_semicolon{first + layer::tags + 11};
inline constexpr code unclear_date{first + layer::tags + 12};
inline constexpr code date_separator{first + layer::tags + 13};
inline constexpr code short_date{first + layer::tags + 14};
inline constexpr code partial_date{first + layer::tags + 15};
inline constexpr code two_positions{first + layer::tags + 16};
inline constexpr code unclear_rating{first + layer::tags + 17};
inline constexpr code reason_against_score{first + layer::tags + 18};
inline constexpr code lone_symbol{first + layer::tags + 19};

// moves
inline constexpr code foreign_form{first + layer::moves + 1};
inline constexpr code move_without_number{first + layer::moves + 2};
inline constexpr code late_first_number{first + layer::moves + 3};
inline constexpr code side_out_of_turn{first + layer::moves + 4};
inline constexpr code move_without_black{first + layer::moves + 5};
inline constexpr code surplus_half_move{first + layer::moves + 6};
inline constexpr code swallowed_moves{first + layer::moves + 7};

// variations
inline constexpr code variation_without_marker{first + layer::variations + 1};
inline constexpr code marker_without_variation{first + layer::variations + 2};
inline constexpr code repeated_variation_number{first + layer::variations + 3};

// comments
inline constexpr code diagram_differs{first + layer::comments + 1};
inline constexpr code damaged_diagram{first + layer::comments + 2};
inline constexpr code comment_of_moves{first + layer::comments + 3};

// positions
inline constexpr code point_taken_twice{first + layer::positions + 1};
inline constexpr code no_king{first + layer::positions + 2};
inline constexpr code too_many_kings{first + layer::positions + 3};
inline constexpr code king_outside_palace{first + layer::positions + 4};
inline constexpr code kings_see_each_other{first + layer::positions + 5};
inline constexpr code waiting_king_attacked{first + layer::positions + 6};
inline constexpr code guard_off_points{first + layer::positions + 7};
inline constexpr code elephant_off_points{first + layer::positions + 8};
inline constexpr code pawn_off_points{first + layer::positions + 9};
inline constexpr code too_many_men{first + layer::positions + 10};
inline constexpr code unknown_man{first + layer::positions + 11};
inline constexpr code uneven_ranks{first + layer::positions + 12};
inline constexpr code exchanged_sides{first + layer::positions + 13};

// half-moves that contradict the board
inline constexpr code unknown_piece_letter{first + layer::board + 1};
inline constexpr code nobody_on_origin{first + layer::board + 2};
inline constexpr code opponent_on_origin{first + layer::board + 3};
inline constexpr code other_piece_on_origin{first + layer::board + 4};
inline constexpr code own_piece_on_target{first + layer::board + 5};
inline constexpr code unsigned_capture{first + layer::board + 6};
inline constexpr code empty_capture{first + layer::board + 7};
inline constexpr code no_such_mover{first + layer::board + 8};
inline constexpr code several_movers{first + layer::board + 9};
inline constexpr code no_mover_reaches{first + layer::board + 10};
inline constexpr code off_the_board{first + layer::board + 11};
inline constexpr code impossible_direction{first + layer::board + 12};
inline constexpr code needless_order{first + layer::board + 13};
inline constexpr code missing_pawn_file{first + layer::board + 14};

// half-moves against the rules
inline constexpr code king_taken{first + layer::rules + 1};
inline constexpr code against_movement{first + layer::rules + 2};
inline constexpr code leaves_palace{first + layer::rules + 3};
inline constexpr code crosses_river{first + layer::rules + 4};
inline constexpr code pawn_backwards{first + layer::rules + 5};
inline constexpr code pawn_sideways_at_home{first + layer::rules + 6};
inline constexpr code way_not_free{first + layer::rules + 7};
inline constexpr code horse_leg_held{first + layer::rules + 8};
inline constexpr code elephant_eye_stopped{first + layer::rules + 9};
inline constexpr code cannon_without_screen{first + layer::rules + 10};
inline constexpr code cannon_with_screens{first + layer::rules + 11};
inline constexpr code king_goes_into_check{first + layer::rules + 12};
inline constexpr code check_ignored{first + layer::rules + 13};
inline constexpr code pinned_piece{first + layer::rules + 14};
inline constexpr code screen_for_cannon{first + layer::rules + 15};
inline constexpr code generals_face{first + layer::rules + 16};

// signs of check and mate, and ends of games
inline constexpr code check_sign_without_check{first + layer::rules + 21};
inline constexpr code mate_sign_without_mate{first + layer::rules + 22};
inline constexpr code moves_after_loss{first + layer::rules + 23};
inline constexpr code result_not_of_winner{first + layer::rules + 24};
inline constexpr code third_repetition{first + layer::rules + 25};

} // namespace codes

} // namespace ctlpgn::xiangqi
