// CTL-PGN for the list of notations.
#pragma once

#include "ctlpgn/notation.hpp"

namespace ctlpgn::ctl_pgn {

extern const notation description;

} // namespace ctlpgn::ctl_pgn
