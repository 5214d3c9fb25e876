// Which findings of CTL-PGN are one habit.
#pragma once

#include "lint/rules/recurring.hpp"

#include <vector>

namespace ctlpgn::ctl_pgn {

/// The findings of one kind that are alike, each kind in the order of the text.
recurring_findings find_recurring(const game& record, const std::vector<finding>& findings);

/// Whether findings of this code may stand for others.
bool may_recur(code id);

} // namespace ctlpgn::ctl_pgn
