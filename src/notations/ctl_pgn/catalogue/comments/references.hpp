// C011 to C030: what references in comments lead to, and how comments begin.
#pragma once

#include "notations/ctl_pgn/catalogue/row.hpp"

namespace ctlpgn::ctl_pgn::catalogue_rows {

inline constexpr diagnostic_info comments_references[] = {
    {codes::colour_of_no_bishop,
     warning,
     "colour-of-no-bishop",
     "{found} does not name a bishop: a {piece} does not keep to hexes of one colour",
     "The letters d, l and c in square brackets identify a bishop by the hexes that it moves on: dark, light "
     "or coloured. Any other piece moves from one colour to another. Name the piece with its hex, as in "
     "~RC3.",
     never,
     {moves, "1. G7-G13 :\n{ ~R[d] waits. }", "1. G7-G13 :\n{ ~RC3 waits. }"}},

    {codes::absent_piece,
     warning,
     "absent-piece",
     "{found} names a piece that is not there at this move",
     "A piece that is named with a hex must be there when the comment speaks of it: before the move that "
     "the comment is on, between its plies or after it. Capital letters mean White's pieces, small ones "
     "Black's. Correct the piece or the hex, or refer to the move after which it was there.",
     never,
     {moves, "1. G7-G13 :\n{ ~GE5 waits. }", "1. G7-G13 :\n{ ~EE5 waits. }"}},

    {codes::misspelt_player_mark,
     warning,
     "misspelt-player-mark",
     "misspelt mark {found}: a comment on one player's ply begins with {expected}",
     "A comment that begins with @W: or @B: is on White's ply or on Black's. What is written here looks "
     "like such a mark, but is not one: the case of letters counts, and nothing is between @, the letter "
     "and the colon. So it is plain text, and the comment is on the whole move. Correct the mark.",
     either,
     {moves, "1. G7-G13, E21-E17 :\n{ @White: Goes far. }", "1. G7-G13, E21-E17 :\n{ @W: Goes far. }"}},

    {codes::word_for_mark,
     note,
     "word-for-mark",
     "comment begins with {found} as plain text: the mark is {expected}",
     "A comment on one player's ply begins with @W: or @B:, and one that a program has written with {: and "
     "no space between. Other words, and a colon after a space, are text like any other, and the comment is "
     "on the whole move. Write the mark if you mean it.",
     unsafe,
     {moves, "1. G7-G13, E21-E17 :\n{ White: Goes far. }", "1. G7-G13, E21-E17 :\n{ @W: Goes far. }"}},

    {codes::late_closing_brace,
     warning,
     "late-closing-brace",
     "missing `}`: the comment contains what belongs to the game after it",
     "The first } after an opening brace ends a comment, and everything between them is text, lines of "
     "moves too. Here a brace seems to have been forgotten: the game does not go on after that brace, by its "
     "numbers or on the board, and it does after a line of the comment; or the comment takes in another one, "
     "or another game. The text has been read as it is written. Put } where the comment is meant to end.",
     unsafe,
     {moves, "1. G7-G13, E21-E17\n{ Both go far.\n2. E7-E13, G21-G17\n{ And so on. }\n3. C5-C7 :",
      "1. G7-G13, E21-E17\n{ Both go far. }\n2. E7-E13, G21-G17\n{ And so on. }\n3. C5-C7 :"}},

    {codes::conflict_in_comment,
     warning,
     "conflict-in-comment",
     "unresolved merge conflict in a comment: {found}",
     "Where two people have changed the same comment, git leaves both versions in the file, between lines "
     "that begin with <<<<<<<, ======= and >>>>>>>. Within a comment these lines are text, and every reader "
     "shows "
     "them. Choose one of the versions, or join them, and remove the lines.",
     never,
     {moves,
      "1. G7-G13, E21-E17 :\n{ Both go\n<<<<<<< HEAD\nfar.\n=======\nas far as they can.\n>>>>>>> anna\n}",
      "1. G7-G13, E21-E17 :\n{ Both go\nfar.\n}"}},
};

} // namespace ctlpgn::ctl_pgn::catalogue_rows
