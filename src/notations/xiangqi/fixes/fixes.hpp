#pragma once

#include "ctlpgn/notation.hpp"

#include <vector>

namespace ctlpgn::xiangqi {

// notation::mend
void mend(const game& of, std::vector<finding>& findings);

} // namespace ctlpgn::xiangqi
