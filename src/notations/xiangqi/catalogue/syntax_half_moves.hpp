// S: half-moves and remarks.
#pragma once

#include "notations/xiangqi/catalogue/row.hpp"

namespace ctlpgn::xiangqi::rows {

inline constexpr diagnostic_info syntax_half_moves_rows[] = {
    {codes::unreadable_move,
     error,
     "unreadable-move",
     "unreadable half-move {found}",
     "It looks like a half-move but is not one: H2-E2, C2=5, Ch2-e2 and Che2 are the forms that can be read. "
     "The rest of the line has not been checked on the board. Correct it.",
     never,
     {moves, "1. C2=5 N8+7\n2. Cx2=5", "1. C2=5 N8+7\n2. C8=7"}},

    {codes::order_before_piece,
     warning,
     "order-before-piece",
     "order before the piece instead of after it: {found}",
     "Which of several pieces on a file moves is said by a sign after its letter: C+ is the front cannon, C- "
     "the rear one. Write it in this form.",
     safe,
     {file, "FORMAT AXF\nGAME 1\nFEN 3k5/9/9/9/9/4C4/9/4C4/9/5K3 w\nSTART{\n1. rC=4\n}\n",
      "FORMAT AXF\nGAME 1\nFEN 3k5/9/9/9/9/4C4/9/4C4/9/5K3 w\nSTART{\n1. C-=4\n}\n"}},

    {codes::missing_hyphen,
     warning,
     "missing-hyphen",
     "missing hyphen between the points: {found}",
     "In ICCS coordinates the two points are separated by a hyphen. Engines leave it out. Write it.",
     safe,
     {file, "GAME 1\nSTART{\n1. H2E2\n}\n", "GAME 1\nSTART{\n1. H2-E2\n}\n"}},

    {codes::small_coordinates,
     warning,
     "small-coordinates",
     "lowercase coordinates {found}: write them in capitals",
     "In ICCS coordinates files are capital letters. Write them as capitals.",
     safe,
     {file, "GAME 1\nSTART{\n1. h2-e2\n}\n", "GAME 1\nSTART{\n1. H2-E2\n}\n"}},

    {codes::foreign_capture_sign,
     warning,
     "foreign-capture-sign",
     "wrong capture sign {found}: use `x`",
     "Long and short forms write x before the point where something is taken. Write it.",
     safe,
     {file, "FORMAT LALG\nGAME 1\nSTART{\n1. Ch2*h9\n}\n", "FORMAT LALG\nGAME 1\nSTART{\n1. Ch2xh9\n}\n"}},

    {codes::letterless_pawn,
     warning,
     "letterless-pawn",
     "missing letter of a pawn: {found}",
     "Chess players leave the letter of pawns out. In xiangqi every piece has its letter. Write "
     "it.",
     safe,
     {file, "FORMAT SALG\nGAME 1\nSTART{\n1. c4\n}\n", "FORMAT SALG\nGAME 1\nSTART{\n1. Pc4\n}\n"}},

    {codes::chinese_move,
     note,
     "chinese-move",
     "move in Chinese instead of the form of the file: {found}",
     "Players write moves such as 炮二平五, and this one has been read. Files have one of the forms that "
     "FORMAT names. Write it in that form.",
     safe,
     {moves, "1. 炮二平五 N8+7", "1. C2=5 N8+7"}},

    {codes::remark_spacing,
     note,
     "remark-spacing",
     "space between a half-move and its remark {found}",
     "Remarks such as ! and + belong to the half-move right before them. Remove the space.",
     safe,
     {moves, "1. C2=5 ! N8+7", "1. C2=5! N8+7"}},

    {codes::surplus_remarks,
     warning,
     "surplus-remarks",
     "second remark on one half-move: {found}",
     "The known remarks are ! ? !! !? ??, and + ++ for check and mate. What follows them has been "
     "ignored. Remove it.",
     safe,
     {moves, "1. C2=5!!! N8+7", "1. C2=5!! N8+7"}},

    {codes::foreign_glyph,
     warning,
     "foreign-glyph",
     "unknown remark {found}",
     "The format knows ! ? !! !? ?? and no other. It has been kept. Write one of these.",
     never,
     {moves, "1. C2=5?! N8+7", "1. C2=5? N8+7"}},

    {codes::stray_remark,
     warning,
     "stray-remark",
     "remark apart from its half-move: {found}",
     "It has been taken as one of the half-move before it. Move it there.",
     unsafe,
     {moves, "1. C2=5 /* Usual. */ !\n1. ... N8+7", "1. C2=5! /* Usual. */\n1. ... N8+7"}},

    {codes::numbered_pawn,
     warning,
     "numbered-pawn",
     "pawn named by a number: {found} instead of a letter or a sign",
     "Engines that write WXF call such a pawn by two digits: which it is from the front, and its file. The "
     "Federation writes a sign, and AXF letters A to E. Write it in this form.",
     safe,
     {file, "FORMAT WXF\nGAME 1\nFEN 3k5/9/4P4/4P4/4P4/9/9/9/9/5K3 w\nSTART{\n1. 15.4\n}\n",
      "FORMAT WXF\nGAME 1\nFEN 3k5/9/4P4/4P4/4P4/9/9/9/9/5K3 w\nSTART{\n1. P+.4\n}\n"}},

    {codes::split_move,
     warning,
     "split-move",
     "space inside a move: {found}",
     "Spaces separate moves. The parts of this one have been joined. Remove the spaces.",
     safe,
     {moves, "1. C2 = 5 N8+7", "1. C2=5 N8+7"}},

    {codes::stray_separator,
     warning,
     "stray-separator",
     "unexpected {found} between half-moves: use a space",
     "Lists have commas, semicolons and bars between half-moves. The format has spaces. Remove it.",
     safe,
     {moves, "1. C2=5, N8+7", "1. C2=5  N8+7"}},

    {codes::coordinate_capture,
     warning,
     "coordinate-capture",
     "missing hyphen in a half-move of ICCS: {found}",
     "ICCS gives both points with a hyphen between them, whether something is taken or not. It has been "
     "read as a hyphen. Write the hyphen.",
     unsafe,
     {file, "GAME 1\nSTART{\n1. H2xH9\n}\n", "GAME 1\nSTART{\n1. H2-H9\n}\n"}},
};

} // namespace ctlpgn::xiangqi::rows
