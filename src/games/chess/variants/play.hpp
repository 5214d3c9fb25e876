// How plies change positions of variants.
#pragma once

#include "games/chess/position.hpp"

namespace ctlpgn::chess::variants {

// As chess::play.
void play(position& p, const ply& claimed);

bool can_capture_en_passant(const position& p, square crossed);

} // namespace ctlpgn::chess::variants
