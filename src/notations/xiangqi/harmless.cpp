#include "notations/xiangqi/harmless.hpp"

#include "notations/xiangqi/codes.hpp"
#include "notations/xiangqi/forms/values.hpp"
#include "tree/around.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>

namespace ctlpgn::xiangqi {

namespace {

// The tree says what was meant, or says the same as the text.
constexpr auto always = std::to_array<code>({
    codes::byte_order_mark,     codes::lone_carriage_return,
    codes::foreign_hyphen,      codes::missing_game,
    codes::keyword_colon,       codes::keyword_case,
    codes::missing_start,       codes::end_line,
    codes::full_width,          codes::lower_case_word,
    codes::mail_quote,          codes::markup,
    codes::line_signs,          codes::foreign_space,
    codes::dots_after_number,   codes::number_punctuation,
    codes::number_without_dot,  codes::misplaced_fill,
    codes::detached_marker,     codes::marker_range,
    codes::variation_label,     codes::foreign_fill,
    codes::foreign_comment,     codes::bare_brace,
    codes::unopened_block,      codes::keyword_inside_line,
    codes::late_header,         codes::late_format,
    codes::unreadable_number,   codes::variation_brackets,
    codes::order_before_piece,  codes::missing_hyphen,
    codes::small_coordinates,   codes::foreign_capture_sign,
    codes::letterless_pawn,     codes::chinese_move,
    codes::remark_spacing,      codes::foreign_glyph,
    codes::numbered_pawn,       codes::split_move,
    codes::stray_separator,     codes::coordinate_capture,
    codes::unreadable_man,      codes::missing_side_to_move,
    codes::missing_comma,       codes::missing_separator,
    codes::small_side,          codes::big_point,
    codes::text_after_setup,    codes::missing_placement,
    codes::text_after_position, codes::missing_fen_side,
    codes::side_in_list,        codes::missing_colon,
    codes::bracketed_tag,       codes::repeated_start,
    codes::bare_position,
});
static_assert(std::ranges::is_sorted(always));

// What these are about is copied where a half-move is not understood.
constexpr auto in_plies = std::to_array<code>({codes::unreadable_move});
static_assert(std::ranges::is_sorted(in_plies));

// In a text a control character stays as it is. What people have written into the source of a page is not in
// the tree, nor a result that contradicts the header.
std::optional<bool> judge(code id, const game& record, span where) {
    if (id == codes::control_character)
        return tag_around(record, where) != nullptr || comment_text_around(record, where) != nullptr;
    // No move has the number 0, so the tree holds nothing of one that is written so.
    if (id == codes::leading_zero)
        return record.raw(where).find_first_not_of('0') != std::string_view::npos;
    if (id == codes::misplaced_result)
        return result_of(record.raw(where)) == record.result;
    if (id == codes::markup && record.raw(where).starts_with("<!--"))
        return false;
    return std::nullopt;
}

constexpr auto between_games = std::to_array<code>({codes::text_between_games});

} // namespace

const harmless_findings harmless{
    .always = always, .if_empty = {}, .in_plies = in_plies, .judge = judge, .between_games = between_games};

} // namespace ctlpgn::xiangqi
