// Plies that are in the other player's place, and the consequences.
#pragma once

#include "ctlpgn/notation.hpp"

#include <vector>

namespace ctlpgn::ctl_pgn {

// Where the board shows that plies are the other player's, what is wrong with the move is reported, once.
void keep_causes_of_sides(const game& record, std::vector<finding>& findings);

} // namespace ctlpgn::ctl_pgn
