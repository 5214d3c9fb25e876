#pragma once

#include "games/common/plain_board.hpp"
#include "piece.hpp"
#include "point.hpp"

#include <cstdint>

namespace ctlpgn::xiangqi {

struct board_traits {
    using cell = point;
    using side = xiangqi::side;
    using kind = piece_kind;
    using piece = xiangqi::piece;
    static constexpr piece_kind king = piece_kind::king;
    static constexpr std::uint64_t key_seed = 0x89;
};

using board = games::plain_board<board_traits>;

/// What a game is at one moment besides what stands where.
struct circumstances {
    side to_move = side::red;
    std::uint32_t half_move_clock = 0; ///< plies since the last capture
    std::uint32_t move_number = 1;     ///< 0 where it is unknown

    friend bool operator==(const circumstances&, const circumstances&) = default;
};

/// Everything that a game of xiangqi is at one moment. A plain value: any board can be held.
struct position : board, circumstances {
    friend bool operator==(const position&, const position&) = default;
};

/// The same board and side to move; clocks and numbers may differ.
bool same_situation(const position& left, const position& right);

/// A 64-bit key of what same_situation compares.
std::uint64_t hash(const position& p);

const position& start_position();

} // namespace ctlpgn::xiangqi
