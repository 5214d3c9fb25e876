// Moves that share a line in a line of play where others do not.
#pragma once

#include "ctlpgn/tree.hpp"

#include <cstdint>
#include <vector>

namespace ctlpgn::ctl_pgn {

// Where they begin; those on the line of the one before.
std::vector<std::uint32_t> moves_on_shared_lines(const game& record);

} // namespace ctlpgn::ctl_pgn
