// Which rule of the grammar calls which function of the builder, one line per rule; nothing is decided here.
#pragma once

#include "grammar/xiangqi/file.hpp"
#include "notations/xiangqi/reading/reading.hpp"
#include "notations/xiangqi/words.hpp"

#include <tao/pegtl/nothing.hpp>

#include <string_view>

namespace ctlpgn::xiangqi {

namespace rule = grammar::xiangqi::file::tolerant;

// Bytes of a brace that closes the comment, or was meant to.
constexpr std::size_t brace_at_end(std::string_view text) {
    const bool is_closed = text.ends_with('}') || (text.ends_with('{') && text.find('{') != text.size() - 1);
    return is_closed ? 1 : text.ends_with("｝") ? 3 : 0;
}

constexpr std::size_t brace_at_end_in_pgn(std::string_view text) {
    return text.ends_with('}') ? 1 : text.front() != '{' ? 3 : 0;
}

template <typename Rule> struct action : tao::pegtl::nothing<Rule> {};

#define CTLPGN_ON_STATE(RULE, CALL)                                                                          \
    template <> struct action<rule::RULE> {                                                                  \
        template <typename Input> static void apply(const Input& input, game_reading& state) {               \
            const std::string_view text(input.begin(), input.size());                                        \
            static_cast<void>(text);                                                                         \
            state.CALL;                                                                                      \
        }                                                                                                    \
    }
#define CTLPGN_ON(RULE, CALL) CTLPGN_ON_STATE(RULE, builder.CALL)

// Header
CTLPGN_ON(tag_word, keyword(text));
CTLPGN_ON(small_tag_word, keyword(text));
CTLPGN_ON(misspelt_keyword, keyword(text));
CTLPGN_ON(misspelt_game, end_tag(text.data() + text.size()));
CTLPGN_ON(tag_value, value(text));
CTLPGN_ON(tag, end_tag(text.data() + text.size()));
CTLPGN_ON(other_tag, end_tag(text.data() + text.size()));
CTLPGN_ON(bracket, bracket(text));
CTLPGN_ON(bracketed_word, bracketed_keyword(text));
CTLPGN_ON(bracketed_value, bracketed_value(text));
CTLPGN_ON(bracketed_tag, end_bracketed_tag(text.data() + text.size()));
CTLPGN_ON(bracketed_format, end_format());
CTLPGN_ON(chinese_word, keyword(text));
CTLPGN_ON(other_chinese_word, keyword(text));
CTLPGN_ON(chinese_tag, end_tag(text.data() + text.size()));
CTLPGN_ON(no_name, keyword(text));
CTLPGN_ON(position_value, value(text));
CTLPGN_ON(position_line, end_tag(text.data() + text.size()));
CTLPGN_ON(format_value, value(text));
CTLPGN_ON(format_tag, end_tag(text.data() + text.size()));
CTLPGN_ON(format_line, end_format());
CTLPGN_ON(late_format, end_format());
CTLPGN_ON(led_format, end_format());
CTLPGN_ON(inner_value, value(text));
CTLPGN_ON(inner_tag, end_tag(text.data() + text.size()));
CTLPGN_ON(set_up_word, set_up_word(text));
CTLPGN_ON(set_up_value, value(text));
CTLPGN_ON(set_up, end_set_up(text));
CTLPGN_ON_STATE(set_up_open, start_opens(text.data()));
CTLPGN_ON_STATE(start_open, start_opens(text.data()));

// Numbers
CTLPGN_ON(move_number, digits_of_number(text));
CTLPGN_ON(number_sign, move_number());
CTLPGN_ON(odd_number, next_number(text));
CTLPGN_ON(dots_of_number, dots());
CTLPGN_ON(two_dots, dots());
CTLPGN_ON(pgn_number_sign, move_number());
CTLPGN_ON(fill, fill());

// Plies
CTLPGN_ON(new_ply, new_ply());
CTLPGN_ON(piece_letter, letter(text));
CTLPGN_ON(pawn_letter, pawn_letter(text));
CTLPGN_ON(no_letter, pawn());
CTLPGN_ON(big_point, from_point(text));
CTLPGN_ON(small_point, from_point(text));
CTLPGN_ON(from_point, from_point(text));
CTLPGN_ON(from_file, from_file(text));
CTLPGN_ON(from_rank, from_rank(text));
CTLPGN_ON(to_big_point, to_point(text));
CTLPGN_ON(to_point, to_point(text));
CTLPGN_ON(small_ten_from, from_tenth(text));
CTLPGN_ON(big_ten_from, from_tenth(text));
CTLPGN_ON(from_rank_of_ten, from_rank_of_ten(text));
CTLPGN_ON(to_small_ten, to_tenth(text));
CTLPGN_ON(to_big_ten, to_tenth(text));
CTLPGN_ON(tenth, end_body(text));
CTLPGN_ON(capture_sign, capture());
CTLPGN_ON(own_file, own_file(text));
CTLPGN_ON(front, order(named_by::front));
CTLPGN_ON(middle, order(named_by::middle));
CTLPGN_ON(rear, order(named_by::rear));
CTLPGN_ON(order_word, order_word(text));
CTLPGN_ON(first_of_many, order(named_by::first_of_many));
CTLPGN_ON(last_of_many, order(named_by::last_of_many));
CTLPGN_ON(tandem_order, tandem_order(text));
CTLPGN_ON(file_twice, file_twice(text));
CTLPGN_ON(tandem, pawn());
CTLPGN_ON(pawn_number, pawn_number(text));
CTLPGN_ON(numbered, numbered());
CTLPGN_ON(label, label(text));
CTLPGN_ON(forward, towards(direction::forward));
CTLPGN_ON(backward, towards(direction::backward));
CTLPGN_ON(sideways, towards(direction::sideways));
CTLPGN_ON(reach, reach(text));
CTLPGN_ON(vietnamese_king, king());
CTLPGN_ON(vietnamese_order, vietnamese_order(text));
CTLPGN_ON(vietnamese_back, vietnamese_back());
CTLPGN_ON(chinese_piece, chinese_piece(text));
CTLPGN_ON(chinese_file, chinese_file(text));
CTLPGN_ON(chinese_order, chinese_order(text));
CTLPGN_ON(chinese_number, chinese_number(text));
CTLPGN_ON(chinese_direction, chinese_direction(text));
CTLPGN_ON(chinese_reach, reach(text));
CTLPGN_ON(check, check(check_sign));
CTLPGN_ON(mate, check(mate_sign));
CTLPGN_ON(pgn_mate, check(mate_sign));
CTLPGN_ON(glyph, glyph(text));
CTLPGN_ON(body, end_body(text));
CTLPGN_ON(odd_move, end_body(text));
CTLPGN_ON(cut_move, end_body(text));
CTLPGN_ON(half_move, end_half_move(text));
CTLPGN_ON(coordinate_pair, end_body(text));
CTLPGN_ON(pgn_ply, end_half_move(text));
CTLPGN_ON(lost_words, lost_half_move(text));
CTLPGN_ON(free_remark, add_glyph(text));
CTLPGN_ON(nag_number, add_nag(text));
CTLPGN_ON(written_result, written_result(text));
CTLPGN_ON(pgn_score, final_result(text));

// Markers and variations
CTLPGN_ON(detached, end_detached());
CTLPGN_ON(var_word, var_word());
CTLPGN_ON(marked_number, marked(text));
CTLPGN_ON(range_begin, range_begin(text));
CTLPGN_ON(range_end, range_end(text));
CTLPGN_ON(label_number, variation_label(text));
CTLPGN_ON(variation_open, begin_variation(text));
CTLPGN_ON(bare_open, begin_variation(text));
CTLPGN_ON(bracket_open, begin_variation(text));
CTLPGN_ON(variation, end_variation(text.data() + text.size()));
CTLPGN_ON(variation_opening, begin_variation(text));
CTLPGN_ON(page_variation, end_variation(text.data() + text.size()));
CTLPGN_ON(pgn_open, begin_variation(text));
CTLPGN_ON(pgn_variation, end_variation(text.data() + text.size()));

// Comments
CTLPGN_ON(com_open, open_comment(text));
CTLPGN_ON(block_open, open_comment(text));
CTLPGN_ON(line_open, open_comment(text));
CTLPGN_ON(brace_open, open_comment(text));
CTLPGN_ON(wide_open, open_comment(text));
CTLPGN_ON(bracketed_open, open_comment(text));
CTLPGN_ON(diagram_open, open_comment(text));
CTLPGN_ON(com_comment, end_comment(text, brace_at_end(text)));
CTLPGN_ON(diagram, end_comment(text, brace_at_end(text)));
CTLPGN_ON(block_comment, end_comment(text, text.size() >= 4 && text.ends_with("*/") ? 2 : 0));
CTLPGN_ON(line_comment, end_comment(text, 0));
CTLPGN_ON(brace_comment, end_comment(text, 1));
CTLPGN_ON(pgn_comment, end_comment(text, brace_at_end_in_pgn(text)));
CTLPGN_ON(bracketed_com, end_comment(text, 1));

// Commands for engines
CTLPGN_ON(engine_word, end_engine_word());
CTLPGN_ON(engine_fen, engine_position(text));
CTLPGN_ON(black_begins, black_begins());
CTLPGN_ON(engine_ply, end_half_move(text));

// Fields of web boards
CTLPGN_ON(web_open, end_web_field());
CTLPGN_ON(web_field_end, end_web_field());
CTLPGN_ON(web_parent, web_parent(text));
CTLPGN_ON(web_ply_number, web_ply_number(text));
CTLPGN_ON(web_branch, web_branch(text));
CTLPGN_ON(web_variation_open, begin_web_variation(text));
CTLPGN_ON(web_variation, end_variation(text.data() + text.size()));
CTLPGN_ON(new_web_ply, new_ply());
CTLPGN_ON(web_from, web_from(text));
CTLPGN_ON(web_to, web_to(text));
CTLPGN_ON(web_ply, end_web_ply(text));
CTLPGN_ON(web_rest, lost_half_move(text));
CTLPGN_ON(web_comment_open, begin_web_comment(text));
CTLPGN_ON(web_text, web_comment_text(text));
CTLPGN_ON(web_comment, end_web_comment(text));
CTLPGN_ON(web_header_open, bracket(text));
CTLPGN_ON(web_name, bracketed_keyword(text));
CTLPGN_ON(web_value, value(text));
CTLPGN_ON(web_header, end_web_header(text.data() + text.size()));

#undef CTLPGN_ON
#undef CTLPGN_ON_STATE

} // namespace ctlpgn::xiangqi
