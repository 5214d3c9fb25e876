// Where the replay of a game begins.
#pragma once

#include "ctlpgn/tree.hpp"
#include "games/cescacs/position.hpp"

namespace ctlpgn::ctl_pgn {

struct game_start {
    cescacs::position position;
    bool known = false;    // false: another board, or an incomplete position
    bool doubtful = false; // a king is missing, or there are several
};

// A game whose first ply is not White's first needs a position.
game_start find_start(const game& record);

// Whether the game says that it is played on another board.
bool is_on_another_board(const game& record);

// Whether the first ply is later than White's first.
bool begins_later(const game& record);

} // namespace ctlpgn::ctl_pgn
