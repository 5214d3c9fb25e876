// What people paste among the moves of a game, and its own moves.
#pragma once

#include "ctlpgn/notation.hpp"

#include <initializer_list>
#include <vector>

namespace ctlpgn {

// Text that is not expected, and the moves after it up to those that go on with the game, as their number
// shows, are one passage. What is wrong inside of it, or follows from it, is not reported: nor is what has one of
// these codes, everywhere. A ply right after such text may be a part of it.
void keep_words_among_moves(const game& record, std::vector<finding>& findings,
                            std::initializer_list<code> of_main_line = {});

} // namespace ctlpgn
