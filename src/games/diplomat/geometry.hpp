#pragma once

#include "cell.hpp"
#include "games/common/short_list.hpp"

#include <array>
#include <cstdint>

namespace ctlpgn::diplomat {

// The cells on a line from a cell outwards, the nearest first. From `open_from` on it is an open point
// whether the line goes that far.
struct line {
    games::short_list<cell, radius_count - 1> cells{};
    std::uint8_t open_from = radius_count - 1;
};

// A centre has a line for each radius, for a bishop two.
using line_list = games::short_list<line, 2 * radius_count>;

struct geometry_tables {
    template <class element> using by_cell = std::array<element, cell::count>;

    by_cell<line_list> straight{};
    by_cell<line_list> diagonal{};
    by_cell<cell_set> beside{}; // one step, straight or diagonal
    by_cell<cell_set> horse{};
    by_cell<cell_set> horse_over{}; // over the centre, an open point
};

extern const geometry_tables geometry;

} // namespace ctlpgn::diplomat
