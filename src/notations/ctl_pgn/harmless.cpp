// Findings despite which a game of CTL-PGN can be written anew.
#include "notations/ctl_pgn/harmless.hpp"

#include <algorithm>
#include <array>
#include <string_view>

namespace ctlpgn::ctl_pgn {

namespace {

// The tree says what was meant, or says the same as the text.
constexpr auto always = std::to_array<code>({
    code::byte_order_mark,
    code::lone_carriage_return,
    code::control_character,
    code::foreign_hyphen,
    code::variant_not_first,
    code::several_tags_on_line,
    code::tag_spacing,
    code::unescaped_quote,
    code::lone_backslash,
    code::missing_number,
    code::missing_dot,
    code::unknown_number_not_one,
    code::move_spacing,
    code::move_across_lines,
    code::comma_spacing,
    code::missing_comma,
    code::trailing_comma,
    code::pgn_ellipsis,
    code::letter_x,
    code::written_pawn,
    code::lowercase_piece,
    code::reversed_check,
    code::remark_spacing,
    code::glued_end_mark,
    code::remark_after_mate,
    code::empty_variation,
    code::unclosed_label,
    code::end_mark_in_variation,
    code::comment_in_line,
    code::missing_mark_colon,
    code::several_parts_in_comment,
    code::catalan_generated_mark,
    code::catalan_player_mark,
    code::catalan_black_letter,
    code::catalan_reference,
    code::unreadable_reference,
    code::missing_result,
    code::result_on_move_line,
    code::result_spacing,
    code::unknown_result,
    // The value of a position is kept as it is if it cannot be read.
    code::missing_placement,
    code::missing_slash,
    code::missing_turn,
    code::missing_rights,
    code::missing_special,
    code::missing_clock,
    code::missing_move_number,
    code::missing_field,
    code::position_spacing,
    code::single_hyphen,
    code::text_after_position,
});
static_assert(std::ranges::is_sorted(always));

// These skip text, but may also have found that what follows is a thing of its own.
constexpr auto if_empty =
    std::to_array<code>({code::text_after_tag, code::unclosed_tag, code::text_after_comment});
static_assert(std::ranges::is_sorted(if_empty));

// What these are about is copied where a ply is not understood.
constexpr auto in_plies = std::to_array<code>({code::invalid_utf8, code::unreadable_ply, code::missing_origin,
                                               code::missing_separator, code::missing_destination,
                                               code::not_a_hex, code::unknown_castling});
static_assert(std::ranges::is_sorted(in_plies));

std::optional<bool> judge(code id, const game& in, span where) {
    const std::string_view text = in.raw(where);
    switch (id) {
    // No move and no rating has the number 0, so the tree holds nothing of one that is written so.
    case code::leading_zero:
    case code::bare_nag: return text.find_first_not_of("$0") != std::string_view::npos;
    // Which of its quotation marks the value ends with is a guess.
    case code::unquoted_value: return text.find_first_of("\"\\") == std::string_view::npos;
    // Without any tag, what comes first may belong to the game before it.
    case code::missing_variant: return in.index == 1 || !in.tags.empty();
    default: break;
    }
    return std::nullopt;
}

} // namespace

const harmless_findings harmless{
    .always = always, .if_empty = if_empty, .in_plies = in_plies, .judge = judge};

} // namespace ctlpgn::ctl_pgn
