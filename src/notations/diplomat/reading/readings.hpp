// The two readings of a file of Diplomat games.
#pragma once

#include "ctlpgn/notation.hpp"

#include <cstddef>
#include <string_view>
#include <vector>

namespace ctlpgn::diplomat {

// notation::accepts
bool accepts(std::string_view text, const limits& bounds);

// notation::read_game
reading_result read_game(std::string_view text, bool first, bool last, const limits& bounds, game& record,
                         std::vector<finding>& findings);

// notation::find_game
std::size_t find_game(std::string_view text);

} // namespace ctlpgn::diplomat
