#pragma once

#include <cstddef>
#include <cstdint>

namespace ctlpgn::games {

/// For games whose sides are called so.
enum class side : std::uint8_t { white = 0, black = 1 };

constexpr side opponent(side s) {
    return s == side::white ? side::black : side::white;
}
constexpr std::size_t index_of(side s) {
    return static_cast<std::size_t>(s);
}

} // namespace ctlpgn::games
