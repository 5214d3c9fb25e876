// PGN, the notation of chess.
#pragma once

#include "ctlpgn/notation.hpp"

namespace ctlpgn::pgn {

extern const notation description;

} // namespace ctlpgn::pgn
