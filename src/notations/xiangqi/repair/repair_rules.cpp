#include "notations/xiangqi/repair/repair_rules.hpp"

#include "lint/rules/dependence.hpp"
#include "notations/xiangqi/codes.hpp"
#include "text/ascii.hpp"

#include <algorithm>
#include <array>
#include <string_view>

namespace ctlpgn::xiangqi {

namespace {

// Faults that a damaged half-move may have, besides those on the board.
constexpr std::array misfits{codes::unreadable_move,     codes::unexpected_text,   codes::foreign_form,
                             codes::side_out_of_turn,    codes::surplus_half_move, codes::move_without_black,
                             codes::number_without_move, codes::repeated_moves,    codes::text_after_moves,
                             codes::numbered_pawn,       codes::stray_remark,      codes::split_move};

constexpr std::array slips{
    codes::dots_after_number,  codes::number_punctuation,   codes::number_without_dot, codes::misplaced_fill,
    codes::detached_marker,    codes::unreadable_number,    codes::order_before_piece, codes::missing_hyphen,
    codes::small_coordinates,  codes::foreign_capture_sign, codes::letterless_pawn,    codes::chinese_move,
    codes::remark_spacing,     codes::surplus_remarks,      codes::foreign_glyph,      codes::stray_separator,
    codes::coordinate_capture, codes::move_without_number,  codes::wrong_number,       codes::repeated_number,
    codes::full_width,         codes::foreign_hyphen,       codes::leading_zero};

// Faults that may be mere consequences of a damaged half-move, besides those of the board and of the rules of
// play.
constexpr std::array consequences{
    codes::side_out_of_turn, codes::surplus_half_move,   codes::move_without_black, codes::wrong_number,
    codes::repeated_number,  codes::move_without_number, codes::number_without_move};

// Text among the moves that is none of them.
constexpr std::array no_moves{codes::foreign_space,   codes::control_character, codes::markup,
                              codes::mail_quote,      codes::line_signs,        codes::misplaced_result,
                              codes::variation_label, codes::square_marker};

constexpr std::array<std::string_view, 5> result_words{"1-0", "0-1", "1/2-1/2", "0.5-0.5", "*"};

bool is_misfit_on_board(code asked) {
    return is_about_board(asked) && describe(asked).severity == level::error;
}

bool may_be_consequence(const finding& asked) {
    return is_about_board(asked.id) || repair::repair_rules::is_one_of(consequences, asked.id);
}

bool is_no_move(const game& /*record*/, const finding& asked) {
    return repair::repair_rules::is_one_of(no_moves, asked.id);
}

// After the brace of START, up to the one that closes it.
span moves_of(const game& record) {
    constexpr std::string_view opening = "START";
    span where{0, static_cast<std::uint32_t>(record.text.size())};
    const node first = record.main_line.first_ply;
    if (first == no_node)
        return where;
    for (const tag& each : record.tags)
        if (each.where.end <= record.plies[first].number_begin)
            where.begin = std::max(where.begin, each.where.end);
    node last = first;
    while (record.plies[last].next != no_node)
        last = record.plies[last].next;
    const std::string_view before = record.raw({where.begin, record.plies[first].number_begin});
    if (const std::size_t brace = before.find('{'); brace != std::string_view::npos) {
        const std::string_view word = trimmed(before.substr(0, brace));
        if (word.size() >= opening.size() &&
            std::ranges::equal(word.substr(word.size() - opening.size()), opening, {}, capital))
            where.begin += static_cast<std::uint32_t>(brace) + 1;
    }
    const std::uint32_t after_last = record.plies[last].text().end;
    if (const std::size_t brace = record.text.find('}', after_last); brace != std::string_view::npos)
        where.end = static_cast<std::uint32_t>(brace);
    return where;
}

constexpr repair::repair_rules rules_of_texts{
    .misfits = misfits,
    .is_misfit_on_board = is_misfit_on_board,
    .slips = slips,
    .repeated_moves = codes::repeated_moves,
    .unreadable_ply = codes::unreadable_move,
    .unlikely_ply = codes::unlikely_half_move,
    .may_be_consequence = may_be_consequence,
    .is_no_move = is_no_move,
    // Few files have signs of check, and moves end with signs where a digit is lost.
    .signs = {.marks = "", .judgement = "!?", .has_dots = true},
    .results = result_words,
    .moves_of = moves_of,
    .most_damaged = 55,
};

} // namespace

const repair::repair_rules& rules_of_repair() {
    return rules_of_texts;
}

} // namespace ctlpgn::xiangqi
