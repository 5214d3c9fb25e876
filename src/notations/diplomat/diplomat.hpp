// Diplomat, the notation of Diplomat chess: what the core asks of it.
#pragma once

#include "ctlpgn/notation.hpp"

namespace ctlpgn::diplomat {

extern const notation description;

} // namespace ctlpgn::diplomat
