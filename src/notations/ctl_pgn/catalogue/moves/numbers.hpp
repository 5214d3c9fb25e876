// M001 to M020: numbers of moves, and moves that are not whole.
#pragma once

#include "notations/ctl_pgn/catalogue/row.hpp"

namespace ctlpgn::ctl_pgn::catalogue_rows {

inline constexpr diagnostic_info moves_numbers[] = {
    {codes::late_start,
     warning,
     "late-start",
     "the game begins with {found} but has no PDTL tag with its position",
     "A game that does not begin at the start, with move 1 of White, needs a PDTL tag with the position "
     "that it begins from. Without it the moves cannot be played on a board, so they are not checked. Add "
     "the tag as the last one; if the game does begin at the start, number its first move 1.",
     never,
     {moves, "12. G7-G13 :", "1. G7-G13 :"}},

    {codes::numbered_plies,
     error,
     "numbered-plies",
     "plies are numbered instead of moves: {found} before Black's ply",
     "A move is White's ply and Black's after it, and has one number. Here each ply has its own number, and "
     "the board shows that White and Black take turns; so every second number comes before Black's ply. It "
     "is reported once for all moves. Write both plies after one number, with a comma and a space between "
     "them.",
     unsafe,
     {moves, "1. G7-G13\n2. E21-E17\n3. F8-F10\n4. F20-F18 :", "1. G7-G13, E21-E17\n2. F8-F10, F20-F18 :"}},
};

} // namespace ctlpgn::ctl_pgn::catalogue_rows
