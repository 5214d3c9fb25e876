// Help on xiangqi's tags for those who write them.
#pragma once

#include "ctlpgn/help.hpp"

namespace ctlpgn::xiangqi {

extern const notation_help help;

} // namespace ctlpgn::xiangqi
