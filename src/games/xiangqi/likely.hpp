// How likely people are to play a ply, at a glance: no search is made.
#pragma once

#include "ply.hpp"
#include "position.hpp"

namespace ctlpgn::xiangqi {

// The logarithm of how likely a legal ply is, except for a constant of the position. `usual_likelihood` is
// that of most plies that are played.
float likelihood(const position& p, const ply& played);

inline constexpr float usual_likelihood = 1;

} // namespace ctlpgn::xiangqi
