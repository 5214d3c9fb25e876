// S071 to S080: variations and their labels.
#pragma once

#include "notations/ctl_pgn/catalogue/row.hpp"

namespace ctlpgn::ctl_pgn::catalogue_rows {

inline constexpr diagnostic_info syntax_variations[] = {
    {codes::unreadable_label,
     error,
     "unreadable-label",
     "invalid label {found} of a variation: expected a number between `$[` and `]`",
     "The label of a variation is a number from one up, between $[ and ]: ($[2] 12. G7-G9). Comments refer "
     "to the variation by the number of its move and this label, as in #12.2. Write a number without a "
     "leading zero and without spaces.",
     unsafe,
     {moves, "1. G7-G13, E21-E17\n($[a] 1. E7-E13, E21-E17)\n2. E7-E13 :",
      "1. G7-G13, E21-E17\n($[1] 1. E7-E13, E21-E17)\n2. E7-E13 :"}},

    {codes::unclosed_label,
     error,
     "unclosed-label",
     "unclosed label of a variation: expected `]`, found {found}",
     "A label is written $[n]: a dollar sign, and a number between square brackets. The closing bracket "
     "separates it from the number of the first move. Write ] right after the label's number.",
     safe,
     {moves, "1. G7-G13, E21-E17\n($[1 1. E7-E13, E21-E17)\n2. E7-E13 :",
      "1. G7-G13, E21-E17\n($[1] 1. E7-E13, E21-E17)\n2. E7-E13 :"}},

    {codes::end_mark_in_variation,
     error,
     "end-mark-in-variation",
     "colon that ends the game inside a variation",
     "The colon after a ply says that the game ended there, or was broken off. A variation was never "
     "played, so it ends with its closing parenthesis alone. Remove the colon; if this is the last ply of "
     "the game, a closing parenthesis is missing before.",
     unsafe,
     {moves, "1. G7-G13, E21-E17\n(1. E7-E13, E21-E17 :)\n2. E7-E13 :",
      "1. G7-G13, E21-E17\n(1. E7-E13, E21-E17)\n2. E7-E13 :"}},

    {codes::result_in_variation,
     error,
     "result-in-variation",
     "result {found} inside a variation",
     "Only the game has a result. A variation ends with its last move; say in a comment what it would have "
     "led to. Remove the result, or write a comment before the closing parenthesis.",
     unsafe,
     {moves, "1. G7-G13, E21-E17\n(1. E7-E13, E21-E17 1-1)\n2. E7-E13 :",
      "1. G7-G13, E21-E17\n(1. E7-E13, E21-E17)\n2. E7-E13 :"}},

    {codes::variation_in_move,
     error,
     "variation-in-move",
     "variation between the plies of a move, before {found}",
     "A variation comes after the move that it replaces, and whether it replaces White's ply or Black's is "
     "said by how it begins. Here it is between the two plies of a move. Black's ply has been read; write "
     "it after White's.",
     unsafe,
     {moves, "1. G7-G13\n(1. E7-E13, E21-E17)\n, E21-E17\n2. E7-E13 :",
      "1. G7-G13, E21-E17\n(1. E7-E13, E21-E17)\n2. E7-E13 :"}},
};

} // namespace ctlpgn::ctl_pgn::catalogue_rows
