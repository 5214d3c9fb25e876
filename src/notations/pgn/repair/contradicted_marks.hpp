// Marks that contradict the board, in games whose plies can all be played: x without a capture, + without a
// check, # without mate, and the like. They may be evidence of another ply.
#pragma once

#include "ctlpgn/finding.hpp"
#include "ctlpgn/tree.hpp"

#include <vector>

namespace ctlpgn::pgn {

// If one other ply, which is written almost alike, explains several marks or the last # of a game, it is
// reported in their place. Where a mark may be explained so, it is not fixed, and what may be meant is named.
// Returns false if nothing is changed.
bool explain_marks(const game& record, std::vector<finding>& findings);

// The plies whose marks may be explained so; writers leave their marks.
std::vector<node> plies_with_doubted_marks(const game& record);

} // namespace ctlpgn::pgn
