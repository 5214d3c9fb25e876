// Whether a game agrees with the board, quickly: for those who need to know no more of most games.
#pragma once

#include "ctlpgn/tree.hpp"

namespace ctlpgn::ctl_pgn {

// True only if replay (replay.hpp) plays every ply of the game and of all its variations with certainty, and
// none of them contradicts the board. It may be false for such a game too, as for one whose variations lead
// back to earlier moves or are nested deeper than anybody nests them: only a replay knows for certain.
bool surely_agrees_with_board(const game& record);

} // namespace ctlpgn::ctl_pgn
