// How likely people are to play a ply, at a glance: no search is made.
#pragma once

#include "position.hpp"

namespace ctlpgn::chess {

// The logarithm of how likely a legal ply is, except for a constant of the position. 0.2 is usual for a ply
// that is played.
float likelihood(const position& p, const ply& played);

} // namespace ctlpgn::chess
