// What is wrong with a position that could be read.
#pragma once

#include "notations/pgn/positions/fen.hpp"

#include <vector>

namespace ctlpgn::pgn {

// Findings are about bytes of the text that was read.
void check_sense(const read_position& position, std::vector<finding>& findings);

} // namespace ctlpgn::pgn
