// Comments that the tolerant reading has ended where the game goes on, since the number after their own
// closing sign is wrong. By the text alone they go on to that sign: what is in them is no fault of syntax.
#pragma once

#include "ctlpgn/notation.hpp"

#include <vector>

namespace ctlpgn::parsing {

// Whether there are faults of syntax that are none by the text alone, since they are text of such a comment.
[[nodiscard]] bool cut_comments_hold_faults(const game& record, const std::vector<finding>& findings);

// Reports each of these comments at its opening sign under the code of the notation. `findings` holds what
// the reading has reported.
void report_cut_comments(const game& record, code id, std::vector<finding>& findings);

} // namespace ctlpgn::parsing
