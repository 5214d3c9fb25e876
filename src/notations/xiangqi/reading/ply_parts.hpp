// Where the parts of a ply are, by the same grammar that has read it.
#pragma once

#include "ctlpgn/notation.hpp"

namespace ctlpgn::xiangqi {

// notation::parts_of
ply_parts parts_of(const game& record, const ctlpgn::ply& asked);

} // namespace ctlpgn::xiangqi
