// Which rule of the grammar calls which function of the builder, one line per rule; nothing is decided here.
#pragma once

#include "grammar/ctl_pgn/file.hpp"
#include "notations/ctl_pgn/reading/hex_tokens.hpp"
#include "notations/ctl_pgn/reading/inlining.hpp"
#include "notations/ctl_pgn/reading/reading.hpp"
#include "notations/ctl_pgn/reading/tree_builder_plies.hpp"

#include <tao/pegtl/nothing.hpp>

#include <string_view>

namespace ctlpgn::ctl_pgn {

namespace rule = grammar::ctl_pgn::file::tolerant;

template <typename Rule> struct action : tao::pegtl::nothing<Rule> {};

template <typename Input> std::string_view text_of(const Input& input) {
    return {input.begin(), input.size()};
}

#define CTLPGN_ON(RULE, CALL)                                                                                \
    template <> struct action<rule::RULE> {                                                                  \
        template <typename Input>                                                                            \
        [[gnu::always_inline]] static void apply(const Input& input, reading& state) {                       \
            const std::string_view text = text_of(input);                                                    \
            static_cast<void>(text);                                                                         \
            state.builder.CALL;                                                                              \
        }                                                                                                    \
    }

// Hexes. A failed attempt leaves nothing.
template <> struct action<rule::hex> {
    [[gnu::always_inline]] static void apply0(reading& state) {
        state.builder.hex(place_of_token[state.token()]);
    }
};

// Usual moves
CTLPGN_ON(usual_number, begin_usual_move(text));
CTLPGN_ON(usual_mover, mover(text));
CTLPGN_ON(usual_origin, usual_origin(place_of_token[state.token()]));
CTLPGN_ON(usual_capture, capture(capture_kind::ordinary));
CTLPGN_ON(usual_captured, captured(text));
CTLPGN_ON(usual_destination, usual_destination(place_of_token[state.token()]));
CTLPGN_ON(usual_check, usual_check());
CTLPGN_ON(usual_rating, usual_rating(text));
CTLPGN_ON(usual_ply, end_usual_ply(text));
CTLPGN_ON(usual_comma, begin_usual_black_ply());
CTLPGN_ON(usual_move, end_usual_move());

// Tags
CTLPGN_ON(tag_open, begin_tag(text.data()));
CTLPGN_ON(variant_name, tag_name(text));
CTLPGN_ON(tag_name, tag_name(text));
CTLPGN_ON(odd_tag_name, tag_name(text));
CTLPGN_ON(tag_value, tag_value(text));
CTLPGN_ON(escape, tag_has_escape());
CTLPGN_ON(escaped_apostrophe, tag_has_escape());
CTLPGN_ON(value_rest, tag_value_goes_on_to(text.data() + text.size()));
CTLPGN_ON(variant_tag, end_tag(text.data() + text.size()));
CTLPGN_ON(other_tag, end_tag(text.data() + text.size()));

// Moves
CTLPGN_ON(move_number, move_number(text));
CTLPGN_ON(unknown_number, unknown_number());
CTLPGN_ON(bare_unknown_number, unknown_number());
CTLPGN_ON(number, begin_move(text.data()));
CTLPGN_ON(held_number, hold_number());
CTLPGN_ON(resumed_number_of_ply, resume_number());
CTLPGN_ON(number_in_parentheses, begin_move(text.data()));
CTLPGN_ON(unnumbered, begin_unnumbered_move(text.data()));
CTLPGN_ON(inner_unnumbered, begin_unnumbered_move(text.data()));
CTLPGN_ON(omitted_white, begin_unnumbered_move(text.data()));
CTLPGN_ON(white_ply, end_ply(side::white, text));
CTLPGN_ON(black_ply, end_ply(side::black, text));

// Plies
CTLPGN_ON(mover, mover(text));
CTLPGN_ON(cut_mover, mover(text));
CTLPGN_ON(pawn, mover(text));
CTLPGN_ON(origin, origin());
CTLPGN_ON(ordinary_capture, capture(capture_kind::ordinary));
CTLPGN_ON(pawn_capture, capture(capture_kind::en_passant));
CTLPGN_ON(first_crossed_capture, capture(capture_kind::en_passant_first));
CTLPGN_ON(captured, captured(text));
CTLPGN_ON(cut_captured, captured(text));
CTLPGN_ON(odd_origin, hex(no_place));
CTLPGN_ON(odd_destination, hex(no_place));
CTLPGN_ON(parted_hex, parted_hex(text));
CTLPGN_ON(destination, destination());
CTLPGN_ON(regainable, promotion(text));
CTLPGN_ON(small_promoted, promotion(text));
CTLPGN_ON(awaiting, awaits_promotion());
CTLPGN_ON(promotion_in_place, promoted_in_place());
CTLPGN_ON(king_rook_castling, castling("KRK", text));
CTLPGN_ON(queen_rook_castling, castling("KRD", text));
CTLPGN_ON(both_rooks_castling, castling("KRR", text));
CTLPGN_ON(plain_check, check(check_mark::check, text.data() + text.size()));
CTLPGN_ON(dagger, check(check_mark::check, text.data() + text.size()));
CTLPGN_ON(far_check, check(check_mark::far, text.data() + text.size()));
CTLPGN_ON(adjoining_check, check(check_mark::adjoining, text.data() + text.size()));
CTLPGN_ON(double_check, check(check_mark::double_check, text.data() + text.size()));
CTLPGN_ON(mate, check(check_mark::mate, text.data() + text.size()));
CTLPGN_ON(rating, rating(text));
CTLPGN_ON(parted_rating, parted_rating(text));
CTLPGN_ON(draw_offer, draw_offer(text.data() + text.size()));
CTLPGN_ON(end_mark, end_mark(text.data() + text.size()));
CTLPGN_ON(late_end_mark, late_end_mark());

// Variations
CTLPGN_ON(variation_open, begin_variation(text.data()));
CTLPGN_ON(label_number, label(text));
CTLPGN_ON(label, end_label(text));
CTLPGN_ON(late_label, end_label(text));
CTLPGN_ON(variation, end_variation(text.data() + text.size()));

CTLPGN_ON(parting_comma, take_variation_out_of_move());

// Comments
CTLPGN_ON(comment_open, begin_comment(text.data()));
CTLPGN_ON(generated_sign, comment_is_generated(text.data() + text.size()));
CTLPGN_ON(generated_mark, comment_is_generated(text.data() + text.size()));
CTLPGN_ON(white_letter, white_letter());
CTLPGN_ON(black_letter, black_letter());
CTLPGN_ON(catalan_black_letter, black_letter());
CTLPGN_ON(small_white, white_letter());
CTLPGN_ON(small_black, black_letter());
CTLPGN_ON(player, player_sign(text.data()));
CTLPGN_ON(generated_player_mark, generated_comment_player(text));
CTLPGN_ON(player_mark, comment_player(text));
CTLPGN_ON(later_player_mark, next_part(text));
CTLPGN_ON(comment, end_comment(text.data() + text.size(), text.back() == '}'));
CTLPGN_ON(inner_comment, comment_parts_move());
CTLPGN_ON(outer_comment, comment_parts_move());

// References
CTLPGN_ON(reference_start, begin_reference());
CTLPGN_ON(target_move, reference_move(text));
CTLPGN_ON(large_target, reference_move(text));
CTLPGN_ON(target_player, reference_player());
CTLPGN_ON(small_player, reference_player());
CTLPGN_ON(misspelt_player, reference_player());
CTLPGN_ON(catalan_player, reference_catalan_player(text[1]));
CTLPGN_ON(step_move, step_move(text));
CTLPGN_ON(step_label, step_label(text));
CTLPGN_ON(named_hex, reference_hex());
CTLPGN_ON(named_piece, reference_piece(text));
CTLPGN_ON(bishop_colour, reference_detail(text[1]));
CTLPGN_ON(nag_number, reference_nag(text));
CTLPGN_ON(move_reference, end_reference(reference_kind::move, text));
CTLPGN_ON(variation_reference, end_reference(reference_kind::variation, text));
CTLPGN_ON(piece_reference, end_reference(reference_kind::piece, text));
CTLPGN_ON(hex_reference, end_reference(reference_kind::location, text));
CTLPGN_ON(nag_reference, end_reference(reference_kind::nag, text));
CTLPGN_ON(player_reference, end_reference(reference_kind::player, text));

// Result
CTLPGN_ON(result, result(text));

#undef CTLPGN_ON

// A usual ply is plain (ply::plain), by what the generator has found for its rule.
static_assert(rule::usual_text::most_plain_bytes <= ply::longest_plain_text);

// The next attempt overwrites most of what a failed one leaves in the builder, but not a move.
template <typename Rule> struct reading_control : parsing::one_function_control<Rule> {};

template <> struct reading_control<rule::usual_move> : parsing::one_function_control<rule::usual_move> {
    template <typename Input> static void failure(const Input& /*in*/, reading& state) {
        state.builder.drop_usual_move();
    }
};

} // namespace ctlpgn::ctl_pgn
