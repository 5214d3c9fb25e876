// B: half-moves that contradict the board.
#pragma once

#include "notations/xiangqi/catalogue/row.hpp"

namespace ctlpgn::xiangqi::rows {

inline constexpr diagnostic_info board_rows[] = {
    {codes::unknown_piece_letter,
     error,
     "unknown-piece-letter",
     "unknown piece letter {found}",
     "The letter is neither one that FORMAT declares nor one of the usual K R N C G M P, with H, A, E, B and "
     "S besides. The rest of the line has not been checked on the board. Correct the letter.",
     never,
     {moves, "1. Z2=5 N8+7", "1. C2=5 N8+7"}},

    {codes::nobody_on_origin,
     error,
     "nobody-on-origin",
     "no piece to move: {found} is empty",
     "It is empty after the moves before. Correct the point, or a half-move before this one.",
     never,
     {file, "GAME 1\nSTART{\n1. E4-E5\n}\n", "GAME 1\nSTART{\n1. E3-E4\n}\n"}},

    {codes::opponent_on_origin,
     error,
     "opponent-on-origin",
     "{found} holds {piece}, which is not the mover's own",
     "The half-move begins on a point of the opponent's. Perhaps a half-move was left out before. "
     "Correct the point.",
     never,
     {file, "GAME 1\nSTART{\n1. A6-A5\n}\n", "GAME 1\nSTART{\n1. A3-A4\n}\n"}},

    {codes::other_piece_on_origin,
     error,
     "other-piece-on-origin",
     "{found} holds {piece}, not the piece that is named",
     "The letter names one piece, and another is on the point. The piece that is there has been moved. "
     "Correct the letter or the point.",
     never,
     {file, "FORMAT LALG\nGAME 1\nSTART{\n1. Rh2-e2\n}\n", "FORMAT LALG\nGAME 1\nSTART{\n1. Ch2-e2\n}\n"}},

    {codes::own_piece_on_target,
     error,
     "own-piece-on-target",
     "capture of an own piece: {found} would take {piece}",
     "No piece takes one of its own side. Correct the point, or a half-move before this one.",
     never,
     {file, "GAME 1\nSTART{\n1. A0-A3\n}\n", "GAME 1\nSTART{\n1. A0-A2\n}\n"}},

    {codes::unsigned_capture,
     warning,
     "unsigned-capture",
     "capture without `x`: {found} before {piece}",
     "In the long form an x comes before the point where something is taken, and a hyphen says that it is "
     "free. Write x.",
     safe,
     {file, "FORMAT LALG\nGAME 1\nSTART{\n1. Ch2-h9\n}\n", "FORMAT LALG\nGAME 1\nSTART{\n1. Ch2xh9\n}\n"}},

    {codes::empty_capture,
     error,
     "empty-capture",
     "nothing to capture: {point} is empty",
     "The sign x says that a piece of the opponent is taken. Nothing is there. Correct the sign or the "
     "point.",
     unsafe,
     {file, "FORMAT LALG\nGAME 1\nSTART{\n1. Ch2xe2\n}\n", "FORMAT LALG\nGAME 1\nSTART{\n1. Ch2-e2\n}\n"}},

    {codes::no_such_mover,
     error,
     "no-such-mover",
     "no such piece on the board: {found} names {piece}",
     "No such piece is on that file, or in that order. Files are counted from the mover's right. Correct "
     "the letter, the file, or a half-move before this one.",
     never,
     {moves, "1. C3=5 N8+7", "1. C2=5 N8+7"}},

    {codes::several_movers,
     error,
     "several-movers",
     "ambiguous half-move {found}: it can be played by the pieces on {points}",
     "Where several pieces of the kind are on a file, + means the front one, - the rear one. The rest of "
     "the line has not been checked on the board. If it can be played after just one of them, that is "
     "proposed.",
     unsafe,
     {file, "FORMAT AXF\nGAME 1\nFEN 3k5/9/9/9/9/4C4/9/4C4/9/5K3 w\nSTART{\n1. C5=4 K4=5\n2. C4-2\n}\n",
      "FORMAT AXF\nGAME 1\nFEN 3k5/9/9/9/9/4C4/9/4C4/9/5K3 w\nSTART{\n1. C+=4 K4=5\n2. C4-2\n}\n"}},

    {codes::no_mover_reaches,
     error,
     "no-mover-reaches",
     "no piece can play {found}: {reasons}",
     "Several pieces could be meant, and none of them can go there. The rest of the line has not been "
     "checked on the board. Correct the half-move, or one before it.",
     never,
     {file, "FORMAT SALG\nGAME 1\nSTART{\n1. Re5\n}\n", "FORMAT SALG\nGAME 1\nSTART{\n1. Ra1\n}\n"}},

    {codes::off_the_board,
     error,
     "off-the-board",
     "{found} takes {piece} off the board",
     "The last digit counts steps where the piece keeps its file, and names the file where it does "
     "not. The board does not reach that far. Correct the digit or the direction.",
     unsafe,
     {moves, "1. C2-5 N8+7", "1. C2=5 N8+7"}},

    {codes::impossible_direction,
     error,
     "impossible-direction",
     "impossible direction {found}: a {piece} goes forward or backward",
     "Horses, elephants and guards never go sideways alone, so + or - comes before the file that they go "
     "to. Correct the sign.",
     never,
     {moves, "1. N2=3 N8+7", "1. N2+3 N8+7"}},

    {codes::needless_order,
     warning,
     "needless-order",
     "unnecessary order {found}, since one piece is on the file: write {move}",
     "+ and - say which of several pieces on a file moves; elephants and guards are always named by their "
     "file. Write the file.",
     safe,
     {file, "FORMAT AXF\nGAME 1\nFEN 3k5/9/9/9/9/9/9/9/9/R4K3 w\nSTART{\n1. R++1\n}\n",
      "FORMAT AXF\nGAME 1\nFEN 3k5/9/9/9/9/9/9/9/9/R4K3 w\nSTART{\n1. R9+1\n}\n"}},

    {codes::missing_pawn_file,
     warning,
     "missing-pawn-file",
     "missing file of the pawn: {found} should be {move}",
     "A pawn without a file goes straight on, and none can do so here. The only pawn that can go there "
     "sideways "
     "has been moved. Write its file.",
     safe,
     {file, "FORMAT SALG\nGAME 1\nFEN 3k5/9/9/9/3P5/9/9/9/9/5K3 w\nSTART{\n1. Pe5\n}\n",
      "FORMAT SALG\nGAME 1\nFEN 3k5/9/9/9/3P5/9/9/9/9/5K3 w\nSTART{\n1. Pde5\n}\n"}},
};

} // namespace ctlpgn::xiangqi::rows
