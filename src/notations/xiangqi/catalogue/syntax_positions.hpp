// S: how positions are written.
#pragma once

#include "notations/xiangqi/catalogue/row.hpp"

namespace ctlpgn::xiangqi::rows {

inline constexpr diagnostic_info syntax_positions_rows[] = {
    {codes::unreadable_man,
     error,
     "unreadable-man",
     "a piece must be a letter and a point, found {found}",
     "Each entry of SETUP is the letter of a piece and the point where it stands: Ra0. This one "
     "has been skipped. Correct it.",
     never,
     {position, "Ke0; kd9; R??; MOVE 1, RED", "Ke0; kd9; Ra0; MOVE 1, RED"}},

    {codes::missing_side_to_move,
     warning,
     "missing-side-to-move",
     "a position must end with MOVE, a number and RED or BLACK, found {found}",
     "Whose turn it is cannot be told from where the pieces stand. Red's has been assumed. Write "
     "it.",
     never,
     {position, "Ke0; kd9;", "Ke0; kd9; MOVE 1, RED"}},

    {codes::missing_comma,
     warning,
     "missing-comma",
     "a comma must stand between the number and the side to move",
     "The last entry of SETUP is MOVE 1, RED. Write the comma.",
     safe,
     {position, "Ke0; kd9; MOVE 1 RED", "Ke0; kd9; MOVE 1, RED"}},

    {codes::missing_separator,
     warning,
     "missing-separator",
     "a semicolon must stand between pieces",
     "Pieces of SETUP are separated by semicolons or commas. Write one.",
     safe,
     {position, "Ke0 kd9; MOVE 1, RED", "Ke0; kd9; MOVE 1, RED"}},

    {codes::small_side,
     warning,
     "small-side",
     "the side to move must be RED or BLACK, found {found}",
     "The words of the format are these, in capitals. Another has been understood. Write the right one.",
     safe,
     {position, "Ke0; kd9; MOVE 1, red", "Ke0; kd9; MOVE 1, RED"}},

    {codes::big_point,
     warning,
     "big-point",
     "a point must have a small letter, found {found}",
     "In SETUP files are small letters, also those of Red's pieces. Write it small.",
     safe,
     {position, "KE0; kd9; MOVE 1, RED", "Ke0; kd9; MOVE 1, RED"}},

    {codes::text_after_setup,
     warning,
     "text-after-setup",
     "nothing must follow the side to move, found {found}",
     "What follows says nothing of the position and has been ignored. Remove it.",
     unsafe,
     {position, "Ke0; kd9; MOVE 1, RED please", "Ke0; kd9; MOVE 1, RED"}},

    {codes::missing_placement,
     error,
     "missing-placement",
     "a FEN must begin with ten ranks, found {found}",
     "The ranks stand from the ninth down, with slashes between them. These are not ranks, so it is not "
     "known which position the game begins with. Correct it.",
     never,
     {file, "GAME 1\nFEN unknown w\nSTART{\n}\n", "GAME 1\nFEN 3k5/9/9/9/9/9/9/9/9/4K4 w\nSTART{\n}\n"}},

    {codes::text_after_position,
     warning,
     "text-after-position",
     "nothing must follow the position, found {found}",
     "After the ranks a FEN has the side to move and may have counters. The rest has been ignored. "
     "Remove it.",
     never,
     {file, "GAME 1\nFEN 3k5/9/9/9/9/9/9/9/9/4K4 w mate\nSTART{\n}\n",
      "GAME 1\nFEN 3k5/9/9/9/9/9/9/9/9/4K4 w\nSTART{\n}\n"}},

    {codes::missing_fen_side,
     warning,
     "missing-fen-side",
     "the side to move, w or b, must follow the ranks of a FEN, found {found}",
     "Whose turn it is cannot be told from where the pieces stand. Red's has been assumed. Write w for Red, "
     "b for Black.",
     never,
     {file, "GAME 1\nFEN 3k5/9/9/9/9/9/9/9/9/4K4\nSTART{\n}\n",
      "GAME 1\nFEN 3k5/9/9/9/9/9/9/9/9/4K4 w\nSTART{\n}\n"}},

    {codes::side_in_list,
     warning,
     "side-in-list",
     "the list in which MOVE stands must alone tell who is to move, found {found} after it",
     "Where each side has a list of its own, the one with MOVE is to move. The name of a side has been read "
     "as it stands, whichever list it is in. Put MOVE and its number into the list of that side, and leave "
     "the "
     "name out.",
     never,
     {position, "RED: Ke0; BLACK: Kd9; MOVE 1, RED", "RED: Ke0, MOVE 1; BLACK: Kd9"}},

    {codes::missing_colon,
     warning,
     "missing-colon",
     "a colon must stand between RED or BLACK and the pieces of that side",
     "Where each side has a list of its own, its name and a colon stand before it. Write the colon.",
     safe,
     {position, "RED Ke0, MOVE 1; BLACK: Kd9", "RED: Ke0, MOVE 1; BLACK: Kd9"}},
};

} // namespace ctlpgn::xiangqi::rows
