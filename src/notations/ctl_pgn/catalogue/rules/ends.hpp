// R041 to R060: how a game ends, and where it can begin.
#pragma once

#include "notations/ctl_pgn/catalogue/row.hpp"

namespace ctlpgn::ctl_pgn::catalogue_rows {

inline constexpr diagnostic_info rules_ends[] = {
    {codes::result_against_stalemate,
     warning,
     "result-against-stalemate",
     "result {found} contradicts the stalemate: expected {expected}",
     "A side that has no legal ply and is not in check is stalemated, which ends the game. In C'escacs that "
     "gives two points to the side that stalemates and one to the other. Correct the result.",
     unsafe,
     {file,
      "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
      "[PDTL \"/28:k/24:1D3/22:J6/17:2K5/ w -- - 0 1\"]\n"
      "\n1. JT22-F22 :\n1-1\n",
      "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
      "[PDTL \"/28:k/24:1D3/22:J6/17:2K5/ w -- - 0 1\"]\n"
      "\n1. JT22-F22 :\n2-1\n"}},

    {codes::play_after_end,
     warning,
     "play-after-end",
     "{found} is played after the end of the game: {reason}",
     "A game ends with mate or stalemate, when a position comes about for the fifth time, after 150 plies "
     "without a pawn's ply or a capture, and when neither side can mate any more. Nothing is played "
     "afterwards, and what is written here is not judged. Remove it, or correct the ply before.",
     never,
     {file,
      "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
      "[PDTL \"/28:k/24:1D3/22:J6/17:2K5/ w -- - 0 1\"]\n"
      "\n1. JT22-F22, KF28-G27 :\n*\n",
      "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
      "[PDTL \"/28:k/24:1D3/22:J6/17:2K5/ w -- - 0 1\"]\n"
      "\n1. JT22-F22 :\n2-1\n"}},

    {codes::threefold_repetition,
     note,
     "threefold-repetition",
     "{found} repeats the position for the third time: a draw may be claimed",
     "The same pieces are on the same hexes with the same side to move and the same rights as twice before. "
     "The side to move may claim a draw. This is not a fault; if a draw was agreed, the result is 1-1.",
     never,
     {moves, "1. NE3-C7, NE25-C21\n2. NC7-E3, NC21-E25\n3. NE3-C7, NE25-C21\n4. NC7-E3, NC21-E25 :",
      "1. NE3-C7, NE25-C21\n2. NC7-E3, NC21-E25\n3. NE3-C7, NE25-C21 :"}},

    {codes::fivefold_repetition,
     note,
     "fivefold-repetition",
     "{found} repeats the position for the fifth time: the game is drawn",
     "The same pieces are on the same hexes with the same side to move and the same rights as four times "
     "before. That ends the game, and the result is 1-1. This is not a fault as long as nothing follows.",
     never,
     {moves,
      "1. NE3-C7, NE25-C21\n2. NC7-E3, NC21-E25\n3. NE3-C7, NE25-C21\n4. NC7-E3, NC21-E25\n5. NE3-C7, "
      "NE25-C21\n6. NC7-E3, NC21-E25\n7. NE3-C7, NE25-C21\n8. NC7-E3, NC21-E25 :",
      "1. NE3-C7, NE25-C21\n2. NC7-E3, NC21-E25\n3. NE3-C7, NE25-C21 :"}},

    {codes::hundred_plies,
     note,
     "hundred-plies",
     "{found} is the hundredth ply without a capture or a pawn's ply: a draw may be claimed",
     "Plies are counted since a pawn last moved or a piece was last captured; the fifth field of a position "
     "says how many there were before. After a hundred of them either side may claim a draw. This is not a "
     "fault.",
     never,
     {file,
      "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
      "[PDTL \"/28:k/8:3P3/1:1K/ w -- - 99 60\"]\n"
      "\n60. KG1-G3 :\n*\n",
      "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
      "[PDTL \"/28:k/8:3P3/1:1K/ w -- - 98 60\"]\n"
      "\n60. KG1-G3 :\n*\n"}},

    {codes::hundred_fifty_plies,
     note,
     "hundred-fifty-plies",
     "{found} is ply 150 without a capture or a pawn's ply: the game is drawn",
     "Plies are counted since a pawn last moved or a piece was last captured; the fifth field of a position "
     "says how many there were before. A hundred and fifty of them end the game, and the result is 1-1. This "
     "is not a fault as long as nothing follows.",
     never,
     {file,
      "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
      "[PDTL \"/28:k/8:3P3/1:1K/ w -- - 149 90\"]\n"
      "\n90. KG1-G3 :\n*\n",
      "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
      "[PDTL \"/28:k/8:3P3/1:1K/ w -- - 148 90\"]\n"
      "\n90. KG1-G3 :\n*\n"}},

    {codes::result_without_stalemate,
     warning,
     "result-without-stalemate",
     "result {found} of a stalemate, but there is none: {answer} is possible",
     "The results 2-1 and 1-2 are those of stalemate: the side that has the two points has left the other "
     "one without a legal ply, and not in check. Here that side can still move. Correct the result.",
     never,
     {file,
      "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
      "[PDTL \"/28:k/24:1D3/22:J6/17:2K5/ w -- - 0 1\"]\n"
      "\n1. JT22-A19 :\n2-1\n",
      "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
      "[PDTL \"/28:k/24:1D3/22:J6/17:2K5/ w -- - 0 1\"]\n"
      "\n1. JT22-F22 :\n2-1\n"}},

    {codes::opponent_in_check,
     warning,
     "opponent-in-check",
     "the side that is not to move is in check: {reason}",
     "A side whose king is in check is to move, since no ply may leave it so. In this position it is the "
     "other side's turn. Correct the turn, or a piece.",
     never,
     {position, "/28:k/20:3R3/8:3P3/1:1K/ w -- - 0 1", "/28:k/20:2R4/8:3P3/1:1K/ w -- - 0 1"}},
};

} // namespace ctlpgn::ctl_pgn::catalogue_rows
