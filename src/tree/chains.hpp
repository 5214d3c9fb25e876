// The variations of a move, whichever of its plies they are at.
#pragma once

#include "ctlpgn/annotations.hpp"
#include "ctlpgn/tree.hpp"

#include <cstddef>
#include <vector>

namespace ctlpgn {

// The variations after the plies of the move that begins with this one.
[[nodiscard]] std::vector<node> variations_of_move(const game& record, node first);

// The first of them, limited in number, for repeated calls.
[[nodiscard]] std::vector<node> variations_of_move(const game& record, node first, std::size_t most);

// The first of them; no_node if there is none.
[[nodiscard]] node first_variation_of_move(const game& record, node first);

} // namespace ctlpgn
