// The findings about a ply that contradicts the board.
#pragma once

#include "ctlpgn/notation.hpp"
#include "notations/xiangqi/replay/replay.hpp"

#include <string>

namespace ctlpgn::xiangqi {

struct told_contradiction {
    code id = code::none; // none: it has been reported by the reader
    span where;
    std::string detail;
};

told_contradiction tell(const game& record, const replayed& what);

} // namespace ctlpgn::xiangqi
