#include "notations/pgn/harmless.hpp"

#include "notations/pgn/codes.hpp"
#include "notations/pgn/vocabulary.hpp"
#include "tree/around.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>

namespace ctlpgn::pgn {

namespace {

// The tree says what was meant, or says the same as the text. A result that is missing is written.
constexpr auto always = std::to_array<code>({
    codes::byte_order_mark,
    codes::foreign_hyphen,
    codes::unescaped_quote,
    codes::lone_backslash,
    codes::empty_variation,
    codes::result_spacing,
    codes::mail_quote,
    codes::foreign_space,
    codes::markup,
    codes::unopened_tag,
    codes::tag_punctuation,
    codes::foreign_quotes,
    codes::misplaced_tag,
    codes::ellipsis_character,
    codes::glued_number,
    codes::number_punctuation,
    codes::stray_dot,
    codes::stray_punctuation,
    codes::glued_text,
    codes::long_move,
    codes::coordinate_move,
    codes::capture_sign,
    codes::missing_capture_sign,
    codes::uppercase_square,
    codes::lowercase_piece,
    codes::written_pawn,
    codes::figurine,
    codes::castling_sign,
    codes::promotion_sign,
    codes::missing_promotion,
    codes::null_move,
    codes::drop,
    codes::mark_sign,
    codes::mark_words,
    codes::mark_spacing,
    codes::en_passant_words,
    codes::suffix_spacing,
    codes::language_letters,
    codes::split_move,
    codes::piece_word,
    codes::padded_nag,
    codes::unknown_result,
    codes::missing_marker,
    codes::missing_placement,
    codes::missing_turn,
    codes::missing_rights,
    codes::missing_special,
    codes::missing_clock,
    codes::missing_move_number,
    codes::missing_field,
    codes::position_spacing,
    codes::text_after_position,
    codes::adjacent_digits,
    codes::promoted_piece_mark,
    codes::pieces_in_hand,
    codes::uppercase_turn,
    codes::rook_files,
    codes::castling_order,
    codes::en_passant_rank,
    codes::rank_length,
});
static_assert(std::ranges::is_sorted(always));

// What these are about is copied where a ply is not understood.
constexpr auto in_plies = std::to_array<code>({
    codes::unreadable_ply,
    codes::short_capture,
    codes::promotion_piece,
});
static_assert(std::ranges::is_sorted(in_plies));

constexpr bool is_about_position(code id) {
    return (id >= codes::missing_placement && id <= codes::unclosed_operation) || id == codes::rank_length;
}

bool is_in_tag(const game& record, span where) {
    return tag_around(record, where) != nullptr;
}

// A glyph that has a number has been read as that. A position that is in no tag, between games, is not in
// the tree, whatever is wrong with it.
std::optional<bool> judge(code id, const game& record, span where) {
    if (id == codes::bare_glyph)
        return find_glyph(record.raw(where)) != 0;
    // No move has the number 0, so the tree holds nothing of one that is written so.
    if (id == codes::leading_zero)
        return record.raw(where).find_first_not_of('0') != std::string_view::npos;
    // In a text it stays as it is.
    if (id == codes::control_character)
        return is_in_tag(record, where) || comment_text_around(record, where) != nullptr;
    // Only the words say how a game was won or lost.
    if (id == codes::unknown_result)
        return find_plain_result(record.raw(where)) != 0;
    if (is_about_position(id) && !is_in_tag(record, where))
        return false;
    return std::nullopt;
}

constexpr auto between_games = std::to_array<code>({codes::text_between_games});

} // namespace

const harmless_findings harmless{
    .always = always, .if_empty = {}, .in_plies = in_plies, .judge = judge, .between_games = between_games};

} // namespace ctlpgn::pgn
