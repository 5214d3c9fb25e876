// A position as a board of text: 29 rows of hexes, with the letters of the columns and the numbers of the
// lines.
#pragma once

#include "games/cescacs/position.hpp"

#include <string>

namespace ctlpgn::ctl_pgn {

struct board_style {
    bool figures = false; // chess symbols instead of letters
    bool colours = false; // of the hexes, for a terminal that knows ANSI colours
    cescacs::hex from;    // marked [ ] if there is one
    cescacs::hex to;      // marked < >
    bool flipped = false; // Black at the bottom
};

// Ends with a line end.
std::string draw_board(const cescacs::position& p, const board_style& style);

} // namespace ctlpgn::ctl_pgn
