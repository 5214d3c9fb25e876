// R001 to R030: plies against the rules of play.
#pragma once

#include "notations/ctl_pgn/catalogue/row.hpp"

namespace ctlpgn::ctl_pgn::catalogue_rows {

inline constexpr diagnostic_info rules_plies[] = {
    {codes::king_captured,
     warning,
     "king-captured",
     "capture of a king: {found}",
     "A game ends when a king is mated; it is never taken from the board. Either an earlier ply left the "
     "king in check, or the ply is miswritten. Correct the one that is wrong.",
     never,
     {moves, "1. JF6×KG27 :", "1. F8-F10 :"}},

    {codes::wrong_movement,
     warning,
     "wrong-movement",
     "illegal ply {found}: {reason}",
     "Both hexes fit the board, but the piece cannot go from one to the other even on an empty board. "
     "Usually one of the hexes, or the letter of the piece, is miswritten. Correct it; the replay continues "
     "from what is written.",
     unsafe,
     {moves, "1. EE5-E11 :", "1. E7-E11 :"}},

    {codes::way_blocked,
     warning,
     "way-blocked",
     "the path of {found} is blocked: {reason}",
     "A piece that rides, and a pawn that steps several hexes, needs empty hexes up to its target. Only "
     "knight's jumps pass over other pieces. Correct the hex, or an earlier ply that left the other piece "
     "there.",
     unsafe,
     {moves, "1. RC3-C9 :", "1. C5-C9 :"}},

    {codes::ride_captures,
     warning,
     "ride-captures",
     "knight captures on a ride: {found}",
     "A knight may make the same jump twice in one ply, which is called a ride; the hex in between and the "
     "last one have to be empty. It captures with a single jump. Correct the hex.",
     never,
     {moves, "1. F8-F10, I23-I17\n2. F10-F12, I17-I13\n3. NG3×I13 :",
      "1. F8-F10, I23-I17\n2. F10-F12, I17-I13\n3. NG3-H8 :"}},

    {codes::pawn_captures_wrongly,
     warning,
     "pawn-captures-wrongly",
     "illegal pawn capture {found}: {reason}",
     "A pawn captures along the two diagonals that lead ahead, and neither straight ahead nor by an oblique "
     "step. Only a scornful pawn is taken by an oblique step, which is written @. Correct the hex or the "
     "sign.",
     never,
     {moves, "1. E7-E13, E21-E15\n2. E13×E15 :", "1. E7-E13, E21-E15\n2. F8-F10 :"}},

    {codes::pawn_needs_capture,
     warning,
     "pawn-needs-capture",
     "pawn moves diagonally without a capture: {found}",
     "The step along a diagonal is the way a pawn captures. Without a capture it goes straight ahead, or "
     "one hex obliquely. Correct the hex, or write @ if a pawn is taken in passing.",
     never,
     {moves, "1. F8-G11 :", "1. F8-G9 :"}},

    {codes::triple_step_origin,
     warning,
     "triple-step-origin",
     "illegal triple step {found}: {reason}",
     "Any pawn may go two hexes straight ahead, but three only from eight hexes of each side. They are "
     "those where pawns are at the start, except for the middle and the edges. Correct one of the hexes.",
     never,
     {moves, "1. F8-F14 :", "1. F8-F12 :"}},

    {codes::waiting_pawn_moves,
     warning,
     "waiting-pawn-moves",
     "waiting pawn moves other than by its oblique step: {found}",
     "A pawn that awaits its promotion on the last hex of its column has one move left: the oblique step to "
     "the last hex of the next column towards the centre, and on column F none. It captures nothing. Write "
     "its promotion, or correct the hex.",
     never,
     {file,
      "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
      "[PDTL \"/27:k1/22:6P/1:1K/ w -- - 0 1\"]\n"
      "\n1. X22-X20 :\n*\n",
      "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
      "[PDTL \"/27:k1/22:6P/1:1K/ w -- - 0 1\"]\n"
      "\n1. X22=D :\n*\n"}},

    {codes::en_passant_unavailable,
     warning,
     "en-passant-unavailable",
     "illegal capture in passing {found}: {reason}",
     "A pawn is captured in passing right after the double or triple step with which it crossed the hex, and "
     "only by a pawn that could have captured there. Later it can no longer be taken so. Write × or a hyphen "
     "with the right hex, or correct an earlier ply.",
     never,
     {moves, "1. G7-G13, F20-F16\n2. E7-E9, F16-F14\n3. G13@F16 :",
      "1. G7-G13, F20-F16\n2. E7-E9, F16-F14\n3. E9-E11 :"}},

    {codes::scornful_unavailable,
     warning,
     "scornful-unavailable",
     "illegal capture of a scornful pawn {found}: {reason}",
     "A pawn that faces one of the other side and steps obliquely past it may be taken by that pawn with "
     "its very next ply. No other pawn may take it so, and none later. Correct the hex, or an earlier ply.",
     never,
     {moves, "1. G7-G13, F20-F16\n2. E7-E9, F16-F14\n3. G13@F14 :",
      "1. G7-G13, F20-F16\n2. E7-E9, F16-F14\n3. E9-E11 :"}},

    {codes::pinned_piece_moves,
     warning,
     "pinned-piece-moves",
     "{found} exposes its own king: {reason}",
     "No ply may leave its own king attacked. The piece is between its king and a piece that would attack "
     "it, and may only move along that line. Correct the ply, or an earlier one.",
     never,
     {file,
      "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
      "[PDTL \"/28:k/21:2d5/9:2R5/3:K3/ w -- - 0 1\"]\n"
      "\n1. RC9-D8 :\n*\n",
      "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
      "[PDTL \"/28:k/21:2d5/9:2R5/3:K3/ w -- - 0 1\"]\n"
      "\n1. RC9-C11 :\n*\n"}},

    {codes::check_unanswered,
     warning,
     "check-unanswered",
     "{found} leaves its own king {reason}",
     "A king in check has to be saved at once: it moves, what attacks it is captured, or a piece is put in "
     "between. Against two attackers only the king can move. Correct the ply, or the one that gave check.",
     never,
     {file,
      "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
      "[PDTL \"/28:k/8:3P3/6:4g2/1:1K/ w -- - 0 1\"]\n"
      "\n1. F8-F10 :\n*\n",
      "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
      "[PDTL \"/28:k/8:3P3/6:4g2/1:1K/ w -- - 0 1\"]\n"
      "\n1. KG1-E1 :\n*\n"}},

    {codes::capture_uncovers_king,
     warning,
     "capture-uncovers-king",
     "{found} takes a pawn that covers its own king: {reason}",
     "A capture in passing takes a pawn away from a hex where the capturing one does not arrive. If that "
     "pawn was between the king and a piece of the other side, the king is attacked afterwards. Another ply "
     "has to be played; correct it.",
     never,
     {file,
      "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
      "[PDTL \"/28:k/16:4r2/14:3p3/13:4P3/12:2K4/ w -- F14@16 0 1\"]\n"
      "\n1. G13@F16 :\n*\n",
      "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
      "[PDTL \"/28:k/16:4r2/14:3p3/13:4P3/12:2K4/ w -- F14@16 0 1\"]\n"
      "\n1. G13-G15 :\n*\n"}},

    {codes::king_into_check,
     warning,
     "king-into-check",
     "{found} puts the king where it is attacked: {reason}",
     "A king never goes to a hex that a piece of the other side attacks, pinned pieces included. Correct "
     "the hex, or the ply that brought the other piece there.",
     never,
     {file,
      "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
      "[PDTL \"/28:k/6:4g2/1:K1/ w -- - 0 1\"]\n"
      "\n1. KE1-G1 :\n*\n",
      "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
      "[PDTL \"/28:k/6:4g2/1:K1/ w -- - 0 1\"]\n"
      "\n1. KE1-E3 :\n*\n"}},

    {codes::leap_after_king_move,
     warning,
     "leap-after-king-move",
     "illegal leap {found} of a king that has moved: {reason}",
     "A king leaps like a knight once, from the hex where it begins the game, and only if it has never "
     "moved. The castling field of a position says so, too: without K the king has moved. Correct the hex, "
     "or the field.",
     never,
     {file,
      "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
      "[PDTL \"/28:k/8:3P3/1:1K/ w -- - 0 1\"]\n"
      "\n1. KG1-I5 :\n*\n",
      "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
      "[PDTL \"/28:k/8:3P3/1:1K/ w K- - 0 1\"]\n"
      "\n1. KG1-I5 :\n*\n"}},

    {codes::leap_in_check,
     warning,
     "leap-in-check",
     "illegal leap {found} of a king in check: {reason}",
     "A king in check does not leap. It steps away, or something else answers the check. Correct the ply, "
     "or the one that gave check.",
     never,
     {file,
      "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
      "[PDTL \"/28:k/6:4g2/1:1K/ w K- - 0 1\"]\n"
      "\n1. KG1-I5 :\n*\n",
      "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
      "[PDTL \"/28:k/6:4g2/1:1K/ w K- - 0 1\"]\n"
      "\n1. KG1-E1 :\n*\n"}},

    {codes::castling_king_moved,
     warning,
     "castling-king-moved",
     "castling {found} after the king has moved",
     "A king castles only if it has never moved, also if it has come back since. The castling field of a "
     "position says so, too: without K the king has moved. Correct the ply, or the field.",
     never,
     {file,
      "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
      "[PDTL \"/28:k/3:3R/1:1K/ w -- - 0 1\"]\n"
      "\n1. KRK-II :\n*\n",
      "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
      "[PDTL \"/28:k/3:3R/1:1K/ w KR- - 0 1\"]\n"
      "\n1. KRK-II :\n*\n"}},

    {codes::castling_rook_moved,
     warning,
     "castling-rook-moved",
     "castling {found} after the rook has moved: {reason}",
     "A rook castles only if it has never moved, also if it has come back since. The castling field of a "
     "position says which rooks have not: R after K is the king's, R before it the queen's. Correct the ply, "
     "or the field.",
     never,
     {file,
      "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
      "[PDTL \"/28:k/3:3R/1:1K/ w K- - 0 1\"]\n"
      "\n1. KRK-II :\n*\n",
      "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
      "[PDTL \"/28:k/3:3R/1:1K/ w KR- - 0 1\"]\n"
      "\n1. KRK-II :\n*\n"}},

    {codes::castling_in_check,
     warning,
     "castling-in-check",
     "castling {found} out of check: {reason}",
     "A king in check does not castle. It steps away, or something else answers the check. Correct the ply, "
     "or the one that gave check.",
     never,
     {file,
      "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
      "[PDTL \"/28:k/6:4g2/3:3R/1:1K/ w KR- - 0 1\"]\n"
      "\n1. KRK-II :\n*\n",
      "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
      "[PDTL \"/28:k/6:4g2/3:3R/1:1K/ w KR- - 0 1\"]\n"
      "\n1. KG1-E1 :\n*\n"}},

    {codes::castling_way_blocked,
     warning,
     "castling-way-blocked",
     "castling {found} is blocked: {reason}",
     "When castling the rook rides to its hex on the board as it is, so everything in between has to be "
     "empty. Choose a castling that leads another way, or correct an earlier ply.",
     never,
     {file,
      "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
      "[PDTL \"/28:k/5:4P1/3:3R/1:1K/ w KR- - 0 1\"]\n"
      "\n1. KRK-HIOO :\n*\n",
      "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
      "[PDTL \"/28:k/5:4P1/3:3R/1:1K/ w KR- - 0 1\"]\n"
      "\n1. KRK-HG :\n*\n"}},

    {codes::castling_into_check,
     warning,
     "castling-into-check",
     "castling {found} into check: {reason}",
     "The hex that the king castles to must not be attacked, neither before nor after the rook has moved. "
     "Choose another castling, or correct the ply that brought the other piece there.",
     never,
     {file,
      "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
      "[PDTL \"/28:k/21:5r2/3:3R/1:1K/ w KR- - 0 1\"]\n"
      "\n1. KRK-II :\n*\n",
      "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
      "[PDTL \"/28:k/21:5r2/3:3R/1:1K/ w KR- - 0 1\"]\n"
      "\n1. KRK-HG :\n*\n"}},

    {codes::piece_not_regainable,
     warning,
     "piece-not-regainable",
     "{found} promotes to a piece that is not regainable: {reason}",
     "A pawn becomes a piece that its side has lost, so that no side ever has more of a kind than at the "
     "start. A piece that is still on the board cannot be regained. Choose a piece that was lost, or =& if "
     "there is none.",
     never,
     {file,
      "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
      "[PDTL \"/27:1k/20:6P/1:DK/ w -- - 0 1\"]\n"
      "\n1. X20-X22=D :\n*\n",
      "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
      "[PDTL \"/27:1k/20:6P/1:DK/ w -- - 0 1\"]\n"
      "\n1. X20-X22=G :\n*\n"}},

    {codes::bishop_not_regainable,
     warning,
     "bishop-not-regainable",
     "{found} promotes to a bishop that does not belong on this hex: {reason}",
     "Each side begins with one bishop on hexes of each colour. A pawn regains only the one that goes on "
     "hexes like its own, and only if that one was lost. Choose another piece.",
     never,
     {file,
      "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
      "[PDTL \"/27:k1/20:6P/4:2J2/1:1K/ w -- - 0 1\"]\n"
      "\n1. X20-X22=J :\n*\n",
      "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
      "[PDTL \"/27:k1/20:6P/4:2J2/1:1K/ w -- - 0 1\"]\n"
      "\n1. X20-X22=D :\n*\n"}},

    {codes::promotion_omitted,
     warning,
     "promotion-omitted",
     "{found} waits instead of promoting: {reason}",
     "A pawn waits for its promotion only while its side has lost nothing that it could become. Otherwise "
     "it becomes a piece at once. Write which one.",
     never,
     {file,
      "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
      "[PDTL \"/27:k1/20:6P/1:1K/ w -- - 0 1\"]\n"
      "\n1. X20-X22=& :\n*\n",
      "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
      "[PDTL \"/27:k1/20:6P/1:1K/ w -- - 0 1\"]\n"
      "\n1. X20-X22=D :\n*\n"}},

    {codes::promotion_due,
     warning,
     "promotion-due",
     "{found} is played before a promotion that is due: {reason}",
     "As soon as a waiting pawn can become a piece and its side is to move and not in check, that promotion "
     "is the only ply allowed. Write the promotion, and what was played after it.",
     never,
     {file,
      "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
      "[PDTL \"/27:k1/22:6P/1:1K/ w -- - 0 1\"]\n"
      "\n1. KG1-G3 :\n*\n",
      "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
      "[PDTL \"/27:k1/22:6P/1:1K/ w -- - 0 1\"]\n"
      "\n1. X22=D :\n*\n"}},

    {codes::promotion_in_check,
     warning,
     "promotion-in-check",
     "illegal promotion in place while the king is in check, {found}: {reason}",
     "A waiting pawn becomes a piece only while its king is not in check. The check has to be answered "
     "first. Correct the ply, or the one that gave check.",
     never,
     {file,
      "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
      "[PDTL \"/28:k/22:6P/6:4g2/1:1K/ w -- - 0 1\"]\n"
      "\n1. X22=D :\n*\n",
      "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
      "[PDTL \"/28:k/22:6P/6:4g2/1:1K/ w -- - 0 1\"]\n"
      "\n1. KG1-E1 :\n*\n"}},
};

} // namespace ctlpgn::ctl_pgn::catalogue_rows
