// M001 to M020: numbers of moves, and moves that are not whole.
#pragma once

#include "notations/ctl_pgn/catalogue/row.hpp"

namespace ctlpgn::ctl_pgn::catalogue_rows {

inline constexpr diagnostic_info moves_numbers[] = {
    {codes::late_start,
     warning,
     "late-start",
     "a game that begins with {found} must have a PDTL tag with its position",
     "A game that does not begin at the start, with move 1 of White, needs a PDTL tag with the position "
     "that it begins from. Without it nobody can play the moves, so they are not compared with a "
     "board. Add the tag as the last one; if the game does begin at the start, number its first move 1.",
     never,
     {moves, "12. G7-G13 :", "1. G7-G13 :"}},
};

} // namespace ctlpgn::ctl_pgn::catalogue_rows
