// Every diagnostic: its code, name, level, message and explanation.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace ctlpgn {

// A code is a layer, shown as a letter, and a number within it: S012. Numbers are never used again.
namespace layer {
inline constexpr std::uint16_t syntax = 1000;     // S: raised by a grammar
inline constexpr std::uint16_t tags = 2000;       // T: names, order and values of tags
inline constexpr std::uint16_t moves = 3000;      // M: numbers, ends and results
inline constexpr std::uint16_t variations = 4000; // V
inline constexpr std::uint16_t comments = 5000;   // C: and the references in them
inline constexpr std::uint16_t positions = 6000;  // P: what a PDTL says
inline constexpr std::uint16_t board = 7000;      // B: plies that contradict the board
inline constexpr std::uint16_t rules = 8000;      // R: plies against the rules of the game
inline constexpr std::uint16_t files = 9000;      // F: the file as a whole, and style
inline constexpr std::uint16_t lint = 10000;      // L: the linter's own directives
} // namespace layer

enum class code : std::uint16_t {
    none = 0,

    // text
    byte_order_mark = layer::syntax + 1,
    invalid_utf8 = layer::syntax + 2,
    lone_carriage_return = layer::syntax + 3,
    control_character = layer::syntax + 4,
    foreign_hyphen = layer::syntax + 5,
    other_encoding = layer::syntax + 6,

    // tags
    missing_variant = layer::syntax + 11,
    variant_not_first = layer::syntax + 12,
    unreadable_tag = layer::syntax + 13,
    unreadable_line = layer::syntax + 14,
    several_tags_on_line = layer::syntax + 15,
    text_after_tag = layer::syntax + 16,
    tag_spacing = layer::syntax + 17,
    unquoted_value = layer::syntax + 18,
    unclosed_quote = layer::syntax + 19,
    unclosed_tag = layer::syntax + 20,
    unescaped_quote = layer::syntax + 21,
    lone_backslash = layer::syntax + 22,
    misplaced_tag = layer::syntax + 23,

    // moves
    missing_number = layer::syntax + 31,
    missing_dot = layer::syntax + 32,
    leading_zero = layer::syntax + 33,
    unknown_number_not_one = layer::syntax + 34,
    move_spacing = layer::syntax + 35,
    move_across_lines = layer::syntax + 36,
    comma_spacing = layer::syntax + 37,
    missing_comma = layer::syntax + 38,
    trailing_comma = layer::syntax + 39,
    pgn_ellipsis = layer::syntax + 40,
    text_after_ply = layer::syntax + 41,

    // plies
    unreadable_ply = layer::syntax + 51,
    missing_origin = layer::syntax + 52,
    missing_separator = layer::syntax + 53,
    missing_destination = layer::syntax + 54,
    missing_promotion = layer::syntax + 55,
    not_a_hex = layer::syntax + 56,
    letter_x = layer::syntax + 57,
    written_pawn = layer::syntax + 58,
    lowercase_piece = layer::syntax + 59,
    unknown_castling = layer::syntax + 60,
    reversed_check = layer::syntax + 61,
    remark_spacing = layer::syntax + 62,
    glued_end_mark = layer::syntax + 63,
    bare_nag = layer::syntax + 64,
    remark_after_mate = layer::syntax + 65,
    check_mark_form = layer::syntax + 66,

    // variations
    empty_variation = layer::syntax + 71,
    unclosed_variation = layer::syntax + 72,
    stray_parenthesis = layer::syntax + 73,
    unreadable_label = layer::syntax + 74,
    unclosed_label = layer::syntax + 75,
    end_mark_in_variation = layer::syntax + 76,
    result_in_variation = layer::syntax + 77,

    // comments
    unclosed_comment = layer::syntax + 81,
    comment_in_line = layer::syntax + 82,
    text_after_comment = layer::syntax + 83,
    stray_brace = layer::syntax + 84,
    missing_mark_colon = layer::syntax + 85,
    several_parts_in_comment = layer::syntax + 86,
    catalan_generated_mark = layer::syntax + 87,
    catalan_player_mark = layer::syntax + 88,
    catalan_black_letter = layer::syntax + 89,
    catalan_reference = layer::syntax + 90,
    unreadable_reference = layer::syntax + 91,

    // results and the rest
    missing_result = layer::syntax + 101,
    result_on_move_line = layer::syntax + 102,
    result_spacing = layer::syntax + 103,
    unknown_result = layer::syntax + 104,
    text_after_result = layer::syntax + 105,
    moves_after_result = layer::syntax + 106,
    unexpected_text = layer::syntax + 107,

    // positions
    missing_placement = layer::syntax + 121,
    missing_slash = layer::syntax + 122,
    missing_turn = layer::syntax + 123,
    missing_rights = layer::syntax + 124,
    missing_special = layer::syntax + 125,
    missing_clock = layer::syntax + 126,
    missing_move_number = layer::syntax + 127,
    missing_field = layer::syntax + 128,
    position_spacing = layer::syntax + 129,
    single_hyphen = layer::syntax + 130,
    text_after_position = layer::syntax + 131,

