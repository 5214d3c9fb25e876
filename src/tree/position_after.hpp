// The board after a ply, and what the ply did on it.
#pragma once

#include "ctlpgn/notation.hpp"
#include "ctlpgn/tree.hpp"

#include <string>

namespace ctlpgn {

struct position_after_ply {
    std::string position;  // as text; empty: it is not known
    place from = no_place; // of a castling the king's
    place to = no_place;
};

// The notation must have a hook for positions, or none is known.
[[nodiscard]] position_after_ply position_after(const notation& chosen, const game& record, node ply);

} // namespace ctlpgn
