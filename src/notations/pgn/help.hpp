// Help on PGN's tags for those who write them.
#pragma once

#include "ctlpgn/help.hpp"

namespace ctlpgn::pgn {

extern const notation_help help;

} // namespace ctlpgn::pgn
