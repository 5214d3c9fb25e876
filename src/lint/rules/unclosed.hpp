// Variations and comments that are never closed take in what comes after them.
#pragma once

#include "ctlpgn/notation.hpp"

#include <initializer_list>
#include <vector>

namespace ctlpgn {

// The ply of a variation that goes on with the line it branched from, as its number shows; no_node if none
// does.
[[nodiscard]] node going_on_outside(const game& record, const variation& asked);

// Where a variation is not closed, what is wrong with numbers and on the board from there on follows from it,
// and so does what has one of these codes, everywhere. If one inside of it goes on with the line
// outside, its parenthesis is the one that is missing.
void keep_unclosed_variation(const game& record, std::vector<finding>& findings,
                             std::initializer_list<code> of_main_line = {});

// Where a comment is not closed, it is not known which moves are in it, nor whether the end of a variation is.
void keep_unclosed_comment(const game& record, std::vector<finding>& findings);

} // namespace ctlpgn
