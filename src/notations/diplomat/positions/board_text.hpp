#pragma once

#include "ctlpgn/notation.hpp"
#include "games/diplomat/position.hpp"

#include <string>

namespace ctlpgn::diplomat {

// The disc with what is on it, White's pieces as capital letters, Black's as small ones; pawns as P.
std::string draw_board(const position& p, const drawing& style);

} // namespace ctlpgn::diplomat
