// Letters that, by the board or the rest of the ply, name no piece.
#pragma once

#include "ctlpgn/notation.hpp"

#include <vector>

namespace ctlpgn::ctl_pgn {

void keep_causes_of_letters(const game& record, std::vector<finding>& findings);

} // namespace ctlpgn::ctl_pgn
