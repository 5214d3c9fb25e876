// R: half-moves against the rules, signs of check, ends of games, open points.
#pragma once

#include "notations/diplomat/catalogue/row.hpp"

namespace ctlpgn::diplomat::rows {

inline constexpr diagnostic_info rules_of_movement[] = {
    {codes::against_movement,
     error,
     "against-movement",
     "illegal half-move {found}: {reason} and does not move like this",
     "Each kind of piece has its own way to move on the disc, and no way of this one leads to the cell. The "
     "half-move has been played all the same, so that the rest of the game can be read. Correct it.",
     never,
     {moves, "1. Dh2, k3", "1. Dg2, k3"}},

    {codes::way_not_free,
     error,
     "way-not-free",
     "the path of a rook or a bishop is blocked: {reason}",
     "Rooks and bishops go as far as their lines are free, and jump over nothing. A piece is between origin "
     "and target. Correct the half-move, or one before it.",
     never,
     {moves, "1. Re3, k3", "1. e3, k3"}},

    {codes::diplomat_captures,
     error,
     "diplomat-captures",
     "diplomat captures: {reason}",
     "A diplomat goes one step in any direction to a free cell. The piece beside it, it suborns instead of "
     "capturing it. Write the half-move as the subornation that is meant, or correct it.",
     never,
     {file, "[Setup \"White: Kd1 Df1; Black: Kk1 g1; white to move\"]\n\n1. Dxg1\n",
      "[Setup \"White: Kd1 Df1; Black: Kk1 g1; white to move\"]\n\n1. g1=w\n"}},

    {codes::suborned_by_other_piece,
     error,
     "suborned-by-other-piece",
     "suborned by a piece other than a diplomat: {reason}",
     "Only diplomats suborn. The half-move names another piece as the one that does it. Correct the letter, "
     "or write what was played.",
     never,
     {file, "[Setup \"White: Kd1 Re1; Black: Kk1 f1; white to move\"]\n\n1. Re1-f1=w\n",
      "[Setup \"White: Kd1 De1; Black: Kk1 f1; white to move\"]\n\n1. De1-f1=w\n"}},

    {codes::suborned_from_afar,
     error,
     "suborned-from-afar",
     "suborned piece is not beside the diplomat: {reason}",
     "A diplomat suborns what is one step away from it, straight or diagonally. This piece is farther away. "
     "Correct the cell, or a half-move before this one.",
     never,
     {file, "[Setup \"White: Kd1 Df1; Black: Kk1 h1; white to move\"]\n\n1. h1=w\n",
      "[Setup \"White: Kd1 Df1; Black: Kk1 g1; white to move\"]\n\n1. g1=w\n"}},

    {codes::pawn_way_taken,
     error,
     "pawn-way-taken",
     "pawn steps to an occupied cell: {reason}",
     "A pawn steps straight forward to a free cell, along its radius or its crown, and captures diagonally. "
     "A piece straight ahead of it blocks it. Correct the half-move.",
     never,
     {file, "[Setup \"White: Kd1 f2; Black: Kk1 Hg2; white to move\"]\n\n1. fxg2\n",
      "[Setup \"White: Kd1 f2; Black: Kk1 Hg3; white to move\"]\n\n1. fxg3\n"}},

    {codes::pawn_step_diagonal,
     error,
     "pawn-step-diagonal",
     "pawn goes diagonally without a capture: {reason}",
     "A pawn goes straight forward, and diagonally only to capture. Correct the half-move, or one before it.",
     never,
     {file, "[Setup \"White: Kd1 f2; Black: Kk1; white to move\"]\n\n1. f2-g3\n",
      "[Setup \"White: Kd1 f2; Black: Kk1; white to move\"]\n\n1. f3\n"}},

    {codes::pawn_backwards,
     error,
     "pawn-backwards",
     "pawn moves away from the first cell of the enemy's king: {reason}",
     "Forward is what leads nearer to the cell that the enemy's king began on, along the circle or the "
     "radius. This step leads away from it. Correct the half-move.",
     never,
     {file, "[Setup \"White: Kd1 f2; Black: Kk1; white to move\"]\n\n1. f2-e2\n",
      "[Setup \"White: Kd1 f2; Black: Kk1; white to move\"]\n\n1. f2-g2\n"}},

    {codes::promotion_to_king,
     error,
     "promotion-to-king",
     "illegal promotion of a pawn: {reason}",
     "A side has one king, so no pawn becomes one. Write the piece that the pawn has become.",
     never,
     {file, "[Setup \"White: Kd1 m2; Black: Kg3; white to move\"]\n\n1. m1=K\n",
      "[Setup \"White: Kd1 m2; Black: Kg3; white to move\"]\n\n1. m1=R\n"}},

    {codes::promotion_of_other_piece,
     error,
     "promotion-of-other-piece",
     "promotion of a piece other than a pawn: {reason}",
     "A piece and an equals sign after a cell say that a pawn is promoted there. Other pieces stay what they "
     "are. Remove what is extra, or correct the letter at the beginning.",
     never,
     {file, "[Setup \"White: Kd1 Rm2; Black: Kh3; white to move\"]\n\n1. Rm1=B\n",
      "[Setup \"White: Kd1 Rm2; Black: Kh3; white to move\"]\n\n1. Rm1\n"}},

    {codes::king_taken,
     error,
     "king-taken",
     "capture or subornation of a king: {reason}",
     "A game ends before a king could be taken: with mate. A half-move before this one has left the king "
     "attacked, or this one is wrong. Correct it.",
     never,
     {file, "[Setup \"White: Kd1 Dj1; Black: Kk1; white to move\"]\n\n1. k1=w\n",
      "[Setup \"White: Kd1 Dj1; Black: Kk1; white to move\"]\n\n1. Dj2\n"}},

    {codes::king_goes_into_check,
     error,
     "king-goes-into-check",
     "king goes where it is attacked: {reason}",
     "The side that moves may not leave its own king attacked. Correct the half-move, or one before it.",
     never,
     {file, "[Setup \"White: Kd1; Black: Kk1 Re3; white to move\"]\n\n1. Ke1\n",
      "[Setup \"White: Kd1; Black: Kk1 Re3; white to move\"]\n\n1. Kc2\n"}},

    {codes::check_ignored,
     error,
     "check-ignored",
     "unanswered check: {reason}",
     "The king is attacked, and the half-move neither takes what attacks it, nor blocks it, nor moves the "
     "king away. Correct the half-move, or one before it.",
     never,
     {file, "[Setup \"White: Kd1 Hg2; Black: Kk1 Rd3; white to move\"]\n\n1. He3\n",
      "[Setup \"White: Kd1 Hg2; Black: Kk1 Rd3; white to move\"]\n\n1. Kc1\n"}},

    {codes::pinned_piece,
     error,
     "pinned-piece",
     "the king is left attacked: {reason}",
     "The piece that moves is between its king and what would attack it. It may move along that line only. "
     "Correct the half-move, or one before it.",
     never,
     {file, "[Setup \"White: Kd1 Hd2; Black: Kk1 Rd3; white to move\"]\n\n1. Hf3\n",
      "[Setup \"White: Kd1 Hd2; Black: Kk1 Rd3; white to move\"]\n\n1. Kc2\n"}},
};

} // namespace ctlpgn::diplomat::rows
