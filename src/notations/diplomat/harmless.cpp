#include "notations/diplomat/harmless.hpp"

#include "notations/diplomat/codes.hpp"
#include "notations/diplomat/fixes/texts.hpp"
#include "notations/diplomat/words.hpp"
#include "record/result_words.hpp"
#include "record/tag_text.hpp"
#include "text/ascii.hpp"
#include "text/full_width.hpp"
#include "tree/written_numbers.hpp"

#include <algorithm>
#include <array>
#include <string_view>

namespace ctlpgn::diplomat {

namespace {

// The tree says what was meant, or says the same as the text.
constexpr auto always = std::to_array<code>({
    codes::byte_order_mark,
    codes::lone_carriage_return,
    codes::control_character,
    codes::foreign_hyphen,
    codes::unescaped_quote,
    codes::lone_backslash,
    codes::empty_variation,
    codes::result_spacing,
    codes::number_without_dot,
    codes::dots_after_number,
    codes::uneven_spacing,
    codes::moves_without_comma,
    codes::et_cetera,
    codes::stray_separator,
    codes::missing_hyphen,
    codes::pawn_letter,
    codes::small_piece_letter,
    codes::foreign_capture_sign,
    codes::missing_equals_sign,
    codes::capital_colour,
    codes::small_promotion,
    codes::foreign_mate_sign,
    codes::glyph_spacing,
    codes::split_move,
    codes::capital_cell,
    codes::misplaced_check_sign,
    codes::late_comma,
    codes::surplus_dots,
    codes::early_comment,
    // The value of a position is kept as it is.
    codes::missing_white_men,
    codes::missing_black_men,
    codes::missing_side_to_move,
    codes::setup_spacing,
    codes::unreadable_man,
    codes::text_after_setup,
    codes::mail_quote,
    codes::markup,
    codes::full_width,
    codes::line_signs,
    codes::foreign_space,
    codes::plain_tag,
    codes::misplaced_tag,
});
static_assert(std::ranges::is_sorted(always));

// These skip text, but may also have found that nothing is there.
constexpr auto if_empty = std::to_array<code>({codes::unclosed_tag});

// What these are about is copied where a half-move is not understood.
constexpr auto in_plies =
    std::to_array<code>({codes::unreadable_move, codes::no_such_cell, codes::missing_target,
                         codes::unknown_piece, codes::missing_outcome});
static_assert(std::ranges::is_sorted(in_plies));

std::optional<bool> judge(code id, const game& record, span where) {
    const std::string_view text = record.raw(where);
    switch (code_number(id)) {
    // No move has the number 0, so the tree holds nothing of one that is written so.
    case code_number(codes::leading_zero): return text.find_first_not_of('0') != std::string_view::npos;
    // The letter may be that of a piece.
    case code_number(codes::missing_hyphen):
        return text.size() < 2 || !is_letter(text[1]) ||
               find_kind(std::string(1, capital(text.front()))) == piece_kind::none;
    // What is there instead may mean another number.
    case code_number(codes::move_without_number): return where.empty();
    // It may be no comment.
    case code_number(codes::line_comment): return !may_be_played(text);
    // Words that say more than who won are in no comment.
    case code_number(codes::foreign_result): return find_plain_result(narrowed(text)) != 0;
    // A reply follows it, which has a number.
    case code_number(codes::lonely_comma): {
        const auto next = std::ranges::lower_bound(record.plies, where.end, {}, &ctlpgn::ply::number_begin);
        return next != record.plies.end() && next->player == ctlpgn::side::black &&
               !says_white_is_left_out(record, *next);
    }
    // Which of its quotation marks the value ends with is a guess.
    case code_number(codes::unquoted_value): return is_certain_value(record, where);
    default: break;
    }
    return std::nullopt;
}

} // namespace

const harmless_findings harmless{
    .always = always, .if_empty = if_empty, .in_plies = in_plies, .judge = judge};

} // namespace ctlpgn::diplomat
