// The findings about a ply that contradicts the board.
#pragma once

#include "ctlpgn/notation.hpp"
#include "notations/diplomat/replay/replay.hpp"

#include <string>

namespace ctlpgn::diplomat {

struct described_contradiction {
    code id = code::none; // none: it has been reported by the reader
    span where;
    std::string detail;
};

described_contradiction describe(const game& record, const replayed& what);

} // namespace ctlpgn::diplomat
