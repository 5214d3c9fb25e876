// Ways of writing games of chess that are complete but not PGN.
#pragma once

#include "text/writings/writings.hpp"

#include <span>

namespace ctlpgn::pgn {

// Those that only games of PGN have.
std::span<const writing> own_writings();

} // namespace ctlpgn::pgn
