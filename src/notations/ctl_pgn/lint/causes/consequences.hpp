// Findings that follow from a parenthesis that is missing or is there too often: it has been reported,
// and which line of play is which is not known from there on.
#pragma once

#include "ctlpgn/notation.hpp"

#include <vector>

namespace ctlpgn::ctl_pgn {

void drop_consequences(const game& record, std::vector<finding>& findings);

} // namespace ctlpgn::ctl_pgn
