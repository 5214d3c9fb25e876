// R001 to R030: plies against the rules of play.
#pragma once

#include "catalogue/row.hpp"

namespace ctlpgn::catalogue_rows {

inline constexpr diagnostic_info rules_plies[] = {
    {code::king_captured, warning, "king-captured", "{found} captures a king, and kings are never captured",
     "A game ends when a king is mated; it is never taken from the board. Either an earlier ply left "
     "the king in check, or the ply is miswritten. Correct the one that is wrong.",
     moves, "1. JF6×KG27 :", "1. F8-F10 :"},

    {code::wrong_movement, warning, "wrong-movement", "the piece does not move like {found}: {detail}",
     "Both hexes fit the board, but the piece cannot go from one to the other even on an empty board. "
     "Usually one of the hexes, or the letter of the piece, is miswritten. Correct it; the replay goes "
     "on from what is written.",
     moves, "1. EE5-E11 :", "1. E7-E11 :", unsafe},

    {code::way_blocked, warning, "way-blocked", "the way of {found} is not free: {detail}",
     "A piece that rides, and a pawn that steps several hexes, needs empty hexes up to its target. Only "
     "knight's jumps pass over other pieces. Correct the hex, or an earlier ply that left the other "
     "piece there.",
     moves, "1. RC3-C9 :", "1. C5-C9 :", unsafe},

    {code::ride_captures, warning, "ride-captures",
     "{found} captures on a ride, which C'escacs knights may not do",
     "A knight may make the same jump twice in one ply, which is called a ride; the hex in between and "
     "the last one have to be empty. It captures with a single jump. Correct the hex.",
     moves, "1. F8-F10, I23-I17\n2. F10-F12, I17-I13\n3. NG3×I13 :",
     "1. F8-F10, I23-I17\n2. F10-F12, I17-I13\n3. NG3-H8 :"},

    {code::pawn_captures_wrongly, warning, "pawn-captures-wrongly",
     "pawns do not capture like {found}: {detail}",
     "A pawn captures along the two diagonals that lead ahead, and neither straight ahead nor by an "
     "oblique step. Only a scornful pawn is taken by an oblique step, which is written @. Correct the "
     "hex or the sign.",
     moves, "1. E7-E13, E21-E15\n2. E13×E15 :", "1. E7-E13, E21-E15\n2. F8-F10 :"},

    {code::pawn_needs_capture, warning, "pawn-needs-capture", "pawns go like {found} only to capture",
     "The step along a diagonal is the way a pawn captures. Without a capture it goes straight ahead, "
     "or one hex obliquely. Correct the hex, or write @ if a pawn is taken in passing.",
     moves, "1. F8-G11 :", "1. F8-G9 :"},

    {code::triple_step_origin, warning, "triple-step-origin",
     "{found} is a triple step from a hex that allows none: {detail}",
     "Any pawn may go two hexes straight ahead, but three only from eight hexes of each side. They are "
     "those where pawns stand at the start, but for the middle and the edges. Correct one of the hexes.",
     moves, "1. F8-F14 :", "1. F8-F12 :"},

    {code::waiting_pawn_moves, warning, "waiting-pawn-moves",
     "{found} moves a pawn on a last hex otherwise than by its oblique step",
     "A pawn that awaits its promotion on the last hex of its column has one move left: the oblique step to "
     "the last hex of the next column towards the centre, and on column F none. It captures nothing. Write "
     "its promotion, or correct the hex.",
     file,
     "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
     "[PDTL \"/27:k1/22:6P/1:1K/ w -- - 0 1\"]\n"
     "\n1. X22-X20 :\n*\n",
     "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
     "[PDTL \"/27:k1/22:6P/1:1K/ w -- - 0 1\"]\n"
     "\n1. X22=D :\n*\n"},

    {code::en_passant_unavailable, warning, "en-passant-unavailable",
     "{found} captures in passing what cannot be captured so: {detail}",
     "A pawn is captured in passing right after the double or triple step with which it crossed the "
     "hex, and only by a pawn that could have captured there. Later it stands where it stands. Write × "
     "or a hyphen with the right hex, or correct an earlier ply.",
     moves, "1. G7-G13, F20-F16\n2. E7-E9, F16-F14\n3. G13@F16 :",
     "1. G7-G13, F20-F16\n2. E7-E9, F16-F14\n3. E9-E11 :"},

    {code::scornful_unavailable, warning, "scornful-unavailable",
     "{found} captures a pawn that was not scornful: {detail}",
     "A pawn that faces one of the other side and steps obliquely past it may be taken by that pawn "
     "with its very next ply. No other pawn may take it so, and none later. Correct the hex, or an "
     "earlier ply.",
     moves, "1. G7-G13, F20-F16\n2. E7-E9, F16-F14\n3. G13@F14 :",
     "1. G7-G13, F20-F16\n2. E7-E9, F16-F14\n3. E9-E11 :"},

    {code::pinned_piece_moves, warning, "pinned-piece-moves", "{found} uncovers the own king: {detail}",
     "No ply may leave the own king attacked. The piece stands between its king and a piece that would "
     "attack it, and may only move along that line. Correct the ply, or an earlier one.",
     file,
     "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
     "[PDTL \"/28:k/21:2d5/9:2R5/3:K3/ w -- - 0 1\"]\n"
     "\n1. RC9-D8 :\n*\n",
     "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
     "[PDTL \"/28:k/21:2d5/9:2R5/3:K3/ w -- - 0 1\"]\n"
     "\n1. RC9-C11 :\n*\n"},

    {code::check_unanswered, warning, "check-unanswered", "{found} leaves the own king {detail}",
     "A king in check has to be saved at once: it moves, what attacks it is captured, or a piece is put "
     "in between. Against two attackers only the king can move. Correct the ply, or the one that gave "
     "check.",
     file,
     "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
     "[PDTL \"/28:k/8:3P3/6:4g2/1:1K/ w -- - 0 1\"]\n"
     "\n1. F8-F10 :\n*\n",
     "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
     "[PDTL \"/28:k/8:3P3/6:4g2/1:1K/ w -- - 0 1\"]\n"
     "\n1. KG1-E1 :\n*\n"},

    {code::capture_uncovers_king, warning, "capture-uncovers-king",
     "{found} takes a pawn that covers the own king: {detail}",
     "A capture in passing takes a pawn away from a hex where the capturing one does not arrive. If "
     "that pawn stood between the king and a piece of the other side, the king is attacked afterwards. "
     "Another ply has to be played; correct it.",
     file,
     "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
     "[PDTL \"/28:k/16:4r2/14:3p3/13:4P3/12:2K4/ w -- F14@16 0 1\"]\n"
     "\n1. G13@F16 :\n*\n",
     "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
     "[PDTL \"/28:k/16:4r2/14:3p3/13:4P3/12:2K4/ w -- F14@16 0 1\"]\n"
     "\n1. G13-G15 :\n*\n"},

    {code::king_into_check, warning, "king-into-check",
     "{found} puts the king where it is attacked: {detail}",
     "A king never goes to a hex that a piece of the other side attacks, pinned pieces included. "
     "Correct the hex, or the ply that brought the other piece there.",
     file,
     "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
     "[PDTL \"/28:k/6:4g2/1:K1/ w -- - 0 1\"]\n"
     "\n1. KE1-G1 :\n*\n",
     "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
     "[PDTL \"/28:k/6:4g2/1:K1/ w -- - 0 1\"]\n"
     "\n1. KE1-E3 :\n*\n"},

    {code::leap_after_king_move, warning, "leap-after-king-move",
     "{found} leaps though the king may no longer: {detail}",
     "A king leaps like a knight once, from the hex where it begins the game, and only if it has never "
     "moved. The castling field of a position says so, too: without K the king has moved. Correct the "
     "hex, or the field.",
     file,
     "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
     "[PDTL \"/28:k/8:3P3/1:1K/ w -- - 0 1\"]\n"
     "\n1. KG1-I5 :\n*\n",
     "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
     "[PDTL \"/28:k/8:3P3/1:1K/ w K- - 0 1\"]\n"
     "\n1. KG1-I5 :\n*\n"},

    {code::leap_in_check, warning, "leap-in-check", "{found} leaps though the king is in check: {detail}",
     "A king in check does not leap. It steps away, or something else answers the check. Correct the "
     "ply, or the one that gave check.",
     file,
     "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
     "[PDTL \"/28:k/6:4g2/1:1K/ w K- - 0 1\"]\n"
     "\n1. KG1-I5 :\n*\n",
     "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
     "[PDTL \"/28:k/6:4g2/1:1K/ w K- - 0 1\"]\n"
     "\n1. KG1-E1 :\n*\n"},

    {code::castling_king_moved, warning, "castling-king-moved", "{found} comes after the king has moved",
     "A king castles only if it has never moved, also if it has come back since. The castling field of "
     "a position says so, too: without K the king has moved. Correct the ply, or the field.",
     file,
     "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
     "[PDTL \"/28:k/3:3R/1:1K/ w -- - 0 1\"]\n"
     "\n1. KRK-II :\n*\n",
     "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
     "[PDTL \"/28:k/3:3R/1:1K/ w KR- - 0 1\"]\n"
     "\n1. KRK-II :\n*\n"},

    {code::castling_rook_moved, warning, "castling-rook-moved",
     "{found} comes after the rook has moved: {detail}",
     "A rook castles only if it has never moved, also if it has come back since. The castling field of "
     "a position tells which rooks have not: R behind K is the king's, R before it the queen's. Correct "
     "the ply, or the field.",
     file,
     "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
     "[PDTL \"/28:k/3:3R/1:1K/ w K- - 0 1\"]\n"
     "\n1. KRK-II :\n*\n",
     "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
     "[PDTL \"/28:k/3:3R/1:1K/ w KR- - 0 1\"]\n"
     "\n1. KRK-II :\n*\n"},

    {code::castling_in_check, warning, "castling-in-check",
     "{found} castles while the king is in check: {detail}",
     "A king in check does not castle. It steps away, or something else answers the check. Correct the "
     "ply, or the one that gave check.",
     file,
     "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
     "[PDTL \"/28:k/6:4g2/3:3R/1:1K/ w KR- - 0 1\"]\n"
     "\n1. KRK-II :\n*\n",
     "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
     "[PDTL \"/28:k/6:4g2/3:3R/1:1K/ w KR- - 0 1\"]\n"
     "\n1. KG1-E1 :\n*\n"},

    {code::castling_way_blocked, warning, "castling-way-blocked",
     "{found} has no free way for the rook: {detail}",
     "When castling the rook rides to its hex as the board stands, so everything in between has to be "
     "empty. Choose a castling that leads another way, or correct an earlier ply.",
     file,
     "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
     "[PDTL \"/28:k/5:4P1/3:3R/1:1K/ w KR- - 0 1\"]\n"
     "\n1. KRK-HIOO :\n*\n",
     "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
     "[PDTL \"/28:k/5:4P1/3:3R/1:1K/ w KR- - 0 1\"]\n"
     "\n1. KRK-HG :\n*\n"},

    {code::castling_into_check, warning, "castling-into-check",
     "{found} castles where the king is attacked: {detail}",
     "The hex that the king castles to must not be attacked, neither before nor after the rook has "
     "moved. Choose another castling, or correct the ply that brought the other piece there.",
     file,
     "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
     "[PDTL \"/28:k/21:5r2/3:3R/1:1K/ w KR- - 0 1\"]\n"
     "\n1. KRK-II :\n*\n",
     "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
     "[PDTL \"/28:k/21:5r2/3:3R/1:1K/ w KR- - 0 1\"]\n"
     "\n1. KRK-HG :\n*\n"},

    {code::piece_not_regainable, warning, "piece-not-regainable",
     "{found} is no choice for the pawn: {detail}",
     "A pawn becomes a piece that its side has lost, so that no side ever has more of a kind than at "
     "the start. What is left on the board cannot be regained. Choose a piece that was lost, or =& if "
     "there is none.",
     file,
     "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
     "[PDTL \"/27:1k/20:6P/1:DK/ w -- - 0 1\"]\n"
     "\n1. X20-X22=D :\n*\n",
     "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
     "[PDTL \"/27:1k/20:6P/1:DK/ w -- - 0 1\"]\n"
     "\n1. X20-X22=G :\n*\n"},

    {code::bishop_not_regainable, warning, "bishop-not-regainable",
     "{found} is no choice for the pawn on this hex: {detail}",
     "Each side begins with one bishop on hexes of each colour. A pawn regains only the one that goes "
     "on hexes like its own, and only if that one was lost. Choose another piece.",
     file,
     "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
     "[PDTL \"/27:k1/20:6P/4:2J2/1:1K/ w -- - 0 1\"]\n"
     "\n1. X20-X22=J :\n*\n",
     "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
     "[PDTL \"/27:k1/20:6P/4:2J2/1:1K/ w -- - 0 1\"]\n"
     "\n1. X20-X22=D :\n*\n"},

    {code::promotion_omitted, warning, "promotion-omitted",
     "{found} lets the pawn wait for nothing: {detail}",
     "A pawn waits for its promotion only while its side has lost nothing that it could become. "
     "Otherwise it becomes a piece at once. Write which one.",
     file,
     "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
     "[PDTL \"/27:k1/20:6P/1:1K/ w -- - 0 1\"]\n"
     "\n1. X20-X22=& :\n*\n",
     "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
     "[PDTL \"/27:k1/20:6P/1:1K/ w -- - 0 1\"]\n"
     "\n1. X20-X22=D :\n*\n"},

    {code::promotion_due, warning, "promotion-due", "{found} is played while a promotion is due: {detail}",
     "As soon as a waiting pawn can become a piece and its side is to move and not in check, that "
     "promotion is the only ply allowed. Write the promotion, and what was played after it.",
     file,
     "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
     "[PDTL \"/27:k1/22:6P/1:1K/ w -- - 0 1\"]\n"
     "\n1. KG1-G3 :\n*\n",
     "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
     "[PDTL \"/27:k1/22:6P/1:1K/ w -- - 0 1\"]\n"
     "\n1. X22=D :\n*\n"},

    {code::promotion_in_check, warning, "promotion-in-check",
     "{found} promotes while the king is in check: {detail}",
     "A waiting pawn becomes a piece only while its king is not in check. The check has to be answered "
     "first. Correct the ply, or the one that gave check.",
     file,
     "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
     "[PDTL \"/28:k/22:6P/6:4g2/1:1K/ w -- - 0 1\"]\n"
     "\n1. X22=D :\n*\n",
     "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
     "[PDTL \"/28:k/22:6P/6:4g2/1:1K/ w -- - 0 1\"]\n"
     "\n1. KG1-E1 :\n*\n"},
};

} // namespace ctlpgn::catalogue_rows
