#pragma once

#include "board.hpp"
#include "ply.hpp"

#include <cstdint>

namespace ctlpgn::chess {

// What a game is at one moment besides what is where.
struct circumstances {
    side to_move = side::white;
    // The square that a pawn has just crossed by a double step, if it can be captured there by a legal ply;
    // else none. What was read may have it without a capture, until it is settled.
    square en_passant;
    // Where the rooks are with which may still be castled. Rooks that were on the king's left belong to
    // the queen's wing, whatever their file (Chess960).
    square_set castling;
    std::uint32_t half_move_clock = 0;
    std::uint32_t move_number = 1; // 0 where it is unknown

    friend bool operator==(const circumstances&, const circumstances&) = default;
};

// Everything that a game of chess is at one moment. A plain value: any board can be held.
struct position : board, circumstances {
    friend bool operator==(const position&, const position&) = default;
};

// The rook with which a side may castle on a wing; none if it may not, or has no king.
square castling_rook(const position& p, side s, wing w);

// Whether every right to castle is one of orthodox chess: king on file e, rook on a or h.
bool has_orthodox_castling(const position& p);

// The same board, side to move, castling rights and en passant; clocks and numbers may differ.
bool same_situation(const position& left, const position& right);

// A 64-bit key of what same_situation compares.
std::uint64_t hash(const position& p);

const position& start_position();

// The first position of Chess960 by its number, 518 being the orthodox one. Expects 0 <= number < 960.
position chess960_start(int number);

} // namespace ctlpgn::chess
