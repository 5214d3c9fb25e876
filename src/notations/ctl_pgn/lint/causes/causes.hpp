// Findings that follow from another one, as the whole game shows: the one that is the cause stays.
#pragma once

#include "ctlpgn/notation.hpp"

#include <vector>

namespace ctlpgn::ctl_pgn {

// What is reported if nothing recurs.
void keep_single_causes(const game& record, std::vector<finding>& findings);

} // namespace ctlpgn::ctl_pgn
