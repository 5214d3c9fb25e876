#pragma once

#include "board.hpp"
#include "ply.hpp"

#include <array>
#include <cstddef>
#include <cstdint>

namespace ctlpgn::chess {

// The state of a game at one moment, apart from the board.
struct circumstances {
    side to_move = side::white;
    // The square that a pawn has just crossed by a double step, if it can be captured there by a legal ply;
    // otherwise none. A position that was read may have it without a capture, until it is settled.
    square en_passant;
    // The rooks that may still castle. Rooks that were on the king's left belong to the queen's wing,
    // whatever their file (Chess960).
    square_set castling;
    std::uint32_t half_move_clock = 0;
    std::uint32_t move_number = 1; // 0 where it is unknown

    friend bool operator==(const circumstances&, const circumstances&) = default;
};

struct variant_rules;

// From the pawn to the queen.
inline constexpr std::size_t kinds_in_hand = 5;

// What only games by other rules than those of chess know.
struct variant_circumstances {
    const variant_rules* variant = nullptr; // null: chess
    square_set promoted;                    // pieces that were pawns
    // Of each side: how many checks it has still to give in order to win, and the pieces in its hand.
    std::array<std::uint8_t, 2> checks_left{};
    std::array<std::array<std::uint8_t, kinds_in_hand>, 2> in_hand{};

    std::uint8_t& in_hand_of(side s, piece_kind kind) { return in_hand[index_of(s)][index_of(kind) - 1]; }
    std::uint8_t in_hand_of(side s, piece_kind kind) const {
        return in_hand[index_of(s)][index_of(kind) - 1];
    }

    friend bool operator==(const variant_circumstances&, const variant_circumstances&) = default;
};

// The complete state of a game at one moment. A plain value: it can hold any board.
struct position : board, circumstances, variant_circumstances {
    friend bool operator==(const position&, const position&) = default;
};

// The rook with which a side may castle on a wing; none if it may not, or has no king.
square castling_rook(const position& p, side s, wing w);

// Whether every right to castle is one of orthodox chess: king on file e, rook on a or h.
bool has_orthodox_castling(const position& p);

// The same board, side to move, rights and pieces in hand; clocks and numbers may differ.
bool same_situation(const position& left, const position& right);

// A 64-bit key of what same_situation compares.
std::uint64_t hash(const position& p);

const position& start_position();

// The first position of Chess960 by its number, 518 being the orthodox one. Expects 0 <= number < 960.
position chess960_start(int number);

} // namespace ctlpgn::chess
