// Fixes that something else in the game speaks against.
#pragma once

#include "ctlpgn/notation.hpp"

#include <vector>

namespace ctlpgn::ctl_pgn {

// Takes away the fixes that the board, or the lines of a position, contradict.
void drop_contradicted(const game& record, std::vector<finding>& findings);

// Takes away the fixes that would change how a part of a ply is written while the ply cannot be read.
void drop_spelling_of_unread(const game& record, std::vector<finding>& findings);

} // namespace ctlpgn::ctl_pgn
