// G B001 to B010: moves that are not clear on the board.
#pragma once

#include "notations/pgn/catalogue/row.hpp"

namespace ctlpgn::pgn::catalogue_rows {

inline constexpr diagnostic_info board_moves[] = {
    {codes::illegal_move,
     error,
     "illegal-move",
     "the move must be legal: {reason}",
     "Illegal moves are not permitted in a game (section 8.2). No piece of the side to move can play this "
     "one. What follows in its line is not judged. Write the move that was played.",
     never,
     {moves, "1. e4 e5 2. Nf5", "1. e4 e5 2. Nf3"}},

    {codes::ambiguous_move,
     error,
     "ambiguous-move",
     "the move must say which piece moves: {candidates}",
     "Several pieces of the same kind can go to the square, so a file, a rank or both must say which one "
     "does (section 8.2.3.4). What follows in its line is not judged. Write it after the letter of the "
     "piece.",
     never,
     {moves, "1. Nf3 e6 2. d4 d6 3. Nd2", "1. Nf3 e6 2. d4 d6 3. Nbd2"}},

    {codes::overdisambiguated,
     note,
     "overdisambiguated",
     "the move must say no more than needed about where its piece comes from: {expected}",
     "A file, a rank or a square is written only if several pieces of the kind can go to the target; pinned "
     "ones do not count (section 8.2.3.4). Leave it out.",
     safe,
     {moves, "1. Ngf3 e6", "1. Nf3 e6"}},

    {codes::unmarked_capture,
     warning,
     "unmarked-capture",
     "a capture must be written with x",
     "The move captures a piece, which is denoted by x before the square (section 8.2.3.3). Write the x.",
     safe,
     {moves, "1. e4 d5 2. e5 d4 3. Bc4 d3 4. Bd3", "1. e4 d5 2. e5 d4 3. Bc4 d3 4. Bxd3"}},

    {codes::capture_of_nothing,
     warning,
     "capture-of-nothing",
     "x must stand only where a piece is captured",
     "Nothing stands on the square, so the move captures nothing (section 8.2.3.3). Leave out the x.",
     safe,
     {moves, "1. Nxf3 e6", "1. Nf3 e6"}},

    {codes::move_in_two_parts,
     error,
     "move-in-two-parts",
     "the squares of a move must stand together, found {found}",
     "A move is one symbol, which a space ends (sections 7 and 8.2.3), so these have been read as two moves. "
     "The first is none, since its piece stands there already, and it can go to the square that follows. "
     "What follows in its line is not judged. Remove the space, and the square that the piece leaves.",
     never,
     {moves, "1. e4 e5 2. Ng1 f3 Nc6", "1. e4 e5 2. Nf3 Nc6"}},
};

} // namespace ctlpgn::pgn::catalogue_rows
