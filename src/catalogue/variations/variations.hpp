// V001 to V040: where variations branch, and what they are called.
#pragma once

#include "catalogue/row.hpp"

namespace ctlpgn::catalogue_rows {

inline constexpr diagnostic_info variations_branches[] = {
    {code::variation_of_earlier_move, error, "variation-of-earlier-move",
     "expected the variation to begin with move {detail}, behind which it stands, found {found}",
     "A variation stands right behind the move that it replaces and begins with the number of that move. "
     "This "
     "number is that of an earlier move of the same line of play, so the variation has been read as "
     "branching "
     "there. Correct the number, or put the variation behind the move that it names.",
     moves, "1. G7-G13, E21-E17\n2. E7-E13, G21-G17\n(1. H6-H12)\n3. H6-H12 :",
     "1. G7-G13, E21-E17\n(1. H6-H12)\n2. E7-E13, G21-G17\n3. H6-H12 :", unsafe},

    {code::variation_of_no_move, error, "variation-of-no-move",
     "expected the variation to begin with move {detail}, behind which it stands, found {found}",
     "A variation stands right behind the move that it replaces and begins with the number of that move. No "
     "move before it has this number, so nobody can tell where it branches, and its moves have not been "
     "played on the board. Correct the number, or put the variation behind the move that it names.",
     moves,
     "1. G7-G13, E21-E17\n(3. E7-E13)\n2. E7-E13 :", "1. G7-G13, E21-E17\n(1. E7-E13)\n2. E7-E13 :", unsafe},

    {code::variation_replaces_nothing, error, "variation-replaces-nothing",
     "{found} replaces no ply, since the line of play begins with Black's ply of this move",
     "A variation shows another ply in the place of one that was played. Here it begins with White's ply, "
     "but "
     "the line of play that it stands in begins with Black's ply of the same move. Begin the variation with "
     "an "
     "ellipsis and Black's ply; to replace White's ply, put it where that is written.",
     file,
     "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
     "[PDTL \"/27:1k/20:3p3/8:3P3/1:1K/ b -- - 0 1\"]\n"
     "\n1. …, F20-F18\n(1. F8-F10)\n2. F8-F10 :\n*\n",
     "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
     "[PDTL \"/27:1k/20:3p3/8:3P3/1:1K/ b -- - 0 1\"]\n"
     "\n1. …, F20-F18\n(1. …, F20-F16)\n2. F8-F10 :\n*\n"},

    {code::orphan_variation, error, "orphan-variation",
     "the variation stands before any move that it could replace",
     "A variation stands behind the move that it replaces. Before the first move of a line of play there is "
     "nothing to replace, so its moves have not been played on the board. Move it below the move that it is "
     "another choice for.",
     moves, "(1. G7-G13)\n1. E7-E13 :", "1. E7-E13 :\n(1. G7-G13)"},

    {code::repeated_label, error, "repeated-label",
     "another variation of the same move has the label {found}",
     "Comments refer to a variation by the number of its move and its label, as in #12.2. So the labels of "
     "the "
     "variations of one move differ from each other. Give this one another number, and correct the "
     "references "
     "that mean it.",
     moves, "1. G7-G13, E21-E17\n($[1] 1. E7-E13)\n($[1] 1. H6-H12)\n2. E7-E13 :",
     "1. G7-G13, E21-E17\n($[1] 1. E7-E13)\n($[2] 1. H6-H12)\n2. E7-E13 :", unsafe},

    {code::variation_repeats_ply, warning, "variation-repeats-ply",
     "the variation begins with {found}, the very ply that it replaces",
     "A variation shows another way to go on. This one begins as the line of play does, so what differs "
     "comes "
     "later, or nothing does. Put it behind the move that it departs from, and begin it with that move's "
     "number; or remove it.",
     moves, "1. G7-G13, E21-E17\n(1. G7-G13)\n2. E7-E13 :", "1. G7-G13, E21-E17\n(1. G7-G11)\n2. E7-E13 :"},
};

} // namespace ctlpgn::catalogue_rows
