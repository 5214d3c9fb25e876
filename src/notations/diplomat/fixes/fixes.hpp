#pragma once

#include "ctlpgn/notation.hpp"

#include <vector>

namespace ctlpgn::diplomat {

// notation::find_fixes
void find_fixes(const game& record, offered_fixes wanted, std::vector<finding>& findings);

} // namespace ctlpgn::diplomat
