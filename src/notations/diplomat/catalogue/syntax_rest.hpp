// S: what the grammar tolerates.
#pragma once

#include "notations/diplomat/catalogue/row.hpp"

namespace ctlpgn::diplomat::rows {

inline constexpr diagnostic_info syntax_rest[] = {
    {codes::line_comment,
     warning,
     "line-comment",
     "line comment {found}: put it in braces",
     "PGN has a second kind of comment, from a semicolon to the end of the line. It is lost when lines are "
     "joined or broken anew. Put the text between { and }.",
     safe,
     {moves, "1. d3, k3 ; a quiet start\n2. f3, m3", "1. d3, k3 {a quiet start}\n2. f3, m3"}},

    {codes::stray_nag,
     warning,
     "stray-nag",
     "stray or unknown glyph {found}: expected $0 to $255 after a half-move",
     "A dollar sign and a number rate the half-move that they follow. This one follows none, or its number "
     "is not one of PGN's, and it has been skipped. Put it after the half-move that it is about, or remove "
     "it.",
     unsafe,
     {moves, "{Well played.} $1 1. d3, k3", "{Well played.} 1. d3 $1, k3"}},

    {codes::surplus_dots,
     warning,
     "surplus-dots",
     "too many dots before White's half-move: {found}",
     "More dots after a number say that White's half-move is not written. Here it is, and they have been "
     "ignored. Write one dot.",
     safe,
     {moves, "1... d3, k3", "1. d3, k3"}},

    {codes::missing_white_half_move,
     error,
     "missing-white-half-move",
     "missing half-move of White before the comma",
     "The half-move after a comma is Black's, and has been read as such. White's half-move is missing "
     "before it, and the rest of the line has not been checked on the board. Write what White played.",
     never,
     {moves, "1. d3, k3\n2. , h2", "1. d3, k3\n2. g2, h2"}},

    {codes::early_comment,
     warning,
     "early-comment",
     "comment between a number and its half-move: {found}",
     "A comment on a half-move comes after it. The comment has been read, and what follows belongs to the "
     "number. Put it after the half-move.",
     never,
     {moves, "1. {Usual.} d3, k3", "1. d3, {Usual.} k3"}},

    {codes::result_inside_variation,
     warning,
     "result-inside-variation",
     "result {found} inside a variation",
     "The result is that of the game, and is given once, after its last move. A variation shows what was "
     "not played, so it has none. Say in a comment who would have won.",
     unsafe,
     {moves, "1. d3, k3 (1. ..., l3 1-0)", "1. d3, k3 (1. ..., l3)"}},

    {codes::foreign_result,
     warning,
     "foreign-result",
     "unknown result {found}: use 1-0, 0-1, 1/2-1/2 or *",
     "The results are 1-0, 0-1, 1/2-1/2 and *. Few programs read other ways to say how the game ended. Write "
     "one of these, and say anything else in a comment.",
     safe,
     {file, "1. d3, k3\n½-½\n", "1. d3, k3\n1/2-1/2\n"}},

    {codes::moves_after_result,
     error,
     "moves-after-result",
     "moves after the result: {found}",
     "The result ends a game. The moves after it carry on its numbers, so they have been read as a part of "
     "the same game. Put the result after the last move; if another game begins here, give it its tags and "
     "its own numbers.",
     unsafe,
     {file, "1. d3, k3\n*\n2. g2, h2\n*\n", "1. d3, k3\n2. g2, h2\n*\n"}},

    {codes::missing_white_men,
     error,
     "missing-white-men",
     "missing `White:` at the beginning of a position: found {found}",
     "A position lists White's men, Black's men and the side to move, separated by semicolons: White: Kd1 "
     "c2; Black: Kk1; white to move. Write White: before the first man.",
     never,
     {position, "Kd1; Black: Kk1; white to move", "White: Kd1; Black: Kk1; white to move"}},

    {codes::missing_black_men,
     error,
     "missing-black-men",
     "missing `Black:` before the men of Black: found {found}",
     "The men of Black follow those of White, after a semicolon, a space and the word Black with a colon. "
     "Without it, it is not known whose men they are. Write it before them.",
     never,
     {position, "White: Kd1; Kk1; white to move", "White: Kd1; Black: Kk1; white to move"}},

    {codes::missing_side_to_move,
     error,
     "missing-side-to-move",
     "missing side to move: expected \"white to move\" or \"black to move\"",
     "Whose turn it is decides what can be played. It follows the men, after a semicolon and a space. Add "
     "it.",
     never,
     {position, "White: Kd1; Black: Kk1", "White: Kd1; Black: Kk1; white to move"}},

    {codes::setup_spacing,
     note,
     "setup-spacing",
     "wrong spacing in a position: one space between men, a semicolon and a space between parts",
     "In a position each man has one space before it, and each part but the first a semicolon and a space. "
     "It has been read all the same. Write it in this form.",
     safe,
     {position, "White: Kd1  c2; Black: Kk1; white to move", "White: Kd1 c2; Black: Kk1; white to move"}},

    {codes::unreadable_man,
     error,
     "unreadable-man",
     "unreadable man {found}: expected a letter and a cell such as Kd1, or a cell for a pawn",
     "The men of a side are written like the targets of their half-moves: the letter of the piece and its "
     "cell, for a pawn the cell alone. This is none of them and has been skipped. Correct it.",
     never,
     {position, "White: Kd1 rook; Black: Kk1; white to move", "White: Kd1 Re2; Black: Kk1; white to move"}},

    {codes::text_after_setup,
     error,
     "text-after-setup",
     "text after the side to move: {found}",
     "The side to move is the last part of a position. What comes after it has no meaning and has been "
     "skipped. Remove it.",
     unsafe,
     {position, "White: Kd1; Black: Kk1; white to move, move 5", "White: Kd1; Black: Kk1; white to move"}},
};

} // namespace ctlpgn::diplomat::rows
