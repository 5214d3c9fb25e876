// N before a move that a pawn can play: the sign of a novelty, separate from its move.
#pragma once

#include "ctlpgn/tree.hpp"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace ctlpgn::pgn {

// Which one is assumed if the board allows both, as in 2. Nf3 N c6: in a game with spaces inside moves, the
// knight's ply.
enum class either_way : std::uint8_t { pawn, knight };

struct novelty_sign {
    span where;
    bool may_be_knight = false; // as far as the board shows
};

// Turns the first such ply that was read as a knight's, as in 3. d4 N cxd4, into the pawn's ply that the
// board allows, and annotates the ply before it. Returns the sign; nothing if there is none. If more of the
// game can be played with the knight's ply, that ply is recorded as a knight's, and the span is empty.
std::optional<novelty_sign> settle_novelty(game& record, either_way preferred, std::vector<node>& knights);

// Whether a text of that kind may begin with the sign.
bool may_begin_with_novelty(std::string_view text);

} // namespace ctlpgn::pgn
