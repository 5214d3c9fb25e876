// What is one slip though it is found on every line, or at two places of one ply.
#pragma once

#include "ctlpgn/notation.hpp"

namespace ctlpgn::ctl_pgn {

/// Parts of keep_causes. What stands around all moves is said once.
void keep_first_frame(const game& of, std::vector<finding>& findings);

/// So are numbers of all plies, and lines that cannot be read; a letter after a ply is why another piece
/// seems to move.
void keep_first_line(const game& of, std::vector<finding>& findings);

} // namespace ctlpgn::ctl_pgn
