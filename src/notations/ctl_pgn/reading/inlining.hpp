// Which rules are compiled into one function each (parsing/one_function.hpp).
#pragma once

#include "grammar/ctl_pgn/file.hpp"
#include "parsing/one_function.hpp"

namespace ctlpgn::parsing {

CTLPGN_IN_ONE_FUNCTION(ctl_pgn::file, ply);
CTLPGN_IN_ONE_FUNCTION(ctl_pgn::file, line_gap);
CTLPGN_IN_ONE_FUNCTION(ctl_pgn::file, comment);
CTLPGN_IN_ONE_FUNCTION(ctl_pgn::file, reference);
CTLPGN_IN_ONE_FUNCTION(ctl_pgn::file, usual_tag_lines);
CTLPGN_IN_ONE_FUNCTION(ctl_pgn::file, usual_main_lines);
CTLPGN_IN_ONE_FUNCTION(ctl_pgn::file, usual_inner_lines);
CTLPGN_IN_ONE_FUNCTION(ctl_pgn::file, usual_move);

// usual_move reads most plies.
CTLPGN_RARE(ctl_pgn::file, usual_inner_lines);
CTLPGN_RARE(ctl_pgn::file, ply);
CTLPGN_RARE(ctl_pgn::file, text_after_tag);
CTLPGN_RARE(ctl_pgn::file, several_tags);
CTLPGN_RARE(ctl_pgn::file, unescaped_quote);
CTLPGN_RARE(ctl_pgn::file, bare_value);
CTLPGN_RARE(ctl_pgn::file, odd_blank);
CTLPGN_RARE(ctl_pgn::file, reference);
CTLPGN_RARE(ctl_pgn::file, other_text);
CTLPGN_RARE(ctl_pgn::file, generated_player_mark);
CTLPGN_RARE(ctl_pgn::file, player_mark);
CTLPGN_RARE(ctl_pgn::file, mark_like_text);
CTLPGN_RARE(ctl_pgn::file, later_part);

} // namespace ctlpgn::parsing
