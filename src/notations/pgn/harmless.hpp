// Findings that do not prevent a game of PGN from being formatted.
#pragma once

#include "ctlpgn/notation.hpp"

namespace ctlpgn::pgn {

extern const harmless_findings harmless;

} // namespace ctlpgn::pgn
