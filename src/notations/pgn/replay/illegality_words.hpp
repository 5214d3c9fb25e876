// The reason why a move is illegal, in words.
#pragma once

#include "ctlpgn/catalogue.hpp"
#include "ctlpgn/tree.hpp"
#include "games/chess/legality.hpp"
#include "games/chess/position.hpp"

#include <string>

namespace ctlpgn::pgn {

code code_of(chess::illegality why);

// What the text of a move says about its origin: " on a5", " on the a-file", " on the first rank"; empty if
// it says nothing.
std::string named_origin(const ply& written);

// One clause: "the pawn on e4 is in the way".
std::string reason_of(const chess::position& before, const chess::ply& claimed, const chess::verdict& judged,
                      const std::string& origin = {});

} // namespace ctlpgn::pgn
