// What is said of the number 0, or of the signs about the number of a reply, is the cause of what is said of
// numbers.
#pragma once

#include "ctlpgn/notation.hpp"

#include <initializer_list>
#include <vector>

namespace ctlpgn {

// Takes away that the number of a reply is wrong where a finding of these codes is between it and the ply
// before.
void keep_causes_of_replies(const game& record, std::vector<finding>& findings,
                            std::initializer_list<code> signs);

// Takes away that the second number is wrong where the first is 0: 0. e4 e5 1. Nf3
void keep_first_number_zero(const game& record, std::vector<finding>& findings);

} // namespace ctlpgn
