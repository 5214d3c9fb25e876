// EPD: a position with operations as one line of text.
#pragma once

#include "ctlpgn/notation.hpp"

#include <string_view>
#include <vector>

namespace ctlpgn::pgn {

// Checks the line; places of findings are bytes of it.
void check_epd(std::string_view line, std::vector<finding>& findings);

} // namespace ctlpgn::pgn
