// What repair must know about the texts of Diplomat.
#pragma once

#include "repair/games/repair_rules.hpp"

namespace ctlpgn::diplomat {

const repair::repair_rules& rules_of_repair();

} // namespace ctlpgn::diplomat