    // limits
    nesting_too_deep = layer::syntax + 141,
    too_many_tags = layer::syntax + 142,
    comment_too_long = layer::syntax + 143,
    game_too_long = layer::syntax + 144,
    number_too_large = layer::syntax + 145,
    too_many_findings = layer::syntax + 146,

    // tags
    unknown_variant = layer::tags + 1,
    unsupported_variant = layer::tags + 2,
    variant_apostrophe = layer::tags + 3,
    unknown_tag = layer::tags + 11,
    catalan_position_tag = layer::tags + 12,
    repeated_tag = layer::tags + 13,
    separated_tags = layer::tags + 14,
    empty_value = layer::tags + 15,
    missing_roster = layer::tags + 21,
    missing_roster_tag = layer::tags + 22,
    missing_alias = layer::tags + 23,
    missing_annotator_id = layer::tags + 24,
    roster_order = layer::tags + 31,
    id_not_second = layer::tags + 32,
    annotator_not_third = layer::tags + 33,
    alias_not_after_player = layer::tags + 34,
    title_before_lang = layer::tags + 35,
    redefine_not_last = layer::tags + 36,
    position_not_last = layer::tags + 37,
    malformed_date = layer::tags + 41,
    impossible_date = layer::tags + 42,
    malformed_site = layer::tags + 43,
    unknown_country = layer::tags + 44,
    malformed_round = layer::tags + 45,
    malformed_result = layer::tags + 46,
    malformed_language = layer::tags + 47,
    unknown_language = layer::tags + 48,
    long_language_code = layer::tags + 49,
    unknown_termination = layer::tags + 50,
    unknown_mode = layer::tags + 51,
    unknown_player_type = layer::tags + 52,
    malformed_time_control = layer::tags + 53,
    malformed_id = layer::tags + 54,
    unknown_id_class = layer::tags + 55,
    malformed_redefine = layer::tags + 56,
    unknown_redefinition = layer::tags + 57,
    repeated_redefinition = layer::tags + 58,
    mixed_redefine = layer::tags + 59,
    tag_of_real_game = layer::tags + 71,
    tag_of_model_game = layer::tags + 72,
    match_date_without_round = layer::tags + 73,
    date_before_event = layer::tags + 74,
    annotator_id_mismatch = layer::tags + 75,
    language_mismatch = layer::tags + 76,

    // moves and results
    wrong_number = layer::moves + 1,
    misplaced_unknown_number = layer::moves + 2,
    late_start = layer::moves + 3,
    missing_black_ply = layer::moves + 11,
    misplaced_ellipsis = layer::moves + 12,
    missing_end_mark = layer::moves + 21,
    early_end_mark = layer::moves + 22,
    moves_after_mate = layer::moves + 23,
    result_differs_from_tag = layer::moves + 31,
    result_against_mate = layer::moves + 32,
    result_against_draw_offer = layer::moves + 33,

    // branches of variations
    variation_of_earlier_move = layer::variations + 1,
    variation_of_no_move = layer::variations + 2,
    variation_replaces_nothing = layer::variations + 3,
    orphan_variation = layer::variations + 4,
    repeated_label = layer::variations + 11,
    variation_repeats_ply = layer::variations + 21,

    // comments and what they refer to
    comment_order = layer::comments + 1,
    repeated_comment = layer::comments + 2,
    comment_without_ply = layer::comments + 3,
    mark_without_move = layer::comments + 4,
    dangling_reference = layer::comments + 11,
    forward_reference = layer::comments + 12,
    wrong_line_reference = layer::comments + 13,
    unlabelled_variation = layer::comments + 14,
    unknown_label = layer::comments + 15,
    reference_without_ply = layer::comments + 16,
    unknown_annotation = layer::comments + 21,
    colour_of_no_bishop = layer::comments + 22,
    absent_piece = layer::comments + 23,

    // what positions say
    line_too_short = layer::positions + 1,
    line_too_long = layer::positions + 2,
    line_order = layer::positions + 3,
    line_twice = layer::positions + 4,
    king_missing = layer::positions + 5,
    several_kings = layer::positions + 6,
    too_many_pieces = layer::positions + 7,
    bishops_of_one_colour = layer::positions + 8,
    right_without_king = layer::positions + 9,
    right_without_rook = layer::positions + 10,
    special_without_pawn = layer::positions + 11,
    special_no_such_step = layer::positions + 12,
    special_way_occupied = layer::positions + 13,
    scorn_of_nobody = layer::positions + 14,
    turn_differs = layer::positions + 15,
    number_differs = layer::positions + 16,
    move_number_zero = layer::positions + 17,
    clock_after_pawn = layer::positions + 18,
    clock_beyond_number = layer::positions + 19,

