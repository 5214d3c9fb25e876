// Checks a game in one replay: whether its plies agree with the board and, on request, with the rules of
// play, and whether the pieces that comments name are where the comments say.
#pragma once

#include "games/cescacs/coherence.hpp"
#include "lint/context.hpp"

namespace ctlpgn::ctl_pgn {

// `is_clean`: nothing else was found.
void check_board_of_game(check_context& context, bool is_clean);

// The diagnostic for a ply that contradicts the board.
code code_of(cescacs::incoherence what);

} // namespace ctlpgn::ctl_pgn
