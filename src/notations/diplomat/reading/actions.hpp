// Which rule of the grammar calls which function of the builder, one line per rule; nothing is decided here.
#pragma once

#include "grammar/diplomat/file.hpp"
#include "notations/diplomat/reading/reading.hpp"
#include "notations/diplomat/words.hpp"
#include "text/ascii.hpp"

#include <tao/pegtl/nothing.hpp>

#include <string_view>

namespace ctlpgn::diplomat {

namespace rule = grammar::diplomat::file::tolerant;

template <typename Rule> struct action : tao::pegtl::nothing<Rule> {};

#define CTLPGN_ON(RULE, CALL)                                                                                \
    template <> struct action<rule::RULE> {                                                                  \
        template <typename Input> static void apply(const Input& input, game_reading& state) {               \
            const std::string_view text(input.begin(), input.size());                                        \
            static_cast<void>(text);                                                                         \
            state.builder.CALL;                                                                              \
        }                                                                                                    \
    }

// Tags
CTLPGN_ON(tag_open, begin_tag(text.data()));
CTLPGN_ON(plain_open, begin_tag(text.data()));
CTLPGN_ON(tag_name, tag_name(text));
CTLPGN_ON(plain_name, tag_name(text));
CTLPGN_ON(plain_rest, tag_value(trimmed(text)));
CTLPGN_ON(tag_value, tag_value(text));
CTLPGN_ON(escape, tag_has_escape());
CTLPGN_ON(escaped_apostrophe, tag_has_escape());
CTLPGN_ON(value_rest, tag_value_goes_on_to(text.data() + text.size()));
CTLPGN_ON(tag, end_tag(text.data() + text.size()));

// Moves
CTLPGN_ON(move_number, move_number(text));
CTLPGN_ON(number, end_number());
CTLPGN_ON(unnumbered, no_number());
CTLPGN_ON(no_number, no_number());
CTLPGN_ON(half_move, end_ply(ctlpgn::side::white, text));
CTLPGN_ON(black_half_move, end_ply(ctlpgn::side::black, text));
CTLPGN_ON(next_half_move, end_next_ply(text));
CTLPGN_ON(odd_half_move, end_next_ply(text));
CTLPGN_ON(loose_ply, end_next_ply(text));
CTLPGN_ON(nag_number, nag(text));
CTLPGN_ON(late_number, late_nag(text));
CTLPGN_ON(nothing_by_black, extend_ply(text.data() + text.size()));

// Plies
CTLPGN_ON(ply_begin, begin_ply());
CTLPGN_ON(mover, mover(text));
CTLPGN_ON(odd_mover, ply_is_unreadable());
CTLPGN_ON(odd_promoted, ply_is_unreadable());
CTLPGN_ON(reversed, ply_is_unreadable());
CTLPGN_ON(rated_within, ply_is_unreadable());
CTLPGN_ON(shapeless, ply_is_unreadable());
CTLPGN_ON(origin, origin(text));
CTLPGN_ON(capital_origin, origin(text));
CTLPGN_ON(run_on_origin, origin(text));
CTLPGN_ON(split_origin, origin(text));
CTLPGN_ON(whole_origin, origin(text));
CTLPGN_ON(apart_radius, origin(text));
CTLPGN_ON(capture_sign, capture());
CTLPGN_ON(target, target(text));
CTLPGN_ON(apart_target, apart_target(text));
CTLPGN_ON(black_colour, suborned_by(ctlpgn::side::black));
CTLPGN_ON(white_colour, suborned_by(ctlpgn::side::white));
CTLPGN_ON(promotion_word, promotion(text));
CTLPGN_ON(promotion_letter, promotion(text));
CTLPGN_ON(check, check(check_sign));
CTLPGN_ON(mate, check(mate_sign));
CTLPGN_ON(body, end_body(text));
CTLPGN_ON(split_body, end_body(text));
CTLPGN_ON(parted_body, end_body(text));
CTLPGN_ON(apart_body, end_body(text));
CTLPGN_ON(shapeless_body, end_body(text));
CTLPGN_ON(lost_white, lost_ply(ctlpgn::side::white, text));
CTLPGN_ON(lost_black, lost_ply(ctlpgn::side::black, text));
CTLPGN_ON(lost_lone_black, lost_ply(ctlpgn::side::black, text));
CTLPGN_ON(lost_first, lost_ply(ctlpgn::side::white, text));
CTLPGN_ON(lost_alone, lost_ply(ctlpgn::side::white, text));
CTLPGN_ON(lost_second, lost_ply(ctlpgn::side::black, text));
CTLPGN_ON(rating, rating(text));

// Variations and comments
CTLPGN_ON(variation_open, begin_variation(text.data()));
CTLPGN_ON(variation, end_variation(text.data() + text.size()));
CTLPGN_ON(comment_open, begin_comment(text.data()));
CTLPGN_ON(generated_sign, comment_is_generated(text.data() + text.size()));
CTLPGN_ON(comment, end_comment(text));
CTLPGN_ON(line_comment_open, begin_comment(text.data()));
CTLPGN_ON(line_comment, end_line_comment(text));

// Markup
CTLPGN_ON(slant_open, slant_begins(text));

// Result
CTLPGN_ON(white_wins, result(result_white));
CTLPGN_ON(black_wins, result(result_black));
CTLPGN_ON(drawn, result(result_draw));
CTLPGN_ON(undecided, result(result_open));
CTLPGN_ON(odd_result, odd_result(text));
CTLPGN_ON(result, end_result(text));

#undef CTLPGN_ON

} // namespace ctlpgn::diplomat
