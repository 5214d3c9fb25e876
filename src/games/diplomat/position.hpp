#pragma once

#include "cell.hpp"
#include "games/common/large_table.hpp"
#include "games/common/plain_position.hpp"
#include "piece.hpp"

namespace ctlpgn::diplomat {

CTLPGN_FIRST_OF_ALL CTLPGN_LARGE_TABLE inline games::plain_keys<cell::count> board_keys =
    games::made_by(games::make_plain_keys<cell::count, 0x2003>);

struct board_traits {
    using cell = diplomat::cell;
    using side = diplomat::side;
    using kind = piece_kind;
    using piece = diplomat::piece;
    static constexpr piece_kind king = piece_kind::king;
    static const games::plain_keys<cell::count>& keys() { return board_keys; }
};

using board = games::plain_board<board_traits>;

// Plies are counted since the last capture or promotion.
using position = games::plain_position<board_traits>;

const position& start_position();

} // namespace ctlpgn::diplomat
