// Reads damaged games by the likeliest line of play: notation::repair of Diplomat.
#pragma once

#include "ctlpgn/finding.hpp"
#include "ctlpgn/tree.hpp"

#include <vector>

namespace ctlpgn::diplomat {

bool repair_moves(const game& record, std::vector<finding>& findings);

} // namespace ctlpgn::diplomat
