// S031 to S050: numbers, commas and spaces of moves.
#pragma once

#include "notations/ctl_pgn/catalogue/row.hpp"

namespace ctlpgn::ctl_pgn::catalogue_rows {

inline constexpr diagnostic_info syntax_moves[] = {
    {codes::missing_number,
     error,
     "missing-number",
     "missing move number before {found}",
     "A move begins with its number, a dot and a space; then come White's ply, a comma and Black's ply. "
     "References and variations name moves by their numbers. The move has been read as if it had the next "
     "number. Write the number before it.",
     safe,
     {moves, "1. G7-G13, E21-E17\nE7-E13 :", "1. G7-G13, E21-E17\n2. E7-E13 :"}},

    {codes::missing_dot,
     warning,
     "missing-dot",
     "missing dot after a move number: found {found}",
     "The number of a move ends with a dot, or with a question mark if it is not known. The dot "
     "distinguishes a number from a result or a digit in a text. Write it right after the number.",
     safe,
     {moves, "1 G7-G13 :", "1. G7-G13 :"}},

    {codes::unknown_number_not_one,
     warning,
     "unknown-number-not-one",
     "wrong form of an unknown move number: {found} instead of 1?",
     "When the number of the first move is not known, the moves are counted from one, and that one has a "
     "question mark instead of a dot: 1? and then 2. 3. and so on. Another number with a question mark says "
     "that it is known and that it is not. Write 1? or, if the number is known, a dot.",
     unsafe,
     {file,
      "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
      "[PDTL \"/27:1k/20:3p3/8:3P3/1:1K/ w -- - 0 ?\"]\n"
      "\n5? F8-F10 :\n*\n",
      "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
      "[PDTL \"/27:1k/20:3p3/8:3P3/1:1K/ w -- - 0 ?\"]\n"
      "\n1? F8-F10 :\n*\n"}},

    {codes::move_spacing,
     warning,
     "move-spacing",
     "wrong spacing after a move number or comma: expected one space, found {found}",
     "One space follows the number of a move, and one follows the comma between White's ply and Black's. "
     "None, or more than one, can be read as well, but programs that compare text expect one. Spaces before "
     "a number are free: they may show the depth of a variation.",
     safe,
     {moves, "1.G7-G13 :", "1. G7-G13 :"}},

    {codes::move_across_lines,
     warning,
     "move-across-lines",
     "move split across lines",
     "A move is written on one line: its number, White's ply and Black's. Several moves may share a line, "
     "but only comments and variations may go over several lines. Join the parts of the move on one line.",
     safe,
     {moves, "1. G7-G13,\nE21-E17 :", "1. G7-G13, E21-E17 :"}},

    {codes::comma_spacing,
     warning,
     "comma-spacing",
     "space before the comma between plies",
     "White's ply and Black's are separated by a comma and a space, in this order. A space before the comma "
     "can be read as well, but the format does not have it. Remove it.",
     safe,
     {moves, "1. G7-G13 , E21-E17 :", "1. G7-G13, E21-E17 :"}},

    {codes::missing_comma,
     warning,
     "missing-comma",
     "missing comma between White's ply and Black's",
     "The plies of a move are separated by a comma and a space. In PGN a space alone does it; in CTL-PGN a "
     "space may be followed by a glyph or a draw offer, and the comma shows that the ply is over. Write a "
     "comma right after White's ply with its marks.",
     safe,
     {moves, "1. G7-G13 E21-E17 :", "1. G7-G13, E21-E17 :"}},

    {codes::trailing_comma,
     warning,
     "trailing-comma",
     "comma without a ply of Black after it",
     "A comma separates White's ply from Black's. If the line of play ends with White's ply there is nothing "
     "to separate, and a reader waits for a ply that does not come. Remove the comma, or write Black's ply "
     "after it.",
     safe,
     {moves, "1. G7-G13 :,", "1. G7-G13 :"}},

    {codes::pgn_ellipsis,
     warning,
     "pgn-ellipsis",
     "wrong form of a move that begins with Black: write it like 12. …, E21-E17",
     "When a line of play begins with Black's ply, an ellipsis replaces White's, followed by a comma and a "
     "space like a ply. PGN's form, three dots right after the number, looks alike but lacks the dot of the "
     "number, the space or the comma. Write the number and its dot, a space, … or ..., a comma, a space and "
     "the ply.",
     safe,
     {file,
      "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
      "[PDTL \"/27:1k/20:3p3/8:3P3/1:1K/ b -- - 0 1\"]\n"
      "\n1... F20-F18 :\n*\n",
      "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
      "[PDTL \"/27:1k/20:3p3/8:3P3/1:1K/ b -- - 0 1\"]\n"
      "\n1. …, F20-F18 :\n*\n"}},

    {codes::text_after_ply,
     error,
     "text-after-ply",
     "unexpected text after a ply: {found}",
     "After a ply come its check mark and, after a space, a glyph, a draw offer or the end of the game; "
     "then a comma, or the end of the move. Anything else has been skipped. Put remarks in a comment on its "
     "own line.",
     either,
     {moves, "1. G7-G13 good, E21-E17 :", "1. G7-G13 !, E21-E17 :"}},

    {codes::signs_before_move,
     warning,
     "signs-before-move",
     "unexpected signs before a move or a result: {found}",
     "Lists, tables and quotations put signs before each line, such as -, * or |, and others between its "
     "parts. A line of a game begins with the number of its move; only dots and spaces may come before it. "
     "The moves have been read. It is reported once for all lines. Remove the signs; between White's ply "
     "and Black's write a comma and a space.",
     safe,
     {moves, "- 1. G7-G13, E21-E17\n- 2. F8-F10, F20-F18 :", "1. G7-G13, E21-E17\n2. F8-F10, F20-F18 :"}},

    {codes::surplus_ply,
     error,
     "surplus-ply",
     "third ply in one move: {found}",
     "A move is White's ply and Black's. What is written as a third one may be a ply that was written "
     "twice, or one of the next move, whose number is missing; it is not known which, so it has been "
     "skipped, and the plies from there on are not checked on the board. Remove the ply that is too many, "
     "or write the number of the next move before its plies.",
     never,
     {moves, "1. G7-G13, E21-E17, F8-F10, F20-F18 :", "1. G7-G13, E21-E17\n2. F8-F10, F20-F18 :"}},

    {codes::foreign_space,
     warning,
     "foreign-space",
     "unusual white space {found}: use a plain space",
     "Web pages and word processors show the depth of a variation by no-break spaces, and insert invisible "
     "characters. They have been read as spaces. Write plain spaces, and none at the end of a line.",
     safe,
     {moves, "1. G7-G13, E21-E17\n\u00A02. F8-F10 :", "1. G7-G13, E21-E17\n 2. F8-F10 :"}},
};

} // namespace ctlpgn::ctl_pgn::catalogue_rows
