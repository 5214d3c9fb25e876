#pragma once

#include "cell.hpp"
#include "games/common/plain_board.hpp"
#include "piece.hpp"

#include <cstdint>

namespace ctlpgn::diplomat {

struct board_traits {
    using cell = diplomat::cell;
    using side = diplomat::side;
    using kind = piece_kind;
    using piece = diplomat::piece;
    static constexpr piece_kind king = piece_kind::king;
    static constexpr std::uint64_t key_seed = 0x2003;
};

using board = games::plain_board<board_traits>;

/// What a game is at one moment besides what stands where.
struct circumstances {
    side to_move = side::white;
    std::uint32_t half_move_clock = 0; ///< plies since the last capture or promotion
    std::uint32_t move_number = 1;     ///< 0 where it is unknown

    friend bool operator==(const circumstances&, const circumstances&) = default;
};

/// Everything that a game of Diplomat chess is at one moment. A plain value: any board can be held.
struct position : board, circumstances {
    friend bool operator==(const position&, const position&) = default;
};

/// The same board and side to move; clocks and numbers may differ.
bool same_situation(const position& left, const position& right);

/// A 64-bit key of what same_situation compares.
std::uint64_t hash(const position& p);

const position& start_position();

} // namespace ctlpgn::diplomat
