// B: half-moves that contradict the board.
#pragma once

#include "notations/diplomat/catalogue/row.hpp"

namespace ctlpgn::diplomat::rows {

inline constexpr diagnostic_info board_rows[] = {
    {codes::nobody_on_origin,
     error,
     "nobody-on-origin",
     "no piece to move: {found} is empty",
     "The piece that moves is on the cell before the hyphen or the capture sign. After the moves before, it "
     "is empty. Correct the cell, or a half-move before this one.",
     never,
     {moves, "1. g2-g3, k3", "1. f2-g2, k3"}},

    {codes::opponent_on_origin,
     error,
     "opponent-on-origin",
     "{found} holds {piece}, which is not the mover's own",
     "The half-move begins on a cell of the opponent's. Perhaps the half-moves of the two sides have changed "
     "places, or one was left out before. Correct the cell.",
     never,
     {moves, "1. i2-i3, k3", "1. b2-b3, k3"}},

    {codes::other_piece_on_origin,
     error,
     "other-piece-on-origin",
     "{found} holds {piece}, not the piece that is named",
     "The letter of the half-move names one piece, and another is on the cell that it begins on; a "
     "half-move without a letter is a pawn's. The piece that is there has been moved. Correct the letter or "
     "the cell.",
     never,
     {moves, "1. b1-a3, k3", "1. Hb1-a3, k3"}},

    {codes::own_piece_on_target,
     error,
     "own-piece-on-target",
     "own piece on the target: {found} holds {piece}",
     "No piece takes one of its own side, and a diplomat suborns only the opponent's. Correct the cell, or a "
     "half-move before this one.",
     never,
     {moves, "1. Re2, k3", "1. e3, k3"}},

    {codes::unsigned_capture,
     warning,
     "unsigned-capture",
     "capture without `x`: {found} holds {piece}",
     "The opponent's piece on the target is taken, which is written with an x before it. Without the sign "
     "the half-move says that the cell is free. Write the sign.",
     safe,
     {file, "[Setup \"White: Kd1 Re3; Black: Kk1 Hg3; white to move\"]\n\n1. Rg3\n",
      "[Setup \"White: Kd1 Re3; Black: Kk1 Hg3; white to move\"]\n\n1. Rxg3\n"}},

    {codes::empty_capture,
     error,
     "empty-capture",
     "nothing to capture: {found} is empty",
     "The sign x says that a piece of the opponent is taken on the target. Nothing is there. Remove the "
     "sign, or correct the cell.",
     unsafe,
     {moves, "1. Hxa3, k3", "1. Ha3, k3"}},

    {codes::no_such_mover,
     error,
     "no-such-mover",
     "no such piece on the board: {found} names {piece}",
     "The half-move names a piece that its side does not have, or that is not on the radius which is "
     "written. Perhaps it was taken or suborned before. Correct the letter, the radius, or a half-move "
     "before this one.",
     never,
     {moves, "1. a-a3, k3", "1. b-b3, k3"}},

    {codes::several_movers,
     error,
     "several-movers",
     "ambiguous half-move {found}: it could be {moves}",
     "When several pieces of the same kind can go to a cell, the cell that the piece comes from is written "
     "before the target, or its radius where that is enough: e-e3, e2-e3. Write it.",
     never,
     {file, "[Setup \"White: Kd1 Ra3 Rc2; Black: Kk1; white to move\"]\n\n1. Rc3\n",
      "[Setup \"White: Kd1 Ra3 Rc2; Black: Kk1; white to move\"]\n\n1. Rc-c3\n"}},

    {codes::no_mover_reaches,
     error,
     "no-mover-reaches",
     "no piece can play {found}: {reasons}",
     "Several pieces could be meant, and none of them can go there. The rest of the line has not been "
     "checked on the board. Correct the half-move, or one before it.",
     never,
     {moves, "1. g3, k3", "1. g2, k3"}},

    {codes::nobody_to_suborn,
     error,
     "nobody-to-suborn",
     "nothing to suborn: {found} is empty",
     "A diplomat suborns a piece of the opponent's beside it, which stays where it is and changes its "
     "colour. This cell is empty. Correct it.",
     never,
     {moves, "1. g2=w, k3", "1. g2, k3"}},

    {codes::suborns_own_piece,
     error,
     "suborns-own-piece",
     "own piece suborned: {found} holds {piece}",
     "A diplomat suborns a piece of the opponent's beside it. This one is of the diplomat's own side. "
     "Correct the cell.",
     never,
     {moves, "1. f2=w, k3", "1. f3, k3"}},

    {codes::suborned_for_opponent,
     error,
     "suborned-for-opponent",
     "wrong colour {found}: the suborned piece becomes {colour}, as the side that moves",
     "The colour after the equals sign is the one that the suborned piece changes to, and a diplomat suborns "
     "for its own side. The piece has been given to that side. Correct the colour.",
     unsafe,
     {file, "[Setup \"White: Kd1 Df1; Black: Kk1 g1; white to move\"]\n\n1. g1=b\n",
      "[Setup \"White: Kd1 Df1; Black: Kk1 g1; white to move\"]\n\n1. g1=w\n"}},
};

} // namespace ctlpgn::diplomat::rows
