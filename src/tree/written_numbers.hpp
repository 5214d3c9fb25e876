// Which move each ply belongs to: by the number that is written, or by what follows from those before.
#pragma once

#include "ctlpgn/tree.hpp"

#include <cstdint>
#include <vector>

namespace ctlpgn {

// By ply.
std::vector<std::uint32_t> written_numbers(const game& record);

} // namespace ctlpgn
