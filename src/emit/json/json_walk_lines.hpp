// Lines of play.
#pragma once

#include "emit/json/json_walk.hpp"

namespace ctlpgn::emit {

// The comments, plies and variations of the main line, as members of the object that is open.
void walk_lines(const walk& context);

} // namespace ctlpgn::emit
