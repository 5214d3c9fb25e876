// Writes positions as PDTL.
#pragma once

#include "games/cescacs/position.hpp"

#include <string>

namespace ctlpgn::ctl_pgn {

// In standard letters, with plain hyphens: the one way to write a position, so that equal positions are equal
// texts.
std::string position_text(const cescacs::position& of);

} // namespace ctlpgn::ctl_pgn
