// What people paste among the moves of a game, and moves of its own that it may have.
#pragma once

#include "ctlpgn/notation.hpp"

#include <initializer_list>
#include <vector>

namespace ctlpgn {

// Text that is not expected, and the moves after it up to those that go on with the game, as their number
// tells, are one passage. What is wrong inside of it, or follows from it, is not told: nor is what has one of
// these codes, wherever it stands. A ply right after such text may be a part of it.
void keep_words_among_moves(const game& record, std::vector<finding>& findings,
                            std::initializer_list<code> of_main_line = {});

} // namespace ctlpgn
