// A variation that is never closed takes in the moves after it.
#pragma once

#include "ctlpgn/notation.hpp"

#include <initializer_list>
#include <vector>

namespace ctlpgn {

// Where one is told, what is wrong with numbers and on the board from there on follows from it, and so does
// what has one of these codes, wherever it stands.
void keep_unclosed_variation(std::vector<finding>& findings, std::initializer_list<code> of_main_line = {});

} // namespace ctlpgn
