// P001 to P020: what a position says.
#pragma once

#include "notations/ctl_pgn/catalogue/row.hpp"

namespace ctlpgn::ctl_pgn::catalogue_rows {

inline constexpr diagnostic_info positions_sense[] = {
    {codes::line_too_short,
     error,
     "line-too-short",
     "{found} must have more hexes: {reason}",
     "The pieces of a line and its digits, which count empty hexes, add up to all the hexes of that line. "
     "Empty hexes at the end of a line are counted, too. Add what is missing; as it stands, nobody knows "
     "where the pieces are. On a line that stands where its number does not belong, the number is wrong.",
     unsafe,
     {position, "/27:1k/20:3p3/8:3P2/1:1K/ w -- - 0 1", "/27:1k/20:3p3/8:3P3/1:1K/ w -- - 0 1"}},

    {codes::line_too_long,
     error,
     "line-too-long",
     "{found} must have fewer hexes: {reason}",
     "The pieces of a line and its digits, which count empty hexes, add up to all the hexes of that line. "
     "Remove the extra ones; as it stands, nobody knows where the pieces are. On a line that stands where "
     "its number does not belong, the number is wrong.",
     unsafe,
     {position, "/27:1k/20:3p3/8:3P4/1:1K/ w -- - 0 1", "/27:1k/20:3p3/8:3P3/1:1K/ w -- - 0 1"}},

    {codes::line_order,
     warning,
     "line-order",
     "the lines of a position must descend, from 28 to 0",
     "A position is written as White sees the board, with the farthest line first. Lines in another order "
     "can be read, since each has its number. Sort them.",
     safe,
     {position, "/1:1K/8:3P3/20:3p3/27:1k/ w -- - 0 1", "/27:1k/20:3p3/8:3P3/1:1K/ w -- - 0 1"}},

    {codes::line_twice,
     error,
     "line-twice",
     "line {line} must be written once, found {found} again",
     "Each line of the board is written once, with all that stands on it. Probably one of the two numbers "
     "is wrong. Correct it, or remove the line that is too many.",
     never,
     {position, "/27:1k/20:3p3/8:3P3/8:3P3/1:1K/ w -- - 0 1", "/27:1k/20:3p3/8:3P3/1:1K/ w -- - 0 1"}},

    {codes::king_missing,
     error,
     "king-missing",
     "a position must have a king of {player}",
     "Each side has a king as long as the game lasts. Put it where it stands: K for White, k for Black.",
     never,
     {position, "/20:3p3/8:3P3/1:1K/ w -- - 0 1", "/27:1k/20:3p3/8:3P3/1:1K/ w -- - 0 1"}},

    {codes::several_kings,
     error,
     "several-kings",
     "a second king of {player} must not be on the board, found {found}",
     "Each side has one king, and nothing is ever promoted to a king. Remove the one that is too many.",
     never,
     {position, "/27:kk/20:3p3/8:3P3/1:1K/ w -- - 0 1", "/27:1k/20:3p3/8:3P3/1:1K/ w -- - 0 1"}},

    {codes::too_many_pieces,
     error,
     "too-many-pieces",
     "{found} must not be there: {reason}",
     "A pawn is promoted only to a piece that its side has lost, so no side ever has more of a piece than "
     "at the beginning. Remove the extra ones, or correct the letter.",
     never,
     {position, "/27:1k/20:3p3/8:3P3/2:D1D/1:1K/ w -- - 0 1", "/27:1k/20:3p3/8:3P3/2:D2/1:1K/ w -- - 0 1"}},

    {codes::bishops_of_one_colour,
     error,
     "bishops-of-one-colour",
     "{found} must stand on hexes of another colour than the other bishops of {player}",
     "Bishops never leave the colour of their hexes, each side begins with one on each of the three "
     "colours, and a pawn is promoted only to the one that is lost. The colour of a hex is that of its "
     "line: lines whose numbers differ by three have the same. Correct the line of one of the two.",
     never,
     {position, "/27:1k/20:3p3/8:3P3/5:J5/2:J2/1:1K/ w -- - 0 1",
      "/27:1k/20:3p3/8:3P3/4:J4/2:J2/1:1K/ w -- - 0 1"}},

    {codes::right_without_king,
     error,
     "right-without-king",
     "{found} must fit the board, and says that the king has not moved: {reason}",
     "The castling field says which kings and rooks have never moved, so they stand where they began: G1 "
     "and G27 for the kings. Write a hyphen for a side whose king has moved, or correct the king's place.",
     unsafe,
     {position, "/27:1k/20:3p3/8:3P3/1:K1/ w K- - 0 1", "/27:1k/20:3p3/8:3P3/1:1K/ w K- - 0 1"}},

    {codes::right_without_rook,
     error,
     "right-without-rook",
     "{found} must fit the board, and says that the rook has not moved: {reason}",
     "The castling field says which kings and rooks have never moved, so they stand where they began: the "
     "rooks on C3 and I3, or on C25 and I25. KR is the rook on the king's side (I), RK the one on the "
     "queen's (C). Take the rook out of the field, or put it where it stands.",
     unsafe,
     {position, "/27:1k/20:3p3/8:3P3/1:1K/ w KR- - 0 1", "/27:1k/20:3p3/8:3P3/3:3R/1:1K/ w KR- - 0 1"}},

    {codes::special_without_pawn,
     error,
     "special-without-pawn",
     "{found} must name a pawn that has just moved: {reason}",
     "The fourth field names the pawn that the side which is not to move has just moved, if it may be "
     "captured in a special way. No such pawn stands there. Correct the hex or the side to move, or write a "
     "hyphen.",
     unsafe,
     {position, "/27:1k/20:3p3/8:3P3/1:1K/ w -- E17@19 0 1", "/27:1k/20:3p3/8:3P3/1:1K/ w -- - 0 1"}},

    {codes::special_no_such_step,
     error,
     "special-no-such-step",
     "{found} must be a step of a pawn: it ends on {hex} without crossing that",
     "A pawn that steps twice crosses the line right after it, and one that steps three times, from one of "
     "the eight hexes where it may, crosses two. Correct the lines after @.",
     unsafe,
     {position, "/27:1k/20:3p3/8:3P3/1:1K/ w -- F20@18 0 1", "/27:1k/20:3p3/8:3P3/1:1K/ w -- F20@22 0 1"}},

    {codes::special_way_occupied,
     error,
     "special-way-occupied",
     "{found} must be a step of a pawn: {reason}",
     "The hexes that a pawn has just crossed are empty, and so is the one that it came from. Correct the "
     "board, or write a hyphen if no pawn has stepped so.",
     unsafe,
     {position, "/27:1k/22:3p3/20:3p3/8:3P3/1:1K/ w -- F20@22 0 1",
      "/27:1k/22:3p3/20:3p3/8:3P3/1:1K/ w -- - 0 1"}},

    {codes::scorn_of_nobody,
     error,
     "scorn-of-nobody",
     "{found} must name a scornful pawn: {reason}",
     "A pawn is scornful when it stood right before a pawn of the other side and has just stepped past it; "
     "that one may capture it. No pawn stands where it could have been passed by. Write a hyphen, or "
     "correct the hex.",
     unsafe,
     {position, "/27:1k/20:3p3/8:3P3/1:1K/ w -- F20 0 1", "/27:1k/20:3p3/8:3P3/1:1K/ w -- - 0 1"}},

    {codes::turn_differs,
     error,
     "turn-differs",
     "the side to move must be {player}, whose ply the game begins with, found {found}",
     "The second field of the position says which side moves next: w or b. The moves begin with the other "
     "side. Correct the field, or begin with an ellipsis (1. …, black) if Black moves first.",
     unsafe,
     {position, "/27:1k/20:3p3/8:3P3/1:1K/ b -- - 0 1", "/27:1k/20:3p3/8:3P3/1:1K/ w -- - 0 1"}},

    {codes::number_differs,
     error,
     "number-differs",
     "the move number must be that of the first move, {expected}, found {found}",
     "The last field of the position is the number of the move that comes next, so the game begins with it. "
     "A number that is not known is ? in the position, and the game begins with 1? then. Make them agree.",
     unsafe,
     {position, "/27:1k/20:3p3/8:3P3/1:1K/ w -- - 0 5", "/27:1k/20:3p3/8:3P3/1:1K/ w -- - 0 1"}},

    {codes::move_number_zero,
     error,
     "move-number-zero",
     "a move number must be 1 or more, found {found}",
     "Moves are counted from 1. Write the number of the move that comes next, or ? if it is not known.",
     unsafe,
     {position, "/27:1k/20:3p3/8:3P3/1:1K/ w -- - 0 0", "/27:1k/20:3p3/8:3P3/1:1K/ w -- - 0 1"}},

    {codes::clock_after_pawn,
     error,
     "clock-after-pawn",
     "the clock must be 0 since a pawn has just stepped, found {found}",
     "The fifth field counts the plies since the last capture or pawn's ply. The field before it names a "
     "pawn that has just stepped, so nothing has been played since. Write 0, or a hyphen for the pawn.",
     unsafe,
     {position, "/27:1k/20:3p3/8:3P3/1:1K/ w -- F20@22 3 1", "/27:1k/20:3p3/8:3P3/1:1K/ w -- F20@22 0 1"}},

    {codes::clock_beyond_number,
     warning,
     "clock-beyond-number",
     "the clock must not count more plies than were played, {most}, found {found}",
     "The fifth field counts the plies since the last capture or pawn's ply, and the last field is the "
     "number of the next move. Together they say that plies were counted before the game began. Correct one "
     "of them, or write ? for the number.",
     never,
     {position, "/27:1k/20:3p3/8:3P3/1:1K/ w -- - 7 1", "/27:1k/20:3p3/8:3P3/1:1K/ w -- - 0 1"}},

    {codes::line_without_pieces,
     warning,
     "line-without-pieces",
     "line of the board without pieces: {found} is left out",
     "A position has only the cross-lines that hold pieces. A line without pieces says nothing, and programs "
     "that compare positions as text take such a position for a different one. Remove it.",
     safe,
     {position, "/27:1k/20:3p3/19:8/8:3P3/1:1K/ w -- - 0 1", "/27:1k/20:3p3/8:3P3/1:1K/ w -- - 0 1"}},
};

} // namespace ctlpgn::ctl_pgn::catalogue_rows
