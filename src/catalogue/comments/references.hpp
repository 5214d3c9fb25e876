// C011 to C030: what references in comments lead to.
#pragma once

#include "catalogue/row.hpp"

namespace ctlpgn::catalogue_rows {

inline constexpr diagnostic_info comments_references[] = {
    {code::dangling_reference, error, "dangling-reference",
     "{found} leads nowhere: there is no move {detail}",
     "A reference names a move of the line of play that its comment stands in, or of a labelled variation. "
     "No "
     "move has this number where the reference leads. Correct the number; the first of a variation's moves "
     "has the number of the move that it replaces.",
     moves, "1. G7-G13, E21-E17 :\n{ Better than #5. }", "1. G7-G13, E21-E17 :\n{ Better than #1. }"},

    {code::forward_reference, error, "forward-reference", "{found} refers to {detail}, which comes later",
     "A comment never refers to a move that comes after it: who reads along has not seen it yet. Correct the "
     "number, or put the comment behind the later move.",
     moves, "1. G7-G13, E21-E17\n{ Prepares #2. }\n2. E7-E13 :",
     "1. G7-G13, E21-E17\n2. E7-E13 :\n{ Prepared by #1. }"},

    {code::wrong_line_reference, error, "wrong-line-reference",
     "{found} leads nowhere: only another line of play has a move {detail}",
     "A number names a move of the comment's own line of play, with the moves that led to it. A move of "
     "another variation is reached by the variation's label: #14[#12.2] is move 14 in variation 2 of move "
     "12. "
     "Give the variation a label and refer to it, or correct the number.",
     moves, "1. G7-G13, E21-E17 :\n($[1] 1. E7-E13, G21-G17\n.2. H6-H12)\n{ Worse than #2. }",
     "1. G7-G13, E21-E17 :\n($[1] 1. E7-E13, G21-G17\n.2. H6-H12)\n{ Worse than #2[#1.1]. }", unsafe},

    {code::unlabelled_variation, error, "unlabelled-variation",
     "{found} leads nowhere: no variation of that move has a label",
     "Comments refer to a variation by the number of its move and its label. The move has variations, but "
     "none "
     "with a label, so they cannot be told apart. Write the label right behind the opening parenthesis: "
     "($[1] 12. and so on.",
     moves, "1. G7-G13, E21-E17\n(1. E7-E13)\n2. E7-E13 :\n{ The line #1.1 was better. }",
     "1. G7-G13, E21-E17\n($[1] 1. E7-E13)\n2. E7-E13 :\n{ The line #1.1 was better. }", unsafe},

    {code::unknown_label, error, "unknown-label", "{found} leads nowhere: there is no variation {detail}",
     "In #12.2 the first number is that of a move, and the second is the label of one of its variations. The "
     "move has no variation with this label. Correct the numbers, or give the variation this label.",
     moves, "1. G7-G13, E21-E17\n($[1] 1. E7-E13)\n2. E7-E13 :\n{ The line #1.2 was better. }",
     "1. G7-G13, E21-E17\n($[1] 1. E7-E13)\n2. E7-E13 :\n{ The line #1.1 was better. }", unsafe},

    {code::reference_without_ply, error, "reference-without-ply",
     "{found} leads nowhere: the move has no ply of {detail}",
     "With @W or @B behind the number, a reference means the ply of that player. The move is there, but it "
     "lacks this ply: a line of play may end with White's and begin with Black's. Correct the letter or the "
     "number.",
     moves, "1. G7-G13, E21-E17\n2. E7-E13 :\n{ With #2@B it would be over. }",
     "1. G7-G13, E21-E17\n2. E7-E13 :\n{ With #2@W it is over. }", unsafe},

    {code::unknown_annotation, note, "unknown-annotation",
     "{found} is none of PGN's numbers for annotations, 0 to 139",
     "A dollar sign and a number mean one of the annotations that PGN has a list of, from $0 to $139. Larger "
     "numbers have no meaning that all readers know. Say it in words, or write a blank behind the sign if it "
     "is meant as text.",
     moves, "1. G7-G13 :\n{: $140 }", "1. G7-G13 :\n{: $139 }"},

    {code::colour_of_no_bishop, warning, "colour-of-no-bishop",
     "{found} tells a {detail} by the colour of its hexes, which only a bishop keeps to",
     "The letters d, l and c in square brackets tell a bishop by the hexes that it moves on: dark, light or "
     "coloured. Any other piece moves from one colour to another. Name the piece with its hex, as in ~RC3.",
     moves, "1. G7-G13 :\n{ ~R[d] waits. }", "1. G7-G13 :\n{ ~RC3 waits. }"},

    {code::absent_piece, warning, "absent-piece", "{found} is not on that hex at this move",
     "A piece that is named with a hex stands there when the comment speaks of it: before the move that the "
     "comment is on, between its plies or after it. Capital letters mean White's pieces, small ones Black's. "
     "Correct the piece or the hex, or refer to the move after which it stood there.",
     moves, "1. G7-G13 :\n{ ~GE5 waits. }", "1. G7-G13 :\n{ ~EE5 waits. }"},
};

} // namespace ctlpgn::catalogue_rows
