// Which rules are compiled into one function each (parsing/one_function.hpp).
#pragma once

#include "grammar/ctl_pgn/file.hpp"
#include "parsing/one_function.hpp"

namespace ctlpgn::parsing {

CTLPGN_IN_ONE_FUNCTION(ctl_pgn::file, ply);
CTLPGN_IN_ONE_FUNCTION(ctl_pgn::file, line_gap);
CTLPGN_IN_ONE_FUNCTION(ctl_pgn::file, comment);
CTLPGN_IN_ONE_FUNCTION(ctl_pgn::file, usual_tag_lines);
CTLPGN_IN_ONE_FUNCTION(ctl_pgn::file, usual_main_lines);
CTLPGN_IN_ONE_FUNCTION(ctl_pgn::file, usual_inner_lines);
CTLPGN_IN_ONE_FUNCTION(ctl_pgn::file, usual_move);

} // namespace ctlpgn::parsing
