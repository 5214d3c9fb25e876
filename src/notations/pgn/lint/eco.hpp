// The code of the opening in the tags, and the moves.
#pragma once

#include "games/chess/position.hpp"
#include "lint/context.hpp"
#include "notations/pgn/tags.hpp"

namespace ctlpgn::pgn {

// `last`: the position at the end of the main line.
void check_eco(check_context& context, const game_tags& tags, const chess::position& last);

} // namespace ctlpgn::pgn
