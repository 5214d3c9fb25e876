// Whether one tree is a copy of another: the usual result of writing a game and reading it again, which is
// found out without playing either.
#pragma once

#include "ctlpgn/notation.hpp"
#include "ctlpgn/tree.hpp"
#include "format/same_game.hpp"

namespace ctlpgn::layout {

// True: everything that find_difference compares is the same in both, node by node, so that the board, too,
// says the same of both. False: they may be the same game all the same.
bool is_copy(const game& a, const game& b, const notation& chosen, references manner);

// Whether they have the same tags in the same order, letter by letter, and no hidden lines.
bool have_same_tags(const game& a, const game& b);

} // namespace ctlpgn::layout
