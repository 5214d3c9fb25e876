// Findings that follow from another one, as the whole game shows: the one that is the cause stays.
#pragma once

#include "ctlpgn/notation.hpp"

#include <vector>

namespace ctlpgn::ctl_pgn {

void keep_causes(const game& of, std::vector<finding>& findings);

} // namespace ctlpgn::ctl_pgn
