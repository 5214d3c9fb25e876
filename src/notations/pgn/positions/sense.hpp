// Faults of a readable position.
#pragma once

#include "notations/pgn/positions/fen.hpp"
#include "notations/pgn/positions/variants.hpp"

#include <vector>

namespace ctlpgn::pgn {

// Places of findings are bytes of the text that was read.
void check_sense(const read_position& position, std::vector<finding>& findings,
                 const rules_of_game& rules = {});

} // namespace ctlpgn::pgn
