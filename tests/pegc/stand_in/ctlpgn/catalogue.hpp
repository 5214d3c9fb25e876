// The codes of the test grammars.
#pragma once

#include <cstdint>

namespace ctlpgn {

enum class code : std::uint32_t {
    letter_x,
    missing_b,
    missing_end,
    unreadable_item,
    too_deep,
    double_x,
    stray
};

} // namespace ctlpgn
