// Ways of writing games of C'escacs that are complete but not CTL-PGN.
#pragma once

#include "text/writings/writings.hpp"

#include <span>

namespace ctlpgn::ctl_pgn {

// Those that only games of CTL-PGN have.
std::span<const writing> own_writings();

} // namespace ctlpgn::ctl_pgn
