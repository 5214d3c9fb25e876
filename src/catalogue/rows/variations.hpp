// V: where variations branch, and what they are called.
#pragma once

#include "catalogue/row.hpp"

namespace ctlpgn::catalogue_rows {

inline constexpr diagnostic_info variations_rows[] = {
    {code::variation_of_earlier_move,
     error,
     "variation-of-earlier-move",
     "variation begins with the earlier move number {found}: the move before it is {expected}",
     "A variation comes right after the move that it replaces and begins with the number of that move. This "
     "number is that of an earlier move of the same line of play, so the variation has been read as "
     "branching there. Correct the number, or put the variation after the move that it names.",
     unsafe,
     {}},

    {code::variation_of_no_move,
     error,
     "variation-of-no-move",
     "variation begins with {found}, a number of no move before it: the last one is {expected}",
     "A variation comes right after the move that it replaces and begins with the number of that move. No "
     "move before it has this number, so it is not known where it branches, and its moves have not been "
     "played on the board. Correct the number, or put the variation after the move that it names.",
     unsafe,
     {}},

    {code::variation_replaces_nothing,
     error,
     "variation-replaces-nothing",
     "variation begins with White's ply {found}, but the line of play begins with Black's",
     "A variation shows another ply in place of one that was played. Here it begins with White's ply, but "
     "the line of play that it is in begins with Black's ply of the same move. Begin the variation with an "
     "ellipsis and Black's ply; to replace White's ply, put it where that is written.",
     never,
     {}},

    {code::orphan_variation,
     error,
     "orphan-variation",
     "variation before the first move: there is nothing to replace",
     "A variation comes after the move that it replaces. Before the first move of a line of play there is "
     "nothing to replace, so its moves have not been played on the board. Move it below the move that it is "
     "another choice for.",
     never,
     {}},

    {code::repeated_label,
     error,
     "repeated-label",
     "duplicate label {found} among the variations of a move",
     "Comments refer to a variation by the number of its move and its label, as in #12.2. So the labels of "
     "the variations of one move differ from each other. Give this one another number, and correct the "
     "references that mean it.",
     unsafe,
     {}},

    {code::variation_repeats_ply,
     warning,
     "variation-repeats-ply",
     "variation repeats {found} from the line of play or another variation",
     "A variation shows an alternative. This one begins as the line of play does, so what differs comes "
     "later, or nothing does. Put it after the move that it departs from, and begin it with that move's "
     "number; or remove it. A variation that has all the plies of another one of the same move says nothing "
     "new either, as where two versions of a game were joined.",
     never,
     {}},
};

} // namespace ctlpgn::catalogue_rows
