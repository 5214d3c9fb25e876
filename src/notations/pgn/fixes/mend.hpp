#pragma once

#include "ctlpgn/notation.hpp"

#include <vector>

namespace ctlpgn::pgn {

// notation::mend
void mend(const game& of, std::vector<finding>& findings);

} // namespace ctlpgn::pgn
