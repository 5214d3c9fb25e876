// Whether the pieces are named as the game's Redefine tag says, in its plies and in its position.
#pragma once

#include "lint/context.hpp"

namespace ctlpgn::ctl_pgn {

void check_letters(check_context& context);

} // namespace ctlpgn::ctl_pgn
