// S: how positions are written.
#pragma once

#include "notations/xiangqi/catalogue/row.hpp"

namespace ctlpgn::xiangqi::rows {

inline constexpr diagnostic_info syntax_positions_rows[] = {
    {codes::unreadable_man,
     error,
     "unreadable-man",
     "unreadable piece {found}: expected a letter and a point",
     "Each entry of SETUP is the letter of a piece and the point where it is: Ra0. This one has been "
     "skipped. Correct it.",
     never,
     {position, "Ke0; kd9; R??; MOVE 1, RED", "Ke0; kd9; Ra0; MOVE 1, RED"}},

    {codes::missing_side_to_move,
     warning,
     "missing-side-to-move",
     "missing side to move: expected MOVE, a number and RED or BLACK, found {found}",
     "The pieces do not show whose turn it is. Red's has been assumed. Write it.",
     never,
     {position, "Ke0; kd9;", "Ke0; kd9; MOVE 1, RED"}},

    {codes::missing_comma,
     warning,
     "missing-comma",
     "missing comma between the number and the side to move",
     "The last entry of SETUP is MOVE 1, RED. Write the comma.",
     safe,
     {position, "Ke0; kd9; MOVE 1 RED", "Ke0; kd9; MOVE 1, RED"}},

    {codes::missing_separator,
     warning,
     "missing-separator",
     "missing semicolon between pieces",
     "Pieces of SETUP are separated by semicolons or commas. Write one.",
     safe,
     {position, "Ke0 kd9; MOVE 1, RED", "Ke0; kd9; MOVE 1, RED"}},

    {codes::small_side,
     warning,
     "small-side",
     "malformed side to move {found}: use RED or BLACK",
     "The words of the format are these, in capitals. Another has been understood. Write the right one.",
     safe,
     {position, "Ke0; kd9; MOVE 1, red", "Ke0; kd9; MOVE 1, RED"}},

    {codes::big_point,
     warning,
     "big-point",
     "uppercase point {found}: write it in lower case",
     "In SETUP files are small letters, also those of Red's pieces. Write it small.",
     safe,
     {position, "KE0; kd9; MOVE 1, RED", "Ke0; kd9; MOVE 1, RED"}},

    {codes::text_after_setup,
     warning,
     "text-after-setup",
     "text after the side to move: {found}",
     "What follows says nothing of the position and has been ignored. Remove it.",
     unsafe,
     {position, "Ke0; kd9; MOVE 1, RED please", "Ke0; kd9; MOVE 1, RED"}},

    {codes::missing_placement,
     error,
     "missing-placement",
     "missing board: expected ten ranks, found {found}",
     "The ranks are from the ninth down, with slashes between them. These are not ranks, so it is not known "
     "which position the game begins with. Correct it.",
     never,
     {file, "GAME 1\nFEN unknown w\nSTART{\n}\n", "GAME 1\nFEN 3k5/9/9/9/9/9/9/9/9/4K4 w\nSTART{\n}\n"}},

    {codes::text_after_position,
     warning,
     "text-after-position",
     "text after the position: {found}",
     "After the ranks a FEN has the side to move and may have counters. The rest has been ignored. "
     "Remove it.",
     never,
     {file, "GAME 1\nFEN 3k5/9/9/9/9/9/9/9/9/4K4 w mate\nSTART{\n}\n",
      "GAME 1\nFEN 3k5/9/9/9/9/9/9/9/9/4K4 w\nSTART{\n}\n"}},

    {codes::missing_fen_side,
     warning,
     "missing-fen-side",
     "missing side to move: expected w or b, found {found}",
     "The pieces do not show whose turn it is. Red's has been assumed. Write w for Red, b for Black.",
     never,
     {file, "GAME 1\nFEN 3k5/9/9/9/9/9/9/9/9/4K4\nSTART{\n}\n",
      "GAME 1\nFEN 3k5/9/9/9/9/9/9/9/9/4K4 w\nSTART{\n}\n"}},

    {codes::side_in_list,
     warning,
     "side-in-list",
     "side {found} after MOVE: the list with MOVE already says who is to move",
     "Where each side has its own list, the one with MOVE is to move. The name of a side has been read as "
     "written, whichever list it is in. Put MOVE and its number into the list of that side, and leave the "
     "name out.",
     never,
     {position, "RED: Ke0; BLACK: Kd9; MOVE 1, RED", "RED: Ke0, MOVE 1; BLACK: Kd9"}},

    {codes::missing_colon,
     warning,
     "missing-colon",
     "missing colon between RED or BLACK and the pieces of that side",
     "Where each side has its own list, its name and a colon come before it. Write the colon.",
     safe,
     {position, "RED Ke0, MOVE 1; BLACK: Kd9", "RED: Ke0, MOVE 1; BLACK: Kd9"}},
};

} // namespace ctlpgn::xiangqi::rows
