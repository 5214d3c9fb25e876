// Faults that are one slip although they are found on every line, or at two places of one ply.
#pragma once

#include "ctlpgn/notation.hpp"

#include <vector>

namespace ctlpgn::ctl_pgn {

// A part of keep_causes. Numbers of all plies are said once, and lines that cannot be read; a letter after a
// ply is why another piece seems to move.
void keep_first_line(const game& record, std::vector<finding>& findings);

} // namespace ctlpgn::ctl_pgn
