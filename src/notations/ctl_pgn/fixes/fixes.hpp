// How faults of CTL-PGN are fixed. The table (table.cpp) says by which function each.
#pragma once

#include "lint/fixes/shared_fixes.hpp"
#include "notations/ctl_pgn/lettering.hpp"
#include "notations/ctl_pgn/lint/framed_moves.hpp"
#include "notations/ctl_pgn/lint/tags/tag_sheet.hpp"
#include "tree/reference_targets.hpp"

namespace ctlpgn::ctl_pgn {

// What a ply that cannot be read must have been.
struct ply_guess {
    span where; // without check marks
    std::string text;
};
std::vector<ply_guess> guess_unread_plies(const game& record, const lettering& called);

// Also what several fixes of a game look at; made when first asked for.
class game_fixes : public fix_context {
  public:
    using fix_context::fix_context;

    [[nodiscard]] const tag_sheet& sheet() const {
        if (!sheet_)
            sheet_.emplace(read);
        return *sheet_;
    }
    [[nodiscard]] const lettering& called() const {
        if (!called_)
            called_ = find_lettering(read);
        return *called_;
    }

    // Where references lead to.
    [[nodiscard]] const reference_targets& targets() const {
        if (!targets_)
            targets_.emplace(read, lines());
        return *targets_;
    }
    // In the order of the text; none for a ply that is like several that could be played.
    [[nodiscard]] const std::vector<ply_guess>& guesses() const {
        if (!guesses_)
            guesses_ = guess_unread_plies(read, called());
        return *guesses_;
    }

    [[nodiscard]] const framed_moves& framed() const {
        if (!framed_)
            framed_.emplace(read);
        return *framed_;
    }

    // The last ply of the main line that is written; null if there is none.
    [[nodiscard]] const ply* last_ply() const;

