// Where the parts of a move are.
#pragma once

#include "ctlpgn/notation.hpp"

namespace ctlpgn::pgn {

// notation::parts_of
ply_parts parts_of(const game& record, const ply& asked);

} // namespace ctlpgn::pgn
