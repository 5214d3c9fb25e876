// What the board shows, in one replay of the game: whether its plies agree with it and, if that is asked for,
// with the rules of play, and whether the pieces that comments name are where they say.
#pragma once

#include "games/cescacs/coherence.hpp"
#include "lint/context.hpp"

namespace ctlpgn::ctl_pgn {

// `is_clean`: nothing else was found.
void check_board_of_game(check_context& context, bool is_clean);

// The diagnostic that says how a ply contradicts the board.
code code_of(cescacs::incoherence what);

} // namespace ctlpgn::ctl_pgn
