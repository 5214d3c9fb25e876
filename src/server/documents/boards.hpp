// Positions of games, and the lines of play that lead to them.
#pragma once

#include "ctlpgn/notation.hpp"
#include "ctlpgn/tree.hpp"

#include <cstdint>
#include <string>

namespace ctlpgn::server {

// What can be gone on from where a ply is typed at the offset: after the last ply before it in the innermost
// line of play that the offset is in.
std::string position_before(const notation& chosen, const game& record, std::uint32_t offset);

// The innermost variation that holds the offset; no_node in the main line.
node variation_around(const game& record, std::uint32_t offset);

} // namespace ctlpgn::server
