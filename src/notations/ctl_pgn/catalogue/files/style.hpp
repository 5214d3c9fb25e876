// F001 to F020: style, which changes nothing for a reader.
#pragma once

#include "notations/ctl_pgn/catalogue/row.hpp"

namespace ctlpgn::ctl_pgn::catalogue_rows {

inline constexpr diagnostic_info files_style[] = {
    {codes::mixed_move_lines,
     note,
     "mixed-move-lines",
     "mixed layout from move {found} on: some moves share a line, others do not",
     "Each move has its own line, or all moves of a line of play share one. Both are easy to read, the "
     "mixture is not. Break the lines after every move, or after none.",
     safe,
     {moves, "1. G7-G13, E21-E17 2. E7-E13, G21-G17\n3. H6-H12, I23-I19 :",
      "1. G7-G13, E21-E17\n2. E7-E13, G21-G17\n3. H6-H12, I23-I19 :"}},

    {codes::wrong_depth_dots,
     note,
     "wrong-depth-dots",
     "wrong number of dots: the depth of the variation is {depth}",
     "Dots before a number, a parenthesis or a comment show people how deep the line lies: none in the main "
     "line, one in its variations, two in theirs. Readers ignore them, but another number misleads people. "
     "Write as many as the line is deep, or none.",
     safe,
     {moves, "1. G7-G13, E21-E17\n(1. E7-E13, G21-G17\n...2. H6-H12)\n2. E7-E13 :",
      "1. G7-G13, E21-E17\n(1. E7-E13, G21-G17\n.2. H6-H12)\n2. E7-E13 :"}},
};

} // namespace ctlpgn::ctl_pgn::catalogue_rows
