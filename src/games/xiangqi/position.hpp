#pragma once

#include "games/common/plain_position.hpp"
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

/// Plies are counted since the last capture.
using position = games::plain_position<board_traits>;

const position& start_position();

} // namespace ctlpgn::xiangqi
