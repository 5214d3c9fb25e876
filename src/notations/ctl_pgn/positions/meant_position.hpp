// Which tag gives the position that a game begins from.
#pragma once

#include "ctlpgn/tree.hpp"

namespace ctlpgn::ctl_pgn {

// Under another name it is misspelt, and meant all the same. Null if no tag holds a position.
const tag* find_meant_position_tag(const game& record);

} // namespace ctlpgn::ctl_pgn
