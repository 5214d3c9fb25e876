// The codes that only this notation reports, and those of the core, under one roof.
#pragma once

#include "ctlpgn/catalogue.hpp"

namespace ctlpgn::toy::codes {

inline constexpr std::uint32_t block = 9;

using enum code;

inline constexpr code missing_dot{block * code_block_size + layer::syntax + 1};
inline constexpr code cell_taken{block * code_block_size + layer::board + 1};
inline constexpr code play_after_win{block * code_block_size + layer::rules + 1};

} // namespace ctlpgn::toy::codes
