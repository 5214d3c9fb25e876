// B001 to B021: plies that contradict the board.
#pragma once

#include "notations/ctl_pgn/catalogue/row.hpp"

namespace ctlpgn::ctl_pgn::catalogue_rows {

inline constexpr diagnostic_info board_plies[] = {
    {codes::origin_empty,
     error,
     "origin-empty",
     "{found} is empty: {reason}",
     "The hex that the ply leaves holds nothing. Either the hex is miswritten, or an earlier ply is. "
     "Compare the board with the game and correct the one that is wrong; the replay continues as if the "
     "piece had been there.",
     unsafe,
     {moves, "1. F10-F12 :", "1. F8-F10 :"}},

    {codes::origin_holds_other_piece,
     error,
     "origin-holds-other-piece",
     "{found} holds another piece: {reason}",
     "A piece of the side that moves is on the hex that the ply leaves, but not the one that the ply names. "
     "Either the letter or the hex is miswritten. Correct it; the replay continues with the piece that is "
     "named.",
     unsafe,
     {moves, "1. NE5-D8 :", "1. EE5-D8 :"}},

    {codes::origin_holds_opponents_piece,
     error,
     "origin-holds-opponents-piece",
     "{found} holds a piece of the other side: {reason}",
     "The side that moves may only move its own pieces. Either the hex is miswritten, or the plies of the "
     "two sides have been mixed up. Correct the hex, or look for a ply that is missing.",
     unsafe,
     {moves, "1. F20-F18 :", "1. F8-F10 :"}},

    {codes::target_holds_own_piece,
     error,
     "target-holds-own-piece",
     "{found} holds a piece of the same side: {reason}",
     "A piece cannot go to a hex that holds a piece of its own side. Either one of the hexes is miswritten, "
     "or an earlier ply is. Correct it; the replay continues as if the piece in the way had never been "
     "there.",
     unsafe,
     {moves, "1. NE3-G7 :", "1. NE3-C7 :"}},

    {codes::target_holds_opponents_piece,
     error,
     "target-holds-opponents-piece",
     "{found} is occupied, and no capture is written: {reason}",
     "A hyphen means that the piece goes to an empty hex. What is captured is always written: the capture "
     "sign and, except for a pawn, the letter of the captured piece. Write the capture, or correct the hex.",
     unsafe,
     {moves, "1. JF6-F20 :", "1. JF6-I15 :"}},

    {codes::captures_empty_hex,
     error,
     "captures-empty-hex",
     "nothing to capture on {found}: {reason}",
     "A capture sign needs a piece of the other side on the hex after it. Write a hyphen if nothing is "
     "captured, @ if a pawn is taken in passing, or correct the hex.",
     unsafe,
     {moves, "1. JF6×I15 :", "1. JF6-I15 :"}},

    {codes::captures_own_piece,
     error,
     "captures-own-piece",
     "capture of a piece of the same side on {found}: {reason}",
     "Only pieces of the other side can be captured. Either the hex is miswritten, or an earlier ply is. "
     "Correct it.",
     unsafe,
     {moves, "1. NE3×G7 :", "1. NE3-C7 :"}},

    {codes::captures_other_piece,
     error,
     "captures-other-piece",
     "wrong captured piece in {found}: {reason}",
     "The letter after the capture sign names the captured piece; no letter means a pawn. The hex holds "
     "something else. Correct the letter or the hex; the replay continues as if what is there had been "
     "captured.",
     unsafe,
     {moves, "1. JF6-K18, E21-E17\n2. JK18×NH24+ :", "1. JF6-K18, E21-E17\n2. JK18×EH24+ :"}},

    {codes::special_capture_by_other_piece,
     error,
     "special-capture-by-other-piece",
     "capture with `@` by a piece other than a pawn, {found}: {reason}",
     "The sign @ represents the captures that only pawns make: of a scornful pawn, and in passing. Write × "
     "if another piece captures, or remove the letter if it is a pawn.",
     never,
     {moves, "1. NE3@C7 :", "1. NE3-C7 :"}},

    {codes::en_passant_target_occupied,
     error,
     "en-passant-target-occupied",
     "capture in passing to an occupied hex, {found}: {reason}",
     "A pawn that captures in passing ends on a hex that the captured pawn crossed, so that hex is empty. "
     "Write × if what is there is captured, or correct the hex.",
     never,
     {moves, "1. F8@F20 :", "1. F8-F10 :"}},

    {codes::en_passant_no_pawn,
     error,
     "en-passant-no-pawn",
     "no pawn to capture in passing on {found}: {reason}",
     "A capture in passing needs a pawn of the other side one hex beyond its target (@), or two hexes "
     "beyond (@@). There is none. Correct the hex, or the sign: @@ is right on the first of two hexes that "
     "the pawn crossed.",
     unsafe,
     {moves, "1. G7@H10 :", "1. G7-G9 :"}},

    {codes::scornful_no_pawn,
     error,
     "scornful-no-pawn",
     "no scornful pawn of the other side on {found}: {reason}",
     "The sign @ with one oblique step captures the pawn on the target, which has just passed by the "
     "capturing one. There is no such pawn. Write a hyphen if nothing is captured, or correct the hex.",
     never,
     {moves, "1. G7@H8 :", "1. G7-H8 :"}},

    {codes::promotion_by_other_piece,
     error,
     "promotion-by-other-piece",
     "promotion of a piece other than a pawn, {found}: {reason}",
     "Only a pawn is promoted. Remove the promotion, or remove the letter of the piece if a pawn has moved.",
     unsafe,
     {moves, "1. NE3-C7=D :", "1. NE3-C7 :"}},

    {codes::promotion_off_last_hex,
     error,
     "promotion-off-last-hex",
     "promotion before the last hex of a column, {found}: {reason}",
     "A pawn is promoted on the last hex of its column, seen from its own side, and nowhere else. Remove "
     "the promotion, or correct the hex.",
     unsafe,
     {moves, "1. F8-F10=D :", "1. F8-F10 :"}},

    {codes::promotion_not_written,
     error,
     "promotion-not-written",
     "missing promotion of the pawn on {found}: {reason}",
     "A pawn that reaches the last hex of its column becomes a piece that its side has lost, which is "
     "written with = and the letter, or it awaits its promotion, which is written =&. Write what it became.",
     never,
     {file,
      "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
      "[PDTL \"/27:k1/20:6P/1:1K/ w -- - 0 1\"]\n\n1. X20-X22 :\n*\n",
      "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
      "[PDTL \"/27:k1/20:6P/1:1K/ w -- - 0 1\"]\n\n1. X20-X22=D :\n*\n"}},

    {codes::awaiting_no_pawn,
     error,
     "awaiting-no-pawn",
     "no pawn awaits its promotion on {found}: {reason}",
     "A hex with = and a letter promotes a pawn that has waited on that hex. No own pawn is there. Correct "
     "the hex, or write where the pawn comes from if it has just arrived.",
     never,
     {moves, "1. F10=D :", "1. F8-F10 :"}},

    {codes::awaiting_off_last_hex,
     error,
     "awaiting-off-last-hex",
     "promotion of a waiting pawn off the last hex of its column, {found}: {reason}",
     "Only a pawn that has reached the last hex of its column awaits a promotion. Correct the hex, or write "
     "where the pawn goes to.",
     never,
     {moves, "1. F8=D :", "1. F8-F10 :"}},

    {codes::awaiting_names_no_piece,
     error,
     "awaiting-names-no-piece",
     "{found} does not say what the pawn becomes: {reason}",
     "The sign =& means that a pawn arrives on its last hex and waits there. A pawn that waits already "
     "becomes a piece, or another ply is played. Write the letter of the piece.",
     never,
     {file,
      "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
      "[PDTL \"/27:k1/22:6P/1:1K/ w -- - 0 1\"]\n\n1. X22=& :\n*\n",
      "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
      "[PDTL \"/27:k1/22:6P/1:1K/ w -- - 0 1\"]\n\n1. X22=D :\n*\n"}},

    {codes::castling_king_not_home,
     error,
     "castling-king-not-home",
     "castling {found}, but the king is not at home: {reason}",
     "Castling begins with the king on the hex where it begins the game, G1 for White and G27 for Black. It "
     "is not there. Correct the castling, or the ply that moved the king.",
     never,
     {file,
      "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
      "[PDTL \"/27:k1/3:3R/1:K1/ w -- - 0 1\"]\n\n1. KRK-II :\n*\n",
      "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
      "[PDTL \"/27:k1/3:3R/1:1K/ w KR- - 0 1\"]\n\n1. KRK-II :\n*\n"}},

    {codes::castling_rook_not_home,
     error,
     "castling-rook-not-home",
     "castling {found}, but the rook is not at home: {reason}",
     "A rook castles from the hex where it begins the game: I3 and C3 for White, I25 and C25 for Black. It "
     "is not there. Correct the castling, or the ply that moved the rook.",
     never,
     {file,
      "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
      "[PDTL \"/27:k1/3:R3/1:1K/ w RK- - 0 1\"]\n\n1. KRK-II :\n*\n",
      "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
      "[PDTL \"/27:k1/3:R3/1:1K/ w RK- - 0 1\"]\n\n1. KRD-DD :\n*\n"}},

    {codes::castling_target_occupied,
     error,
     "castling-target-occupied",
     "castling {found} to an occupied hex: {reason}",
     "The hexes that king and rooks castle to have to be empty. Choose another castling, or correct the ply "
     "that put a piece there.",
     never,
     {moves, "1. KRK-II :", "1. I5-I9 :"}},
};

} // namespace ctlpgn::ctl_pgn::catalogue_rows
