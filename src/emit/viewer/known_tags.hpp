// What the tags of a game say, as far as they say something.
#pragma once

#include "ctlpgn/notation.hpp"
#include "ctlpgn/tree.hpp"

#include <array>
#include <string>
#include <string_view>

namespace ctlpgn::emit {

// Empty where it is missing or unknown, as in ????.??.??.
std::string known_value(const game& record, std::string_view name);

// By the tags that the game's board names.
std::array<std::string, 2> players_of(const game& record, const notation& chosen);

} // namespace ctlpgn::emit
