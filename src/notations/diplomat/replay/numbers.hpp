// Which move each half-move belongs to: by the number that is written, or by what follows from those before.
#pragma once

#include "ctlpgn/tree.hpp"

#include <cstdint>
#include <vector>

namespace ctlpgn::diplomat {

// By half-move.
std::vector<std::uint32_t> numbers_of(const game& in);

} // namespace ctlpgn::diplomat
