// What repair must know about the texts of CTL-PGN.
#pragma once

#include "repair/games/repair_rules.hpp"

namespace ctlpgn::ctl_pgn {

const repair::repair_rules& rules_of_repair();

} // namespace ctlpgn::ctl_pgn
