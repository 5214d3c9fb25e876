// What rules of variants forbid.
#pragma once

#include "games/chess/legality.hpp"

namespace ctlpgn::chess::variants {

// Whether a piece in hand may be dropped.
verdict judge_drop(const position& p, const ply& claimed);

// Whether a ply that is legal otherwise may be played where captures are compulsory.
verdict judge_captures(const position& p, const ply& claimed);

} // namespace ctlpgn::chess::variants
