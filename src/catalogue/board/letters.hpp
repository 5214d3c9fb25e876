// B031 to B040: how the pieces are named.
#pragma once

#include "catalogue/row.hpp"

namespace ctlpgn::catalogue_rows {

inline constexpr diagnostic_info board_letters[] = {
    {code::undeclared_letter, error, "undeclared-letter",
     "{found} uses a letter that is not declared: add {detail}",
     "Some pieces have other letters in other languages. A game that uses one declares it in a Redefine "
     "tag, the last tag or the last before PDTL. Add the tag, or write the standard letter.",
     moves, "1. BF6-I15 :", "1. JF6-I15 :", unsafe},

    {code::replaced_letter, error, "replaced-letter",
     "{found} uses a letter that the game has replaced: {detail}",
     "A letter that a Redefine tag declares takes the place of the standard letter, or of another one, "
     "everywhere in the game, also in its position. Write the letter that is declared.",
     file,
     "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n[Redefine \"B@J\"]\n\n1. "
     "JF6-I15 :\n*\n",
     "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n[Redefine \"B@J\"]\n\n1. "
     "BF6-I15 :\n*\n",
     safe},

    {code::undeclared_figure, warning, "undeclared-figure",
     "{found} uses a chess symbol, and the game has no [Redefine \"FAN\"]{detail}",
     "Pieces are named by letters unless the game says that it uses chess symbols. Both can be read, but "
     "programs that know letters only have to be warned. Add [Redefine \"FAN\"], or write letters.",
     moves, "1. ♗F6-I15 :", "1. JF6-I15 :", safe},

    {code::letter_under_figures, warning, "letter-under-figures",
     "{found} uses a letter, and the game has [Redefine \"FAN\"]{detail}",
     "A game with [Redefine \"FAN\"] names its pieces by chess symbols, in its position as well. Letters "
     "can still be read. Write the symbol, or remove the tag if the game uses letters.",
     file,
     "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n[Redefine \"FAN\"]\n\n1. "
     "JF6-I15 :\n*\n",
     "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n[Redefine \"FAN\"]\n\n1. "
     "♗F6-I15 :\n*\n",
     safe},

    {code::black_figure, error, "black-figure", "{found} names a white piece by a black symbol: {detail}",
     "A black symbol always means a piece of Black's. A white one may stand for a piece of either side "
     "in a ply. Write the white symbol.",
     file,
     "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n[Redefine \"FAN\"]\n\n1. "
     "♝F6-I15 :\n*\n",
     "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n[Redefine \"FAN\"]\n\n1. "
     "♗F6-I15 :\n*\n",
     safe},
};

} // namespace ctlpgn::catalogue_rows
