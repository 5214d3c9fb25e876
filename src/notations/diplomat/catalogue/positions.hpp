// P: the sense of positions.
#pragma once

#include "notations/diplomat/catalogue/row.hpp"

namespace ctlpgn::diplomat::rows {

inline constexpr diagnostic_info position_rows[] = {
    {codes::cell_taken_twice,
     error,
     "cell-taken-twice",
     "second man on one cell: {found}",
     "Each cell holds one man. Two are given for this one, and the first has been put there. Correct the "
     "cell of one of them.",
     never,
     {position, "White: Kd1 Re3 Be3; Black: Kk1; white to move",
      "White: Kd1 Re3 Be2; Black: Kk1; white to move"}},

    {codes::no_king,
     error,
     "no-king",
     "missing king of {side}",
     "Kings are never captured nor suborned, so both are always on the board. Without one nothing can be "
     "said about check and mate, and the game has not been checked on the board. Add the king.",
     never,
     {position, "White: Kd1 Re3; Black: k1; white to move", "White: Kd1 Re3; Black: Kk1; white to move"}},

    {codes::too_many_kings,
     error,
     "too-many-kings",
     "more than one king of {side}",
     "Each side has one king from the first move to the last: nothing is promoted to a king. With several, "
     "it is not known which one is meant. Remove what is extra.",
     never,
     {position, "White: Kd1 Ke3; Black: Kk1; white to move", "White: Kd1 Re3; Black: Kk1; white to move"}},

    {codes::waiting_king_attacked,
     error,
     "waiting-king-attacked",
     "the side to move can take {side}'s king",
     "A side may not leave its own king attacked. Here the king of the side that has just moved could be "
     "taken, so this position is impossible. Correct the pieces, or the side to move.",
     never,
     {position, "White: Kd1 Rk3; Black: Kk1; white to move", "White: Kd1 Rk3; Black: Kk1; black to move"}},

    {codes::too_many_men,
     warning,
     "too-many-men",
     "more than twenty men on the board",
     "Both sides begin with ten men, and no rule brings more onto the board. So this position cannot arise "
     "in a game. Remove what is extra.",
     never,
     {position,
      "White: Kd1 a1 a2 a3 b1 b2 b3 c1 c2 c3 d2; Black: Kk1 n1 n2 n3 m1 m2 m3 l3 l2 j2 j3; white to move",
      "White: Kd1 a1 a2 a3 b2; Black: Kk1 n1 n2 n3; white to move"}},

    {codes::too_many_promotions,
     warning,
     "too-many-promotions",
     "more promoted pieces than missing pawns",
     "Pieces beyond those of the first position are pawns that were promoted, and there are ten pawns in "
     "all; pieces change sides, so both sides are counted together. More are on the board than pawns are "
     "missing. Remove a piece or a pawn.",
     never,
     {position, "White: Kd1 Ra1 Ra2 Rb2 a3 b3 c3 c2 c1; Black: Kk1 n1 n2 n3 m2 m3; white to move",
      "White: Kd1 Ra1 Rb2 a3 b3 c3; Black: Kk1 n1 n2; white to move"}},
};

} // namespace ctlpgn::diplomat::rows
