// Which rule of the grammar calls which function of the builder, one line per rule; nothing is decided here.
#pragma once

#include "grammar/pgn/file.hpp"
#include "notations/pgn/reading/reading.hpp"

#include <tao/pegtl/nothing.hpp>

#include <string_view>

namespace ctlpgn::pgn {

namespace rule = grammar::pgn::file::tolerant;

template <typename Rule> struct action : tao::pegtl::nothing<Rule> {};

#define CTLPGN_ON(RULE, CALL)                                                                                \
    template <> struct action<rule::RULE> {                                                                  \
        template <typename Input>                                                                            \
        [[gnu::always_inline]] static void apply(const Input& input, reading& state) {                       \
            const std::string_view text(input.begin(), input.size());                                        \
            static_cast<void>(text);                                                                         \
            state.builder.CALL;                                                                              \
        }                                                                                                    \
    }

// Tags
CTLPGN_ON(tag_open, open_tag(text));
CTLPGN_ON(no_bracket, open_tag(text));
CTLPGN_ON(label_open, open_tag(text));
CTLPGN_ON(label_value, tag_value(text));
CTLPGN_ON(labelled_tag, end_tag(text));
CTLPGN_ON(tag_name, tag_name(text));
CTLPGN_ON(odd_name, tag_name(text));
CTLPGN_ON(tag_value, tag_value(text));
CTLPGN_ON(escaped, tag_has_escape());
CTLPGN_ON(escaped_apostrophe, tag_has_escape());
CTLPGN_ON(split_value, tag_value_goes_on(text));
CTLPGN_ON(open_value, open_tag_value(text));
CTLPGN_ON(foreign_value, tag_value(text));
CTLPGN_ON(unquoted_text, tag_value(text));
CTLPGN_ON(text_to_mark, tag_value(text));
CTLPGN_ON(bare_text, tag_value(text));
CTLPGN_ON(tag, end_tag(text));
CTLPGN_ON(unopened_tag, end_tag(text));

// Moves
CTLPGN_ON(number, move_number(text));
CTLPGN_ON(number_apart, move_number(text));
CTLPGN_ON(engine_words, is_no_number(text));
CTLPGN_ON(usual_ply, end_usual_ply(text));
CTLPGN_ON(variant_ply, end_odd_ply(text));
CTLPGN_ON(glued_ply, end_odd_ply(text));
CTLPGN_ON(slashed_ply, end_odd_ply(text));
CTLPGN_ON(squares_ply, end_other_ply(text));
CTLPGN_ON(other_ply, end_other_ply(text));
CTLPGN_ON(unreadable_ply, unreadable_ply(text));
CTLPGN_ON(pierced_ply, unreadable_ply(text));
CTLPGN_ON(lost_words, unreadable_ply(text));
CTLPGN_ON(split_ply, end_split_ply(text));
CTLPGN_ON(veiled_ply, end_odd_ply(text));
CTLPGN_ON(dotted_ply, end_odd_ply(text));
CTLPGN_ON(descriptive_ply, unreadable_ply(text));
CTLPGN_ON(written_castling, unreadable_ply(text));
CTLPGN_ON(worded_ply, end_odd_ply(text));

// SAN
CTLPGN_ON(piece, piece_letter(text));
CTLPGN_ON(lone_target, target(text));
CTLPGN_ON(target, target(text));
CTLPGN_ON(from_file, from_file(text));
CTLPGN_ON(from_rank, from_rank(text));
CTLPGN_ON(from_square, from_square(text));
CTLPGN_ON(capture, capture());
CTLPGN_ON(pawn_file, pawn_file(text));
CTLPGN_ON(inner_square, pawn_target(text));
CTLPGN_ON(last_square, pawn_target(text));
CTLPGN_ON(promoted, promoted(text));
CTLPGN_ON(crowned, promoted(text));
CTLPGN_ON(king_castling, castling(king_castling));
CTLPGN_ON(queen_castling, castling(queen_castling));
CTLPGN_ON(mark, mark(text));
CTLPGN_ON(suffix, suffix(text));

// Other styles
CTLPGN_ON(pawn_letter, foreign_piece(text));
CTLPGN_ON(lower_piece, piece_letter(text));
CTLPGN_ON(figurine, figurine(text));
CTLPGN_ON(foreign_piece, foreign_piece(text));
CTLPGN_ON(other_lone_target, target(text));
CTLPGN_ON(other_target, target(text));
CTLPGN_ON(other_from_file, from_file(text));
CTLPGN_ON(other_from_rank, from_rank(text));
CTLPGN_ON(other_from_square, from_square(text));
CTLPGN_ON(other_capture, capture());
CTLPGN_ON(late_capture, capture());
CTLPGN_ON(piece_word, piece_word(text));
CTLPGN_ON(worded_capture, capture());
CTLPGN_ON(long_move, long_move());
CTLPGN_ON(coordinate_origin, two_squares(text));
CTLPGN_ON(coordinate_end, target(text));
CTLPGN_ON(other_pawn_file, pawn_file(text));
CTLPGN_ON(upper_inner_square, pawn_target(text));
CTLPGN_ON(upper_last_square, pawn_target(text));
CTLPGN_ON(short_target, short_target(text));
CTLPGN_ON(lower_promoted, promoted(text));
CTLPGN_ON(figurine_promoted, promoted_figurine(text));
CTLPGN_ON(king_promoted, foreign_promoted(text));
CTLPGN_ON(foreign_promoted, foreign_promoted(text));
CTLPGN_ON(other_queen_castling, castling(queen_castling));
CTLPGN_ON(other_king_castling, castling(king_castling));
CTLPGN_ON(split_way, long_move());
CTLPGN_ON(split_target, split_target(text));
CTLPGN_ON(split_pawn_target, split_pawn_target(text));
CTLPGN_ON(veiled_target, split_target(text));
CTLPGN_ON(veiled_pawn_target, split_pawn_target(text));
CTLPGN_ON(dotted_file, from_file(text));
CTLPGN_ON(dotted_target, split_target(text));
CTLPGN_ON(dotted_pawn_target, split_pawn_target(text));
CTLPGN_ON(pawn_file_apart, pawn_file_apart(text));
CTLPGN_ON(null_move, null_move());
CTLPGN_ON(dropped, piece_letter(text));
CTLPGN_ON(hand_drop, drop(text));
CTLPGN_ON(mark_sign, mark(text));
CTLPGN_ON(mark_words, mark(text));
CTLPGN_ON(other_suffix, suffix(text));
CTLPGN_ON(second_glyph, second_glyph(text));

// Games that are not judged
CTLPGN_ON(word_number, move_number(text));
CTLPGN_ON(first_square, two_squares(text));
CTLPGN_ON(null_sign, null_move());
CTLPGN_ON(unknown_word, unknown_word());
CTLPGN_ON(word_ply, end_odd_ply(text));
CTLPGN_ON(apart_sign, glyph(text));
CTLPGN_ON(mark_alone, late_mark(text));
CTLPGN_ON(words_instead, end_variation(text));

// Parts that are separate from their move
CTLPGN_ON(nag, nag(text));
CTLPGN_ON(late_nag, late_nag(text));
CTLPGN_ON(apart_suffix, glyph(text));
CTLPGN_ON(leading_suffix, leading_suffix(text));
CTLPGN_ON(apart_glyph, glyph(text));
CTLPGN_ON(apart_novelty, glyph(text));
CTLPGN_ON(suffix_after_mark, glyph(text));
CTLPGN_ON(apart_mark, late_mark(text));
CTLPGN_ON(apart_mark_words, late_mark(text));
CTLPGN_ON(apart_mark_sign, late_mark(text));

// Variations
CTLPGN_ON(variation_open, begin_variation(text));
CTLPGN_ON(variation, end_variation(text));

// Comments
CTLPGN_ON(comment_open, begin_comment(text));
CTLPGN_ON(comment, end_comment(text, text.back() == '}'));
CTLPGN_ON(line_comment_open, begin_comment(text));
CTLPGN_ON(line_comment, end_comment(text, false));
CTLPGN_ON(unopened_comment, unopened_comment(text));

// Hidden lines
CTLPGN_ON(escape, hidden_line(text));
CTLPGN_ON(header, end_header());

CTLPGN_ON(result, result(text));

#undef CTLPGN_ON

// A usual ply is plain (ply::plain), by what the generator has found for its rule.
static_assert(rule::usual_ply::most_plain_bytes <= ply::longest_plain_text);

} // namespace ctlpgn::pgn
