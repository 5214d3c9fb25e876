// R: half-moves against the rules.
#pragma once

#include "notations/xiangqi/catalogue/row.hpp"

namespace ctlpgn::xiangqi::rows {

inline constexpr diagnostic_info rules_of_movement_rows[] = {
    {codes::king_taken,
     error,
     "king-taken",
     "a king must not be taken: {found}, where {reason}",
     "The game ends before a king is taken. Correct the half-move.",
     never,
     {file, "GAME 1\nSTART{\n1. A0-E9\n}\n", "GAME 1\nSTART{\n1. A0-A2\n}\n"}},

    {codes::against_movement,
     error,
     "against-movement",
     "a piece must move as its kind does: {found}, but {reason}",
     "Rooks and cannons go along files and ranks, horses one point straight and one aslant, "
     "elephants two points aslant, guards and kings one. Correct the half-move.",
     never,
     {file, "GAME 1\nSTART{\n1. A0-B1\n}\n", "GAME 1\nSTART{\n1. A0-A1\n}\n"}},

    {codes::leaves_palace,
     error,
     "leaves-palace",
     "king and guards must stay in their palace: {found}, but {reason}",
     "The palace is the nine points from d to f on the last three ranks. Correct the half-move.",
     never,
     {file, "GAME 1\nFEN 5k3/9/9/9/9/9/9/9/9/3K5 w\nSTART{\n1. D0-C0\n}\n",
      "GAME 1\nFEN 5k3/9/9/9/9/9/9/9/9/3K5 w\nSTART{\n1. D0-D1\n}\n"}},

    {codes::crosses_river,
     error,
     "crosses-river",
     "an elephant must stay on its side of the river: {found}, but {reason}",
     "Elephants defend and never cross the river between ranks 4 and 5. Correct the half-move.",
     never,
     {file, "GAME 1\nFEN 3k5/9/9/9/9/2B6/9/9/9/4K4 w\nSTART{\n1. C4-E6\n}\n",
      "GAME 1\nFEN 3k5/9/9/9/9/2B6/9/9/9/4K4 w\nSTART{\n1. C4-E2\n}\n"}},

    {codes::pawn_backwards,
     error,
     "pawn-backwards",
     "a pawn must not go back: {found}, but {reason}",
     "Pawns go forward, and beyond the river sideways too. Correct the half-move.",
     never,
     {file, "GAME 1\nSTART{\n1. A3-A2\n}\n", "GAME 1\nSTART{\n1. A3-A4\n}\n"}},

    {codes::pawn_sideways_at_home,
     error,
     "pawn-sideways-at-home",
     "a pawn must have crossed the river to go sideways: {found}, but {reason}",
     "Before the river pawns only go forward. Correct the half-move.",
     never,
     {file, "GAME 1\nSTART{\n1. A3-B3\n}\n", "GAME 1\nSTART{\n1. A3-A4\n}\n"}},

    {codes::way_not_free,
     error,
     "way-not-free",
     "the path must be clear: {found}, but {reason}",
     "Rooks and cannons do not jump when they do not capture. Correct the half-move, or one before "
     "it.",
     never,
     {file, "GAME 1\nSTART{\n1. A0-A4\n}\n", "GAME 1\nSTART{\n1. A0-A2\n}\n"}},

    {codes::horse_leg_held,
     error,
     "horse-leg-held",
     "the horse's leg must be free: {found}, but {reason}",
     "A horse goes one point straight and then one aslant. A piece on the first point holds it "
     "(蹩馬腿). Correct the half-move.",
     never,
     {file, "GAME 1\nSTART{\n1. H0-F1\n}\n", "GAME 1\nSTART{\n1. H0-G2\n}\n"}},

    {codes::elephant_eye_stopped,
     error,
     "elephant-eye-stopped",
     "the elephant's eye must be free: {found}, but {reason}",
     "An elephant goes two points aslant, and a piece on the point between stops it (塞象眼). Correct "
     "the half-move.",
     never,
     {file, "GAME 1\nFEN 5k3/9/9/9/9/9/9/9/3R5/2B1K4 w\nSTART{\n1. C0-E2\n}\n",
      "GAME 1\nFEN 5k3/9/9/9/9/9/9/9/3R5/2B1K4 w\nSTART{\n1. C0-A2\n}\n"}},

    {codes::cannon_without_screen,
     error,
     "cannon-without-screen",
     "a cannon must have a screen to capture: {found}, but {reason} and nothing is between",
     "A cannon captures over exactly one piece of either side. Nothing stands between. Correct the "
     "half-move.",
     never,
     {file, "GAME 1\nSTART{\n1. H2-H7\n}\n", "GAME 1\nSTART{\n1. H2-H6\n}\n"}},

    {codes::cannon_with_screens,
     error,
     "cannon-with-screens",
     "a cannon must have one screen to capture: {found}, but {reason} too",
     "A cannon captures over exactly one piece. More than one stand between. Correct the "
     "half-move.",
     never,
     {file, "GAME 1\nFEN 3k5/4r4/9/4p4/9/9/4P4/9/4C4/5K3 w\nSTART{\n1. E1-E8\n}\n",
      "GAME 1\nFEN 3k5/4r4/9/4p4/9/9/4P4/9/4C4/5K3 w\nSTART{\n1. E1-E6\n}\n"}},

    {codes::king_goes_into_check,
     error,
     "king-goes-into-check",
     "a king must not go where it is attacked: {found}, but {reason}",
     "A king never goes to a point that the opponent attacks, and no other half-move may leave it attacked. "
     "Correct the half-move.",
     never,
     {file, "GAME 1\nFEN 3k5/9/9/9/9/9/9/5r3/9/4K4 w\nSTART{\n1. E0-F0\n}\n",
      "GAME 1\nFEN 3k5/9/9/9/9/9/9/5r3/9/4K4 w\nSTART{\n1. E0-E1\n}\n"}},

    {codes::check_ignored,
     error,
     "check-ignored",
     "a check must be answered: after {found} {reason}",
     "The king is in check and the half-move does not end it. Correct it.",
     never,
     {file, "GAME 1\nFEN 3k5/9/9/9/9/9/9/4r4/9/R3K4 w\nSTART{\n1. A0-A1\n}\n",
      "GAME 1\nFEN 3k5/9/9/9/9/9/9/4r4/9/R3K4 w\nSTART{\n1. E0-F0\n}\n"}},

    {codes::pinned_piece,
     error,
     "pinned-piece",
     "a piece must not leave its king attacked: after {found} {reason}",
     "The piece stands between its king and one that would attack it. Correct the half-move.",
     never,
     {file, "GAME 1\nFEN 3k5/9/9/9/9/9/4r4/9/4N4/4K4 w\nSTART{\n1. E1-C2\n}\n",
      "GAME 1\nFEN 3k5/9/9/9/9/9/4r4/9/4N4/4K4 w\nSTART{\n1. E0-F0\n}\n"}},

    {codes::screen_for_cannon,
     error,
     "screen-for-cannon",
     "a piece must not become the screen before its own king: after {found} {reason}",
     "A cannon attacks over one piece. This one would be that piece. Correct the half-move.",
     never,
     {file, "GAME 1\nFEN 3kc4/9/9/9/9/9/R8/9/9/4K4 w\nSTART{\n1. A3-E3\n}\n",
      "GAME 1\nFEN 3kc4/9/9/9/9/9/R8/9/9/4K4 w\nSTART{\n1. A3-A4\n}\n"}},

    {codes::generals_face,
     error,
     "generals-face",
     "the kings must not face each other: after {found} {reason}",
     "Two kings may not stand on one file with nothing between them (白臉將). Correct the half-move.",
     never,
     {file, "GAME 1\nFEN 4k4/9/9/9/9/9/9/9/4N4/4K4 w\nSTART{\n1. E1-C2\n}\n",
      "GAME 1\nFEN 4k4/9/9/9/9/9/9/9/4N4/4K4 w\nSTART{\n1. E0-D0\n}\n"}},
};

} // namespace ctlpgn::xiangqi::rows
