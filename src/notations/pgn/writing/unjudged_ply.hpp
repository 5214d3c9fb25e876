// A ply of which the board does not tell what it is, in words: what its fields say.
#pragma once

#include "ctlpgn/tree.hpp"

#include <string>

namespace ctlpgn::pgn {

void append_unjudged(std::string& to, const ply& what);

} // namespace ctlpgn::pgn
