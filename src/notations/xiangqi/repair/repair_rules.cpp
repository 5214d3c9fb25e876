#include "notations/xiangqi/repair/repair_rules.hpp"

#include "lint/rules/dependence.hpp"
#include "notations/xiangqi/codes.hpp"
#include "notations/xiangqi/forms/bare_list.hpp"
#include "notations/xiangqi/forms/chinese.hpp"
#include "text/ascii.hpp"

#include <array>
#include <cstddef>
#include <string_view>

namespace ctlpgn::xiangqi {

namespace {

constexpr std::array misfits{
    codes::unreadable_move,     codes::unexpected_text,       codes::unknown_piece_letter,
    codes::empty_origin,        codes::opponent_on_origin,    codes::other_piece_on_origin,
    codes::own_piece_on_target, codes::no_such_mover,         codes::several_movers,
    codes::no_mover_reaches,    codes::off_the_board,         codes::impossible_direction,
    codes::broken_half_move,    codes::foreign_form,          codes::king_taken,
    codes::against_movement,    codes::leaves_palace,         codes::crosses_river,
    codes::pawn_backwards,      codes::pawn_sideways_at_home, codes::way_not_free,
    codes::horse_leg_held,      codes::elephant_eye_stopped,  codes::cannon_without_screen,
    codes::cannon_with_screens, codes::king_goes_into_check,  codes::check_ignored,
    codes::pinned_piece,        codes::screen_for_cannon,     codes::generals_face,
    codes::side_out_of_turn,    codes::surplus_half_move,     codes::repeated_moves,
    codes::number_without_move};

constexpr std::array slips{
    codes::split_move,         codes::small_coordinates,    codes::missing_hyphen,
    codes::coordinate_capture, codes::letterless_pawn,      codes::order_before_piece,
    codes::foreign_hyphen,     codes::foreign_capture_sign, codes::big_point,
    codes::numbered_pawn,      codes::small_letter_of_red,  codes::stray_separator,
    codes::stray_remark,       codes::surplus_remarks,      codes::remark_spacing,
    codes::foreign_glyph,      codes::number_without_dot,   codes::number_punctuation,
    codes::unreadable_number,  codes::dots_after_number,    codes::wrong_number,
    codes::repeated_number,    codes::move_without_number,  codes::misplaced_fill,
    codes::foreign_fill,       codes::unsigned_capture,     codes::empty_capture,
    codes::needless_order,     codes::missing_pawn_file,    codes::missing_number_space};

// Faults that may be mere consequences of a damaged ply, besides those of the board and of the rules of play.
constexpr std::array consequences{
    codes::unreadable_move,  codes::wrong_number,      codes::repeated_number,     codes::move_without_number,
    codes::side_out_of_turn, codes::surplus_half_move, codes::number_without_move, codes::misplaced_fill};

// A half-move that is missing after them.
constexpr std::array said_before{codes::move_without_black};

// Text among the moves that is none of them.
constexpr std::array no_moves{codes::misplaced_result,     codes::end_line,        codes::text_after_moves,
                              codes::late_header,          codes::markup,          codes::mail_quote,
                              codes::line_signs,           codes::foreign_space,   codes::control_character,
                              codes::foreign_glyph,        codes::stray_remark,    codes::surplus_remarks,
                              codes::remark_spacing,       codes::moves_after_end, codes::keyword_inside_line,
                              codes::detached_marker,      codes::square_marker,   codes::repeated_start,
                              codes::comment_outside_moves};

// For a half-move that is not written.
constexpr repair::sign_shape gap_shape{"…", '.'};

// Chinese characters are what AXF writes for them.
constexpr auto shapes = [] {
    std::array<repair::sign_shape, chinese_signs.size() + 1> made{gap_shape};
    for (std::size_t i = 0; i != chinese_signs.size(); ++i)
        made[i + 1] = {chinese_signs[i].text, chinese_signs[i].meaning};
    return made;
}();

bool may_be_consequence(const finding& asked) {
    return is_about_board(asked.id) || repair::repair_rules::is_one_of(consequences, asked.id);
}

// A speck that looks like markup may be in the middle of a ply: E3+`5
bool is_inside_word(const game& record, span where) {
    const auto is_space = [&record](std::size_t at) {
        return at >= record.text.size() || white_space.find(record.text[at]) != std::string_view::npos;
    };
    return where.begin != 0 && !is_space(where.begin - 1) && !is_space(where.end);
}

bool is_no_move(const game& record, const finding& asked) {
    return repair::repair_rules::is_one_of(no_moves, asked.id) &&
           !(asked.id == codes::markup && is_inside_word(record, asked.where));
}

// In the form of the file, or in Chinese, which needs none.
bool is_sure(const game& record, const ctlpgn::ply& read) {
    return is_chinese(record.raw(read.text())) || is_written_in(record, read, format_of(record).form);
}

constexpr repair::repair_rules own_rules{
    .misfits = misfits,
    .slips = slips,
    .said_before = said_before,
    .repeated_moves = codes::repeated_moves,
    .unreadable_ply = codes::unreadable_move,
    .unlikely_ply = codes::unlikely_move,
    .may_be_consequence = may_be_consequence,
    .is_no_move = is_no_move,
    .is_sure = is_sure,
    .signs = {.marks = "+", .judgement = "!?", .shapes = shapes, .around = "{}", .shortest = 3},
    .results = {},
    .opening = '{',
    .marks_may_lack = true,
    .reads_variations = true,
    .are_variations_last = true,
    .margins = {.safe = 5, .omitted = 0.5F},
};

} // namespace

const repair::repair_rules& rules_of_repair() {
    return own_rules;
}

} // namespace ctlpgn::xiangqi
