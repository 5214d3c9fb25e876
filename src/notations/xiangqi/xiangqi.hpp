// Chinese Chess File Format, the notation of xiangqi: what the core asks of it.
#pragma once

#include "ctlpgn/notation.hpp"

namespace ctlpgn::xiangqi {

extern const notation description;

} // namespace ctlpgn::xiangqi
