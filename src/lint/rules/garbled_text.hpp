// What programs made of letters that they could not read, in the values of tags and in comments.
#pragma once

#include "ctlpgn/notation.hpp"

#include <vector>

namespace ctlpgn {

// lost_character, double_encoding: each once a game, and without the control characters that follow from
// them. What the tags have against their values has been reported.
void report_garbled_text(const game& record, std::vector<finding>& findings);

} // namespace ctlpgn
