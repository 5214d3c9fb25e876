// Letters that programs could not read and garbled, in the values of tags and in comments.
#pragma once

#include "ctlpgn/notation.hpp"

#include <vector>

namespace ctlpgn {

// lost_character, double_encoding: each once per game, and without the control characters that follow from
// them. Faults of the tags in their values have already been reported.
void report_garbled_text(const game& record, std::vector<finding>& findings);

} // namespace ctlpgn
