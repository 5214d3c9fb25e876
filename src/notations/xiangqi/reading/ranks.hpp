// Ranks that are counted from 1 to 10, as many programs do, and not from 0 to 9.
#pragma once

#include "ctlpgn/tree.hpp"
#include "games/xiangqi/point.hpp"

#include <string_view>

namespace ctlpgn::xiangqi {

// "10" is 9.
int rank_from_one(std::string_view digits);
// "h10"
point point_from_one(std::string_view name);

// Takes a ply that has been read as counted from 0 for one that is counted from 1.
void lower_ranks(ctlpgn::ply& read);

// Whether the plies of a game without a rank 10, which have been read as counted from 0, can be played only,
// or much longer, if they are counted from 1. Coordinates with a hyphen are those of the format.
bool are_ranks_from_one(const game& record);

} // namespace ctlpgn::xiangqi
