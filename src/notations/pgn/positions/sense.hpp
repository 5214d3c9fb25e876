// Faults of a readable position.
#pragma once

#include "notations/pgn/positions/fen.hpp"

#include <vector>

namespace ctlpgn::pgn {

// Places of findings are bytes of the text that was read.
void check_sense(const read_position& position, std::vector<finding>& findings);

} // namespace ctlpgn::pgn
