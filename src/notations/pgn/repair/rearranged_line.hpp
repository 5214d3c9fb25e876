// Plies in the wrong order: two neighbours, two moves, or a ply that is written twice, although all numbers
// are right; and castling that is written as the king's move. No letter is wrong then, and all of the line
// can be played in the right order.
#pragma once

#include "ctlpgn/finding.hpp"
#include "ctlpgn/tree.hpp"

#include <vector>

namespace ctlpgn::pgn {

// If the main line can be played in one such order, and only in that, reports this alone. Returns false if
// nothing is changed.
bool explain_order(const game& record, std::vector<finding>& findings);

} // namespace ctlpgn::pgn
