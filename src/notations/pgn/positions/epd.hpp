// EPD: a position with operations as one line of text.
#pragma once

#include "ctlpgn/notation.hpp"

#include <string_view>
#include <vector>

namespace ctlpgn::pgn {

// What is wrong with the line; findings are about bytes of it.
void check_epd(std::string_view line, std::vector<finding>& findings);

} // namespace ctlpgn::pgn
