// M: numbers and turns.
#pragma once

#include "notations/diplomat/catalogue/row.hpp"

namespace ctlpgn::diplomat::rows {

inline constexpr diagnostic_info move_rows[] = {
    {codes::late_first_number,
     warning,
     "late-first-number",
     "missing moves before {found}: the game begins from the first position",
     "A game that begins later has lost its first moves, or begins from another position, which the tag "
     "Setup would give. The moves have been played from the first position. Correct the number, or give the "
     "position.",
     never,
     {moves, "2. d3, k3", "1. d3, k3"}},

    {codes::bare_pawn_capture,
     note,
     "bare-pawn-capture",
     "pawn capture without its radius: {found}",
     "A capture by a pawn would begin with the capture sign if nothing came before it, since pawns have no "
     "letter. So the radius of the pawn is written even where it would be clear without it. Write it before "
     "the sign.",
     safe,
     {file, "[Setup \"White: Kd1 f2; Black: Kk1 Hg3; white to move\"]\n\n1. xg3\n",
      "[Setup \"White: Kd1 f2; Black: Kk1 Hg3; white to move\"]\n\n1. fxg3\n"}},

    {codes::move_without_black,
     error,
     "move-without-black",
     "missing half-move of Black after {found}",
     "White and Black move in turn, so only the last move of a line of play may lack Black's half-move. It "
     "is not known what was played here, so the rest of the line has not been checked on the board. Write "
     "Black's half-move after a comma.",
     never,
     {moves, "1. d3\n2. f3, k3", "1. d3, k3\n2. f3, m3"}},

    {codes::black_out_of_turn,
     error,
     "black-out-of-turn",
     "missing half-move of White before {found}",
     "An ellipsis replaces White's half-move where a variation, or a game from a set-up position, begins "
     "with Black's, or where a comment is between the two. Here it is White's turn. Write White's half-move.",
     never,
     {moves, "1. ..., k3", "1. d3, k3"}},

    {codes::wrong_side_begins,
     error,
     "wrong-side-begins",
     "the game begins with {found}, but the tag Setup says black to move",
     "The position says whose turn it is, and the game begins with the other side's half-move. The moves "
     "have been played as they are written. Correct the side in the position, or write 1. ..., before "
     "Black's half-move.",
     never,
     {file, "[Setup \"White: Kd1 c2; Black: Kk1 j2; black to move\"]\n\n1. c3\n",
      "[Setup \"White: Kd1 c2; Black: Kk1 j2; white to move\"]\n\n1. c3\n"}},

    {codes::swallowed_moves,
     error,
     "swallowed-moves",
     "unclosed comment: missing `}` before the moves that follow",
     "A comment ends at the first closing brace, whatever is in it. Here the numbers prove that its own "
     "brace is missing: the game continues inside the comment, and the number after the first closing brace "
     "is wrong. So the comment has been read up to those moves. Close it before them.",
     unsafe,
     {moves, "1. d3, k3 {Usual.\n2. g2, h2 {Good.}\n3. Dg1, Dn1",
      "1. d3, k3 {Usual.}\n2. g2, h2 {Good.}\n3. Dg1, Dn1"}},
};

} // namespace ctlpgn::diplomat::rows
