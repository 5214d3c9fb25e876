// The number of the move that each ply belongs to, by the order of plies alone.
#pragma once

#include "ctlpgn/tree.hpp"

#include <cstdint>
#include <vector>

namespace ctlpgn::pgn {

// By node. A variation goes on from the number of the ply that it replaces.
std::vector<std::uint32_t> ply_numbers(const game& of);

} // namespace ctlpgn::pgn
