// Dots that show another depth than that of their line.
#pragma once

#include "ctlpgn/tree.hpp"

#include <vector>

namespace ctlpgn::ctl_pgn {

struct wrong_dots {
    span where;              // from the first dot up to the part that they come before
    std::uint32_t depth = 0; // how many there should be
};

// In the order of the text.
std::vector<wrong_dots> find_wrong_dots(const game& record);

} // namespace ctlpgn::ctl_pgn
