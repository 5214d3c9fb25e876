// Findings that do not prevent a game of xiangqi from being formatted.
#pragma once

#include "ctlpgn/notation.hpp"

namespace ctlpgn::xiangqi {

extern const harmless_findings harmless;

} // namespace ctlpgn::xiangqi
