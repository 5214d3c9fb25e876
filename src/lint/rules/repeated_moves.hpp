// Moves that occur twice, such as lines that were copied once too often: wrong numbers and plies that cannot
// be played are consequences.
#pragma once

#include "ctlpgn/notation.hpp"

#include <initializer_list>
#include <vector>

namespace ctlpgn {

// Reports repeated_moves if the first wrong number of the main line, or its first ply that contradicts the
// board, belongs to plies that also come directly before it. Removes findings that depend on moves from there
// on, and those with codes that count the whole main line.
void keep_repeated_moves(const game& record, std::vector<finding>& findings,
                         std::initializer_list<code> of_main_line);

} // namespace ctlpgn
