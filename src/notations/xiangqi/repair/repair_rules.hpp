// What repair must know about the texts of xiangqi.
#pragma once

#include "repair/games/repair_rules.hpp"

namespace ctlpgn::xiangqi {

const repair::repair_rules& rules_of_repair();

} // namespace ctlpgn::xiangqi
