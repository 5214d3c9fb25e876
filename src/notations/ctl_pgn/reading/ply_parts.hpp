// Where the parts of a ply are, for those who have to say so, or to rewrite one of them.
#pragma once

#include "ctlpgn/notation.hpp"

#include <cstdint>
#include <vector>

namespace ctlpgn::ctl_pgn {

// notation::parts_of. Reads the ply once more, by the grammar that has read it.
ply_parts parts_of(const game& record, const ply& asked);

enum class ply_part : std::uint8_t { whole, mover, origin, target, capture, promotion };

// Where the part is in the game's text; all of the ply if it is not written.
span find_part(const game& record, const ply& asked, ply_part wanted);

// The digits of the labels by which a reference goes, step by step.
std::vector<span> label_places(const game& record, const reference& asked);

} // namespace ctlpgn::ctl_pgn
