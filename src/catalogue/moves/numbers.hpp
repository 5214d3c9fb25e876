// M001 to M020: numbers of moves, and moves that are not whole.
#pragma once

#include "catalogue/row.hpp"

namespace ctlpgn::catalogue_rows {

inline constexpr diagnostic_info moves_numbers[] = {
    {code::wrong_number, error, "wrong-number", "expected the move number {detail}, found {found}",
     "In a line of play every move has the number that follows the one before. References and variations "
     "name "
     "moves by their numbers, so a wrong one leads them astray. The moves have been read in the order in "
     "which "
     "they are written. Correct the number; if a move is missing before it, add that move.",
     moves, "1. G7-G13, E21-E17\n3. E7-E13 :", "1. G7-G13, E21-E17\n2. E7-E13 :", unsafe},

    {code::misplaced_unknown_number, error, "misplaced-unknown-number",
     "only the first move of a game may have an unknown number, this is move {detail}",
     "When nobody knows at which move a game begins, its first move is numbered 1? and the moves are counted "
     "from there. All the others have a number that follows the one before. Write the number and a dot.",
     moves, "1. G7-G13, E21-E17\n1? E7-E13 :", "1. G7-G13, E21-E17\n2. E7-E13 :", unsafe},

    {code::late_start, warning, "late-start",
     "the game begins with {found}, but no PDTL tag says from which position",
     "A game that does not begin at the start, with move 1 of White, needs a PDTL tag with the position that "
     "it begins from. Without it nobody can play the moves, and the usual start has been taken instead. Add "
     "the tag as the last one; if the game does begin at the start, number its first move 1.",
     moves, "12. G7-G13 :", "1. G7-G13 :"},

    {code::missing_black_ply, error, "missing-black-ply",
     "expected Black's ply after {found}, since the moves go on",
     "A move is White's ply and Black's. Only the last move of a line of play may lack Black's, if the line "
     "ends with White's. Write Black's ply behind a comma and a blank; if a comment parts the two, move it "
     "below the whole move and let it begin with @W:.",
     moves, "1. G7-G13\n2. E7-E13, E21-E17 :", "1. G7-G13, E21-E17\n2. E7-E13 :"},

    {code::misplaced_ellipsis, error, "misplaced-ellipsis",
     "only the first move of a line of play may begin with Black's ply",
     "An ellipsis stands in the place of White's ply where a game or a variation begins with Black's. "
     "Elsewhere White's ply is written. PGN repeats the number with an ellipsis when a comment stands "
     "between "
     "the plies of a move; here both plies stay on their line, and the comments follow it. Join the two "
     "parts "
     "of the move, or add White's ply.",
     moves, "1. G7-G13\n{ Goes far. }\n1. …, E21-E17 :", "1. G7-G13, E21-E17 :\n{ @W: Goes far. }", unsafe},
};

} // namespace ctlpgn::catalogue_rows
