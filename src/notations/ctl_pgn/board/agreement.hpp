// A quick check whether a game agrees with the board, which is all that most games need.
#pragma once

#include "ctlpgn/tree.hpp"

namespace ctlpgn::ctl_pgn {

// True only if replay (replay.hpp) plays every ply of the game and of all its variations with certainty, and
// none of them contradicts the board. It may be false for such a game, too, for example if variations lead
// back to earlier moves or are nested unusually deep: only a replay knows for certain.
bool surely_agrees_with_board(const game& record);

} // namespace ctlpgn::ctl_pgn
