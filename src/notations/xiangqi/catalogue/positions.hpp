// P: the sense of positions.
#pragma once

#include "notations/xiangqi/catalogue/row.hpp"

namespace ctlpgn::xiangqi::rows {

inline constexpr diagnostic_info positions_rows[] = {
    {codes::point_taken_twice,
     error,
     "point-taken-twice",
     "second piece on one point: {found}",
     "Two pieces are given for one point. The first has been put there. Correct the point of one of them.",
     never,
     {position, "Ke0; Ra5; Na5; kd9; MOVE 1, RED", "Ke0; Ra5; Nb5; kd9; MOVE 1, RED"}},

    {codes::no_king,
     error,
     "no-king",
     "missing king of {side}",
     "Kings are never captured. Without one nothing can be said about check and mate, and the game has not "
     "been checked on the board. Add the king.",
     never,
     {position, "Ke0; MOVE 1, RED", "Ke0; kd9; MOVE 1, RED"}},

    {codes::too_many_kings,
     error,
     "too-many-kings",
     "more than one king of {side}",
     "Each side has one king from the first move to the last. Remove what is extra.",
     never,
     {position, "Ke0; Kd1; kf9; MOVE 1, RED", "Ke0; kf9; MOVE 1, RED"}},

    {codes::king_outside_palace,
     error,
     "king-outside-palace",
     "king outside its palace: {found}",
     "Kings never leave the nine points of their palaces, d0 to f2 and d7 to f9. Correct the "
     "point.",
     never,
     {position, "Ka0; kd9; MOVE 1, RED", "Ke0; kd9; MOVE 1, RED"}},

    {codes::kings_see_each_other,
     error,
     "kings-see-each-other",
     "kings face each other: {found}",
     "Nothing is between the kings on their file, so the side that has just moved broke the rule of the "
     "facing kings. Correct the pieces.",
     never,
     {position, "Ke0; ke9; MOVE 1, RED", "Ke0; kd9; MOVE 1, RED"}},

    {codes::waiting_king_attacked,
     error,
     "waiting-king-attacked",
     "the side to move can take the king on {point}",
     "A side may not leave its own king attacked. So this position is impossible. Correct the pieces, or "
     "the side to move.",
     never,
     {position, "Ke0; Rd5; kd9; MOVE 1, RED", "Ke0; Rd5; kd9; MOVE 1, BLACK"}},

    {codes::guard_off_points,
     warning,
     "guard-off-points",
     "guard off its five points: {found}",
     "Guards move diagonally within the palace, so there are five points where one can be. Correct "
     "the point.",
     never,
     {position, "Ke0; Ga0; kd9; MOVE 1, RED", "Ke0; Gf0; kd9; MOVE 1, RED"}},

    {codes::elephant_off_points,
     warning,
     "elephant-off-points",
     "elephant off its seven points: {found}",
     "Elephants move two points diagonally and never cross the river, so there are seven points "
     "where one can be. Correct the point.",
     never,
     {position, "Ke0; Ma0; kd9; MOVE 1, RED", "Ke0; Mc0; kd9; MOVE 1, RED"}},

    {codes::pawn_off_points,
     warning,
     "pawn-off-points",
     "pawn where no pawn can come: {found}",
     "Pawns never go back, and before the river not sideways either. Correct the point.",
     never,
     {position, "Ke0; Pa2; kd9; MOVE 1, RED", "Ke0; Pa3; kd9; MOVE 1, RED"}},

    {codes::too_many_men,
     warning,
     "too-many-men",
     "more pieces than at the beginning: {excess}",
     "Nothing is promoted in xiangqi, so no side gets pieces. Remove what is extra.",
     never,
     {position, "Ke0; Ra5; Rb5; Rc5; kd9; MOVE 1, RED", "Ke0; Ra5; Rb5; kd9; MOVE 1, RED"}},

    {codes::unknown_man,
     error,
     "unknown-man",
     "unknown piece letter {found}",
     "The letter is neither one that FORMAT declares nor one of the usual K R N C G M P, with H, "
     "A, E, B and S besides. The piece has been left out. Correct the letter.",
     never,
     {position, "Ke0; Za3; kd9; MOVE 1, RED", "Ke0; Pa3; kd9; MOVE 1, RED"}},

    {codes::uneven_ranks,
     error,
     "uneven-ranks",
     "malformed FEN, not ten ranks of nine points: {reason}",
     "Each rank has nine points: letters are pieces, digits so many empty points. It is not known where the "
     "pieces are, so the game has not been checked on the board. Correct the rank.",
     never,
     {file, "GAME 1\nFEN 3k5/9/9/9/9/9/9/9/9/4K3 w\nSTART{\n}\n",
      "GAME 1\nFEN 3k5/9/9/9/9/9/9/9/9/4K4 w\nSTART{\n}\n"}},

    {codes::exchanged_sides,
     error,
     "exchanged-sides",
     "kings in each other's palace: {found} and the other one",
     "Capitals are Red's pieces and small letters Black's, and Red begins on the ranks 0 to 4. Here each "
     "king is "
     "in the palace of the other, so the letters or the ranks are the wrong way round. Turn them.",
     never,
     {position, "ke0; Kd9; MOVE 1, RED", "Ke0; kd9; MOVE 1, RED"}},
};

} // namespace ctlpgn::xiangqi::rows
