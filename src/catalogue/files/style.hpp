// F001 to F020: style, which changes nothing for a reader.
#pragma once

#include "catalogue/row.hpp"

namespace ctlpgn::catalogue_rows {

inline constexpr diagnostic_info files_style[] = {
    {code::mixed_line_ends, note, "mixed-line-ends", "this line ends with {detail}",
     "Lines end with LF or with CRLF, as the writer's system has it, but in one game all alike. A mixture "
     "comes "
     "from pasting texts of different systems together, and editors and comparisons stumble over it. Let "
     "your "
     "editor save the file with one kind.",
     file,
     "[Variant \"C'escacs\"]\r\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\r\n\r\n1. F8-F10 :\r\n*\r\n",
     "[Variant \"C'escacs\"]\r\n[Id \"Cescacs-P01\"]\r\n[Annotator \"Cescacs\"]\r\n\r\n1. F8-F10 :\r\n*\r\n",
     safe},

    {code::mixed_move_lines, note, "mixed-move-lines",
     "some moves share a line and others do not, beginning with move {found}",
     "Each move stands on a line of its own, or all moves of a line of play stand on one. Both are easy to "
     "read, the mixture is not. Break the lines behind every move, or behind none.",
     moves, "1. G7-G13, E21-E17 2. E7-E13, G21-G17\n3. H6-H12, I23-I19 :",
     "1. G7-G13, E21-E17\n2. E7-E13, G21-G17\n3. H6-H12, I23-I19 :", safe},

    {code::wrong_depth_dots, note, "wrong-depth-dots",
     "the number of dots should be the depth of the variation, which is {detail}",
     "Dots before a number, a parenthesis or a comment show people how deep the line lies: none in the main "
     "line, one in its variations, two in theirs. Readers ignore them, but another number misleads people. "
     "Write as many as the line is deep, or none.",
     moves, "1. G7-G13, E21-E17\n(1. E7-E13, G21-G17\n...2. H6-H12)\n2. E7-E13 :",
     "1. G7-G13, E21-E17\n(1. E7-E13, G21-G17\n.2. H6-H12)\n2. E7-E13 :", safe},
};

} // namespace ctlpgn::catalogue_rows
