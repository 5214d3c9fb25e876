// How people and programs write games of chess that is not PGN, though all is said.
#pragma once

#include "text/writings/writings.hpp"

#include <span>

namespace ctlpgn::pgn {

// The ways that only games of PGN are written in.
std::span<const writing> own_writings();

} // namespace ctlpgn::pgn