    // board
    origin_empty = layer::board + 1,
    origin_holds_other_piece = layer::board + 2,
    origin_holds_opponents_piece = layer::board + 3,
    target_holds_own_piece = layer::board + 4,
    target_holds_opponents_piece = layer::board + 5,
    captures_empty_hex = layer::board + 6,
    captures_own_piece = layer::board + 7,
    captures_other_piece = layer::board + 8,
    special_capture_by_other_piece = layer::board + 9,
    en_passant_target_occupied = layer::board + 10,
    en_passant_no_pawn = layer::board + 11,
    scornful_no_pawn = layer::board + 12,
    promotion_by_other_piece = layer::board + 13,
    promotion_off_last_hex = layer::board + 14,
    promotion_not_written = layer::board + 15,
    awaiting_no_pawn = layer::board + 16,
    awaiting_off_last_hex = layer::board + 17,
    awaiting_names_no_piece = layer::board + 18,
    castling_king_not_home = layer::board + 19,
    castling_rook_not_home = layer::board + 20,
    castling_target_occupied = layer::board + 21,

    // names of pieces
    undeclared_letter = layer::board + 31,
    replaced_letter = layer::board + 32,
    undeclared_figure = layer::board + 33,
    letter_under_figures = layer::board + 34,
    black_figure = layer::board + 35,

    // plies against the rules
    king_captured = layer::rules + 1,
    wrong_movement = layer::rules + 2,
    way_blocked = layer::rules + 3,
    ride_captures = layer::rules + 4,
    pawn_captures_wrongly = layer::rules + 5,
    pawn_needs_capture = layer::rules + 6,
    triple_step_origin = layer::rules + 7,
    waiting_pawn_moves = layer::rules + 8,
    en_passant_unavailable = layer::rules + 9,
    scornful_unavailable = layer::rules + 10,
    pinned_piece_moves = layer::rules + 11,
    check_unanswered = layer::rules + 12,
    capture_uncovers_king = layer::rules + 13,
    king_into_check = layer::rules + 14,
    leap_after_king_move = layer::rules + 15,
    leap_in_check = layer::rules + 16,
    castling_king_moved = layer::rules + 17,
    castling_rook_moved = layer::rules + 18,
    castling_in_check = layer::rules + 19,
    castling_way_blocked = layer::rules + 20,
    castling_into_check = layer::rules + 21,
    piece_not_regainable = layer::rules + 22,
    bishop_not_regainable = layer::rules + 23,
    promotion_omitted = layer::rules + 24,
    promotion_due = layer::rules + 25,
    promotion_in_check = layer::rules + 26,

    // check marks
    missing_check_mark = layer::rules + 31,
    superfluous_check_mark = layer::rules + 32,
    wrong_check_mark = layer::rules + 33,
    mate_mark_without_mate = layer::rules + 34,
    missing_mate_mark = layer::rules + 35,

    // ends of the game
    result_against_stalemate = layer::rules + 41,
    play_after_end = layer::rules + 42,
    threefold_repetition = layer::rules + 43,
    fivefold_repetition = layer::rules + 44,
    hundred_plies = layer::rules + 45,
    hundred_fifty_plies = layer::rules + 46,

    // positions against the rules
    opponent_in_check = layer::rules + 51,

    // style
    mixed_line_ends = layer::files + 1,
    mixed_move_lines = layer::files + 2,
    wrong_depth_dots = layer::files + 3,

    // lint
    unreadable_suppression = layer::lint + 1,
    suppression_without_reason = layer::lint + 2,
    unknown_suppressed_code = layer::lint + 3,
    unused_suppression = layer::lint + 4,
    not_for_minimum_reader = layer::lint + 5,
};

// error: the text breaks the format; warning: readable, but not what the format prescribes; note: style.
enum class level : std::uint8_t { note, warning, error };

// Whether somebody can tell how to mend it. A safe fix leaves what the game means as it is; an unsafe one is
// a good guess. A finding may be so made that it has no fix all the same.
enum class fixable : std::uint8_t { never, safe, unsafe };

// What an example of the catalogue has to be put into to become a file.
enum class example_place : std::uint8_t { file, tags, moves, position };

struct diagnostic_info {
    code id;
    level severity;
    std::string_view name; // kebab-case, as in the grammars
    std::string_view
        message; // one sentence; {found} is the text in question, {detail} the finding's own words
    std::string_view explanation; // what is wrong, why, and how to mend it; paragraphs parted by blank lines
    example_place place;
    std::string_view bad;  // raises exactly this diagnostic
    std::string_view good; // the same without the fault: raises none
    fixable fix = fixable::never;
};

// All diagnostics, by rising code.
std::span<const diagnostic_info> catalogue();

const diagnostic_info& describe(code id);

// "S012".
std::string code_text(code id);

// By "S012" or by name.
std::optional<code> find_code(std::string_view code_or_name);

std::string_view level_text(level of);
std::string_view fixable_text(fixable of);

// The example as a whole file.
std::string example_file(const diagnostic_info& of, std::string_view example);

} // namespace ctlpgn
