// Fixes that contradict other parts of the game.
#pragma once

#include "ctlpgn/notation.hpp"

#include <vector>

namespace ctlpgn::ctl_pgn {

// Removes the fixes that the board, or the lines of a position, contradict.
void drop_contradicted(const game& record, std::vector<finding>& findings);

// Removes fixes of the spelling of a part of a ply that stays unreadable.
void drop_spelling_of_unread(const game& record, std::vector<finding>& findings);

} // namespace ctlpgn::ctl_pgn
