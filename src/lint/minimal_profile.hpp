// What the minimum reader of a format, which knows tags and moves and nothing else, makes of a game.
#pragma once

#include "ctlpgn/notation.hpp"

#include <vector>

namespace ctlpgn {

// Removes findings about what such a reader ignores, and adds one for each kind of thing that it cannot read.
void apply_minimal_profile(const game& of, std::vector<finding>& findings);

} // namespace ctlpgn
