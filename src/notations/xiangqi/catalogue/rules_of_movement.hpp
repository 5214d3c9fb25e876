// R: half-moves against the rules.
#pragma once

#include "notations/xiangqi/catalogue/row.hpp"

namespace ctlpgn::xiangqi::rows {

inline constexpr diagnostic_info rules_of_movement_rows[] = {
    {codes::king_taken,
     error,
     "king-taken",
     "{found} takes a king: {reason}",
     "The game ends before a king is taken. Correct the half-move.",
     never,
     {file, "GAME 1\nSTART{\n1. A0-E9\n}\n", "GAME 1\nSTART{\n1. A0-A2\n}\n"}},

    {codes::against_movement,
     error,
     "against-movement",
     "illegal half-move {found}: {reason} and does not move like this",
     "Rooks and cannons go along files and ranks, horses one point straight and one diagonally, elephants "
     "two points diagonally, guards and kings one. Correct the half-move.",
     never,
     {file, "GAME 1\nSTART{\n1. A0-B1\n}\n", "GAME 1\nSTART{\n1. A0-A1\n}\n"}},

    {codes::leaves_palace,
     error,
     "leaves-palace",
     "{found} leaves the palace: {reason}",
     "The palace is the nine points from d to f on the last three ranks. Correct the half-move.",
     never,
     {file, "GAME 1\nFEN 5k3/9/9/9/9/9/9/9/9/3K5 w\nSTART{\n1. D0-C0\n}\n",
      "GAME 1\nFEN 5k3/9/9/9/9/9/9/9/9/3K5 w\nSTART{\n1. D0-D1\n}\n"}},

    {codes::crosses_river,
     error,
     "crosses-river",
     "{found} crosses the river: {reason}",
     "Elephants defend and never cross the river between ranks 4 and 5. Correct the half-move.",
     never,
     {file, "GAME 1\nFEN 3k5/9/9/9/9/2B6/9/9/9/4K4 w\nSTART{\n1. C4-E6\n}\n",
      "GAME 1\nFEN 3k5/9/9/9/9/2B6/9/9/9/4K4 w\nSTART{\n1. C4-E2\n}\n"}},

    {codes::pawn_backwards,
     error,
     "pawn-backwards",
     "{found} moves a pawn backwards: {reason}",
     "Pawns go forward, and beyond the river sideways too. Correct the half-move.",
     never,
     {file, "GAME 1\nSTART{\n1. A3-A2\n}\n", "GAME 1\nSTART{\n1. A3-A4\n}\n"}},

    {codes::pawn_sideways_at_home,
     error,
     "pawn-sideways-at-home",
     "{found} moves a pawn sideways before it has crossed the river: {reason}",
     "Before the river pawns only go forward. Correct the half-move.",
     never,
     {file, "GAME 1\nSTART{\n1. A3-B3\n}\n", "GAME 1\nSTART{\n1. A3-A4\n}\n"}},

    {codes::way_not_free,
     error,
     "way-not-free",
     "the path of {found} is blocked: {reason}",
     "Rooks and cannons do not jump when they do not capture. Correct the half-move, or one before "
     "it.",
     never,
     {file, "GAME 1\nSTART{\n1. A0-A4\n}\n", "GAME 1\nSTART{\n1. A0-A2\n}\n"}},

    {codes::horse_leg_held,
     error,
     "horse-leg-held",
     "the horse's leg of {found} is blocked: {reason}",
     "A horse goes one point straight and then one diagonally. A piece on the first point blocks it "
     "(蹩馬腿). "
     "Correct the half-move.",
     never,
     {file, "GAME 1\nSTART{\n1. H0-F1\n}\n", "GAME 1\nSTART{\n1. H0-G2\n}\n"}},

    {codes::elephant_eye_stopped,
     error,
     "elephant-eye-stopped",
     "the elephant's eye of {found} is blocked: {reason}",
     "An elephant goes two points diagonally, and a piece on the point between blocks it (塞象眼). Correct "
     "the "
     "half-move.",
     never,
     {file, "GAME 1\nFEN 5k3/9/9/9/9/9/9/9/3R5/2B1K4 w\nSTART{\n1. C0-E2\n}\n",
      "GAME 1\nFEN 5k3/9/9/9/9/9/9/9/3R5/2B1K4 w\nSTART{\n1. C0-A2\n}\n"}},

    {codes::cannon_without_screen,
     error,
     "cannon-without-screen",
     "cannon captures without a screen: {found}, but {reason} and nothing is between",
     "A cannon captures over exactly one piece of either side. There is none between. Correct the half-move.",
     never,
     {file, "GAME 1\nSTART{\n1. H2-H7\n}\n", "GAME 1\nSTART{\n1. H2-H6\n}\n"}},

    {codes::cannon_with_screens,
     error,
     "cannon-with-screens",
     "cannon captures over more than one screen: {found}, but {reason} too",
     "A cannon captures over exactly one piece. There is more than one between. Correct the half-move.",
     never,
     {file, "GAME 1\nFEN 3k5/4r4/9/4p4/9/9/4P4/9/4C4/5K3 w\nSTART{\n1. E1-E8\n}\n",
      "GAME 1\nFEN 3k5/4r4/9/4p4/9/9/4P4/9/4C4/5K3 w\nSTART{\n1. E1-E6\n}\n"}},

    {codes::king_goes_into_check,
     error,
     "king-goes-into-check",
     "{found} puts the king where it is attacked: {reason}",
     "A king never goes to a point that the opponent attacks, and no other half-move may leave it attacked. "
     "Correct the half-move.",
     never,
     {file, "GAME 1\nFEN 3k5/9/9/9/9/9/9/5r3/9/4K4 w\nSTART{\n1. E0-F0\n}\n",
      "GAME 1\nFEN 3k5/9/9/9/9/9/9/5r3/9/4K4 w\nSTART{\n1. E0-E1\n}\n"}},

    {codes::check_ignored,
     error,
     "check-ignored",
     "{found} leaves the king in check: {reason}",
     "The king is in check and the half-move does not end it. Correct it.",
     never,
     {file, "GAME 1\nFEN 3k5/9/9/9/9/9/9/4r4/9/R3K4 w\nSTART{\n1. A0-A1\n}\n",
      "GAME 1\nFEN 3k5/9/9/9/9/9/9/4r4/9/R3K4 w\nSTART{\n1. E0-F0\n}\n"}},

    {codes::pinned_piece,
     error,
     "pinned-piece",
     "{found} exposes its own king: {reason}",
     "The piece is between its king and one that would attack it. Correct the half-move.",
     never,
     {file, "GAME 1\nFEN 3k5/9/9/9/9/9/4r4/9/4N4/4K4 w\nSTART{\n1. E1-C2\n}\n",
      "GAME 1\nFEN 3k5/9/9/9/9/9/4r4/9/4N4/4K4 w\nSTART{\n1. E0-F0\n}\n"}},

    {codes::screen_for_cannon,
     error,
     "screen-for-cannon",
     "{found} makes a screen before its own king: {reason}",
     "A cannon attacks over one piece. This one would be that piece. Correct the half-move.",
     never,
     {file, "GAME 1\nFEN 3kc4/9/9/9/9/9/R8/9/9/4K4 w\nSTART{\n1. A3-E3\n}\n",
      "GAME 1\nFEN 3kc4/9/9/9/9/9/R8/9/9/4K4 w\nSTART{\n1. A3-A4\n}\n"}},

    {codes::generals_face,
     error,
     "generals-face",
     "{found} lets the kings face each other: {reason}",
     "Two kings may not be on one file with nothing between them (白臉將). Correct the half-move.",
     never,
     {file, "GAME 1\nFEN 4k4/9/9/9/9/9/9/9/4N4/4K4 w\nSTART{\n1. E1-C2\n}\n",
      "GAME 1\nFEN 4k4/9/9/9/9/9/9/9/4N4/4K4 w\nSTART{\n1. E0-D0\n}\n"}},
};

} // namespace ctlpgn::xiangqi::rows
