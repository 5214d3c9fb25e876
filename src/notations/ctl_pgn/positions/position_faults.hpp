// Faults of a position that show on the board.
#pragma once

#include "ctlpgn/notation.hpp"
#include "notations/ctl_pgn/positions/position_setup.hpp"

#include <vector>

namespace ctlpgn::ctl_pgn {

// Appends the faults of pieces, castling field and special capture. Expects lines that fit the board.
void check_board(const position_setup& setup, std::vector<finding>& findings);

} // namespace ctlpgn::ctl_pgn
