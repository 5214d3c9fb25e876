// The two readings of a file. Each is instantiated in its own file, since both take long to compile.
#pragma once

#include "ctlpgn/notation.hpp"

#include <string_view>
#include <vector>

namespace ctlpgn::pgn {

// notation::accepts
bool accepts(std::string_view text, const limits& bounds);

// notation::read_game
reading_result read_game(std::string_view text, bool first, bool last, const limits& bounds, game& record,
                         std::vector<finding>& findings);

} // namespace ctlpgn::pgn
