// What the minimum reader of the format, which knows tags and moves and nothing else, makes of a game.
#pragma once

#include "ctlpgn/notation.hpp"

#include <vector>

namespace ctlpgn::ctl_pgn {

// Removes findings about what such a reader ignores, and adds one for each kind of thing that it cannot read.
void apply_minimal_profile(const game& record, std::vector<finding>& findings);

} // namespace ctlpgn::ctl_pgn
