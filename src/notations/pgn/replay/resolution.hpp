// Which ply of the game a written move is: standard algebraic notation leaves it to the board where the piece
// comes from.
#pragma once

#include "ctlpgn/tree.hpp"
#include "games/chess/legality.hpp"
#include "games/chess/position.hpp"
#include "games/chess/square_set.hpp"

#include <cstdint>

namespace ctlpgn::pgn {

enum class resolved : std::uint8_t {
    one,       // exactly one legal ply is meant
    illegal,   // none is; `why` says the plainest reason
    ambiguous, // several are; `origins` says where their pieces stand
    unread,    // the text says no ply of this game
};

struct resolution {
    resolved how = resolved::unread;
    chess::ply played;
    chess::verdict why;
    chess::square_set origins; // from where a piece of that kind may legally go there, whatever the text says
};

// `in_check`: whether the side to move is, as the ply before has shown.
resolution resolve(const chess::position& in, bool in_check, const ply& written);

} // namespace ctlpgn::pgn
