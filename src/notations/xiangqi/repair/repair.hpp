// Reads damaged games by the likeliest line of play: notation::repair of xiangqi.
#pragma once

#include "ctlpgn/finding.hpp"
#include "ctlpgn/tree.hpp"

#include <vector>

namespace ctlpgn::xiangqi {

bool repair_moves(const game& record, std::vector<finding>& findings);

} // namespace ctlpgn::xiangqi
