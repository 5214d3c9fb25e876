// Which findings of Diplomat are one habit: moves without commas, spaces in half-moves, signs of chess.
#include "lint/rules/recurring.hpp"

#include "notations/diplomat/codes.hpp"
#include "notations/diplomat/diplomat.hpp"
#include "notations/diplomat/lint/misread_moves.hpp"
#include "notations/diplomat/lint/rules.hpp"

#include <algorithm>
#include <array>

namespace ctlpgn::diplomat {

namespace {

// By rising code.
constexpr std::array habits{
    habit{codes::invalid_utf8, compared::nothing},
    habit{codes::lone_carriage_return, compared::nothing},
    habit{codes::control_character, compared::nothing},
    habit{codes::foreign_hyphen, compared::nothing},
    habit{codes::unreadable_tag, compared::nothing},
    habit{codes::unquoted_value, compared::nothing},
    habit{codes::unclosed_tag},
    habit{codes::unexpected_text},
    habit{codes::unknown_tag, compared::nothing},
    habit{codes::wrong_number, compared::nothing},
    habit{codes::repeated_number, compared::nothing},
    habit{codes::move_without_number, compared::nothing},
    habit{codes::number_without_dot, compared::signs},
    habit{codes::dots_after_number, compared::nothing},
    habit{codes::uneven_spacing, compared::nothing},
    habit{codes::moves_without_comma, compared::nothing},
    habit{codes::stray_separator},
    habit{codes::unreadable_half_move, compared::own},
    habit{codes::missing_hyphen, compared::nothing},
    habit{codes::pawn_letter, compared::nothing},
    habit{codes::small_piece_letter, compared::nothing},
    habit{codes::unknown_piece, compared::nothing},
    habit{codes::foreign_capture_sign},
    habit{codes::missing_equals_sign, compared::nothing},
    habit{codes::capital_colour, compared::nothing},
    habit{codes::small_promotion, compared::nothing},
    habit{codes::foreign_mate_sign},
    habit{codes::glyph_spacing, compared::nothing},
    habit{codes::split_move, compared::nothing},
    habit{codes::misplaced_check_sign, compared::nothing},
    habit{codes::late_comma, compared::nothing},
    habit{codes::line_comment, compared::nothing},
    habit{codes::stray_nag},
    habit{codes::surplus_dots},
    habit{codes::missing_white_half_move, compared::nothing},
    habit{codes::early_comment, compared::nothing},
    habit{codes::moves_after_result},
    habit{codes::setup_spacing, compared::nothing},
    habit{codes::unreadable_man, compared::nothing},
    habit{codes::plain_tag, compared::nothing},
    habit{codes::move_without_black, compared::nothing},
};
static_assert(std::ranges::is_sorted(habits, {}, &habit::id));

// Half-moves with other letters, digits and signs in place of those that are meant are alike.
std::string own_likeness(std::string_view text) {
    return meant_half_move(text).empty() ? alike_text(text, compared::all) : "look-alikes";
}

} // namespace

const recurring_rules recurrence{description, keep_single_causes, habits, own_likeness};

} // namespace ctlpgn::diplomat
