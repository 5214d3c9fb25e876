// Check marks and colons that are wrong in two ways at once.
#pragma once

#include "ctlpgn/notation.hpp"

#include <vector>

namespace ctlpgn::ctl_pgn {

// Of one mark one thing is told: how it is written, with what it has to be.
void keep_causes_of_marks(const game& record, std::vector<finding>& findings);

} // namespace ctlpgn::ctl_pgn
