// Variations that come after another move than the one they replace.
#pragma once

#include "ctlpgn/notation.hpp"

#include <vector>

namespace ctlpgn::ctl_pgn {

// Of variations side by side that have all lost their move the first is reported, and nothing about the
// labels of those that are elsewhere.
void keep_causes_of_variations(const game& record, std::vector<finding>& findings);

} // namespace ctlpgn::ctl_pgn
