// What programs made of letters that they could not read, in the values of tags and in comments.
#pragma once

#include "ctlpgn/notation.hpp"

#include <vector>

namespace ctlpgn {

// lost_character, double_encoding: each once a game.
void report_garbled_text(const game& record, std::vector<finding>& findings);

// Half of a character that was encoded twice may be a control character, which is no fault of its own.
void keep_double_encoding(std::vector<finding>& findings);

} // namespace ctlpgn
