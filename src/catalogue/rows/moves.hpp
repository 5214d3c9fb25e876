// M: numbers, ends and results.
#pragma once

#include "catalogue/row.hpp"

namespace ctlpgn::catalogue_rows {

inline constexpr diagnostic_info moves_rows[] = {
    {code::wrong_number,
     error,
     "wrong-number",
     "wrong move number {found}: expected {expected}",
     "In a line of play every move has the number that follows the one before. References and variations "
     "name moves by their numbers, so a wrong one leads them astray. The moves have been read in the order "
     "in which they are written. Correct the number; if a move is missing before it, add that move.",
     unsafe,
     {}},

    {code::misplaced_unknown_number,
     error,
     "misplaced-unknown-number",
     "unknown move number after the first move: this is move {expected}",
     "When it is not known at which move a game begins, its first move is numbered 1? and the moves are "
     "counted from there. All the others have a number that follows the one before. Write the number and a "
     "dot.",
     unsafe,
     {}},

    {code::repeated_number,
     error,
     "repeated-number",
     "move number {found} repeated before the reply",
     "The number of a move comes before White's half-move, and Black's follows that without a number. The "
     "number after it shows that this is a reply, and it has been read as one. Remove the number.",
     safe,
     {}},

    {code::repeated_moves,
     error,
     "repeated-moves",
     "duplicated moves: {found} occurs twice in a row",
     "The same moves come right before these, and their numbers or the board show that they are the same "
     "ones: a line was copied twice. Nothing is reported about the moves after them, since it is not known "
     "where they continue. Remove one of the two.",
     unsafe,
     {}},

    {code::missing_black_ply,
     error,
     "missing-black-ply",
     "missing ply of Black after {found}",
     "A move is White's ply and Black's. Only the last move of a line of play may lack Black's, if the line "
     "ends with White's. Write Black's ply after a comma and a space; if a comment separates the two, move "
     "it below the whole move and let it begin with @W:.",
     never,
     {}},

    {code::misplaced_ellipsis,
     error,
     "misplaced-ellipsis",
     "misplaced ellipsis: only the first move of a line of play may lack White's ply",
     "An ellipsis replaces White's ply where a game or a variation begins with Black's. Elsewhere White's "
     "ply is written. PGN repeats the number with an ellipsis when a comment is between the plies of a "
     "move; here both plies stay on their line, and the comments follow it. Join the two parts of the move, "
     "or add White's ply.",
     unsafe,
     {}},

    {code::missing_end_mark,
     error,
     "missing-end-mark",
     "missing `:` after the last ply {found} (it marks the end of the game)",
     "The last ply of a game is followed by a space and a colon, or the sign # if it mates. The mark shows "
     "that no moves have been lost after it. Add the colon; after a glyph or a draw offer it follows "
     "without a space.",
     safe,
     {}},

    {code::early_end_mark,
     error,
     "early-end-mark",
     "{found} is marked as the last ply of the game, but moves follow",
     "The colon after a ply says that the game ended there, or was broken off. Readers may stop at it and "
     "lose the rest. Remove it here, and leave it with the very last ply.",
     unsafe,
     {}},

    {code::moves_after_mate,
     error,
     "moves-after-mate",
     "{found} is marked as mate, but moves follow",
     "The sign # says that the king is mated, which ends a game and a variation alike. Either the ply gives "
     "check only, and its mark is +, or what follows belongs elsewhere. Correct the mark, or remove the "
     "moves after it.",
     unsafe,
     {}},

    {code::result_differs_from_tag,
     error,
     "result-differs-from-tag",
     "result {found} differs from the Result tag, {expected}",
     "The result is written twice: in the Result tag and on the line below the last move. Where they "
     "differ, either may be right. Correct the wrong one.",
     unsafe,
     {}},
};

} // namespace ctlpgn::catalogue_rows
