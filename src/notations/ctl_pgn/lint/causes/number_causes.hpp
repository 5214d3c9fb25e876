// What follows from a number of a move that is wrong, missing, or a part of something else.
#pragma once

#include "ctlpgn/notation.hpp"

#include <vector>

namespace ctlpgn::ctl_pgn {

// A part of keep_causes.
void keep_causes_of_numbers(const game& record, std::vector<finding>& findings);

} // namespace ctlpgn::ctl_pgn
