// The consequences of a move number that is wrong, missing, or a part of something else.
#pragma once

#include "ctlpgn/notation.hpp"

#include <cstdint>
#include <vector>

namespace ctlpgn::ctl_pgn {

// A part of keep_causes.
void keep_causes_of_numbers(const game& record, std::vector<finding>& findings);

// Whether a wrong number is too large by one and comes after two comments on one ply: the second was on the
// move that is missing between them.
bool follows_lost_move(const game& record, const finding& wrong);

// 2. H6-H12 2. G7-G13: the last ply of a line of play before `end` that has the number of the move before it
// once more, so that it is of the line outside; no_node if there is none.
node repeated_number(const game& record, node first, std::uint32_t end);

} // namespace ctlpgn::ctl_pgn
