// Letters that name no piece, as the board or the rest of the ply shows.
#pragma once

#include "ctlpgn/notation.hpp"

#include <vector>

namespace ctlpgn::ctl_pgn {

void keep_causes_of_letters(const game& record, std::vector<finding>& findings);

} // namespace ctlpgn::ctl_pgn
