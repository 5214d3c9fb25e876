// Whether a game ended as its result says.
#pragma once

#include "games/xiangqi/rules.hpp"
#include "lint/context.hpp"

namespace ctlpgn::xiangqi {

// Reports a reason that the position after the last ply contradicts; `loser` is the side to move there.
void check_reason(check_context& context, standing reached, xiangqi::side loser);

} // namespace ctlpgn::xiangqi
