// Drops findings that are consequences of another one, judged by the whole game.
#pragma once

#include "ctlpgn/notation.hpp"

#include <vector>

namespace ctlpgn::ctl_pgn {

// What is reported if nothing recurs.
void keep_single_causes(const game& record, std::vector<finding>& findings);

} // namespace ctlpgn::ctl_pgn
