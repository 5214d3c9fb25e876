// G B011 to B020: moves against the rules of play.
#pragma once

#include "notations/pgn/catalogue/row.hpp"

namespace ctlpgn::pgn::catalogue_rows {

inline constexpr diagnostic_info board_plies[] = {
    {codes::king_left_in_check,
     error,
     "king-left-in-check",
     "illegal move, the king is left in check: {reason}",
     "A move that exposes its own king, or leaves it in check, is illegal (Laws of Chess, 3.9). The rest of "
     "the line is not checked. Write the move that was played.",
     never,
     {moves, "1. e4 e5 2. d3 Bb4+ 3. a3", "1. e4 e5 2. d3 Bb4+ 3. c3"}},

    {codes::king_into_check,
     error,
     "king-into-check",
     "illegal move, the king goes to an attacked square: {reason}",
     "Kings do not move into check (Laws of Chess, 3.9). The rest of the line is not checked. Write the "
     "move that was played.",
     never,
     {moves, "1. e4 e5 2. Ke2 Qg5 3. Ke3", "1. e4 e5 2. Ke2 Qg5 3. Kd3"}},

    {codes::castling_right_missing,
     error,
     "castling-right-missing",
     "illegal castling: {reason}",
     "King and rook must be on the squares on which they began, and neither may have moved (Laws of Chess, "
     "3.8). The rest of the line is not checked. Write the move that was played.",
     never,
     {moves, "1. e4 e5 2. Ke2 d6 3. O-O", "1. e4 e5 2. Nf3 d6 3. Be2 Nf6 4. O-O"}},

    {codes::castling_way_blocked,
     error,
     "castling-way-blocked",
     "castling is blocked: {reason}",
     "No piece may be between king and rook when they castle (Laws of Chess, 3.8). The rest of the line is "
     "not checked. Write the move that was played.",
     never,
     {moves, "1. e4 e5 2. O-O", "1. e4 e5 2. Nf3 d6 3. Be2 Nf6 4. O-O"}},

    {codes::castling_through_check,
     error,
     "castling-through-check",
     "castling out of, through or into check: {reason}",
     "Castling is not permitted in check, nor over a square that is attacked, nor to one (Laws of Chess, "
     "3.8). The rest of the line is not checked. Write the move that was played.",
     never,
     {moves, "1. Nf3 b6 2. e3 Ba6 3. g3 e6 4. Bg2 d6 5. O-O",
      "1. Nf3 b6 2. e3 Ba6 3. g3 e6 4. Bg2 d6 5. d3"}},
};

} // namespace ctlpgn::pgn::catalogue_rows
