// All legal plies of a position in standard algebraic notation (8.2.3).
#pragma once

#include "games/chess/ply.hpp"
#include "games/chess/position.hpp"
#include "repair/decoder.hpp"

#include <vector>

namespace ctlpgn::pgn {

// Replaces the options, without marks of check and mate; reuses their memory.
void list_sans(const chess::position& now, std::vector<repair::option<chess::ply>>& options);

} // namespace ctlpgn::pgn
