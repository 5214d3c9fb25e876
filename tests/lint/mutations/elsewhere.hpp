// A ply that ends on another free hex than the one meant contradicts nothing yet.
#pragma once

#include "lint/mutations/mutation.hpp"

namespace ctlpgn::mutations {

// Moves targets to free hexes. Where, or whether, that shows later is found out by playing on.
void move_elsewhere(const clean_game& clean, mutants& collected);

} // namespace ctlpgn::mutations
