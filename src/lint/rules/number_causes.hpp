// Findings about the number 0, or about the signs after the number of a reply, are the cause of others about
// numbers.
#pragma once

#include "ctlpgn/notation.hpp"

#include <initializer_list>
#include <vector>

namespace ctlpgn {

// Removes the finding that the number of a reply is wrong if a finding with one of these codes is between it
// and the ply before.
void keep_causes_of_replies(const game& record, std::vector<finding>& findings,
                            std::initializer_list<code> signs);

// Removes the finding that the second number is wrong if the first is 0: 0. e4 e5 1. Nf3
void keep_first_number_zero(const game& record, std::vector<finding>& findings);

// If a number and the one after it show that moves are missing before it, or are in another order, removes
// the second finding about numbers, and those that say what contradicts the board from there on in its line.
// A number alone may be a slip.
void keep_moves_out_of_order(const game& record, std::vector<finding>& findings);

} // namespace ctlpgn
