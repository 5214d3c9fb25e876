// Where the replay of a game begins.
#pragma once

#include "ctlpgn/tree.hpp"
#include "games/cescacs/position.hpp"

namespace ctlpgn::ctl_pgn {

struct game_start {
    cescacs::position position;
    bool known = false;    // false: another board, or it is not known what is where
    bool doubtful = false; // a king is missing, or there are several
};

// A game whose first ply is not the first of all needs a position to begin from.
game_start find_start(const game& record);

// Whether the game says that it is played on another board.
bool is_on_another_board(const game& record);

// Whether the first ply is some later one than the first of all.
bool begins_later(const game& record);

} // namespace ctlpgn::ctl_pgn
