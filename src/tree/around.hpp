// What of a tree lies around a byte of its text.
#pragma once

#include "ctlpgn/tree.hpp"

#include <cstdint>

namespace ctlpgn {

// The last move that begins at the byte or before it; null if there is none.
[[nodiscard]] const move* move_around(const game& in, std::uint32_t offset);

} // namespace ctlpgn
