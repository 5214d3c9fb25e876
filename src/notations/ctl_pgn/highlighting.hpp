// What editors colour.
#pragma once

#include "ctlpgn/notation.hpp"

namespace ctlpgn::ctl_pgn {

extern const highlighting colours;

} // namespace ctlpgn::ctl_pgn
