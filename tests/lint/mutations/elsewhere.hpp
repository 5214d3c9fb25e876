// A ply that ends on the wrong free hex contradicts nothing yet.
#pragma once

#include "lint/mutations/mutation.hpp"

namespace ctlpgn::mutations {

// Moves targets to free hexes. Playing on shows where, or whether, that becomes visible.
void move_elsewhere(const clean_game& clean, mutants& collected);

} // namespace ctlpgn::mutations
