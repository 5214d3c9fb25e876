// S071 to S080: variations and their labels.
#pragma once

#include "catalogue/row.hpp"

namespace ctlpgn::catalogue_rows {

inline constexpr diagnostic_info syntax_variations[] = {
    {code::empty_variation, error, "empty-variation", "expected a move in the variation, found {found}",
     "A variation shows another way to go on, so it has at least one move; comments alone do not make one. "
     "Write the moves with their numbers between the parentheses, or remove the parentheses.",
     moves,
     "1. G7-G13, E21-E17\n()\n2. E7-E13 :", "1. G7-G13, E21-E17\n(1. E7-E13, E21-E17)\n2. E7-E13 :", unsafe},

    {code::unclosed_variation, error, "unclosed-variation",
     "the variation that begins here is not closed: expected ) after its last move",
     "A variation that was opened with ( ends with ). Without it the moves that follow are taken for a part "
     "of the variation, so the fault may lie well behind this place. Close the variation after its last "
     "move.",
     moves, "1. G7-G13, E21-E17 :\n(1. E7-E13, G21-G17", "1. G7-G13, E21-E17 :\n(1. E7-E13, G21-G17)",
     unsafe},

    {code::stray_parenthesis, error, "stray-parenthesis", "this ) closes no variation",
     "Every closing parenthesis belongs to an opening one before it. This one stands in the main line, where "
     "no variation is open. Remove it, or put ( where the variation begins.",
     moves, "1. G7-G13, E21-E17)\n2. E7-E13 :", "1. G7-G13, E21-E17\n2. E7-E13 :", unsafe},

    {code::unreadable_label, error, "unreadable-label",
     "expected a number as the label of the variation, found {found}",
     "The label of a variation is a number from one up, between $[ and ]: ($[2] 12. G7-G9). Comments refer "
     "to the variation by the number of its move and this label, as in #12.2. Write a number without a "
     "leading zero.",
     moves, "1. G7-G13, E21-E17\n($[a] 1. E7-E13, E21-E17)\n2. E7-E13 :",
     "1. G7-G13, E21-E17\n($[1] 1. E7-E13, E21-E17)\n2. E7-E13 :", unsafe},

    {code::unclosed_label, error, "unclosed-label",
     "expected ] after the label of the variation, found {found}",
     "A label is written $[n]: a dollar sign, and a number between square brackets. The closing bracket "
     "parts it from the number of the first move. Write ] right after the label's number.",
     moves, "1. G7-G13, E21-E17\n($[1 1. E7-E13, E21-E17)\n2. E7-E13 :",
     "1. G7-G13, E21-E17\n($[1] 1. E7-E13, E21-E17)\n2. E7-E13 :", safe},

    {code::end_mark_in_variation, error, "end-mark-in-variation",
     "the colon ends a game and does not belong in a variation",
     "The colon after a ply says that the game ended there, or was broken off. A variation was never played, "
     "so it ends with its closing parenthesis alone. Remove the colon; if this is the last ply of the game, "
     "a closing parenthesis is missing before.",
     moves, "1. G7-G13, E21-E17\n(1. E7-E13, E21-E17 :)\n2. E7-E13 :",
     "1. G7-G13, E21-E17\n(1. E7-E13, E21-E17)\n2. E7-E13 :", unsafe},

    {code::result_in_variation, error, "result-in-variation",
     "the result {found} does not belong in a variation",
     "Only the game has a result. A variation ends with its last move; what it would have led to is said in "
     "a comment. Remove the result, or write a comment before the closing parenthesis.",
     moves, "1. G7-G13, E21-E17\n(1. E7-E13, E21-E17 1-1)\n2. E7-E13 :",
     "1. G7-G13, E21-E17\n(1. E7-E13, E21-E17)\n2. E7-E13 :", unsafe},
};

} // namespace ctlpgn::catalogue_rows
