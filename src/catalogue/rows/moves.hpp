// M: numbers, ends and results.
#pragma once

#include "catalogue/row.hpp"

namespace ctlpgn::catalogue_rows {

inline constexpr diagnostic_info moves_rows[] = {
    {code::wrong_number,
     error,
     "wrong-number",
     "the move number must be {expected}, found {found}",
     "In a line of play every move has the number that follows the one before. References and variations "
     "name moves by their numbers, so a wrong one leads them astray. The moves have been read in the order "
     "in which they are written. Correct the number; if a move is missing before it, add that move.",
     unsafe,
     {}},

    {code::misplaced_unknown_number,
     error,
     "misplaced-unknown-number",
     "only the first move of a game can have an unknown number: this must be move {expected}",
     "When nobody knows at which move a game begins, its first move is numbered 1? and the moves are "
     "counted from there. All the others have a number that follows the one before. Write the number and a "
     "dot.",
     unsafe,
     {}},

    {code::repeated_number,
     error,
     "repeated-number",
     "the reply to a move must not have the number of the move again, found {found}",
     "The number of a move stands before White's half-move, and Black's follows that without a number. The "
     "number after it shows that this is a reply, and it has been read as one. Remove the number.",
     safe,
     {}},

    {code::repeated_moves,
     error,
     "repeated-moves",
     "moves must not stand twice in a row, found {found} again",
     "The same moves stand right before these, and their numbers or the board show that they are the same "
     "ones: a line was copied twice. Nothing is reported about the moves after them, since it is not known "
     "where they go on. Remove one of the two.",
     unsafe,
     {}},

    {code::missing_black_ply,
     error,
     "missing-black-ply",
     "a ply of Black must follow {found}, since the moves go on",
     "A move is White's ply and Black's. Only the last move of a line of play may lack Black's, if the line "
     "ends with White's. Write Black's ply after a comma and a space; if a comment separates the two, move "
     "it below the whole move and let it begin with @W:.",
     never,
     {}},

    {code::misplaced_ellipsis,
     error,
     "misplaced-ellipsis",
     "a move must begin with White's ply, except the first of a line of play",
     "An ellipsis stands in the place of White's ply where a game or a variation begins with Black's. "
     "Elsewhere White's ply is written. PGN repeats the number with an ellipsis when a comment stands "
     "between the plies of a move; here both plies stay on their line, and the comments follow it. Join the "
     "two parts of the move, or add White's ply.",
     unsafe,
     {}},

    {code::missing_end_mark,
     error,
     "missing-end-mark",
     "a colon must follow the last ply, {found}",
     "After the last ply of a game stand a space and a colon, or the sign # if it mates. The mark shows that "
     "no moves have been lost after it. Add the colon; after a glyph or a draw offer it follows without a "
     "space.",
     safe,
     {}},

    {code::early_end_mark,
     error,
     "early-end-mark",
     "moves must not follow {found}, which is marked as the last ply of the game",
     "The colon after a ply says that the game ended there, or was broken off. Readers may stop at it and "
     "lose the rest. Remove it here, and leave it with the very last ply.",
     unsafe,
     {}},

    {code::moves_after_mate,
     error,
     "moves-after-mate",
     "moves must not follow {found}, which is marked as mate",
     "The sign # says that the king is mated, which ends a game and a variation alike. Either the ply gives "
     "check only, and its mark is +, or what follows belongs elsewhere. Correct the mark, or remove the "
     "moves after it.",
     unsafe,
     {}},

    {code::result_differs_from_tag,
     error,
     "result-differs-from-tag",
     "the result must be that of the Result tag, {expected}, found {found}",
     "The result is written twice: in the Result tag and on the line below the last move. Where they differ "
     "nobody can tell which one is right. Correct the wrong one.",
     unsafe,
     {}},
};

} // namespace ctlpgn::catalogue_rows
