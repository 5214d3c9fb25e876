// What editors colour of a Diplomat text.
#pragma once

#include "ctlpgn/notation.hpp"

namespace ctlpgn::diplomat {

extern const highlighting colours;

} // namespace ctlpgn::diplomat
