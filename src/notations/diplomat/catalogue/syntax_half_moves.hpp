// S: what the grammar tolerates.
#pragma once

#include "notations/diplomat/catalogue/row.hpp"

namespace ctlpgn::diplomat::rows {

inline constexpr diagnostic_info syntax_half_moves[] = {
    {codes::unreadable_move,
     error,
     "unreadable-move",
     "missing cell after the letter of the piece: found {found}",
     "A half-move is the letter of the piece and the cell that it goes to: Rj1, exd2, 4-k3. What follows the "
     "letter here is not a cell. Correct the half-move.",
     never,
     {moves, "1. R-xe3, k3", "1. d3, k3"}},

    {codes::no_such_cell,
     error,
     "no-such-cell",
     "no such cell: {found} (cells are a1 to n3, and 4)",
     "Radii are called a to n and crowns 1 to 3, and the centre is just 4. No cell has this name. Correct "
     "the letter or the number.",
     never,
     {moves, "1. d4, k3", "1. d3, k3"}},

    {codes::missing_target,
     error,
     "missing-target",
     "missing cell after the hyphen or the capture sign: found {found}",
     "The cell before the hyphen or the x is where the piece comes from; where it goes to has to follow at "
     "once. Write the cell.",
     never,
     {moves, "1. d2-, k3", "1. d2-d3, k3"}},

    {codes::missing_hyphen,
     warning,
     "missing-hyphen",
     "missing hyphen between origin and target: {found}",
     "Where the origin is written, a hyphen or the capture sign separates it from the target: e-e3, e2-e3. "
     "Without it two letters in a row may be taken for something else: de1 for De1. Write the hyphen, or the "
     "letter of the piece as a capital.",
     safe,
     {moves, "1. d2d3, k3", "1. d2-d3, k3"}},

    {codes::pawn_letter,
     warning,
     "pawn-letter",
     "unnecessary letter of a pawn",
     "Pieces are named by their letters, except the pawn, which is named by having none. Remove the letter.",
     safe,
     {moves, "1. Pd3, k3", "1. d3, k3"}},

    {codes::small_piece_letter,
     warning,
     "small-piece-letter",
     "lowercase piece letter {found}: write it in upper case",
     "Capital letters are pieces and small letters are radii. There is no radius r, and no pawn comes from "
     "as far away as b, d, h and k would mean, so it has been read as the letter of a piece. Write it as a "
     "capital.",
     safe,
     {file, "[Setup \"White: Kd1 Rj3; Black: Ka1; white to move\"]\n\n1. ra3+\n",
      "[Setup \"White: Kd1 Rj3; Black: Ka1; white to move\"]\n\n1. Ra3+\n"}},

    {codes::unknown_piece,
     error,
     "unknown-piece",
     "unknown piece letter {found}: expected B, R, H, D or K",
     "Diplomat chess has a bishop, a rook, a horse, a diplomat, a king and pawns. It has neither queen nor "
     "knight: the knight of chess is called horse here. Write the letter of the piece that is meant.",
     never,
     {moves, "1. Na3, k3", "1. Ha3, k3"}},

    {codes::foreign_capture_sign,
     warning,
     "foreign-capture-sign",
     "wrong capture sign {found}: use `x`",
     "The sign of a capture is the letter x. Other signs of multiplication, capital letters and the colon of "
     "some chess books are understood here, but usually not elsewhere. Write x.",
     safe,
     {file, "[Setup \"White: Kd1 f2; Black: Kk1 Hg3; white to move\"]\n\n1. f×g3\n",
      "[Setup \"White: Kd1 f2; Black: Kk1 Hg3; white to move\"]\n\n1. fxg3\n"}},

    {codes::missing_outcome,
     error,
     "missing-outcome",
     "missing colour or piece after `=`: found {found}",
     "The equals sign is followed by what becomes of a piece: black or white, b or w, where it is suborned; "
     "Rook, Bishop, Horse or Diplomat, or its letter, where a pawn is promoted. Write which.",
     never,
     {moves, "1. d3=, k3", "1. d3, k3"}},

    {codes::missing_equals_sign,
     warning,
     "missing-equals-sign",
     "missing `=` between the cell and what becomes of the piece",
     "A suborned piece and a promoted pawn are written with an equals sign: b3=b, m1=R. Without it the end "
     "of the half-move looks like a slip. Write the sign.",
     safe,
     {file, "[Setup \"White: Kd1 m2; Black: Kg3; white to move\"]\n\n1. m1R\n",
      "[Setup \"White: Kd1 m2; Black: Kg3; white to move\"]\n\n1. m1=R\n"}},

    {codes::capital_colour,
     warning,
     "capital-colour",
     "uppercase colour {found}: write it in lower case",
     "Colours are written in small letters: white and black, or w and b. A capital B after the equals sign "
     "is a bishop, so the case of the letter counts. Write it small.",
     safe,
     {file, "[Setup \"White: Kd1 Df1; Black: Kk1 g1; white to move\"]\n\n1. g1=White\n",
      "[Setup \"White: Kd1 Df1; Black: Kk1 g1; white to move\"]\n\n1. g1=w\n"}},

    {codes::small_promotion,
     warning,
     "small-promotion",
     "lowercase promotion {found}: write it with a capital letter",
     "A piece is named with a capital letter. After the equals sign the case counts: b3=b suborns for Black, "
     "b3=B makes a bishop. Write the capital letter.",
     safe,
     {file, "[Setup \"White: Kd1 m2; Black: Kg3; white to move\"]\n\n1. m1=rook\n",
      "[Setup \"White: Kd1 m2; Black: Kg3; white to move\"]\n\n1. m1=Rook\n"}},

    {codes::foreign_mate_sign,
     warning,
     "foreign-mate-sign",
     "wrong mate sign {found}: use `++`",
     "Two plus signs say that a check is mate. The number sign that chess uses for it is not known here. "
     "Write ++.",
     safe,
     {file, "[Setup \"White: Kd1 Ra2 Rb3; Black: Kk1; white to move\"]\n\n1. Rb1#\n",
      "[Setup \"White: Kd1 Ra2 Rb3; Black: Kk1; white to move\"]\n\n1. Rb1++\n"}},

    {codes::glyph_spacing,
     note,
     "glyph-spacing",
     "space between a half-move and its rating {found}",
     "Ratings such as ! and ?! follow their half-move without a space, so that they are not taken for a "
     "separate word. Remove the space.",
     safe,
     {moves, "1. d3 !?, k3", "1. d3!?, k3"}},

    {codes::split_move,
     warning,
     "split-move",
     "space inside a half-move: {found}",
     "A space ends a half-move. The parts of this one have been joined. Remove the spaces.",
     safe,
     {moves, "1. d2 - d3, k3", "1. d2-d3, k3"}},

    {codes::capital_cell,
     warning,
     "capital-cell",
     "uppercase cell {found}: write it in lower case",
     "Capital letters are pieces and small letters are radii. Cells that are written with capitals have "
     "been read as if they were small, throughout the game. Write them small.",
     safe,
     {moves, "1. D3, K3", "1. d3, k3"}},

    {codes::misplaced_check_sign,
     warning,
     "misplaced-check-sign",
     "misplaced sign of check or mate {found}: it comes right after the half-move",
     "The signs + and ++ are a part of the half-move, and ratings come after them. This one comes after a "
     "space or a rating, and has been read all the same. Put it right after the half-move.",
     safe,
     {file, "[Setup \"White: Kd1 Ra2 Rb3; Black: Kk1; white to move\"]\n\n1. Rb1 ++\n",
      "[Setup \"White: Kd1 Ra2 Rb3; Black: Kk1; white to move\"]\n\n1. Rb1++\n"}},

    {codes::late_comma,
     warning,
     "late-comma",
     "comma apart from White's half-move",
     "A comma belongs to White's half-move and ends it, so a comment on that comes after the comma, and no "
     "number comes before it. Put the comma where it belongs.",
     safe,
     {moves, "1. d3 {quiet}, k3", "1. d3, {quiet} k3"}},
};

} // namespace ctlpgn::diplomat::rows
