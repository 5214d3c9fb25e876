// Findings that follow from a parenthesis that is missing or is one too many: it has been reported, and from
// there on it is not known which line of play is which.
#pragma once

#include "ctlpgn/notation.hpp"

#include <vector>

namespace ctlpgn::ctl_pgn {

void drop_consequences(const game& record, std::vector<finding>& findings);

} // namespace ctlpgn::ctl_pgn
