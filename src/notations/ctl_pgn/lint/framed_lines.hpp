// Comments, variations and results in the same frames as the moves: items of one list, rows of one table.
#pragma once

#include "notations/ctl_pgn/lint/framed_moves.hpp"

#include <vector>

namespace ctlpgn::ctl_pgn {

struct framed_line {
    span before; // from the beginning of the line to what it says
    span after;  // to its end; may be empty
};

// The lines of the game that no move of `moves` begins, from the first of these on, with what comes before
// a move as well; in order.
std::vector<framed_line> find_framed_lines(const game& record, const std::vector<framed_move>& moves);

// Those and the lines on which comments, variations or the result alone have signs around them: of lists, of
// bold text or quotation marks; each line once, in order.
std::vector<framed_line> find_lines_in_signs(const game& record, const std::vector<framed_move>& moves);

} // namespace ctlpgn::ctl_pgn
