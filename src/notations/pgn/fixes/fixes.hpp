// How faults of PGN are fixed. The table (table.cpp) says by which function each.
#pragma once

#include "lint/fixes/shared_fixes.hpp"

#include <optional>
#include <string>
#include <vector>

namespace ctlpgn::pgn {

// Also what several fixes of a game look at; made when first asked for.
class game_fixes : public fix_context {
  public:
    using fix_context::fix_context;

    // The ply in standard algebraic notation; empty where the board does not show it.
    [[nodiscard]] const std::string& san(node asked) const;

  private:
    mutable std::optional<std::vector<std::string>> sans_;
};

// The seven tags with nothing known except for the result, and an empty line.
std::string whole_roster(const game_fixes& context);

using proposed = std::optional<fix>;

// anything (text.cpp)
proposed fix_by_removing(const game_fixes& context, const finding& found);
proposed fix_control_sign(const game_fixes& context, const finding& found);
proposed fix_by_space(const game_fixes& context, const finding& found);
proposed fix_stray_dot(const game_fixes& context, const finding& found);
proposed fix_punctuation(const game_fixes& context, const finding& found);
proposed fix_text_between_games(const game_fixes& context, const finding& found);
proposed fix_by_comment(const game_fixes& context, const finding& found);
proposed fix_misread_move(const game_fixes& context, const finding& found);
proposed fix_unexpected_text(const game_fixes& context, const finding& found);
proposed fix_unreadable_line(const game_fixes& context, const finding& found);
proposed fix_mail_quotes(const game_fixes& context, const finding& found);

// numbers of moves and annotations (text.cpp)
proposed fix_ellipsis(const game_fixes& context, const finding& found);
proposed fix_glued_number(const game_fixes& context, const finding& found);
proposed fix_number_punctuation(const game_fixes& context, const finding& found);
proposed fix_stray_bracket(const game_fixes& context, const finding& found);
proposed fix_unreadable_nag(const game_fixes& context, const finding& found);
proposed fix_padded_nag(const game_fixes& context, const finding& found);

// comments (text.cpp)
proposed fix_stray_parenthesis(const game_fixes& context, const finding& found);
proposed fix_parenthesis_of_variation(const game_fixes& context, const finding& found);
proposed fix_misnumbered_move(const game_fixes& context, const finding& found);
proposed fix_shifted_numbers(const game_fixes& context, const finding& found);
proposed fix_empty_variation(const game_fixes& context, const finding& found);
proposed fix_unclosed_comment(const game_fixes& context, const finding& found);
proposed fix_stray_brace(const game_fixes& context, const finding& found);
proposed fix_nested_comment(const game_fixes& context, const finding& found);
proposed fix_unclosed_command(const game_fixes& context, const finding& found);
proposed fix_unopened_command(const game_fixes& context, const finding& found);
proposed fix_hidden_moves(const game_fixes& context, const finding& found);

// moves (plies.cpp)
proposed fix_by_san(const game_fixes& context, const finding& found);
proposed fix_lowercase_piece(const game_fixes& context, const finding& found);
proposed fix_uppercase_square(const game_fixes& context, const finding& found);
proposed fix_written_pawn(const game_fixes& context, const finding& found);
proposed fix_by_joining(const game_fixes& context, const finding& found);
proposed fix_mark_spacing(const game_fixes& context, const finding& found);
proposed fix_suffix_spacing(const game_fixes& context, const finding& found);
proposed fix_glued_text(const game_fixes& context, const finding& found);
proposed fix_glyph(const game_fixes& context, const finding& found);
proposed fix_suffix(const game_fixes& context, const finding& found);
proposed fix_en_passant_words(const game_fixes& context, const finding& found);
proposed fix_missing_promotion(const game_fixes& context, const finding& found);
proposed fix_language_letters(const game_fixes& context, const finding& found);

// results (results.cpp)
proposed fix_result(const game_fixes& context, const finding& found);
proposed fix_hyphen(const game_fixes& context, const finding& found);
proposed fix_text_after_result(const game_fixes& context, const finding& found);
proposed fix_missing_result(const game_fixes& context, const finding& found);
proposed fix_lost_result(const game_fixes& context, const finding& found);
proposed fix_result_of_board(const game_fixes& context, const finding& found);
proposed fix_result_tag(const game_fixes& context, const finding& found);
proposed fix_unreadable_result_tag(const game_fixes& context, const finding& found);

// how a tag is written, and which there are (tags.cpp)
proposed fix_unopened_tag(const game_fixes& context, const finding& found);
proposed fix_unclosed_tag(const game_fixes& context, const finding& found);
proposed fix_tag_punctuation(const game_fixes& context, const finding& found);
proposed fix_tag_name(const game_fixes& context, const finding& found);
proposed fix_tag_name_characters(const game_fixes& context, const finding& found);
proposed fix_foreign_quotes(const game_fixes& context, const finding& found);
proposed fix_unquoted_value(const game_fixes& context, const finding& found);
proposed fix_unclosed_quote(const game_fixes& context, const finding& found);
proposed fix_unescaped_quote(const game_fixes& context, const finding& found);
proposed fix_misplaced_tags(const game_fixes& context, const finding& found);
proposed fix_repeated_tag(const game_fixes& context, const finding& found);
proposed fix_missing_roster_tag(const game_fixes& context, const finding& found);
proposed fix_empty_value(const game_fixes& context, const finding& found);
proposed fix_missing_variant(const game_fixes& context, const finding& found);
proposed fix_missing_set_up(const game_fixes& context, const finding& found);
proposed fix_needless_set_up(const game_fixes& context, const finding& found);

// values of tags (tag_values.cpp)
proposed fix_date(const game_fixes& context, const finding& found);
proposed fix_time(const game_fixes& context, const finding& found);
proposed fix_round(const game_fixes& context, const finding& found);
proposed fix_rating(const game_fixes& context, const finding& found);
proposed fix_eco(const game_fixes& context, const finding& found);
proposed fix_zero_increment(const game_fixes& context, const finding& found);
proposed fix_by_expected(const game_fixes& context, const finding& found);

// positions (positions.cpp)
proposed fix_missing_field(const game_fixes& context, const finding& found);
proposed fix_unreadable_field(const game_fixes& context, const finding& found);
proposed fix_position_spacing(const game_fixes& context, const finding& found);
proposed fix_adjacent_digits(const game_fixes& context, const finding& found);
proposed fix_turn(const game_fixes& context, const finding& found);
proposed fix_castling_order(const game_fixes& context, const finding& found);
proposed fix_by_settling(const game_fixes& context, const finding& found);
proposed fix_clock(const game_fixes& context, const finding& found);

} // namespace ctlpgn::pgn
