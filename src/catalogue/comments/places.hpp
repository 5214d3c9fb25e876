// C001 to C010: where comments stand, and in which order.
#pragma once

#include "catalogue/row.hpp"

namespace ctlpgn::catalogue_rows {

inline constexpr diagnostic_info comments_places[] = {
    {code::comment_order, warning, "comment-order",
     "the comment on White's ply comes before the one on Black's",
     "The comments on the two plies of a move follow it in the order of the plies: first @W:, then @B:. "
     "Readers who show each comment next to its ply rely on it. Exchange the two.",
     moves, "1. G7-G13, E21-E17 :\n{ @B: Goes less far. }\n{ @W: Goes far. }",
     "1. G7-G13, E21-E17 :\n{ @W: Goes far. }\n{ @B: Goes less far. }", safe},

    {code::repeated_comment, warning, "repeated-comment", "the ply of {detail} has a comment already",
     "There is at most one comment on each ply, but for those that programs have written. Readers that keep "
     "one may lose the other. Join the two; if a program has written this one, begin it with {:.",
     moves, "1. G7-G13, E21-E17 :\n{ @W: Goes far. }\n{ @W: Opens the column. }",
     "1. G7-G13, E21-E17 :\n{ @W: Goes far and opens the column. }", unsafe},

    {code::comment_without_ply, error, "comment-without-ply",
     "the comment is on {detail}'s ply, but the move before it has none",
     "A comment that begins with @W: or @B: is on that player's ply of the move that it stands behind. This "
     "move lacks the ply. Correct the letter, or put the comment behind the move that it is on.",
     moves, "1. G7-G13 :\n{ @B: Thinks for long. }", "1. G7-G13 :\n{ @W: Goes far. }", unsafe},

    {code::mark_without_move, warning, "mark-without-move",
     "the comment is on {detail}'s ply, but it stands behind no move",
     "Comments before the first move are on the game, and those at the beginning of a variation are on the "
     "variation. There is no ply that @W: or @B: could mean. Remove the mark, or put the comment behind the "
     "move "
     "that it is on.",
     moves, "{ @W: Plays for a win. }\n1. G7-G13 :", "{ White plays for a win. }\n1. G7-G13 :", unsafe},
};

} // namespace ctlpgn::catalogue_rows
