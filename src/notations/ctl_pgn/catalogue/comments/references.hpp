// C011 to C030: what references in comments lead to, and how comments begin.
#pragma once

#include "notations/ctl_pgn/catalogue/row.hpp"

namespace ctlpgn::ctl_pgn::catalogue_rows {

inline constexpr diagnostic_info comments_references[] = {
    {codes::colour_of_no_bishop,
     warning,
     "colour-of-no-bishop",
     "{found} must name a bishop: a {piece} does not keep to hexes of one colour",
     "The letters d, l and c in square brackets identify a bishop by the hexes that it moves on: dark, light "
     "or coloured. Any other piece moves from one colour to another. Name the piece with its hex, as in "
     "~RC3.",
     never,
     {moves, "1. G7-G13 :\n{ ~R[d] waits. }", "1. G7-G13 :\n{ ~RC3 waits. }"}},

    {codes::absent_piece,
     warning,
     "absent-piece",
     "{found} must name a piece that stands there at this move",
     "A piece that is named with a hex stands there when the comment speaks of it: before the move that the "
     "comment is on, between its plies or after it. Capital letters mean White's pieces, small ones "
     "Black's. Correct the piece or the hex, or refer to the move after which it stood there.",
     never,
     {moves, "1. G7-G13 :\n{ ~GE5 waits. }", "1. G7-G13 :\n{ ~EE5 waits. }"}},

    {codes::misspelt_player_mark,
     warning,
     "misspelt-player-mark",
     "a comment on one player's ply must begin with {expected}, found {found}",
     "A comment that begins with @W: or @B: is on White's ply or on Black's. What is written here looks like "
     "such a mark, but is not one: the case of letters counts, and nothing stands between @, the letter and "
     "the colon. So it is plain text, and the comment is on the whole move. Correct the mark.",
     either,
     {moves, "1. G7-G13, E21-E17 :\n{ @White: Goes far. }", "1. G7-G13, E21-E17 :\n{ @W: Goes far. }"}},
};

} // namespace ctlpgn::ctl_pgn::catalogue_rows
