// Where the parts of a ply are, for code that reports or rewrites one of them.
#pragma once

#include "ctlpgn/notation.hpp"

#include <cstdint>
#include <vector>

namespace ctlpgn::ctl_pgn {

// notation::parts_of. Reads the ply again by the same grammar.
ply_parts parts_of(const game& record, const ply& asked);

enum class ply_part : std::uint8_t { whole, mover, origin, target, capture, promotion };

// Where the part is in the game's text; the whole ply if the part is not written.
span find_part(const game& record, const ply& asked, ply_part wanted);

// The digits of the labels in a reference, step by step.
std::vector<span> label_places(const game& record, const reference& asked);

} // namespace ctlpgn::ctl_pgn
