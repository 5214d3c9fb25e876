// Which findings of xiangqi are one habit: points in small letters, signs between half-moves, forms of books.
#include "lint/rules/recurring.hpp"

#include "notations/xiangqi/codes.hpp"
#include "notations/xiangqi/lint/misread_moves.hpp"
#include "notations/xiangqi/lint/rules.hpp"
#include "notations/xiangqi/xiangqi.hpp"

#include <algorithm>
#include <array>

namespace ctlpgn::xiangqi {

namespace {

// By rising code.
constexpr std::array habits{
    habit{codes::invalid_utf8, compared::nothing},
    habit{codes::lone_carriage_return, compared::nothing},
    habit{codes::control_character, compared::nothing},
    habit{codes::foreign_hyphen, compared::nothing},
    habit{codes::leading_zero, compared::nothing},
    habit{codes::unexpected_text},
    habit{codes::wrong_number, compared::nothing},
    habit{codes::repeated_number, compared::nothing},
    habit{codes::keyword_colon, compared::nothing},
    habit{codes::keyword_case, compared::nothing},
    habit{codes::text_between_games, compared::nothing},
    habit{codes::moves_after_end, compared::nothing},
    habit{codes::lower_case_word, compared::nothing},
    habit{codes::surplus_brace},
    habit{codes::dots_after_number, compared::nothing},
    habit{codes::number_punctuation},
    habit{codes::number_without_dot, compared::nothing},
    habit{codes::misplaced_fill, compared::nothing},
    habit{codes::marker_range, compared::nothing},
    habit{codes::variation_label, compared::nothing},
    habit{codes::foreign_comment, compared::nothing},
    habit{codes::keyword_inside_line, compared::nothing},
    habit{codes::unreadable_number, compared::nothing},
    habit{codes::variation_brackets, compared::nothing},
    habit{codes::text_in_header, compared::nothing},
    habit{codes::text_after_moves, compared::nothing},
    habit{codes::unreadable_move, compared::own},
    habit{codes::order_before_piece, compared::nothing},
    habit{codes::missing_hyphen, compared::nothing},
    habit{codes::small_coordinates, compared::nothing},
    habit{codes::foreign_capture_sign},
    habit{codes::letterless_pawn, compared::nothing},
    habit{codes::chinese_move, compared::nothing},
    habit{codes::remark_spacing, compared::nothing},
    habit{codes::surplus_remarks},
    habit{codes::foreign_glyph},
    habit{codes::numbered_pawn, compared::nothing},
    habit{codes::split_move, compared::nothing},
    habit{codes::stray_separator},
    habit{codes::coordinate_capture},
    habit{codes::unreadable_man, compared::nothing},
    habit{codes::missing_comma, compared::nothing},
    habit{codes::missing_separator, compared::nothing},
    habit{codes::small_side, compared::nothing},
    habit{codes::big_point, compared::nothing},
    habit{codes::move_without_black, compared::nothing},
    habit{codes::marker_without_variation, compared::nothing},
};
static_assert(std::ranges::is_sorted(habits, {}, &habit::id));

// Half-moves with other letters, digits and signs in place of those that are meant are alike.
std::string own_likeness(std::string_view text) {
    return meant_half_move(text).empty() ? alike_text(text, compared::all) : "look-alikes";
}

} // namespace

const recurring_rules recurrence{description, keep_single_causes, habits, own_likeness};

} // namespace ctlpgn::xiangqi
