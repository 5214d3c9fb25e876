// Text that people paste among the moves of a game, and the moves in it.
#pragma once

#include "ctlpgn/notation.hpp"

#include <initializer_list>
#include <vector>

namespace ctlpgn {

// Unexpected text, and the moves after it up to those that continue the game, according to their numbers, are
// one passage. Faults in it and their consequences are not reported, nor is anything with one of these codes,
// wherever it is. A ply directly after such text may belong to it.
void keep_words_among_moves(const game& record, std::vector<finding>& findings,
                            std::initializer_list<code> of_main_line = {});

} // namespace ctlpgn
