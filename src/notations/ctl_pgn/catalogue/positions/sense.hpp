// P001 to P020: what a position says.
#pragma once

#include "notations/ctl_pgn/catalogue/row.hpp"

namespace ctlpgn::ctl_pgn::catalogue_rows {

inline constexpr diagnostic_info positions_sense[] = {
    {codes::line_too_short,
     error,
     "line-too-short",
     "too few hexes in {found}: {reason}",
     "The pieces of a line and its digits, which count empty hexes, add up to all the hexes of that line. "
     "Empty hexes at the end of a line are counted, too. Add what is missing; it is not known where the "
     "pieces are. If the line is not where its number belongs, the number is wrong.",
     unsafe,
     {position, "/27:1k/20:3p3/8:3P2/1:1K/ w -- - 0 1", "/27:1k/20:3p3/8:3P3/1:1K/ w -- - 0 1"}},

    {codes::line_too_long,
     error,
     "line-too-long",
     "too many hexes in {found}: {reason}",
     "The pieces of a line and its digits, which count empty hexes, add up to all the hexes of that line. "
     "Remove the extra ones; it is not known where the pieces are. If the line is not where its number "
     "belongs, the number is wrong.",
     unsafe,
     {position, "/27:1k/20:3p3/8:3P4/1:1K/ w -- - 0 1", "/27:1k/20:3p3/8:3P3/1:1K/ w -- - 0 1"}},

    {codes::line_order,
     warning,
     "line-order",
     "lines of the position out of order: they descend from 28 to 0",
     "A position is written as White sees the board, with the farthest line first. Lines in another order "
     "can be read, since each has its number. Sort them.",
     safe,
     {position, "/1:1K/8:3P3/20:3p3/27:1k/ w -- - 0 1", "/27:1k/20:3p3/8:3P3/1:1K/ w -- - 0 1"}},

    {codes::line_twice,
     error,
     "line-twice",
     "duplicate line {line} of the position: {found}",
     "Each line of the board is written once, with all that is on it. Probably one of the two numbers is "
     "wrong. Correct it, or remove the line that is too many.",
     never,
     {position, "/27:1k/20:3p3/8:3P3/8:3P3/1:1K/ w -- - 0 1", "/27:1k/20:3p3/8:3P3/1:1K/ w -- - 0 1"}},

    {codes::king_missing,
     error,
     "king-missing",
     "missing king of {player}",
     "Each side has a king as long as the game lasts. Add it: K for White, k for Black.",
     never,
     {position, "/20:3p3/8:3P3/1:1K/ w -- - 0 1", "/27:1k/20:3p3/8:3P3/1:1K/ w -- - 0 1"}},

    {codes::several_kings,
     error,
     "several-kings",
     "more than one king of {player}: {found}",
     "Each side has one king, and nothing is ever promoted to a king. Remove the one that is too many.",
     never,
     {position, "/27:kk/20:3p3/8:3P3/1:1K/ w -- - 0 1", "/27:1k/20:3p3/8:3P3/1:1K/ w -- - 0 1"}},

    {codes::too_many_pieces,
     error,
     "too-many-pieces",
     "surplus piece {found}: {reason}",
     "A pawn is promoted only to a piece that its side has lost, so no side ever has more of a piece than "
     "at the beginning. Remove the extra ones, or correct the letter.",
     never,
     {position, "/27:1k/20:3p3/8:3P3/2:D1D/1:1K/ w -- - 0 1", "/27:1k/20:3p3/8:3P3/2:D2/1:1K/ w -- - 0 1"}},

    {codes::bishops_of_one_colour,
     error,
     "bishops-of-one-colour",
     "{found} is on hexes of the same colour as another bishop of {player}",
     "Bishops never leave the colour of their hexes, each side begins with one on each of the three "
     "colours, and a pawn is promoted only to the one that is lost. The colour of a hex is that of its "
     "line: lines whose numbers differ by three have the same. Correct the line of one of the two.",
     never,
     {position, "/27:1k/20:3p3/8:3P3/5:J5/2:J2/1:1K/ w -- - 0 1",
      "/27:1k/20:3p3/8:3P3/4:J4/2:J2/1:1K/ w -- - 0 1"}},

    {codes::right_without_king,
     error,
     "right-without-king",
     "castling right {found}, but the king has moved: {reason}",
     "The castling field says which kings and rooks have never moved, so they are where they began: G1 and "
     "G27 for the kings. Write a hyphen for a side whose king has moved, or correct the king's place.",
     unsafe,
     {position, "/27:1k/20:3p3/8:3P3/1:K1/ w K- - 0 1", "/27:1k/20:3p3/8:3P3/1:1K/ w K- - 0 1"}},

    {codes::right_without_rook,
     error,
     "right-without-rook",
     "castling right {found}, but the rook has moved: {reason}",
     "The castling field says which kings and rooks have never moved, so they are where they began: the "
     "rooks on C3 and I3, or on C25 and I25. KR is the rook on the king's side (I), RK the one on the "
     "queen's (C). Take the rook out of the field, or put it on its hex.",
     unsafe,
     {position, "/27:1k/20:3p3/8:3P3/1:1K/ w KR- - 0 1", "/27:1k/20:3p3/8:3P3/3:3R/1:1K/ w KR- - 0 1"}},

    {codes::special_without_pawn,
     error,
     "special-without-pawn",
     "{found} does not name a pawn that has just moved: {reason}",
     "The fourth field names the pawn that the side which is not to move has just moved, if it may be "
     "captured in a special way. No such pawn is there. Correct the hex or the side to move, or write a "
     "hyphen.",
     unsafe,
     {position, "/27:1k/20:3p3/8:3P3/1:1K/ w -- E17@19 0 1", "/27:1k/20:3p3/8:3P3/1:1K/ w -- - 0 1"}},

    {codes::special_no_such_step,
     error,
     "special-no-such-step",
     "{found} is not a step of a pawn: it ends on {hex} without crossing that",
     "A pawn that steps twice crosses the line right after it, and one that steps three times, from one of "
     "the eight hexes where it may, crosses two. Correct the lines after @.",
     unsafe,
     {position, "/27:1k/20:3p3/8:3P3/1:1K/ w -- F20@18 0 1", "/27:1k/20:3p3/8:3P3/1:1K/ w -- F20@22 0 1"}},

    {codes::special_way_occupied,
     error,
     "special-way-occupied",
     "{found} is not a step of a pawn: {reason}",
     "The hexes that a pawn has just crossed are empty, like the one that it came from. Correct the board, "
     "or write a hyphen if no pawn has stepped so.",
     unsafe,
     {position, "/27:1k/22:3p3/20:3p3/8:3P3/1:1K/ w -- F20@22 0 1",
      "/27:1k/22:3p3/20:3p3/8:3P3/1:1K/ w -- - 0 1"}},

    {codes::scorn_of_nobody,
     error,
     "scorn-of-nobody",
     "{found} does not name a scornful pawn: {reason}",
     "A pawn is scornful when it was right in front of a pawn of the other side and has just stepped past "
     "it; that one may capture it. No pawn is where it could have been passed by. Write a hyphen, or "
     "correct the hex.",
     unsafe,
     {position, "/27:1k/20:3p3/8:3P3/1:1K/ w -- F20 0 1", "/27:1k/20:3p3/8:3P3/1:1K/ w -- - 0 1"}},

    {codes::turn_differs,
     error,
     "turn-differs",
     "wrong side to move {found}: the game begins with a ply of {player}",
     "The second field of the position says which side moves next: w or b. The moves begin with the other "
     "side. Correct the field, or begin with an ellipsis (1. …, black) if Black moves first.",
     unsafe,
     {position, "/27:1k/20:3p3/8:3P3/1:1K/ b -- - 0 1", "/27:1k/20:3p3/8:3P3/1:1K/ w -- - 0 1"}},

    {codes::number_differs,
     error,
     "number-differs",
     "wrong move number {found} in the position: the first move is {expected}",
     "The last field of the position is the number of the move that comes next, so the game begins with it. "
     "A number that is not known is ? in the position, and the game begins with 1? then. Make them agree.",
     unsafe,
     {position, "/27:1k/20:3p3/8:3P3/1:1K/ w -- - 0 5", "/27:1k/20:3p3/8:3P3/1:1K/ w -- - 0 1"}},

    {codes::move_number_zero,
     error,
     "move-number-zero",
     "impossible move number {found}: moves are counted from 1",
     "Moves are counted from 1. Write the number of the move that comes next, or ? if it is not known.",
     unsafe,
     {position, "/27:1k/20:3p3/8:3P3/1:1K/ w -- - 0 0", "/27:1k/20:3p3/8:3P3/1:1K/ w -- - 0 1"}},

    {codes::clock_after_pawn,
     error,
     "clock-after-pawn",
     "ply counter {found} right after a pawn's step: expected 0",
     "The fifth field counts the plies since the last capture or pawn's ply. The field before it names a "
     "pawn that has just stepped, so nothing has been played since. Write 0, or a hyphen for the pawn.",
     unsafe,
     {position, "/27:1k/20:3p3/8:3P3/1:1K/ w -- F20@22 3 1", "/27:1k/20:3p3/8:3P3/1:1K/ w -- F20@22 0 1"}},

    {codes::clock_beyond_number,
     warning,
     "clock-beyond-number",
     "ply counter {found} is too high: at most {most} were played",
     "The fifth field counts the plies since the last capture or pawn's ply, and the last field is the "
     "number of the next move. Together they say that plies were counted before the game began. Correct one "
     "of them, or write ? for the number.",
     never,
     {position, "/27:1k/20:3p3/8:3P3/1:1K/ w -- - 7 1", "/27:1k/20:3p3/8:3P3/1:1K/ w -- - 0 1"}},

    {codes::line_without_pieces,
     warning,
     "line-without-pieces",
     "line without pieces in the position: leave {found} out",
     "A position has only the cross-lines that hold pieces. A line without pieces says nothing, and programs "
     "that compare positions as text take such a position for a different one. Remove it.",
     safe,
     {position, "/27:1k/20:3p3/19:8/8:3P3/1:1K/ w -- - 0 1", "/27:1k/20:3p3/8:3P3/1:1K/ w -- - 0 1"}},
};

} // namespace ctlpgn::ctl_pgn::catalogue_rows
