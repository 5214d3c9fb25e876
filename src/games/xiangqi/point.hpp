#pragma once

#include "games/common/cell_set.hpp"
#include "games/common/grid_cell.hpp"
#include "piece.hpp"

namespace ctlpgn::xiangqi {

// One of the 90 points, or none: files a to i from Red's left, ranks 0 to 9 from Red's side. Index 0 is a0,
// 1 is b0.
using point = games::grid_cell<9, 10>;
using point_set = games::cell_set<point>;

inline constexpr int point_count = point::count;
inline constexpr int file_count = point::file_count;
inline constexpr int rank_count = point::rank_count;

// The direction in which a side moves forward.
constexpr int forward(side s) {
    return s == side::red ? 1 : -1;
}
// The rank as a side counts it, from 0 at its own edge.
constexpr int own_rank(side s, point at) {
    return s == side::red ? at.rank() : rank_count - 1 - at.rank();
}
constexpr bool is_over_river(side s, point at) {
    return own_rank(s, at) >= rank_count / 2;
}
constexpr bool is_in_palace(side s, point at) {
    return own_rank(s, at) <= 2 && at.file() >= 3 && at.file() <= 5;
}
// The file as a player counts it: from 1 on, beginning at the player's right.
constexpr int own_file(side s, point at) {
    return s == side::red ? file_count - at.file() : at.file() + 1;
}

} // namespace ctlpgn::xiangqi
