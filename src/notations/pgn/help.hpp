// What is told of PGN's tags to those who write them.
#pragma once

#include "ctlpgn/help.hpp"

namespace ctlpgn::pgn {

extern const notation_help help;

} // namespace ctlpgn::pgn
