// Which tag gives the initial position of a game.
#pragma once

#include "ctlpgn/tree.hpp"

namespace ctlpgn::ctl_pgn {

// It may have a misspelt name. Null if no tag contains a position.
const tag* find_meant_position_tag(const game& record);

} // namespace ctlpgn::ctl_pgn
