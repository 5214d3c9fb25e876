// What repair must know about the texts of PGN.
#pragma once

#include "repair/games/repair_rules.hpp"

namespace ctlpgn::pgn {

const repair::repair_rules& rules_of_repair();

} // namespace ctlpgn::pgn
