// The same frame around all moves of a game is one slip.
#pragma once

#include "ctlpgn/notation.hpp"

#include <vector>

namespace ctlpgn::ctl_pgn {

// A part of keep_causes. Of lines with the same things before their moves the first is said.
void keep_first_frame(const game& record, std::vector<finding>& findings);

} // namespace ctlpgn::ctl_pgn
