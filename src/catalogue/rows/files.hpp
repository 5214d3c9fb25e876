// F: the file as a whole.
#pragma once

#include "catalogue/row.hpp"

namespace ctlpgn::catalogue_rows {

inline constexpr diagnostic_info files_rows[] = {
    {code::mixed_line_ends,
     note,
     "mixed-line-ends",
     "all lines of a game must end alike, found {line end}",
     "Lines end with LF or with CRLF, as the writer's system has it, but in one game all alike. A mixture "
     "comes from pasting texts of different systems together, and editors and comparisons stumble over it. "
     "Let your editor save the file with one kind.",
     safe,
     {}},
};

} // namespace ctlpgn::catalogue_rows
