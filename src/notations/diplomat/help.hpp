// What is told of Diplomat's tags to those who write them.
#pragma once

#include "ctlpgn/help.hpp"

namespace ctlpgn::diplomat {

extern const notation_help help;

} // namespace ctlpgn::diplomat
