// The reason why a move is illegal, in words.
#pragma once

#include "ctlpgn/catalogue.hpp"
#include "games/chess/legality.hpp"
#include "games/chess/position.hpp"

#include <string>

namespace ctlpgn::pgn {

code code_of(chess::illegality why);

// One clause: "the pawn on e4 is in the way".
std::string reason_of(const chess::position& before, const chess::ply& claimed, const chess::verdict& judged);

} // namespace ctlpgn::pgn
