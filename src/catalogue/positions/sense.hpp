// P001 to P020: what a position says.
#pragma once

#include "catalogue/row.hpp"

namespace ctlpgn::catalogue_rows {

inline constexpr diagnostic_info positions_sense[] = {
    {code::line_too_short, error, "line-too-short", "{found} has too few hexes: {detail}",
     "The pieces of a line and its digits, which count empty hexes, together make all the hexes of that "
     "line. Empty hexes at the end of a line are counted, too. Add what is missing; as it stands, nobody "
     "knows where the pieces are.",
     position, "/27:1k/20:3p3/8:3P2/1:1K/ w -- - 0 1", "/27:1k/20:3p3/8:3P3/1:1K/ w -- - 0 1", unsafe},

    {code::line_too_long, error, "line-too-long", "{found} has too many hexes: {detail}",
     "The pieces of a line and its digits, which count empty hexes, together make all the hexes of that "
     "line. Remove what is too many; as it stands, nobody knows where the pieces are.",
     position, "/27:1k/20:3p3/8:3P4/1:1K/ w -- - 0 1", "/27:1k/20:3p3/8:3P3/1:1K/ w -- - 0 1", unsafe},

    {code::line_order, warning, "line-order", "the lines of a position descend, from 28 to 0",
     "A position is written as White sees the board, with the farthest line first. Lines in another "
     "order can be read, since each has its number. Sort them.",
     position, "/1:1K/8:3P3/20:3p3/27:1k/ w -- - 0 1", "/27:1k/20:3p3/8:3P3/1:1K/ w -- - 0 1", safe},

    {code::line_twice, error, "line-twice", "{found} is there already: line {detail} is written twice",
     "Each line of the board is written once, with all that stands on it. Probably one of the two "
     "numbers is wrong. Correct it, or remove the line that is too many.",
     position, "/27:1k/20:3p3/8:3P3/8:3P3/1:1K/ w -- - 0 1", "/27:1k/20:3p3/8:3P3/1:1K/ w -- - 0 1"},

    {code::king_missing, error, "king-missing", "the position has no king for {detail}",
     "Each side has a king as long as the game lasts. Put it where it stands: K for White, k for Black.",
     position, "/20:3p3/8:3P3/1:1K/ w -- - 0 1", "/27:1k/20:3p3/8:3P3/1:1K/ w -- - 0 1"},

    {code::several_kings, error, "several-kings", "{found} is a second king for {detail}",
     "Each side has one king, and nothing is ever promoted to a king. Remove the one that is too many.",
     position, "/27:kk/20:3p3/8:3P3/1:1K/ w -- - 0 1", "/27:1k/20:3p3/8:3P3/1:1K/ w -- - 0 1"},

    {code::too_many_pieces, error, "too-many-pieces", "{found} is one too many: {detail}",
     "A pawn is promoted only to a piece that its side has lost, so no side ever has more of a piece "
     "than at the beginning. Remove what is too many, or correct the letter.",
     position, "/27:1k/20:3p3/8:3P3/2:D1D/1:1K/ w -- - 0 1", "/27:1k/20:3p3/8:3P3/2:D2/1:1K/ w -- - 0 1"},

    {code::bishops_of_one_colour, error, "bishops-of-one-colour",
     "{found} stands on hexes of the same colour as another bishop for {detail}",
     "Bishops never leave the colour of their hexes, each side begins with one on each of the three "
     "colours, and a pawn is promoted only to the one that is lost. The colour of a hex is that of its "
     "line: lines whose numbers differ by three have the same. Correct the line of one of the two.",
     position, "/27:1k/20:3p3/8:3P3/5:J5/2:J2/1:1K/ w -- - 0 1",
     "/27:1k/20:3p3/8:3P3/4:J4/2:J2/1:1K/ w -- - 0 1"},

    {code::right_without_king, error, "right-without-king",
     "{found} says that the king has not moved: {detail}",
     "The castling field says which kings and rooks have never moved, so they stand where they began: G1 "
     "and G27 for the kings. Write a hyphen for a side whose king has moved, or correct the king's "
     "place.",
     position, "/27:1k/20:3p3/8:3P3/1:K1/ w K- - 0 1", "/27:1k/20:3p3/8:3P3/1:1K/ w K- - 0 1", unsafe},

    {code::right_without_rook, error, "right-without-rook",
     "{found} says that the rook has not moved: {detail}",
     "The castling field says which kings and rooks have never moved, so they stand where they began: "
     "the rooks on C3 and I3, or on C25 and I25. KR is the rook on the king's side (I), RK the one on "
     "the queen's (C). Take the rook out of the field, or put it where it stands.",
     position, "/27:1k/20:3p3/8:3P3/1:1K/ w KR- - 0 1", "/27:1k/20:3p3/8:3P3/3:3R/1:1K/ w KR- - 0 1", unsafe},

    {code::special_without_pawn, error, "special-without-pawn",
     "{found} names no pawn that has just moved: {detail}",
     "The fourth field names the pawn that the side which is not to move has just moved, if it may be "
     "captured in a special way. No such pawn stands there. Correct the hex or the side to move, or "
     "write a hyphen.",
     position, "/27:1k/20:3p3/8:3P3/1:1K/ w -- E17@19 0 1", "/27:1k/20:3p3/8:3P3/1:1K/ w -- - 0 1", unsafe},

    {code::special_no_such_step, error, "special-no-such-step",
     "{found} is no step of a pawn: it ends on {detail} without crossing that",
     "A pawn that steps twice crosses the line right behind it, and one that steps three times, from one "
     "of the eight hexes where it may, crosses two. Correct the lines after @.",
     position, "/27:1k/20:3p3/8:3P3/1:1K/ w -- F20@18 0 1", "/27:1k/20:3p3/8:3P3/1:1K/ w -- F20@22 0 1",
     unsafe},

    {code::special_way_occupied, error, "special-way-occupied", "{found} is no step of a pawn: {detail}",
     "The hexes that a pawn has just crossed are empty, and so is the one that it came from. Correct the "
     "board, or write a hyphen if no pawn has stepped so.",
     position, "/27:1k/22:3p3/20:3p3/8:3P3/1:1K/ w -- F20@22 0 1",
     "/27:1k/22:3p3/20:3p3/8:3P3/1:1K/ w -- - 0 1", unsafe},

    {code::scorn_of_nobody, error, "scorn-of-nobody", "{found} is no scornful pawn: {detail}",
     "A pawn is scornful when it stood right before a pawn of the other side and has just stepped past "
     "it; that one may capture it. No pawn stands where it could have been passed by. Write a hyphen, or "
     "correct the hex.",
     position, "/27:1k/20:3p3/8:3P3/1:1K/ w -- F20 0 1", "/27:1k/20:3p3/8:3P3/1:1K/ w -- - 0 1", unsafe},

    {code::turn_differs, error, "turn-differs",
     "{found} is to move, but the game begins with a ply of {detail}",
     "The second field of the position says which side moves next: w or b. The moves begin with the "
     "other side. Correct the field, or begin with an ellipsis (1. …, black) if Black moves first.",
     position, "/27:1k/20:3p3/8:3P3/1:1K/ b -- - 0 1", "/27:1k/20:3p3/8:3P3/1:1K/ w -- - 0 1", unsafe},

    {code::number_differs, error, "number-differs",
     "{found} is the next move, but the game begins with {detail}",
     "The last field of the position is the number of the move that comes next, so the game begins with "
     "it. A number that is not known is ? in the position, and the game begins with 1? then. Make them "
     "agree.",
     position, "/27:1k/20:3p3/8:3P3/1:1K/ w -- - 0 5", "/27:1k/20:3p3/8:3P3/1:1K/ w -- - 0 1", unsafe},

    {code::move_number_zero, error, "move-number-zero", "there is no move {found}",
     "Moves are counted from 1. Write the number of the move that comes next, or ? if it is not known.",
     position, "/27:1k/20:3p3/8:3P3/1:1K/ w -- - 0 0", "/27:1k/20:3p3/8:3P3/1:1K/ w -- - 0 1", unsafe},

    {code::clock_after_pawn, error, "clock-after-pawn", "{found} should be 0, since a pawn has just stepped",
     "The fifth field counts the plies since the last capture or pawn's ply. The field before it names a "
     "pawn that has just stepped, so nothing has been played since. Write 0, or a hyphen for the pawn.",
     position, "/27:1k/20:3p3/8:3P3/1:1K/ w -- F20@22 3 1", "/27:1k/20:3p3/8:3P3/1:1K/ w -- F20@22 0 1",
     unsafe},

    {code::clock_beyond_number, warning, "clock-beyond-number",
     "{found} counts more plies than were played: before this move there were {detail}",
     "The fifth field counts the plies since the last capture or pawn's ply, and the last field is the "
     "number of the next move. Together they say that plies were counted before the game began. Correct "
     "one of them, or write ? for the number.",
     position, "/27:1k/20:3p3/8:3P3/1:1K/ w -- - 7 1", "/27:1k/20:3p3/8:3P3/1:1K/ w -- - 0 1", unsafe},
};

} // namespace ctlpgn::catalogue_rows
