// Positions of games, and the lines of play that lead to them.
#pragma once

#include "ctlpgn/notation.hpp"
#include "ctlpgn/tree.hpp"

#include <cstdint>
#include <string>

namespace ctlpgn::server {

// The position from which a ply typed at the offset continues: after the last ply before the offset, in the
// innermost line of play around it.
std::string position_before(const notation& chosen, const game& record, std::uint32_t offset);

// The innermost variation that holds the offset; no_node in the main line.
node variation_around(const game& record, std::uint32_t offset);

} // namespace ctlpgn::server
