// B031 to B040: how the pieces are named.
#pragma once

#include "notations/ctl_pgn/catalogue/row.hpp"

namespace ctlpgn::ctl_pgn::catalogue_rows {

inline constexpr diagnostic_info board_letters[] = {
    {codes::undeclared_letter,
     error,
     "undeclared-letter",
     "undeclared letter in {found}: add {tag}",
     "Some pieces have other letters in other languages. A game that uses one declares it in a Redefine "
     "tag, the last tag or the last before PDTL. Add the tag, or write the standard letter.",
     unsafe,
     {moves, "1. BF6-I15 :", "1. JF6-I15 :"}},

    {codes::replaced_letter,
     error,
     "replaced-letter",
     "wrong piece letter in {found}: {reason}",
     "A letter that a Redefine tag declares takes the place of the standard letter, or of another one, "
     "everywhere in the game, also in its position. Write the letter that is declared.",
     safe,
     {file,
      "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n[Redefine \"B@J\"]\n\n1. "
      "JF6-I15 :\n*\n",
      "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n[Redefine \"B@J\"]\n\n1. "
      "BF6-I15 :\n*\n"}},

    {codes::undeclared_figure,
     warning,
     "undeclared-figure",
     "undeclared chess symbol in {found}: add [Redefine \"FAN\"]{guess?}",
     "Pieces are named by letters unless the game says that it uses chess symbols. Both can be read, but "
     "programs that know only letters need to be warned. Add [Redefine \"FAN\"], or write letters.",
     safe,
     {moves, "1. ♗F6-I15 :", "1. JF6-I15 :"}},

    {codes::letter_under_figures,
     warning,
     "letter-under-figures",
     "letter instead of a chess symbol in {found}, despite [Redefine \"FAN\"]{guess?}",
     "A game with [Redefine \"FAN\"] names its pieces by chess symbols, in its position as well. Letters "
     "can still be read. Write the symbol, or remove the tag if the game uses letters.",
     safe,
     {file,
      "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n[Redefine \"FAN\"]\n\n1. "
      "JF6-I15 :\n*\n",
      "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n[Redefine \"FAN\"]\n\n1. "
      "♗F6-I15 :\n*\n"}},

    {codes::black_figure,
     error,
     "black-figure",
     "black symbol for a white piece in {found}: {reason}",
     "A black symbol always means a piece of Black's. A white one may represent a piece of either side in a "
     "ply. Write the white symbol.",
     safe,
     {file,
      "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n[Redefine \"FAN\"]\n\n1. "
      "♝F6-I15 :\n*\n",
      "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n[Redefine \"FAN\"]\n\n1. "
      "♗F6-I15 :\n*\n"}},
};

} // namespace ctlpgn::ctl_pgn::catalogue_rows
