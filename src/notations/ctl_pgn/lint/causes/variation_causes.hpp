// Variations that do not come after the move that they replace.
#pragma once

#include "ctlpgn/notation.hpp"

#include <string>
#include <vector>

namespace ctlpgn::ctl_pgn {

// Of consecutive variations that have all lost their move, reports the first, and no labels of misplaced
// ones.
void keep_causes_of_variations(const game& record, std::vector<finding>& findings);

// How references name the variation whose label is zero: #4.0 for ($[0] 4. G7-G13). Empty if the finding is
// not about such a label.
std::string step_to_zero(const game& record, const finding& unreadable_label);

} // namespace ctlpgn::ctl_pgn
