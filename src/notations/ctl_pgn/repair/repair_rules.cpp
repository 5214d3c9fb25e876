#include "notations/ctl_pgn/repair/repair_rules.hpp"

#include "notations/ctl_pgn/codes.hpp"
#include "notations/ctl_pgn/lint/causes/code_groups.hpp"
#include "notations/ctl_pgn/repair_roles.hpp"
#include "notations/ctl_pgn/symbols.hpp"

#include <array>
#include <cstddef>
#include <string_view>

namespace ctlpgn::ctl_pgn {

namespace {

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

constexpr repair::repair_rules rules_of_texts{
    .roles = {.rows = repair_roles, .is_about_board = is_about_the_board},
    .repeated_moves = codes::repeated_moves,
    .unreadable_ply = codes::unreadable_ply,
    .unlikely_ply = codes::unlikely_ply,
    .signs = {.marks = "^+#", .judgement = "!?,:", .glyph = '$', .shapes = shapes},
    .results = result_words,
    .gap_in_move = ", ",
    .gap_before_rating = " ",
    .reads_variations = true,
    .margins = {.safe = 6, .unsafe = 0.7F}, // twice as likely as all else
    .most_costs = {.in_window = 150, .ahead = 110},
};

} // namespace

const repair::repair_rules& rules_of_repair() {
    return rules_of_texts;
}

} // namespace ctlpgn::ctl_pgn
