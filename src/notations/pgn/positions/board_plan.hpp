// The board of chess as a picture.
#pragma once

#include "ctlpgn/board_plan.hpp"
#include "ctlpgn/notation.hpp"

#include <string_view>
#include <vector>

namespace ctlpgn::pgn {

// notation::plan
const board_plan& plan();

// notation::men
men_on_board men(std::string_view position, std::vector<finding>& findings);

} // namespace ctlpgn::pgn
