// Whether the pieces in plies and in the position are named as the game's Redefine tag declares.
#pragma once

#include "lint/context.hpp"

namespace ctlpgn::ctl_pgn {

void check_letters(check_context& context);

} // namespace ctlpgn::ctl_pgn
