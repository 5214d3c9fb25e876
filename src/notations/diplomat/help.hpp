// Help on Diplomat's tags for those who write them.
#pragma once

#include "ctlpgn/help.hpp"

namespace ctlpgn::diplomat {

extern const notation_help help;

} // namespace ctlpgn::diplomat
