// Help on CTL-PGN's tags for those who write them.
#pragma once

#include "ctlpgn/help.hpp"

namespace ctlpgn::ctl_pgn {

extern const notation_help help;

} // namespace ctlpgn::ctl_pgn
