// The opening of a game.
#pragma once

#include "ctlpgn/opening.hpp"
#include "ctlpgn/tree.hpp"

#include <optional>

namespace ctlpgn::pgn {

// notation::opening_of
std::optional<known_opening> opening_of(const game& record);

} // namespace ctlpgn::pgn
