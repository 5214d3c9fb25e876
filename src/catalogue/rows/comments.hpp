// C: the places of comments, and the references in them.
#pragma once

#include "catalogue/row.hpp"

namespace ctlpgn::catalogue_rows {

inline constexpr diagnostic_info comments_rows[] = {
    {code::comment_order,
     warning,
     "comment-order",
     "comment on Black's ply before the one on White's",
     "The comments on the two plies of a move follow it in the order of the plies: first @W:, then @B:. "
     "Readers that show each comment next to its ply rely on it. Exchange the two.",
     safe,
     {}},

    {code::repeated_comment,
     warning,
     "repeated-comment",
     "second comment on {player}'s ply",
     "There is at most one comment on each ply, except for those that programs have written. Readers that "
     "keep one may lose the other. Join the two; if a program has written this one, begin it with {:.",
     unsafe,
     {}},

    {code::comment_without_ply,
     error,
     "comment-without-ply",
     "comment on {player}'s ply, but the move before it has none",
     "A comment that begins with @W: or @B: is on that player's ply of the move that it comes after. This "
     "move lacks the ply. Correct the letter, or put the comment after the move that it is on.",
     unsafe,
     {}},

    {code::mark_without_move,
     warning,
     "mark-without-move",
     "comment on {player}'s ply, but no move comes before it",
     "Comments before the first move are on the game, and those at the beginning of a variation are on the "
     "variation. There is no ply that @W: or @B: could mean. Remove the mark, or put the comment after the "
     "move that it is on.",
     unsafe,
     {}},

    {code::dangling_reference,
     error,
     "dangling-reference",
     "broken reference {found}: there is no move {move}",
     "A reference names a move of its comment's line of play, or of a labelled variation. No move has this "
     "number where the reference leads. Correct the number; the first of a variation's moves has the number "
     "of the move that it replaces.",
     never,
     {}},

    {code::forward_reference,
     error,
     "forward-reference",
     "forward reference {found}: move {move} comes later",
     "A comment refers to moves that come before it, or to the variations of its own move: anyone who reads "
     "along has seen no others yet. Correct the number, or put the comment after the later move.",
     never,
     {}},

    {code::wrong_line_reference,
     error,
     "wrong-line-reference",
     "incomplete reference {found}: move {move} is in another line of play, so name its variation",
     "A number names a move of the comment's own line of play, with the moves that led to it. A move of "
     "another variation is reached by the variation's label: #14[#12.2] is move 14 in variation 2 of move "
     "12. Give the variation a label and refer to it, or correct the number.",
     unsafe,
     {}},

    {code::unlabelled_variation,
     error,
     "unlabelled-variation",
     "broken reference {found}: no variation of that move has a label",
     "Comments refer to a variation by the number of its move and its label. The move has variations, but "
     "none with a label, so they cannot be distinguished. Write the label right after the opening "
     "parenthesis: ($[1] 12. and so on.",
     unsafe,
     {}},

    {code::unknown_label,
     error,
     "unknown-label",
     "broken reference {found}: there is no variation {variation}",
     "In #12.2 the first number is that of a move, and the second is the label of one of its variations. "
     "The move has no variation with this label. Correct the numbers, or give the variation this label.",
     unsafe,
     {}},

    {code::reference_without_ply,
     error,
     "reference-without-ply",
     "broken reference {found}: that move has no ply of {player}",
     "With @W or @B after the number, a reference means the ply of that player. The move is there, but it "
     "lacks this ply: a line of play may end with White's and begin with Black's. Correct the letter or the "
     "number.",
     unsafe,
     {}},

    {code::unknown_annotation,
     note,
     "unknown-annotation",
     "unknown annotation {found}: PGN defines the numbers 0 to 139",
     "A dollar sign and a number mean one of the annotations that PGN has a list of, from $0 to $139. "
     "Larger numbers have no meaning that all readers know. Say it in words, or write a space after the "
     "sign if it is meant as text.",
     never,
     {}},
};

} // namespace ctlpgn::catalogue_rows
