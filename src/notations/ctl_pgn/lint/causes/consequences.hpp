// Consequences of a missing or surplus parenthesis, which has been reported: after it, the lines of play are
// uncertain.
#pragma once

#include "ctlpgn/notation.hpp"

#include <vector>

namespace ctlpgn::ctl_pgn {

void drop_consequences(const game& record, std::vector<finding>& findings);

} // namespace ctlpgn::ctl_pgn
