// Which rules are compiled into one function each (parsing/one_function.hpp).
#pragma once

#include "grammar/xiangqi/file.hpp"
#include "parsing/one_function.hpp"

namespace ctlpgn::parsing {

CTLPGN_IN_ONE_FUNCTION(xiangqi::file, usual_moves);

CTLPGN_RARE(xiangqi::file, usual_moves);

} // namespace ctlpgn::parsing
