// Plies that are the third ones of their moves.
#pragma once

#include "ctlpgn/finding.hpp"
#include "ctlpgn/tree.hpp"

#include <vector>

namespace ctlpgn::ctl_pgn {

// 1. G7-G13, E21-E17 JF6-K18 before 2. H6-H8: a ply after Black's, without a comma before it, is the only one
// between two numbers in a row. So there is one ply too many, and no number is missing: what was reported as
// a missing number is a third ply.
void find_surplus_plies(const game& record, std::vector<finding>& reported);

} // namespace ctlpgn::ctl_pgn
