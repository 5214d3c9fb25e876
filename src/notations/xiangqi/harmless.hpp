// Which findings leave a game such that it can be written anew.
#pragma once

#include "ctlpgn/notation.hpp"

namespace ctlpgn::xiangqi {

extern const harmless_findings harmless;

} // namespace ctlpgn::xiangqi
