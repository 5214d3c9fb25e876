// Plies in the other player's place, and their consequences.
#pragma once

#include "ctlpgn/notation.hpp"

#include <vector>

namespace ctlpgn::ctl_pgn {

// If the board shows that plies are the other player's, the fault of the move is reported once.
void keep_causes_of_sides(const game& record, std::vector<finding>& findings);

} // namespace ctlpgn::ctl_pgn
