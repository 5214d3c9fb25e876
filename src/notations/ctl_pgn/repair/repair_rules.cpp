#include "notations/ctl_pgn/repair/repair_rules.hpp"

#include "lint/rules/dependence.hpp"
#include "notations/ctl_pgn/codes.hpp"
#include "notations/ctl_pgn/lint/causes/code_groups.hpp"
#include "notations/ctl_pgn/symbols.hpp"

#include <array>
#include <cstddef>
#include <string_view>

namespace ctlpgn::ctl_pgn {

namespace {

// Faults that a damaged ply may have, besides those on the board.
constexpr std::array misfits{
    codes::unreadable_ply,    codes::missing_origin,    codes::missing_separator, codes::missing_destination,
    codes::missing_promotion, codes::not_a_hex,         codes::unknown_castling,  codes::promotion_form,
    codes::text_after_ply,    codes::surplus_ply,       codes::unexpected_text,   codes::unreadable_line,
    codes::missing_black_ply, codes::undeclared_letter, codes::replaced_letter,   codes::repeated_moves};

constexpr std::array slips{
    codes::missing_number,      codes::missing_dot,        codes::move_spacing,      codes::move_across_lines,
    codes::comma_spacing,       codes::trailing_comma,     codes::pgn_ellipsis,      codes::letter_x,
    codes::written_pawn,        codes::lowercase_piece,    codes::reversed_check,    codes::remark_spacing,
    codes::glued_end_mark,      codes::bare_nag,           codes::remark_after_mate, codes::check_mark_form,
    codes::sign_spacing,        codes::rating_form,        codes::foreign_hyphen,    codes::wrong_number,
    codes::repeated_number,     codes::misplaced_ellipsis, codes::missing_end_mark,  codes::early_end_mark,
    codes::moves_after_mate,    codes::signs_before_move,  codes::leading_zero,      codes::missing_result,
    codes::result_on_move_line, codes::numbered_plies};

// Faults that may be mere consequences of a damaged ply, besides those of the board and of the rules of play.
constexpr std::array consequences{codes::missing_black_ply, codes::surplus_ply,     codes::missing_number,
                                  codes::wrong_number,      codes::repeated_number, codes::misplaced_ellipsis,
                                  codes::absent_piece,      codes::numbered_plies};

// Text among the moves that is none of them.
constexpr std::array no_moves{codes::foreign_space, codes::control_character, codes::unknown_result,
                              codes::text_after_result, codes::text_after_comment};

constexpr std::array<std::string_view, 6> result_words{"3-0", "2-1", "1-1", "1-2", "0-3", "*"};

// Signs of plies, and what surrounds plies. Symbols of pieces are letters in shape.
constexpr auto shapes = [] {
    constexpr std::array<repair::sign_shape, 6> signs{
        {{"*", 'x'}, {"×", 'x'}, {"‐", '-'}, {"…", '.'}, {"◇", '!'}, {"∞", '+'}}};
    constexpr auto is_figure = [](const symbol_row& row) { return row.text.size() > 1; };
    std::array<repair::sign_shape,
               signs.size() + static_cast<std::size_t>(std::ranges::count_if(symbols, is_figure))>
        made{};
    std::ranges::copy(signs, made.begin());
    std::size_t next = signs.size();
    for (const symbol_row& each : symbols)
        if (is_figure(each))
            made.at(next++) = {each.text, symbols[static_cast<std::size_t>(each.kind)].text[0]};
    return made;
}();

// Breaches of the rules of play other than those of marks and of what ends a game.
bool is_misfit_on_board(code asked) {
    return is_about_the_board(asked) &&
           (layer_of(asked) == layer::board || asked < codes::missing_check_mark);
}

bool may_be_consequence(const finding& asked) {
    return is_about_the_board(asked.id) || repair::repair_rules::is_one_of(consequences, asked.id);
}

bool is_no_move(const game& /*record*/, const finding& asked) {
    return repair::repair_rules::is_one_of(no_moves, asked.id);
}

constexpr repair::repair_rules rules_of_texts{
    .misfits = misfits,
    .is_misfit_on_board = is_misfit_on_board,
    .slips = slips,
    .repeated_moves = codes::repeated_moves,
    .unreadable_ply = codes::unreadable_ply,
    .unlikely_ply = codes::unlikely_ply,
    .may_be_consequence = may_be_consequence,
    .is_no_move = is_no_move,
    .signs = {.marks = "^+#", .judgement = "!?,:", .glyph = '$', .shapes = shapes},
    .results = result_words,
    .gap_in_move = ", ",
    .reads_variations = true,
    .margins = {.safe = 6, .unsafe = 0.7F}, // twice as likely as all else
    .most_costs = {.in_window = 150, .ahead = 110},
};

} // namespace

const repair::repair_rules& rules_of_repair() {
    return rules_of_texts;
}

} // namespace ctlpgn::ctl_pgn
