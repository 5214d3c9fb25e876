#pragma once

#include "games/common/grid_cell.hpp"

namespace ctlpgn::chess {

// One of the 64 squares, or none. Index 0 is a1, 1 is b1, 63 is h8.
using square = games::grid_cell<8, 8>;

inline constexpr int square_count = square::count;
inline constexpr int file_count = square::file_count;
inline constexpr int rank_count = square::rank_count;

} // namespace ctlpgn::chess
