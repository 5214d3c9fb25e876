// Which findings of PGN are one habit: moves with hyphens, figurines, the signs of a table.
#include "lint/rules/recurring.hpp"

#include "notations/pgn/codes.hpp"
#include "notations/pgn/lint/rules.hpp"
#include "notations/pgn/pgn.hpp"

#include <algorithm>
#include <array>

namespace ctlpgn::pgn {

namespace {

// By rising code.
constexpr std::array habits{
    habit{codes::invalid_utf8, compared::nothing},
    habit{codes::lone_carriage_return, compared::nothing},
    habit{codes::control_character, compared::nothing},
    habit{codes::unquoted_value, compared::nothing},
    habit{codes::unclosed_tag},
    habit{codes::leading_zero, compared::nothing},
    habit{codes::unexpected_text},
    habit{codes::empty_value, compared::nothing},
    habit{codes::foreign_space},
    habit{codes::unopened_tag, compared::nothing},
    habit{codes::tag_punctuation},
    habit{codes::foreign_quotes, compared::nothing},
    habit{codes::ellipsis_character, compared::nothing},
    habit{codes::glued_number, compared::nothing},
    habit{codes::number_punctuation},
    habit{codes::stray_dot, compared::nothing},
    habit{codes::stray_punctuation},
    habit{codes::glued_text, compared::nothing},
    habit{codes::long_move, compared::nothing},
    habit{codes::coordinate_move, compared::nothing},
    habit{codes::capture_sign},
    habit{codes::missing_capture_sign, compared::nothing},
    habit{codes::short_capture, compared::nothing},
    habit{codes::uppercase_square, compared::nothing},
    habit{codes::lowercase_piece, compared::nothing},
    habit{codes::written_pawn, compared::nothing},
    habit{codes::figurine, compared::nothing},
    habit{codes::foreign_letter, compared::nothing},
    habit{codes::castling_sign},
    habit{codes::promotion_sign, compared::nothing},
    habit{codes::mark_words, compared::nothing},
    habit{codes::mark_spacing, compared::nothing},
    habit{codes::suffix_spacing, compared::nothing},
    habit{codes::bare_glyph, compared::nothing},
    habit{codes::split_move, compared::nothing},
    habit{codes::text_in_parentheses, compared::nothing},
    habit{codes::command_outside_comment, compared::nothing},
    habit{codes::stray_bracket},
    habit{codes::position_spacing, compared::nothing},
    habit{codes::misspelt_tag, compared::nothing},
    habit{codes::unreadable_command, compared::nothing},
    habit{codes::unclosed_command, compared::nothing},
    habit{codes::unopened_command, compared::nothing},
    habit{codes::overdisambiguated, compared::nothing},
    habit{codes::unmarked_capture, compared::nothing},
};
static_assert(std::ranges::is_sorted(habits, {}, &habit::id));

} // namespace

const recurring_rules recurrence{description, keep_single_causes, habits};

} // namespace ctlpgn::pgn
