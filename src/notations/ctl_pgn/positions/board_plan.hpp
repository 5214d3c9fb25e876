// The board of C'escacs as a picture.
#pragma once

#include "ctlpgn/board_plan.hpp"
#include "ctlpgn/notation.hpp"

#include <string_view>
#include <vector>

namespace ctlpgn::ctl_pgn {

// notation::plan
const board_plan& plan();

// notation::men
men_on_board men(std::string_view position, std::vector<finding>& findings);

} // namespace ctlpgn::ctl_pgn
