// A position in a tag whose name is nearly FEN.
#pragma once

#include "ctlpgn/tree.hpp"

namespace ctlpgn::pgn {

// [Fen "..."] is the tag FEN if more can be played from there than from the usual start: so it is called from
// then on, and the plies are those of the players whose turn it is there.
void take_miswritten_position(game& record);

} // namespace ctlpgn::pgn
