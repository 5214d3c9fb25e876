// Moves that share a line although others of the line of play do not.
#pragma once

#include "ctlpgn/tree.hpp"

#include <cstdint>
#include <vector>

namespace ctlpgn::ctl_pgn {

// Where the moves begin that are on the line of the one before.
std::vector<std::uint32_t> moves_on_shared_lines(const game& record);

} // namespace ctlpgn::ctl_pgn
