// M021 to M040: the end of the game and its result.
#pragma once

#include "notations/ctl_pgn/catalogue/row.hpp"

namespace ctlpgn::ctl_pgn::catalogue_rows {

inline constexpr diagnostic_info moves_ends[] = {
    {codes::result_against_mate,
     error,
     "result-against-mate",
     "result {found} contradicts the mate: expected {expected}",
     "The sign # says that the game ended with a mate, and the side that mates wins three points: 3-0 for "
     "White, 0-3 for Black. Correct the result; if the ply gives check only, write + instead of # and a "
     "colon after a space. Where the board shows that there is no mate, the sign is wrong, not the result. A "
     "fix is offered only where the board proves the mate, and the tag and the line of the result do not "
     "agree "
     "on something else.",
     unsafe,
     {file,
      "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
      "[PDTL \"/28:k/24:1D3/20:2J4/1:1K/ w -- - 0 1\"]\n"
      "\n1. DD24-F26#\n0-3\n",
      "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
      "[PDTL \"/28:k/24:1D3/20:2J4/1:1K/ w -- - 0 1\"]\n"
      "\n1. DD24-F26#\n3-0\n"}},

    {codes::result_against_draw_offer,
     error,
     "result-against-draw-offer",
     "result {found} contradicts the draw offer that ends the game: expected {expected}",
     "A draw offer together with the end of the game, (=):, says that the offer was accepted or that the "
     "game was broken off with the offer open. The first gives the result 1-1, the second *. Correct the "
     "result, or remove the draw offer and leave the colon.",
     never,
     {file,
      "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
      "\n1. G7-G13, E21-E17 (=):\n3-0\n",
      "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
      "\n1. G7-G13, E21-E17 (=):\n1-1\n"}},
};

} // namespace ctlpgn::ctl_pgn::catalogue_rows
