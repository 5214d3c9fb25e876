// What a position and the first moves after it say of each other.
#pragma once

#include "ctlpgn/notation.hpp"

#include <vector>

namespace ctlpgn::ctl_pgn {

// Where the position and the first move contradict each other, and what follows bears out the position, it
// is the move that is wrong.
void keep_causes_of_positions(const game& record, std::vector<finding>& findings);

} // namespace ctlpgn::ctl_pgn
