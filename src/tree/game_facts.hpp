// What is known of a game as a whole, apart from its tags.
#pragma once

#include "ctlpgn/notation.hpp"

#include <cstdint>
#include <string>

namespace ctlpgn {

// Of the main line; numbers without a ply do not count.
[[nodiscard]] std::uint64_t count_plies(const game& record);

// What is played, as the game or else its notation says it.
[[nodiscard]] std::string variant_of(const game& record, const notation& chosen);

} // namespace ctlpgn
