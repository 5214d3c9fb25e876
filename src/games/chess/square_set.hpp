#pragma once

#include "games/common/cell_set.hpp"
#include "square.hpp"

#include <cstdint>

namespace ctlpgn::chess {

using square_set = games::cell_set<square>;

constexpr square_set squares_of_rank(int rank) {
    return square_set(std::uint64_t{0xFF} << (rank * file_count));
}

constexpr square_set squares_of_file(int file) {
    return square_set(std::uint64_t{0x0101010101010101} << file);
}

inline constexpr square_set dark_squares{std::uint64_t{0xAA55AA55AA55AA55}};

} // namespace ctlpgn::chess
