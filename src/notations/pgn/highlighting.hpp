// What editors colour of PGN.
#pragma once

#include "ctlpgn/notation.hpp"

namespace ctlpgn::pgn {

extern const highlighting colours;

} // namespace ctlpgn::pgn
