// R: half-moves against the rules, signs of check, ends of games, open points.
#pragma once

#include "notations/diplomat/catalogue/row.hpp"

namespace ctlpgn::diplomat::rows {

inline constexpr diagnostic_info rules_of_ends[] = {
    {codes::unmarked_check,
     warning,
     "unmarked-check",
     "check without `+`: {found}",
     "Any half-move after which the enemy's king is attacked has a plus sign at its end. Readers who play "
     "along look for it. Write the sign.",
     safe,
     {file, "[Setup \"White: Kd1 Rj3; Black: Ka1; white to move\"]\n\n1. Ra3\n",
      "[Setup \"White: Kd1 Rj3; Black: Ka1; white to move\"]\n\n1. Ra3+\n"}},

    {codes::check_sign_without_check,
     warning,
     "check-sign-without-check",
     "mark `+` without check",
     "The plus sign says that the enemy's king is attacked after the half-move. It is not. Remove the sign, "
     "or correct the half-move.",
     unsafe,
     {moves, "1. d3+, k3", "1. d3, k3"}},

    {codes::unmarked_mate,
     warning,
     "unmarked-mate",
     "mate without `++`: found {found}",
     "Two plus signs say that the check is mate, which ends the game. Write both.",
     safe,
     {file, "[Setup \"White: Kd1 Ra2 Rb3; Black: Kk1; white to move\"]\n\n1. Rb1\n",
      "[Setup \"White: Kd1 Ra2 Rb3; Black: Kk1; white to move\"]\n\n1. Rb1++\n"}},

    {codes::mate_sign_without_mate,
     warning,
     "mate-sign-without-mate",
     "mark `++` without mate",
     "Two plus signs say that the enemy's king is attacked and cannot be saved. Here the enemy has an "
     "answer, or the king is not attacked. Write + for a check, or nothing.",
     unsafe,
     {file, "[Setup \"White: Kd1 Rj3; Black: Ka1; white to move\"]\n\n1. Ra3++\n",
      "[Setup \"White: Kd1 Rj3; Black: Ka1; white to move\"]\n\n1. Ra3+\n"}},

    {codes::moves_after_end,
     error,
     "moves-after-end",
     "moves after the end of the game: {reason}",
     "A side wins when it mates the enemy's king or leaves the enemy without a legal move. Nothing can be "
     "played after that. Remove what follows, or correct what comes before.",
     never,
     {file, "[Setup \"White: Kd1 Ra2 Rb3; Black: Kk1; white to move\"]\n\n1. Rb1++, Kk2\n",
      "[Setup \"White: Kd1 Ra2 Rb3; Black: Kk1; white to move\"]\n\n1. Rb1++\n"}},

    {codes::result_not_of_winner,
     warning,
     "result-not-of-winner",
     "result {found} contradicts the last half-move: expected {expected}",
     "A side wins when it mates the enemy's king or leaves the enemy without a legal move. The result says "
     "something else. Correct it, or the last half-move.",
     unsafe,
     {file, "[Setup \"White: Kd1 Ra2 Rb3; Black: Kk1; white to move\"]\n\n1. Rb1++\n0-1\n",
      "[Setup \"White: Kd1 Ra2 Rb3; Black: Kk1; white to move\"]\n\n1. Rb1++\n1-0\n"}},

    {codes::third_repetition,
     note,
     "third-repetition",
     "position repeated for the third time after {found}: the game is drawn",
     "The same men are on the same cells for the third time, with the same side to move. The game is a "
     "draw. If it went on, the players have overlooked it.",
     never,
     {moves, "1. Ha3, Hh3\n2. Hb1, Hi1\n3. Ha3, Hh3\n4. Hb1, Hi1", "1. Ha3, Hh3\n2. Hb1, Hi1\n3. Ha3, Hh3"}},

    {codes::moves_after_draw,
     warning,
     "moves-after-draw",
     "moves after a draw: {reason}",
     "Kings that are alone on the board draw, and so does a position that occurs for the third time. What "
     "was played after that does not count. Remove it, or correct what comes before.",
     never,
     {file, "[Setup \"White: Kd1; Black: Kg1 e2; white to move\"]\n\n1. Kxe2, Kg2\n",
      "[Setup \"White: Kd1; Black: Kg1 e2; white to move\"]\n\n1. Kxe2\n"}},

    {codes::result_of_bare_kings,
     warning,
     "result-of-bare-kings",
     "result {found} contradicts the bare kings: expected 1/2-1/2",
     "Neither side can win with a king alone, so the game is a draw. Correct the result, or the last "
     "half-move.",
     unsafe,
     {file, "[Setup \"White: Kd1; Black: Kg1 e2; white to move\"]\n\n1. Kxe2\n1-0\n",
      "[Setup \"White: Kd1; Black: Kg1 e2; white to move\"]\n\n1. Kxe2\n1/2-1/2\n"}},

    {codes::open_bishop,
     note,
     "open-bishop",
     "open rule: {found} depends on whether a bishop continues past the centre",
     "The description of the game does not say whether a bishop that reaches the centre continues beyond "
     "it. The half-move has been accepted; for checks and for the end of a game, bishops are taken to stop "
     "on the centre. Nothing needs to be corrected if the players have agreed.",
     never,
     {file, "[Setup \"White: Kd1 Bg2; Black: Kk1; white to move\"]\n\n1. Ba3\n",
      "[Setup \"White: Kd1 Bg2; Black: Kk1; white to move\"]\n\n1. Bf1\n"}},

    {codes::open_horse,
     note,
     "open-horse",
     "open rule: {found} depends on whether a horse jumps across the centre",
     "From crown 3 a horse could be said to step to the centre and continue diagonally to any radius. The "
     "description of the game does not say. The half-move has been accepted; for checks and for the end of "
     "a game, horses are taken not to jump so.",
     never,
     {file, "[Setup \"White: Kd1 Ha3; Black: Kk1; white to move\"]\n\n1. Hg3\n",
      "[Setup \"White: Kd1 Ha3; Black: Kk1; white to move\"]\n\n1. H4\n"}},

    {codes::open_pawn,
     note,
     "open-pawn",
     "open rule: {found} depends on which way along its radius a pawn goes",
     "On its own half a pawn goes towards the centre, and on the enemy's away from it; that is assumed here "
     "for checks and for the end of a game. The description of the game could be read otherwise, and the "
     "half-move has been accepted. Nothing needs to be corrected if the players have agreed.",
     never,
     {file, "[Setup \"White: Kd1 f2; Black: Kk1; white to move\"]\n\n1. f2-f1\n",
      "[Setup \"White: Kd1 f2; Black: Kk1; white to move\"]\n\n1. f2-f3\n"}},

    {codes::open_promotion,
     note,
     "open-promotion",
     "open rule: {found} depends on where pawns are promoted",
     "A pawn is promoted on crown 1 of the enemy's half, and has to be where no step is left to it; the "
     "description of the game does not say where exactly. The half-move has been accepted. Nothing needs to "
     "be corrected if the players have agreed.",
     never,
     {file, "[Setup \"White: Kd1 m2; Black: Kg3; white to move\"]\n\n1. l2=R\n",
      "[Setup \"White: Kd1 m2; Black: Kg3; white to move\"]\n\n1. m1=R\n"}},

    {codes::open_check,
     note,
     "open-check",
     "open rule: whether {found} gives check depends on what the players have agreed",
     "Whether the king is attacked, or can be saved, depends on whether bishops continue past the centre, "
     "horses jump across it, or which way pawns go. The description of the game does not say, so nothing is "
     "reported about the sign. Nothing needs to be corrected if the players have agreed.",
     never,
     {file, "[Setup \"White: Kd1 Bf1; Black: Ka3; white to move\"]\n\n1. Bg2\n",
      "[Setup \"White: Kd1 Bf1; Black: Ki1; white to move\"]\n\n1. Bg2\n"}},
};

} // namespace ctlpgn::diplomat::rows
