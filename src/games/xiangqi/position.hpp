#pragma once

#include "games/common/large_table.hpp"
#include "games/common/plain_position.hpp"
#include "piece.hpp"
#include "point.hpp"

namespace ctlpgn::xiangqi {

CTLPGN_FIRST_OF_ALL CTLPGN_LARGE_TABLE inline games::plain_keys<point::count> board_keys =
    games::made_by(games::make_plain_keys<point::count, 0x89>);

struct board_traits {
    using cell = point;
    using side = xiangqi::side;
    using kind = piece_kind;
    using piece = xiangqi::piece;
    static constexpr piece_kind king = piece_kind::king;
    static const games::plain_keys<cell::count>& keys() { return board_keys; }
};

using board = games::plain_board<board_traits>;

// Plies are counted since the last capture.
using position = games::plain_position<board_traits>;

const position& start_position();

} // namespace ctlpgn::xiangqi
