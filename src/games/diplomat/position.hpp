#pragma once

#include "cell.hpp"
#include "games/common/plain_position.hpp"
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

/// Plies are counted since the last capture or promotion.
using position = games::plain_position<board_traits>;

const position& start_position();

} // namespace ctlpgn::diplomat
