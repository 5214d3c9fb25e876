// How people and programs write games of C'escacs that is not CTL-PGN, though all is said.
#pragma once

#include "text/writings/writings.hpp"

#include <span>

namespace ctlpgn::ctl_pgn {

// The ways that only games of CTL-PGN are written in.
std::span<const writing> own_writings();

} // namespace ctlpgn::ctl_pgn
