// Diplomat, the notation of Diplomat chess.
#pragma once

#include "ctlpgn/notation.hpp"

namespace ctlpgn::diplomat {

extern const notation description;

} // namespace ctlpgn::diplomat
