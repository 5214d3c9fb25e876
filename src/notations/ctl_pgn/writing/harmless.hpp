// Findings despite which a game of CTL-PGN can be rewritten.
#pragma once

#include "ctlpgn/notation.hpp"

namespace ctlpgn::ctl_pgn {

extern const harmless_findings harmless;

} // namespace ctlpgn::ctl_pgn
