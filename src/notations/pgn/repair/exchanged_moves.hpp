// Two plies or moves in the wrong order that can be played so, too: only their marks contradict the board.
#pragma once

#include "ctlpgn/finding.hpp"
#include "ctlpgn/tree.hpp"

#include <vector>

namespace ctlpgn::pgn {

// If several marks agree with one other order, that is reported in their place. A mark that another order
// would make right is not fixed. Returns false if nothing is changed.
bool explain_marks_by_order(const game& record, std::vector<finding>& findings);

// The plies whose marks another order may explain.
std::vector<node> plies_in_doubted_order(const game& record);

} // namespace ctlpgn::pgn
