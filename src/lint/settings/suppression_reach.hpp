// How far the comments of a game reach.
#pragma once

#include "ctlpgn/tree.hpp"

#include <vector>

namespace ctlpgn {

// For each comment of the game the text that it applies to: before the first move, the whole line of play; on
// a move, from there to the next move of the line; after the result, what is there.
std::vector<span> reach_of_comments(const game& record);

} // namespace ctlpgn
