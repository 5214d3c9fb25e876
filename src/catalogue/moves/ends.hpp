// M021 to M040: the end of the game and its result.
#pragma once

#include "catalogue/row.hpp"

namespace ctlpgn::catalogue_rows {

inline constexpr diagnostic_info moves_ends[] = {
    {code::missing_end_mark, error, "missing-end-mark", "expected a colon after the last ply {found}",
     "The last ply of a game carries a blank and a colon, or the sign # if it mates. The mark shows that no "
     "moves are lost behind it. Add the colon; behind a rating or a draw offer it follows without a blank.",
     moves, "1. G7-G13, E21-E17", "1. G7-G13, E21-E17 :", safe},

    {code::early_end_mark, error, "early-end-mark",
     "{found} is marked as the last ply of the game, but moves follow",
     "The colon after a ply says that the game ended there, or was broken off. Readers may stop at it and "
     "lose "
     "the rest. Remove it here, and leave it with the very last ply.",
     moves, "1. G7-G13, E21-E17 :\n2. E7-E13 :", "1. G7-G13, E21-E17\n2. E7-E13 :", unsafe},

    {code::moves_after_mate, error, "moves-after-mate", "{found} is marked as mate, but moves follow",
     "The sign # says that the king is mated, which ends a game and a variation alike. Either the ply gives "
     "check only, and its mark is +, or what follows belongs elsewhere. Correct the mark, or remove the "
     "moves "
     "behind it.",
     file,
     "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
     "[PDTL \"/28:k/24:1D3/20:2J4/1:1K/ w -- - 0 1\"]\n"
     "\n1. DD24-F26#, KF28-G27 :\n*\n",
     "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
     "[PDTL \"/28:k/24:1D3/20:2J4/1:1K/ w -- - 0 1\"]\n"
     "\n1. DD24-F26#\n3-0\n",
     unsafe},

    {code::result_differs_from_tag, error, "result-differs-from-tag",
     "the result {found} is not that of the Result tag, {detail}",
     "The result is written twice: in the Result tag and on the line below the last move. Where they differ "
     "nobody can tell which one is right. Correct the wrong one.",
     file,
     "[Variant \"C'escacs\"]\n[Event \"CG\"]\n[Site \"Manresa, Catalunya ESP\"]\n[Date \"2024-03-09\"]\n"
     "[Round \"-\"]\n[White \"Puig, Marta\"]\n[Black \"Soler, P. J.\"]\n[Result \"3-0\"]\n"
     "\n1. G7-G13, E21-E17 :\n0-3\n",
     "[Variant \"C'escacs\"]\n[Event \"CG\"]\n[Site \"Manresa, Catalunya ESP\"]\n[Date \"2024-03-09\"]\n"
     "[Round \"-\"]\n[White \"Puig, Marta\"]\n[Black \"Soler, P. J.\"]\n[Result \"0-3\"]\n"
     "\n1. G7-G13, E21-E17 :\n0-3\n",
     unsafe},

    {code::result_against_mate, error, "result-against-mate",
     "the last ply mates, so the result is {detail}, not {found}",
     "The sign # says that the game ended with a mate, and the side that mates wins three points: 3-0 for "
     "White, 0-3 for Black. Correct the result; if the ply gives check only, write + instead of # and a "
     "colon "
     "after a blank.",
     file,
     "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
     "[PDTL \"/28:k/24:1D3/20:2J4/1:1K/ w -- - 0 1\"]\n"
     "\n1. DD24-F26#\n0-3\n",
     "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
     "[PDTL \"/28:k/24:1D3/20:2J4/1:1K/ w -- - 0 1\"]\n"
     "\n1. DD24-F26#\n3-0\n",
     unsafe},

    {code::result_against_draw_offer, error, "result-against-draw-offer",
     "the last ply offers a draw and ends the game, so the result is {detail}, not {found}",
     "A draw offer together with the end of the game, (=):, says that the offer was accepted or that the "
     "game "
     "was broken off with the offer open. The first gives the result 1-1, the second *. Correct the result, "
     "or "
     "remove the draw offer and leave the colon.",
     file,
     "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
     "\n1. G7-G13, E21-E17 (=):\n3-0\n",
     "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
     "\n1. G7-G13, E21-E17 (=):\n1-1\n",
     unsafe},
};

} // namespace ctlpgn::catalogue_rows
