// S031 to S050: numbers, commas and blanks of moves.
#pragma once

#include "catalogue/row.hpp"

namespace ctlpgn::catalogue_rows {

inline constexpr diagnostic_info syntax_moves[] = {
    {code::missing_number, error, "missing-number", "expected a move number such as 12. before {found}",
     "A move begins with its number, a dot and a blank; then come White's ply, a comma and Black's ply. "
     "References and variations name moves by their numbers. The move has been read as if it had the next "
     "number. Write the number before it.",
     moves, "1. G7-G13, E21-E17\nE7-E13 :", "1. G7-G13, E21-E17\n2. E7-E13 :", safe},

    {code::missing_dot, warning, "missing-dot", "expected a dot after the move number {found}",
     "The number of a move ends with a dot, or with a question mark if it is not known. The dot tells a "
     "number from a result or a digit in a text. Write it right behind the number.",
     moves, "1 G7-G13 :", "1. G7-G13 :", safe},

    {code::leading_zero, warning, "leading-zero", "the move number {found} begins with a zero",
     "Move numbers are written without leading zeros and begin with one. Programs that compare numbers as "
     "text take such a number for another one. Remove the zeros.",
     moves, "01. G7-G13 :", "1. G7-G13 :", safe},

    {code::unknown_number_not_one, warning, "unknown-number-not-one",
     "an unknown move number is written 1?, found {found}",
     "When the number of the first move is not known, the moves are counted from one, and the one stands "
     "with a question mark instead of a dot: 1? and then 2. 3. and so on. Another number with a question "
     "mark says that it is known and that it is not. Write 1? or, if the number is known, a dot.",
     file,
     "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
     "[PDTL \"/27:1k/20:3p3/8:3P3/1:1K/ w -- - 0 ?\"]\n"
     "\n5? F8-F10 :\n*\n",
     "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
     "[PDTL \"/27:1k/20:3p3/8:3P3/1:1K/ w -- - 0 ?\"]\n"
     "\n1? F8-F10 :\n*\n",
     unsafe},

    {code::move_spacing, warning, "move-spacing",
     "expected exactly one blank after a move number and after the comma between plies",
     "One blank follows the number of a move, and one follows the comma between White's ply and Black's. "
     "None, or more than one, can be read as well, but programs that compare text expect one. Blanks before "
     "a number are free: they may show the depth of a variation.",
     moves, "1.G7-G13 :", "1. G7-G13 :", safe},

    {code::move_across_lines, warning, "move-across-lines",
     "the move goes on on another line, but number and plies of a move share a line",
     "A move is written on one line: its number, White's ply and Black's. Several moves may share a line, "
     "but only comments and variations may go over several lines. Join the parts of the move on one line.",
     moves, "1. G7-G13,\nE21-E17 :", "1. G7-G13, E21-E17 :", safe},

    {code::comma_spacing, warning, "comma-spacing",
     "the comma between plies stands right after White's ply, without a blank",
     "White's ply and Black's are parted by a comma and a blank, in this order. A blank before the comma can "
     "be read as well, but the format does not have it. Remove it.",
     moves, "1. G7-G13 , E21-E17 :", "1. G7-G13, E21-E17 :", safe},

    {code::missing_comma, warning, "missing-comma", "expected a comma between White's ply and Black's",
     "The plies of a move are parted by a comma and a blank. In PGN a blank alone does it; in CTL-PGN a "
     "blank may be followed by a rating or a draw offer, and the comma shows that the ply is over. Write a "
     "comma right after White's ply with its marks.",
     moves, "1. G7-G13 E21-E17 :", "1. G7-G13, E21-E17 :", safe},

    {code::trailing_comma, warning, "trailing-comma", "the comma is not followed by Black's ply",
     "A comma parts White's ply from Black's. If the line of play ends with White's ply there is nothing to "
     "part, and a reader waits for a ply that does not come. Remove the comma, or write Black's ply behind "
     "it.",
     moves, "1. G7-G13 :,", "1. G7-G13 :", safe},

    {code::pgn_ellipsis, warning, "pgn-ellipsis", "a move that begins with Black is written 12. …, E21-E17",
     "When a line of play begins with Black's ply, an ellipsis stands in the place of White's, followed by a "
     "comma and a blank like a ply. PGN's form, three dots right after the number, looks alike but lacks the "
     "dot of the number, the blank or the comma. Write the number and its dot, a blank, … or ..., a comma, a "
     "blank and the ply.",
     file,
     "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
     "[PDTL \"/27:1k/20:3p3/8:3P3/1:1K/ b -- - 0 1\"]\n"
     "\n1... F20-F18 :\n*\n",
     "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
     "[PDTL \"/27:1k/20:3p3/8:3P3/1:1K/ b -- - 0 1\"]\n"
     "\n1. …, F20-F18 :\n*\n",
     safe},

    {code::text_after_ply, error, "text-after-ply",
     "expected a comma, a rating or the end of the move after the ply, found {found}",
     "After a ply come its check mark and, after a blank, a rating, a draw offer or the end of the game; "
     "then a comma, or the end of the move. Anything else has been skipped. Put remarks in a comment on a "
     "line of its own.",
     moves, "1. G7-G13 good, E21-E17 :", "1. G7-G13 !, E21-E17 :", unsafe},
};

} // namespace ctlpgn::catalogue_rows
