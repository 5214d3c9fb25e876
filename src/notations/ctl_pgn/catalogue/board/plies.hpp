// B001 to B021: plies that contradict the board.
#pragma once

#include "notations/ctl_pgn/catalogue/row.hpp"

namespace ctlpgn::ctl_pgn::catalogue_rows {

inline constexpr diagnostic_info board_plies[] = {
    {codes::origin_empty,
     error,
     "origin-empty",
     "{found} must hold the piece that moves, and is empty: {reason}",
     "The hex that the ply leaves holds nothing. Either the hex is miswritten, or an earlier ply is. "
     "Compare the board with the game and correct the one that is wrong; the replay goes on as if the piece "
     "had been there.",
     unsafe,
     {moves, "1. F10-F12 :", "1. F8-F10 :"}},

    {codes::origin_holds_other_piece,
     error,
     "origin-holds-other-piece",
     "{found} must hold the piece that moves, and holds another: {reason}",
     "A piece of the side that moves stands on the hex that the ply leaves, but not the one that the ply "
     "names. Either the letter or the hex is miswritten. Correct it; the replay goes on with the piece that "
     "is named.",
     unsafe,
     {moves, "1. NE5-D8 :", "1. EE5-D8 :"}},

    {codes::origin_holds_opponents_piece,
     error,
     "origin-holds-opponents-piece",
     "{found} must hold a piece of the side to move: {reason}",
     "The side that moves may only move its own pieces. Either the hex is miswritten, or the plies of the "
     "two sides have been mixed up. Correct the hex, or look for a ply that is missing.",
     unsafe,
     {moves, "1. F20-F18 :", "1. F8-F10 :"}},

    {codes::target_holds_own_piece,
     error,
     "target-holds-own-piece",
     "{found} must not hold a piece of the same side: {reason}",
     "A piece cannot go to a hex that a piece of its own side stands on. Either one of the hexes is "
     "miswritten, or an earlier ply is. Correct it; the replay goes on as if the piece in the way had never "
     "been there.",
     unsafe,
     {moves, "1. NE3-G7 :", "1. NE3-C7 :"}},

    {codes::target_holds_opponents_piece,
     error,
     "target-holds-opponents-piece",
     "{found} must be free, or the capture must be written: {reason}",
     "A hyphen means that the piece goes to an empty hex. What is captured is always written: the capture "
     "sign and, except for a pawn, the letter of the captured piece. Write the capture, or correct the hex.",
     unsafe,
     {moves, "1. JF6-F20 :", "1. JF6-I15 :"}},

    {codes::captures_empty_hex,
     error,
     "captures-empty-hex",
     "{found} must hold the piece that is captured, and is empty: {reason}",
     "A capture sign needs a piece of the other side on the hex after it. Write a hyphen if nothing is "
     "captured, @ if a pawn is taken in passing, or correct the hex.",
     unsafe,
     {moves, "1. JF6×I15 :", "1. JF6-I15 :"}},

    {codes::captures_own_piece,
     error,
     "captures-own-piece",
     "{found} must hold a piece of the other side to be captured: {reason}",
     "Only pieces of the other side can be captured. Either the hex is miswritten, or an earlier ply is. "
     "Correct it.",
     unsafe,
     {moves, "1. NE3×G7 :", "1. NE3-C7 :"}},

    {codes::captures_other_piece,
     error,
     "captures-other-piece",
     "{found} must name the piece that is captured: {reason}",
     "The letter after the capture sign names the captured piece; no letter means a pawn. The hex holds "
     "something else. Correct the letter or the hex; the replay goes on as if what stands there had been "
     "captured.",
     unsafe,
     {moves, "1. JF6-K18, E21-E17\n2. JK18×NH24+ :", "1. JF6-K18, E21-E17\n2. JK18×EH24+ :"}},

    {codes::special_capture_by_other_piece,
     error,
     "special-capture-by-other-piece",
     "a capture with @ must be made by a pawn, found {found}: {reason}",
     "The sign @ stands for the captures that only pawns make: of a scornful pawn, and in passing. Write × "
     "if another piece captures, or remove the letter if it is a pawn.",
     never,
     {moves, "1. NE3@C7 :", "1. NE3-C7 :"}},

    {codes::en_passant_target_occupied,
     error,
     "en-passant-target-occupied",
     "{found} must be free for a capture in passing: {reason}",
     "A pawn that captures in passing ends on a hex that the captured pawn crossed, so that hex is empty. "
     "Write × if what stands there is captured, or correct the hex.",
     never,
     {moves, "1. F8@F20 :", "1. F8-F10 :"}},

    {codes::en_passant_no_pawn,
     error,
     "en-passant-no-pawn",
     "a pawn must stand where {found} captures in passing: {reason}",
     "A capture in passing needs a pawn of the other side one hex beyond its target (@), or two hexes "
     "beyond (@@). There is none. Correct the hex, or the sign: @@ is right on the first of two hexes that "
     "the pawn crossed.",
     unsafe,
     {moves, "1. G7@H10 :", "1. G7-G9 :"}},

    {codes::scornful_no_pawn,
     error,
     "scornful-no-pawn",
     "a scornful pawn of the other side must stand on {found}: {reason}",
     "The sign @ with one oblique step captures the pawn on the target, which has just passed by the "
     "capturing one. There is no such pawn. Write a hyphen if nothing is captured, or correct the hex.",
     never,
     {moves, "1. G7@H8 :", "1. G7-H8 :"}},

    {codes::promotion_by_other_piece,
     error,
     "promotion-by-other-piece",
     "a promotion must be made by a pawn, found {found}: {reason}",
     "Only a pawn is promoted. Remove the promotion, or remove the letter of the piece if a pawn has moved.",
     unsafe,
     {moves, "1. NE3-C7=D :", "1. NE3-C7 :"}},

    {codes::promotion_off_last_hex,
     error,
     "promotion-off-last-hex",
     "a promotion must be on the last hex of a column, found {found}: {reason}",
     "A pawn is promoted on the last hex of its column, seen from its own side, and nowhere else. Remove "
     "the promotion, or correct the hex.",
     unsafe,
     {moves, "1. F8-F10=D :", "1. F8-F10 :"}},

    {codes::promotion_not_written,
     error,
     "promotion-not-written",
     "the pawn on {found} must promote: {reason}",
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
     "a pawn that awaits its promotion must stand on {found}: {reason}",
     "A hex with = and a letter promotes a pawn that has waited on that hex. No own pawn stands there. "
     "Correct the hex, or write where the pawn comes from if it has just arrived.",
     never,
     {moves, "1. F10=D :", "1. F8-F10 :"}},

    {codes::awaiting_off_last_hex,
     error,
     "awaiting-off-last-hex",
     "a pawn must await its promotion on the last hex of a column, found {found}: {reason}",
     "Only a pawn that has reached the last hex of its column awaits a promotion. Correct the hex, or write "
     "where the pawn goes to.",
     never,
     {moves, "1. F8=D :", "1. F8-F10 :"}},

    {codes::awaiting_names_no_piece,
     error,
     "awaiting-names-no-piece",
     "{found} must say what the pawn becomes: {reason}",
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
     "the king must be at home for {found}: {reason}",
     "Castling begins with the king on the hex where it begins the game, G1 for White and G27 for Black. It "
     "does not stand there. Correct the castling, or the ply that moved the king.",
     never,
     {file,
      "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
      "[PDTL \"/27:k1/3:3R/1:K1/ w -- - 0 1\"]\n\n1. KRK-II :\n*\n",
      "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
      "[PDTL \"/27:k1/3:3R/1:1K/ w KR- - 0 1\"]\n\n1. KRK-II :\n*\n"}},

    {codes::castling_rook_not_home,
     error,
     "castling-rook-not-home",
     "the rook must be at home for {found}: {reason}",
     "A rook castles from the hex where it begins the game: I3 and C3 for White, I25 and C25 for Black. It "
     "does not stand there. Correct the castling, or the ply that moved the rook.",
     never,
     {file,
      "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
      "[PDTL \"/27:k1/3:R3/1:1K/ w RK- - 0 1\"]\n\n1. KRK-II :\n*\n",
      "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
      "[PDTL \"/27:k1/3:R3/1:1K/ w RK- - 0 1\"]\n\n1. KRD-DD :\n*\n"}},

    {codes::castling_target_occupied,
     error,
     "castling-target-occupied",
     "the hexes that {found} castles to must be free: {reason}",
     "The hexes that king and rooks castle to have to be empty. Choose another castling, or correct the ply "
     "that put a piece there.",
     never,
     {moves, "1. KRK-II :", "1. I5-I9 :"}},
};

} // namespace ctlpgn::ctl_pgn::catalogue_rows
