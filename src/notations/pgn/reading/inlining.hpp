// Which rules are compiled into one function each (parsing/one_function.hpp).
#pragma once

#include "grammar/pgn/file.hpp"
#include "parsing/one_function.hpp"

namespace ctlpgn::parsing {

CTLPGN_IN_ONE_FUNCTION(pgn::file, usual_moves);
CTLPGN_IN_ONE_FUNCTION(pgn::file, usual_ply);
CTLPGN_IN_ONE_FUNCTION(pgn::file, number);
CTLPGN_IN_ONE_FUNCTION(pgn::file, comment);
CTLPGN_IN_ONE_FUNCTION(pgn::file, tag);
CTLPGN_IN_ONE_FUNCTION(pgn::file, usual_tags);
CTLPGN_IN_ONE_FUNCTION(pgn::file, usual_start);
CTLPGN_IN_ONE_FUNCTION(pgn::file, white);

// short_ply reads most of them.
CTLPGN_RARE(pgn::file, usual_ply);

// usual_tags and usual_moves read most of them.
CTLPGN_RARE(pgn::file, tag);
CTLPGN_RARE(pgn::file, comment);
CTLPGN_RARE(pgn::file, usual_start);
CTLPGN_RARE(pgn::file, number);
CTLPGN_RARE(pgn::file, odd_comment);
CTLPGN_RARE(pgn::file, comment_part);
CTLPGN_RARE(pgn::file, foreign_space);
CTLPGN_RARE(pgn::file, mail_quote);
CTLPGN_RARE(pgn::file, line_of_words);

} // namespace ctlpgn::parsing
