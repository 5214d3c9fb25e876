// Findings despite which a game of Diplomat can be written anew.
#pragma once

#include "ctlpgn/notation.hpp"

namespace ctlpgn::diplomat {

extern const harmless_findings harmless;

} // namespace ctlpgn::diplomat
