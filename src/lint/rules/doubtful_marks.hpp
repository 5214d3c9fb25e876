// Marks of check that do not agree with the board, where the board itself is in doubt.
#pragma once

#include "ctlpgn/finding.hpp"
#include "ctlpgn/tree.hpp"

#include <initializer_list>
#include <vector>

namespace ctlpgn {

// Of the findings with these codes, drops those in whose line of play a later ply cannot be played: the
// players had another position before them.
void drop_doubtful_marks(const game& record, std::vector<finding>& findings,
                         std::initializer_list<code> marks);

} // namespace ctlpgn
