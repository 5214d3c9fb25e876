#pragma once

#include <cstddef>
#include <type_traits>

namespace ctlpgn::games {

// The index of a side, or of anything else that is numbered from 0 on.
template <class numbered>
requires std::is_enum_v<numbered>
constexpr std::size_t index_of(numbered each) {
    return static_cast<std::size_t>(each);
}

} // namespace ctlpgn::games
