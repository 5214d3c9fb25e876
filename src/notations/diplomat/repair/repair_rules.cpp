#include "notations/diplomat/repair/repair_rules.hpp"

#include "lint/rules/dependence.hpp"
#include "notations/diplomat/codes.hpp"
#include "notations/diplomat/repair_roles.hpp"

#include <array>
#include <string_view>

namespace ctlpgn::diplomat {

namespace {

constexpr std::array<std::string_view, 4> results{"1-0", "0-1", "1/2-1/2", "*"};

constexpr std::array<repair::sign_shape, 2> shapes{{{"×", 'x'}, {"…", '.'}}};

constexpr repair::repair_rules own_rules{
    .roles = {.rows = repair_roles, .is_about_board = is_about_board},
    .repeated_moves = codes::repeated_moves,
    .unreadable_ply = codes::unreadable_half_move,
    .unlikely_ply = codes::unlikely_move,
    .signs = {.marks = "+#", .capture = 'x', .judgement = "!?,", .glyph = '$', .shapes = shapes},
    .results = results,
    .gap_in_move = ", ",
    // Half-moves are short, so that amid several damages little is beyond doubt.
    .margins = {.safe = 10, .unsafe = 0.7F, .densest = 0.12},
    .other_sign = 8,
};

} // namespace

const repair::repair_rules& rules_of_repair() {
    return own_rules;
}

} // namespace ctlpgn::diplomat
