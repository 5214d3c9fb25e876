// Which findings of CTL-PGN belong to one habit.
#pragma once

#include "lint/rules/recurring.hpp"

namespace ctlpgn::ctl_pgn {

extern const recurring_rules recurrence;

} // namespace ctlpgn::ctl_pgn
