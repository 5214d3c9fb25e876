// Figures that are meant as the number of a move.
#pragma once

#include <cstdint>
#include <string_view>

namespace ctlpgn {

// Whether a figure, with or without a dot or another sign after it, may mean the number: II. and ② and #2 and
// No. 2 for 2, l0. for 10.
bool may_mean(std::string_view figure, std::uint32_t number);

} // namespace ctlpgn
