// Variations that do not come after the move that they replace.
#pragma once

#include "ctlpgn/notation.hpp"

#include <vector>

namespace ctlpgn::ctl_pgn {

// Of consecutive variations that have all lost their move, reports the first, and no labels of misplaced
// ones.
void keep_causes_of_variations(const game& record, std::vector<finding>& findings);

} // namespace ctlpgn::ctl_pgn
