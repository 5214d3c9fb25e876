// Comments of a game that excuse findings: {: lint-ignore[B003, S005]: reason }.
#pragma once

#include "ctlpgn/notation.hpp"

#include <functional>
#include <span>
#include <vector>

namespace ctlpgn {

// Removes the findings that are excused, and adds those about the excuses themselves. `was_checked` says for
// which codes the game was checked at all: an excuse from another code cannot be called idle.
void apply_suppressions(const game& record, std::vector<finding>& findings,
                        const std::function<bool(code)>& was_checked);

} // namespace ctlpgn
