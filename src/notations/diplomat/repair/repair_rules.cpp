#include "notations/diplomat/repair/repair_rules.hpp"

#include "lint/rules/dependence.hpp"
#include "notations/diplomat/codes.hpp"

#include <array>
#include <string_view>

namespace ctlpgn::diplomat {

namespace {

// Faults that a damaged half-move may have, besides those on the board.
constexpr std::array misfits{codes::unreadable_half_move,
                             codes::unreadable_move,
                             codes::no_such_cell,
                             codes::missing_target,
                             codes::unknown_piece,
                             codes::missing_outcome,
                             codes::unexpected_text,
                             codes::move_without_black,
                             codes::black_out_of_turn,
                             codes::number_without_move,
                             codes::missing_white_half_move,
                             codes::lonely_comma,
                             codes::repeated_moves,
                             codes::split_move};

constexpr std::array slips{
    codes::move_without_number,  codes::number_without_dot,   codes::dots_after_number,
    codes::uneven_spacing,       codes::moves_without_comma,  codes::stray_separator,
    codes::missing_hyphen,       codes::pawn_letter,          codes::small_piece_letter,
    codes::foreign_capture_sign, codes::missing_equals_sign,  codes::capital_colour,
    codes::small_promotion,      codes::foreign_mate_sign,    codes::glyph_spacing,
    codes::capital_cell,         codes::misplaced_check_sign, codes::late_comma,
    codes::surplus_dots,         codes::wrong_number,         codes::repeated_number,
    codes::full_width,           codes::foreign_hyphen,       codes::bare_pawn_capture,
    codes::leading_zero,         codes::missing_result,       codes::stray_nag};

// Faults that may be mere consequences of a damaged half-move, besides those of the board and of the rules of
// play.
constexpr std::array consequences{codes::move_without_black,      codes::black_out_of_turn,
                                  codes::missing_white_half_move, codes::wrong_number,
                                  codes::repeated_number,         codes::number_without_move,
                                  codes::move_without_number};

// Text among the moves that is none of them.
constexpr std::array no_moves{codes::foreign_space, codes::control_character, codes::markup,
                              codes::mail_quote,    codes::line_signs,        codes::foreign_result,
                              codes::late_nag,      codes::et_cetera};

constexpr std::array<std::string_view, 4> result_words{"1-0", "0-1", "1/2-1/2", "*"};

// The end of the game is not about the ply.
bool is_misfit_on_board(code asked) {
    return is_about_board(asked) && describe(asked).severity == level::error &&
           (layer_of(asked) == layer::board || asked < codes::unmarked_check);
}

bool may_be_consequence(const finding& asked) {
    return is_about_board(asked.id) || repair::repair_rules::is_one_of(consequences, asked.id);
}

bool is_no_move(const game& /*record*/, const finding& asked) {
    return repair::repair_rules::is_one_of(no_moves, asked.id);
}

constexpr repair::repair_rules rules_of_texts{
    .misfits = misfits,
    .is_misfit_on_board = is_misfit_on_board,
    .slips = slips,
    .repeated_moves = codes::repeated_moves,
    .unreadable_ply = codes::unreadable_half_move,
    .unlikely_ply = codes::unlikely_half_move,
    .may_be_consequence = may_be_consequence,
    .is_no_move = is_no_move,
    .signs = {.marks = "+", .judgement = "!?,", .glyph = '$'},
    .results = result_words,
    .gap_in_move = ", ",
};

} // namespace

const repair::repair_rules& rules_of_repair() {
    return rules_of_texts;
}

} // namespace ctlpgn::diplomat
