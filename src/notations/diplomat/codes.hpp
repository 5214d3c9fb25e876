// The codes that only this notation reports, and those of the core, under one roof: codes::no_such_cell.
//
// Numbers are never used again. The rows are in notations/diplomat/catalogue/.
#pragma once

#include "ctlpgn/catalogue.hpp"

#include <cstdint>

namespace ctlpgn::diplomat {

inline constexpr std::uint32_t code_block = 4;
inline constexpr char code_letter = 'D';

namespace codes {

using enum code;

inline constexpr std::uint32_t first = code_block * code_block_size;

// syntax: moves
inline constexpr code move_without_number{first + layer::syntax + 1};
inline constexpr code number_without_dot{first + layer::syntax + 2};
inline constexpr code number_without_move{first + layer::syntax + 3};
inline constexpr code dots_after_number{first + layer::syntax + 4};
inline constexpr code uneven_spacing{first + layer::syntax + 5};
inline constexpr code moves_without_comma{first + layer::syntax + 6};
inline constexpr code lonely_comma{first + layer::syntax + 7};
inline constexpr code et_cetera{first + layer::syntax + 8};
inline constexpr code stray_separator{first + layer::syntax + 9};
inline constexpr code unreadable_half_move{first + layer::syntax + 10};

// syntax: half-moves
inline constexpr code unreadable_move{first + layer::syntax + 11};
inline constexpr code no_such_cell{first + layer::syntax + 12};
inline constexpr code missing_target{first + layer::syntax + 13};
inline constexpr code missing_hyphen{first + layer::syntax + 14};
inline constexpr code pawn_letter{first + layer::syntax + 15};
inline constexpr code small_piece_letter{first + layer::syntax + 16};
inline constexpr code unknown_piece{first + layer::syntax + 17};
inline constexpr code foreign_capture_sign{first + layer::syntax + 18};
inline constexpr code missing_outcome{first + layer::syntax + 19};
inline constexpr code missing_equals_sign{first + layer::syntax + 20};
inline constexpr code capital_colour{first + layer::syntax + 21};
inline constexpr code small_promotion{first + layer::syntax + 22};
inline constexpr code foreign_mate_sign{first + layer::syntax + 23};
inline constexpr code glyph_spacing{first + layer::syntax + 24};
inline constexpr code split_move{first + layer::syntax + 25};
inline constexpr code capital_cell{first + layer::syntax + 26};
inline constexpr code misplaced_check_sign{first + layer::syntax + 27};
inline constexpr code late_comma{first + layer::syntax + 28};

// syntax: comments and glyphs
inline constexpr code line_comment{first + layer::syntax + 31};
inline constexpr code stray_nag{first + layer::syntax + 32};

// syntax: numbers
inline constexpr code surplus_dots{first + layer::syntax + 36};
inline constexpr code missing_white_half_move{first + layer::syntax + 37};
inline constexpr code early_comment{first + layer::syntax + 38};

// syntax: results
inline constexpr code result_inside_variation{first + layer::syntax + 41};
inline constexpr code foreign_result{first + layer::syntax + 42};
inline constexpr code moves_after_result{first + layer::syntax + 43};

// syntax: positions
inline constexpr code missing_white_men{first + layer::syntax + 51};
inline constexpr code missing_black_men{first + layer::syntax + 52};
inline constexpr code missing_side_to_move{first + layer::syntax + 53};
inline constexpr code setup_spacing{first + layer::syntax + 54};
inline constexpr code unreadable_man{first + layer::syntax + 55};
inline constexpr code text_after_setup{first + layer::syntax + 56};

// syntax: the text of the file
inline constexpr code mail_quote{first + layer::syntax + 61};
inline constexpr code markup{first + layer::syntax + 62};
inline constexpr code full_width{first + layer::syntax + 63};
inline constexpr code line_signs{first + layer::syntax + 64};
inline constexpr code foreign_space{first + layer::syntax + 65};
inline constexpr code plain_tag{first + layer::syntax + 66};
inline constexpr code misplaced_tag{first + layer::syntax + 67};

// tags
inline constexpr code foreign_variant{first + layer::tags + 1};
inline constexpr code foreign_result_tag{first + layer::tags + 2};
inline constexpr code unclear_date{first + layer::tags + 3};

// moves
inline constexpr code late_first_number{first + layer::moves + 1};
inline constexpr code bare_pawn_capture{first + layer::moves + 2};
inline constexpr code move_without_black{first + layer::moves + 3};
inline constexpr code black_out_of_turn{first + layer::moves + 4};
inline constexpr code wrong_side_begins{first + layer::moves + 5};
inline constexpr code swallowed_moves{first + layer::moves + 6};

// positions
inline constexpr code cell_taken_twice{first + layer::positions + 1};
inline constexpr code no_king{first + layer::positions + 2};
inline constexpr code too_many_kings{first + layer::positions + 3};
inline constexpr code waiting_king_attacked{first + layer::positions + 4};
inline constexpr code too_many_men{first + layer::positions + 5};
inline constexpr code too_many_promotions{first + layer::positions + 6};

// half-moves that contradict the board
inline constexpr code nobody_on_origin{first + layer::board + 1};
inline constexpr code opponent_on_origin{first + layer::board + 2};
inline constexpr code other_piece_on_origin{first + layer::board + 3};
inline constexpr code own_piece_on_target{first + layer::board + 4};
inline constexpr code unsigned_capture{first + layer::board + 5};
inline constexpr code empty_capture{first + layer::board + 6};
inline constexpr code no_such_mover{first + layer::board + 7};
inline constexpr code several_movers{first + layer::board + 8};
inline constexpr code no_mover_reaches{first + layer::board + 9};
inline constexpr code nobody_to_suborn{first + layer::board + 10};
inline constexpr code suborns_own_piece{first + layer::board + 11};
inline constexpr code suborned_for_opponent{first + layer::board + 12};

// half-moves against the rules
inline constexpr code against_movement{first + layer::rules + 1};
inline constexpr code way_not_free{first + layer::rules + 2};
inline constexpr code diplomat_captures{first + layer::rules + 3};
inline constexpr code suborned_by_other_piece{first + layer::rules + 4};
inline constexpr code suborned_from_afar{first + layer::rules + 5};
inline constexpr code pawn_way_taken{first + layer::rules + 6};
inline constexpr code pawn_step_diagonal{first + layer::rules + 7};
inline constexpr code pawn_backwards{first + layer::rules + 8};
inline constexpr code promotion_to_king{first + layer::rules + 9};
inline constexpr code promotion_of_other_piece{first + layer::rules + 10};
inline constexpr code king_taken{first + layer::rules + 11};
inline constexpr code king_goes_into_check{first + layer::rules + 12};
inline constexpr code check_ignored{first + layer::rules + 13};
inline constexpr code pinned_piece{first + layer::rules + 14};

// signs of check and mate
inline constexpr code unmarked_check{first + layer::rules + 21};
inline constexpr code check_sign_without_check{first + layer::rules + 22};
inline constexpr code unmarked_mate{first + layer::rules + 23};
inline constexpr code mate_sign_without_mate{first + layer::rules + 24};

// ends of games
inline constexpr code moves_after_end{first + layer::rules + 31};
inline constexpr code result_not_of_winner{first + layer::rules + 32};
inline constexpr code third_repetition{first + layer::rules + 33};
inline constexpr code moves_after_draw{first + layer::rules + 34};
inline constexpr code result_of_bare_kings{first + layer::rules + 35};

// what depends on an open point of the rules
inline constexpr code open_bishop{first + layer::rules + 41};
inline constexpr code open_horse{first + layer::rules + 42};
inline constexpr code open_pawn{first + layer::rules + 43};
inline constexpr code open_promotion{first + layer::rules + 44};
inline constexpr code open_check{first + layer::rules + 45};

} // namespace codes

} // namespace ctlpgn::diplomat
