// Findings that do not prevent a game of Diplomat from being formatted.
#pragma once

#include "ctlpgn/notation.hpp"

namespace ctlpgn::diplomat {

extern const harmless_findings harmless;

} // namespace ctlpgn::diplomat
