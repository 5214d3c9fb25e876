// A ply that several pieces can play, where the rest of the game decides which of them did.
#pragma once

#include "ctlpgn/finding.hpp"
#include "ctlpgn/tree.hpp"

#include <vector>

namespace ctlpgn::pgn {

// Of the first ply of the main line that cannot be played as it is written. Gives its finding a remedy if the
// line goes on to its end with only one of the pieces.
bool explain_ambiguity(const game& record, std::vector<finding>& findings);

} // namespace ctlpgn::pgn
