// Comments, variations and results in the same frames as the moves, such as items of a list or rows of a
// table.
#pragma once

#include "notations/ctl_pgn/lint/framed_moves.hpp"

#include <vector>

namespace ctlpgn::ctl_pgn {

struct framed_line {
    span before; // from the beginning of the line to its content
    span after;  // from the content to the end; may be empty
};

// The lines of the game, from the first of `moves` on, that do not begin with one of these but have the same
// frame; in order.
std::vector<framed_line> find_framed_lines(const game& record, const std::vector<framed_move>& moves);

// These, and the lines on which only comments, variations or the result have signs around them: of lists,
// bold text or quotations; each line once, in order.
std::vector<framed_line> find_lines_in_signs(const game& record, const std::vector<framed_move>& moves);

} // namespace ctlpgn::ctl_pgn
