#pragma once

#include "games/common/index_of.hpp"

#include <cstdint>

namespace ctlpgn::games {

// For games whose sides have these names.
enum class side : std::uint8_t { white = 0, black = 1 };

constexpr side opponent(side s) {
    return s == side::white ? side::black : side::white;
}

} // namespace ctlpgn::games
