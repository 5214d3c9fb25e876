// Contradictions between a position and the first moves after it.
#pragma once

#include "ctlpgn/notation.hpp"

#include <vector>

namespace ctlpgn::ctl_pgn {

// If the position and the first move contradict each other, and later moves agree with the position, the move
// is wrong.
void keep_causes_of_positions(const game& record, std::vector<finding>& findings);

} // namespace ctlpgn::ctl_pgn
