// GV001: the places of variations.
#pragma once

#include "notations/pgn/catalogue/row.hpp"

namespace ctlpgn::pgn::catalogue_rows {

inline constexpr diagnostic_info variations_places[] = {
    {codes::misplaced_variation,
     error,
     "misplaced-variation",
     "misplaced variation: it begins with {found} but does not follow that move",
     "A variation replaces the move that it comes right after (section 8.2.5). This one comes after a move "
     "of the other side: the number says whose move it begins with, and that side can play it. The "
     "variation has not been judged. Write it after the move that it replaces.",
     never,
     {moves, "1. e4 e5 (1. d4 d5) 2. Nf3", "1. e4 (1. d4 d5) 1... e5 2. Nf3"}},
};

} // namespace ctlpgn::pgn::catalogue_rows
