// What follows from a number of a move that is wrong, missing, or a part of something else.
#pragma once

#include "ctlpgn/notation.hpp"

#include <vector>

namespace ctlpgn::ctl_pgn {

// A part of keep_causes.
void keep_causes_of_numbers(const game& record, std::vector<finding>& findings);

// Whether a wrong number is too large by one and comes after two comments on one ply: the second was on the
// move that is missing between them.
bool follows_lost_move(const game& record, const finding& wrong);

} // namespace ctlpgn::ctl_pgn
