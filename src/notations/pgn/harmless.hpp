// Findings despite which a game of PGN can be written anew.
#pragma once

#include "ctlpgn/notation.hpp"

namespace ctlpgn::pgn {

extern const harmless_findings harmless;

} // namespace ctlpgn::pgn