  private:
    mutable std::optional<const ply*> last_ply_;
    mutable std::optional<tag_sheet> sheet_;
    mutable std::optional<lettering> called_;
    mutable std::optional<reference_targets> targets_;
    mutable std::optional<std::vector<ply_guess>> guesses_;
    mutable std::optional<framed_moves> framed_;
};

using proposed = std::optional<fix>;

// What people write between two hexes for a hyphen.
inline constexpr std::array<std::string_view, 7> hyphens{"-", "‐", "‑", "‒", "–", "—", "−"};

// The spaces with which the text begins, in bytes: also those of word processors and of the web (plies.cpp).
std::uint32_t length_of_spaces(std::string_view text);

// how a tag is written (tag_syntax.cpp)
proposed fix_missing_variant(const game_fixes& context, const finding& found);
proposed fix_several_tags(const game_fixes& context, const finding& found);
proposed fix_text_after_tag(const game_fixes& context, const finding& found);
proposed fix_tag_spacing(const game_fixes& context, const finding& found);
proposed fix_unquoted_value(const game_fixes& context, const finding& found);
proposed fix_unclosed_quote(const game_fixes& context, const finding& found);
proposed fix_unreadable_tag(const game_fixes& context, const finding& found);
proposed fix_unclosed_tag(const game_fixes& context, const finding& found);
proposed fix_unescaped_quote(const game_fixes& context, const finding& found);
proposed fix_misplaced_tag(const game_fixes& context, const finding& found);

// which tags there are, and their order (tag_names.cpp, tag_order.cpp)
proposed fix_tag_name(const game_fixes& context, const finding& found);
proposed fix_catalan_position_tag(const game_fixes& context, const finding& found);
proposed fix_repeated_tag(const game_fixes& context, const finding& found);
proposed fix_missing_roster_tag(const game_fixes& context, const finding& found);
proposed fix_missing_alias(const game_fixes& context, const finding& found);
proposed fix_missing_annotator_id(const game_fixes& context, const finding& found);
proposed fix_tag_order(const game_fixes& context, const finding& found);

// what a tag says (tag_values.cpp)
proposed fix_variant(const game_fixes& context, const finding& found);
proposed fix_torn_value(const game_fixes& context, const finding& found);
proposed fix_empty_value(const game_fixes& context, const finding& found);
proposed fix_malformed_value(const game_fixes& context, const finding& found);
proposed fix_long_language_code(const game_fixes& context, const finding& found);
proposed fix_id_class(const game_fixes& context, const finding& found);
proposed fix_redefinition(const game_fixes& context, const finding& found);

// the parts of a move (moves.cpp)
proposed fix_missing_number(const game_fixes& context, const finding& found);
proposed fix_missing_dot(const game_fixes& context, const finding& found);
proposed fix_unknown_number(const game_fixes& context, const finding& found);
proposed fix_misplaced_unknown_number(const game_fixes& context, const finding& found);
proposed fix_spacing(const game_fixes& context, const finding& found);
proposed fix_move_across_lines(const game_fixes& context, const finding& found);
proposed fix_comma_spacing(const game_fixes& context, const finding& found);
proposed fix_missing_comma(const game_fixes& context, const finding& found);
proposed fix_trailing_comma(const game_fixes& context, const finding& found);
proposed fix_pgn_ellipsis(const game_fixes& context, const finding& found);
proposed fix_misplaced_ellipsis(const game_fixes& context, const finding& found);
proposed fix_variation_in_move(const game_fixes& context, const finding& found);
proposed fix_mixed_move_lines(const game_fixes& context, const finding& found);
proposed fix_depth_dots(const game_fixes& context, const finding& found);

// a ply and what is said about it (plies.cpp, remarks.cpp)
proposed fix_missing_separator(const game_fixes& context, const finding& found);
proposed fix_letter_x(const game_fixes& context, const finding& found);
proposed fix_written_pawn(const game_fixes& context, const finding& found);
proposed fix_lowercase_piece(const game_fixes& context, const finding& found);
proposed fix_check_mark_form(const game_fixes& context, const finding& found);
proposed fix_sign_spacing(const game_fixes& context, const finding& found);
proposed fix_promotion_form(const game_fixes& context, const finding& found);
proposed fix_reversed_check(const game_fixes& context, const finding& found);
proposed fix_needless_promotion(const game_fixes& context, const finding& found);
proposed fix_remark_spacing(const game_fixes& context, const finding& found);
proposed fix_glued_end_mark(const game_fixes& context, const finding& found);
proposed fix_bare_nag(const game_fixes& context, const finding& found);
proposed fix_rating_form(const game_fixes& context, const finding& found);
proposed fix_remark_after_mate(const game_fixes& context, const finding& found);
proposed fix_missing_end_mark(const game_fixes& context, const finding& found);
proposed fix_early_end_mark(const game_fixes& context, const finding& found);
proposed fix_moves_after_mate(const game_fixes& context, const finding& found);

// plies that cannot be read (unread_plies.cpp)
proposed fix_unread_ply(const game_fixes& context, const finding& found);

// The end mark as it joins what the ply has after it.
std::string end_mark_for(const ply& last);

// letters and chess symbols (letters.cpp)
proposed fix_undeclared_letter(const game_fixes& context, const finding& found);
proposed fix_black_figure(const game_fixes& context, const finding& found);
proposed fix_lettering(const game_fixes& context, const finding& found);

// what should not be there, and what is not closed (stray_text.cpp)
proposed fix_by_removing(const game_fixes& context, const finding& found);
proposed fix_stray_parenthesis(const game_fixes& context, const finding& found);
proposed fix_empty_variation(const game_fixes& context, const finding& found);
proposed fix_unclosed_variation(const game_fixes& context, const finding& found);
proposed fix_unreadable_label(const game_fixes& context, const finding& found);
proposed fix_unclosed_label(const game_fixes& context, const finding& found);
proposed fix_unclosed_comment(const game_fixes& context, const finding& found);

// what is around all moves, line by line, and how all are numbered (move_lines.cpp)
proposed fix_signs_before_move(const game_fixes& context, const finding& found);
proposed fix_page_end(const game_fixes& context, const finding& found);
proposed fix_foreign_space(const game_fixes& context, const finding& found);
proposed fix_text_before_moves(const game_fixes& context, const finding& found);
proposed fix_numbered_plies(const game_fixes& context, const finding& found);

// text that belongs to no game (odd_text.cpp)
proposed fix_line_break(const game_fixes& context, const finding& found); // of HTML
proposed fix_odd_text(const game_fixes& context, const finding& found);
proposed fix_text_after_ply(const game_fixes& context, const finding& found);

// comments (comments.cpp)
// Whether it is one of the comments between White's ply and Black's, or comes among them; and how they are
// moved after the move, as comments on White's ply.
bool parts_plies(const game_fixes& context, span where);
proposed fix_parted_plies(const game_fixes& context, const finding& found);
proposed fix_comment_in_line(const game_fixes& context, const finding& found);
proposed fix_text_after_comment(const game_fixes& context, const finding& found);
proposed fix_missing_mark_colon(const game_fixes& context, const finding& found);
proposed fix_several_parts(const game_fixes& context, const finding& found);
proposed fix_catalan_generated_mark(const game_fixes& context, const finding& found);
proposed fix_catalan_player_mark(const game_fixes& context, const finding& found);
proposed fix_catalan_black_letter(const game_fixes& context, const finding& found);
proposed fix_catalan_reference(const game_fixes& context, const finding& found);

// whose ply a comment is on (comment_marks.cpp)
proposed fix_misspelt_player_mark(const game_fixes& context, const finding& found);
proposed fix_repeated_comment(const game_fixes& context, const finding& found);
proposed fix_comment_without_ply(const game_fixes& context, const finding& found);
proposed fix_mark_without_move(const game_fixes& context, const finding& found);

// `@W` that begins at this byte for `@B`, or the other way round; none if there is no such mark.
proposed name_other_player(const game_fixes& context, const finding& found, std::uint32_t mark);

// references that lead nowhere (references.cpp)
proposed fix_wrong_line_reference(const game_fixes& context, const finding& found);
proposed fix_unreadable_reference(const game_fixes& context, const finding& found);
proposed fix_unlabelled_variation(const game_fixes& context, const finding& found);
proposed fix_unknown_label(const game_fixes& context, const finding& found);
proposed fix_reference_without_ply(const game_fixes& context, const finding& found);

// results (results.cpp)
proposed fix_missing_result(const game_fixes& context, const finding& found);
proposed fix_result_on_move_line(const game_fixes& context, const finding& found);
proposed fix_result_spacing(const game_fixes& context, const finding& found);
proposed fix_unknown_result(const game_fixes& context, const finding& found);
proposed fix_moves_after_result(const game_fixes& context, const finding& found);
proposed fix_result_differs_from_tag(const game_fixes& context, const finding& found);
proposed fix_result_against_board(const game_fixes& context, const finding& found);

// positions (positions.cpp)
proposed fix_unreadable_board_line(const game_fixes& context, const finding& found);
proposed fix_doubled_slash(const game_fixes& context, const finding& found);
proposed fix_line_without_pieces(const game_fixes& context, const finding& found);
proposed fix_split_empty_hexes(const game_fixes& context, const finding& found);
proposed fix_one_sided_rights(const game_fixes& context, const finding& found);
proposed fix_counter_form(const game_fixes& context, const finding& found);
proposed fix_missing_slash(const game_fixes& context, const finding& found);
proposed fix_missing_turn(const game_fixes& context, const finding& found);
proposed fix_clock(const game_fixes& context, const finding& found);
proposed fix_missing_field(const game_fixes& context, const finding& found);
proposed fix_position_spacing(const game_fixes& context, const finding& found);
proposed fix_single_hyphen(const game_fixes& context, const finding& found);
proposed fix_text_after_position(const game_fixes& context, const finding& found);
proposed fix_line_order(const game_fixes& context, const finding& found);
proposed fix_turn(const game_fixes& context, const finding& found);
proposed fix_first_number(const game_fixes& context, const finding& found);
proposed fix_number(const game_fixes& context, const finding& found);
proposed fix_missing_clock(const game_fixes& context, const finding& found);

// what a position says of the board (position_lines.cpp)
proposed fix_line_length(const game_fixes& context, const finding& found);
proposed fix_rights(const game_fixes& context, const finding& found);
proposed fix_missing_rights(const game_fixes& context, const finding& found);
proposed fix_special(const game_fixes& context, const finding& found);
proposed fix_missing_special(const game_fixes& context, const finding& found);
proposed fix_special_form(const game_fixes& context, const finding& found);
proposed fix_special_step(const game_fixes& context, const finding& found);

// How many plies of the main line agree with the board if it begins from the position.
int coherent_plies(const game& record, std::string_view position);

// The number of the first move as a position says it: "?" if it is not known.
std::string first_number_of(const game& record);

// notation::find_fixes
void find_fixes(const game& record, offered_fixes wanted, std::vector<finding>& findings);

} // namespace ctlpgn::ctl_pgn
