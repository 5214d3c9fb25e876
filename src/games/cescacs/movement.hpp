#pragma once

#include "legality.hpp"
#include "ply.hpp"
#include "position.hpp"

namespace ctlpgn::cescacs {

// The part of a verdict that is about movement alone: the piece's way, its obstacles, and what it may capture
// in this way. Expects a coherent step.
verdict judge_movement(const position& p, const ply& claimed);

} // namespace ctlpgn::cescacs
