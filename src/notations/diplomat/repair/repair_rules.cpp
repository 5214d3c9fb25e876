#include "notations/diplomat/repair/repair_rules.hpp"

#include "lint/rules/dependence.hpp"
#include "notations/diplomat/codes.hpp"

#include <array>
#include <string_view>

namespace ctlpgn::diplomat {

namespace {

// Faults that a damaged half-move may have, besides those on the board.
constexpr std::array misfits{
    codes::unreadable_half_move, codes::unreadable_move,         codes::no_such_cell,
    codes::missing_target,       codes::unknown_piece,           codes::missing_outcome,
    codes::unexpected_text,      codes::number_without_move,     codes::move_without_black,
    codes::black_out_of_turn,    codes::missing_white_half_move, codes::lonely_comma,
    codes::repeated_moves};

constexpr std::array slips{
    codes::move_without_number, codes::number_without_dot,  codes::dots_after_number,
    codes::uneven_spacing,      codes::moves_without_comma, codes::lonely_comma,
    codes::stray_separator,     codes::missing_hyphen,      codes::pawn_letter,
    codes::small_piece_letter,  codes::unknown_piece,       codes::foreign_capture_sign,
    codes::missing_equals_sign, codes::capital_colour,      codes::small_promotion,
    codes::foreign_mate_sign,   codes::glyph_spacing,       codes::split_move,
    codes::capital_cell,        codes::late_comma,          codes::misplaced_check_sign,
    codes::surplus_dots,        codes::early_comment,       codes::full_width,
    codes::foreign_hyphen,      codes::leading_zero,        codes::wrong_number,
    codes::repeated_number,     codes::unsigned_capture,    codes::empty_capture,
    codes::bare_pawn_capture,   codes::misplaced_ellipsis};

// Faults that may be mere consequences of a damaged half-move, besides those of the board and of the rules of
// play.
constexpr std::array consequences{codes::move_without_black,      codes::black_out_of_turn,
                                  codes::missing_white_half_move, codes::move_without_number,
                                  codes::number_without_move,     codes::wrong_number,
                                  codes::repeated_number,         codes::misplaced_ellipsis};

// A half-move that is missing after them.
constexpr std::array said_before{codes::move_without_black, codes::lonely_comma};

// Text among the moves that is none of them.
constexpr std::array no_moves{
    codes::et_cetera,         codes::line_comment,       codes::stray_nag,
    codes::late_nag,          codes::mail_quote,         codes::markup,
    codes::line_signs,        codes::foreign_space,      codes::plain_tag,
    codes::misplaced_tag,     codes::control_character,  codes::foreign_result,
    codes::text_after_result, codes::moves_after_result, codes::result_inside_variation};

constexpr std::array<std::string_view, 4> results{"1-0", "0-1", "1/2-1/2", "*"};

constexpr std::array<repair::sign_shape, 2> shapes{{{"×", 'x'}, {"…", '.'}}};

// Breaches of the rules of play other than those of marks and of what ends a game.
bool is_misfit_on_board(code asked) {
    return is_about_board(asked) && ctlpgn::describe(asked).severity == level::error &&
           (layer_of(asked) == layer::board || asked < codes::unmarked_check);
}

bool may_be_consequence(const finding& asked) {
    return is_about_board(asked.id) || repair::repair_rules::is_one_of(consequences, asked.id);
}

bool is_no_move(const game& /*record*/, const finding& asked) {
    return repair::repair_rules::is_one_of(no_moves, asked.id);
}

constexpr repair::repair_rules own_rules{
    .misfits = misfits,
    .is_misfit_on_board = is_misfit_on_board,
    .slips = slips,
    .said_before = said_before,
    .repeated_moves = codes::repeated_moves,
    .unreadable_ply = codes::unreadable_half_move,
    .unlikely_ply = codes::unlikely_move,
    .may_be_consequence = may_be_consequence,
    .is_no_move = is_no_move,
    .signs = {.marks = "+#", .capture = 'x', .judgement = "!?,", .glyph = '$', .shapes = shapes},
    .results = results,
    .gap_in_move = ", ",
    // Half-moves are short, so that amid several damages little is beyond doubt.
    .margins = {.safe = 10, .unsafe = 0.7F, .densest = 0.12},
    .other_sign = 8,
};

} // namespace

const repair::repair_rules& rules_of_repair() {
    return own_rules;
}

} // namespace ctlpgn::diplomat
