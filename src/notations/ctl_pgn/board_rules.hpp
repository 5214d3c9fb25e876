// Whether the plies of a game agree with the board and, if that is asked for, with the rules of play.
#pragma once

#include "lint/context.hpp"

namespace ctlpgn::ctl_pgn {

void check_board_of_game(check_context& context);

} // namespace ctlpgn::ctl_pgn
