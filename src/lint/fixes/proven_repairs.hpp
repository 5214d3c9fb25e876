// What the moves of a game look like once they are repaired: its repairs have been played on the board, but
// what they leave in doubt and variations are judged only then.
#pragma once

#include "lint/fixes/trial.hpp"

#include <vector>

namespace ctlpgn {

// Whether the proven remedies among the findings of a repaired game, all together, put something right, and
// bring no error which was not `found` and is not left by the repair. If there is one in a variation alone,
// that may be damaged itself, or speak against the repairs around it: none of them is safe then, and it is
// added to them.
[[nodiscard]] bool do_repairs_succeed(const game& record, const trial_rules& rules,
                                      const std::vector<finding>& found, std::vector<finding>& repaired);

} // namespace ctlpgn
