// The view of the format's minimum reader, which knows only tags and moves.
#pragma once

#include "ctlpgn/notation.hpp"

#include <vector>

namespace ctlpgn::ctl_pgn {

// Removes findings about parts that such a reader ignores, and adds one for each kind of part that it cannot
// read.
void apply_minimal_profile(const game& record, std::vector<finding>& findings);

} // namespace ctlpgn::ctl_pgn
