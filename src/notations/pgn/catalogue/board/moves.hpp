// G B001 to B010: moves that are not clear on the board.
#pragma once

#include "notations/pgn/catalogue/row.hpp"

namespace ctlpgn::pgn::catalogue_rows {

inline constexpr diagnostic_info board_moves[] = {
    {codes::illegal_move,
     error,
     "illegal-move",
     "illegal move: {reason}",
     "Illegal moves are not permitted in a game (section 8.2). No piece of the side to move can play this "
     "one. The rest of the line is not checked. Write the move that was played.",
     never,
     {moves, "1. e4 e5 2. Nf5", "1. e4 e5 2. Nf3"}},

    {codes::ambiguous_move,
     error,
     "ambiguous-move",
     "ambiguous move: {candidates}",
     "Several pieces of the same kind can go to the square, so a file, a rank or both must say which one "
     "does (section 8.2.3.4). The rest of the line is not checked. Write it after the letter of the piece.",
     never,
     {moves, "1. Nf3 e6 2. d4 d6 3. Nd2", "1. Nf3 e6 2. d4 d6 3. Nbd2"}},

    {codes::overdisambiguated,
     note,
     "overdisambiguated",
     "unnecessary disambiguation: `{expected}` is enough",
     "A file, a rank or a square is written only if several pieces of the kind can go to the target; pinned "
     "ones do not count (section 8.2.3.4). Leave it out.",
     safe,
     {moves, "1. Ngf3 e6", "1. Nf3 e6"}},

    {codes::unmarked_capture,
     warning,
     "unmarked-capture",
     "capture without `x`",
     "The move captures a piece, which is denoted by x before the square (section 8.2.3.3). Write the x.",
     safe,
     {moves, "1. e4 d5 2. e5 d4 3. Bc4 d3 4. Bd3", "1. e4 d5 2. e5 d4 3. Bc4 d3 4. Bxd3"}},

    {codes::capture_of_nothing,
     warning,
     "capture-of-nothing",
     "nothing is captured, but the move has an `x`",
     "The square is empty, so the move captures nothing (section 8.2.3.3). Leave out the x.",
     safe,
     {moves, "1. Nxf3 e6", "1. Nf3 e6"}},

    {codes::move_in_two_parts,
     error,
     "move-in-two-parts",
     "origin and target written as two moves: {found}",
     "A move is one symbol, which a space ends (sections 7 and 8.2.3), so these have been read as two "
     "moves. The first is not a move, since its piece is already there, and the piece can go to the square "
     "that follows. The rest of the line is not checked. Remove the space, and the square that the piece "
     "leaves.",
     never,
     {moves, "1. e4 e5 2. Ng1 f3 Nc6", "1. e4 e5 2. Nf3 Nc6"}},
};

} // namespace ctlpgn::pgn::catalogue_rows
