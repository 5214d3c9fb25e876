// Moves that are twice, as lines do that were copied once too often: that their numbers are wrong and that
// they cannot be played is a consequence of that.
#pragma once

#include "ctlpgn/notation.hpp"

#include <initializer_list>
#include <vector>

namespace ctlpgn {

// repeated_moves, where the first wrong number of the main line, or the first ply of it that contradicts the
// board, is that of plies that come right before it as well. Takes away what depends on moves from there on,
// and findings of the codes that count all of the main line.
void keep_repeated_moves(const game& record, std::vector<finding>& findings,
                         std::initializer_list<code> of_main_line);

} // namespace ctlpgn
