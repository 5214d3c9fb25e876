// Findings despite which a game of CTL-PGN can be written anew.
#include "notations/ctl_pgn/writing/harmless.hpp"

#include "notations/ctl_pgn/codes.hpp"
#include "notations/ctl_pgn/ply_words.hpp"
#include "notations/ctl_pgn/trailing_comma.hpp"
#include "record/tag_text.hpp"
#include "text/ascii.hpp"

#include <algorithm>
#include <array>
#include <string_view>

namespace ctlpgn::ctl_pgn {

namespace {

// The tree says what was meant, or says the same as the text.
constexpr auto always = std::to_array<code>({
    codes::byte_order_mark,
    codes::lone_carriage_return,
    codes::control_character,
    codes::foreign_hyphen,
    codes::variant_not_first,
    codes::several_tags_on_line,
    codes::tag_spacing,
    codes::unescaped_quote,
    codes::lone_backslash,
    codes::tag_name_letters,
    codes::missing_number,
    codes::missing_dot,
    codes::unknown_number_not_one,
    codes::move_across_lines,
    codes::comma_spacing,
    codes::pgn_ellipsis,
    codes::foreign_space,
    codes::letter_x,
    codes::written_pawn,
    codes::lowercase_piece,
    codes::reversed_check,
    codes::remark_spacing,
    codes::glued_end_mark,
    codes::remark_after_mate,
    codes::sign_spacing,
    codes::rating_form,
    codes::empty_variation,
    codes::unclosed_label,
    codes::end_mark_in_variation,
    codes::comment_in_line,
    codes::missing_mark_colon,
    codes::several_parts_in_comment,
    codes::catalan_generated_mark,
    codes::catalan_player_mark,
    codes::catalan_black_letter,
    codes::catalan_reference,
    codes::unreadable_reference,
    codes::missing_result,
    codes::result_on_move_line,
    codes::result_spacing,
    codes::unknown_result,
    // The value of a position is kept as it is if it cannot be read.
    codes::missing_placement,
    codes::missing_slash,
    codes::missing_turn,
    codes::missing_rights,
    codes::missing_special,
    codes::missing_clock,
    codes::missing_move_number,
    codes::missing_field,
    codes::position_spacing,
    codes::single_hyphen,
    codes::text_after_position,
    codes::doubled_slash,
    codes::unreadable_board_line,
    codes::split_empty_hexes,
    codes::one_sided_rights,
    codes::special_form,
    codes::counter_form,
});
static_assert(std::ranges::is_sorted(always));

// These usually skip text, but may also report that something else follows.
constexpr auto if_empty =
    std::to_array<code>({codes::text_after_tag, codes::unclosed_tag, codes::text_after_comment});
static_assert(std::ranges::is_sorted(if_empty));

// What these are about is copied where a ply is not understood.
constexpr auto in_plies =
    std::to_array<code>({codes::unreadable_ply, codes::missing_origin, codes::missing_separator,
                         codes::missing_destination, codes::not_a_hex, codes::unknown_castling});
static_assert(std::ranges::is_sorted(in_plies));

std::optional<bool> judge(code id, const game& record, span where) {
    const std::string_view text = record.raw(where);
    switch (code_number(id)) {
    // No move and no rating has the number 0, so the tree holds nothing of one that is written so.
    case code_number(codes::leading_zero):
    case code_number(codes::bare_nag): return text.find_first_not_of("$0") != std::string_view::npos;
    // Which of its quotation marks the value ends with is a guess.
    case code_number(codes::unquoted_value): return is_certain_value(record, where);
    // Without any tag, what comes first may belong to the game before it.
    case code_number(codes::missing_variant): return record.index == 1 || !record.tags.empty();
    // Anyone who wrote parentheses around plies may have meant something by them.
    case code_number(codes::move_spacing):
    case code_number(codes::missing_comma): return text.find('(') == std::string_view::npos;
    // Of another sign it is a guess what it means.
    case code_number(codes::check_mark_form):
        return std::ranges::find(check_signs.begin() + 1, check_signs.end(), trimmed(text, " \t")) !=
               check_signs.end();
    // Those of lists, tables and quotations.
    case code_number(codes::signs_before_move): return std::ranges::none_of(text, is_letter_or_digit);
    case code_number(codes::trailing_comma): return is_after_end_of_game(record, where.begin);
    default: break;
    }
    return std::nullopt;
}

} // namespace

const harmless_findings harmless{
    .always = always, .if_empty = if_empty, .in_plies = in_plies, .judge = judge};

} // namespace ctlpgn::ctl_pgn
