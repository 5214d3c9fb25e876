// The legal plies of variants: all that the pieces can do, as far as it is judged legal.
#pragma once

#include "games/chess/position.hpp"

#include <optional>
#include <vector>

namespace ctlpgn::chess::variants {

// Appends them.
void legal_plies(const position& p, std::vector<ply>& plies);
std::optional<ply> find_legal_ply(const position& p);

// As chess::candidates.
square_set candidates(const position& p, piece_kind kind, square to);

} // namespace ctlpgn::chess::variants
