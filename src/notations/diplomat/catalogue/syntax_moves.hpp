// S: what the grammar tolerates.
#pragma once

#include "notations/diplomat/catalogue/row.hpp"

namespace ctlpgn::diplomat::rows {

inline constexpr diagnostic_info syntax_moves[] = {
    {codes::move_without_number,
     warning,
     "move-without-number",
     "missing move number before {found}",
     "Moves are numbered, so that a reader can find them and see that none is missing. The move has been "
     "read as the next one. Write its number and a dot before it.",
     safe,
     {moves, "1. d3, k3\nf3, m3", "1. d3, k3\n2. f3, m3"}},

    {codes::number_without_dot,
     warning,
     "number-without-dot",
     "missing dot after the move number: found {found}",
     "The number of a move is followed by a dot, so that it is not taken for a cell: the centre is called "
     "4. Write the dot.",
     safe,
     {moves, "1 d3, k3", "1. d3, k3"}},

    {codes::number_without_move,
     error,
     "number-without-move",
     "missing half-move after the move number {found}",
     "A number announces a move, and none can be read after it. Where White's half-move is not written an "
     "ellipsis replaces it: 12. ..., k3. Write the move, or remove the number.",
     never,
     {moves, "1. d3, k3\n2. ", "1. d3, k3"}},

    {codes::dots_after_number,
     warning,
     "dots-after-number",
     "wrong form of a half-move of Black alone, {found}: write 12. ..., k3",
     "PGN puts three dots right after the number where White's half-move is not written. In Diplomat the "
     "number has its dot, and an ellipsis replaces White's half-move, with a comma after it. Write it in "
     "this form.",
     safe,
     {moves, "1. d3\n{Quiet.}\n1... k3", "1. d3\n{Quiet.}\n1. ..., k3"}},

    {codes::uneven_spacing,
     note,
     "uneven-spacing",
     "wrong spacing: one space follows the dot of a number and a comma, none comes before them",
     "A move is a number with its dot, a space, White's half-move with its comma, a space, Black's "
     "half-move. Readers that split lines at spaces rely on it. Put the space where it belongs.",
     safe,
     {moves, "1.d3, k3", "1. d3, k3"}},

    {codes::moves_without_comma,
     warning,
     "moves-without-comma",
     "missing comma between the half-moves of a move",
     "The half-moves of a move are separated by a comma and a space. Without the comma programs may take "
     "them for one word, or for two moves of White. Write the comma.",
     safe,
     {moves, "1. d3 k3", "1. d3, k3"}},

    {codes::lonely_comma,
     error,
     "lonely-comma",
     "comma without a half-move of Black after it",
     "A comma after White's half-move says that Black's comes next. Nothing that could be one follows it, or "
     "a number does. Write Black's half-move, remove its number, or remove the comma if White made the last "
     "half-move.",
     safe,
     {moves, "1. d3, 1. k3\n2. f3, m3", "1. d3, k3\n2. f3, m3"}},

    {codes::et_cetera,
     note,
     "et-cetera",
     "incomplete list of moves: {found}",
     "The page that describes the notation breaks an example off with \"3. ...etc.\", which says nothing "
     "that could be played. It has been ignored. Write the moves, or the result * if the game is not "
     "complete.",
     safe,
     {moves, "1. d3, k3\n2. ...etc.", "1. d3, k3"}},

    {codes::stray_separator,
     warning,
     "stray-separator",
     "unexpected {found} between half-moves: use a comma or the number of the next move",
     "A comma and a space separate White's half-move from Black's, and a space alone one move from the "
     "next. Another sign is there, and the half-moves have been read as if it were right. Write a comma, or "
     "remove the sign between moves.",
     safe,
     {moves, "1. d3; k3", "1. d3, k3"}},

    {codes::unreadable_half_move,
     error,
     "unreadable-half-move",
     "unreadable half-move {found}: expected one such as d3",
     "The numbers show that a half-move belongs here. The text here is kept as an unreadable one, so that "
     "those after it belong to the right side. Correct it.",
     never,
     {moves, "1. d3, illegible\n2. g2, h2", "1. d3, k3\n2. g2, h2"}},
};

} // namespace ctlpgn::diplomat::rows
