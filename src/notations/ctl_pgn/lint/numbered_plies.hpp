// Games that number each ply, where the format numbers White's and Black's together.
#pragma once

#include "ctlpgn/tree.hpp"

namespace ctlpgn::ctl_pgn {

// Whether each ply of the main line has its own number (1. 2. 3. or 1. 1. 2. 2.), and all agree with the
// board if the players take turns.
bool are_plies_numbered(const game& record);

} // namespace ctlpgn::ctl_pgn
