// Chinese Chess File Format, the notation of xiangqi, for the list of notations.
#pragma once

#include "ctlpgn/notation.hpp"

namespace ctlpgn::xiangqi {

extern const notation description;

} // namespace ctlpgn::xiangqi
