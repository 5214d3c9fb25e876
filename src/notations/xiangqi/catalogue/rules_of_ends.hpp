// R: signs of check and mate, and ends of games.
#pragma once

#include "notations/xiangqi/catalogue/row.hpp"

namespace ctlpgn::xiangqi::rows {

inline constexpr diagnostic_info rules_of_ends_rows[] = {
    {codes::check_sign_without_check,
     warning,
     "check-sign-without-check",
     "mark {found} without check",
     "The sign + says that the half-move gives check, and it does not. Remove the sign, or correct "
     "the half-move.",
     unsafe,
     {file, "GAME 1\nSTART{\n1. H2-E2+\n}\n", "GAME 1\nSTART{\n1. H2-E2\n}\n"}},

    {codes::mate_sign_without_mate,
     warning,
     "mate-sign-without-mate",
     "mark {found} without mate",
     "The sign ++ says that the half-move mates, and it does not. Correct the sign, or the "
     "half-move.",
     unsafe,
     {file, "GAME 1\nSTART{\n1. H2-E2++\n}\n", "GAME 1\nSTART{\n1. H2-E2\n}\n"}},

    {codes::moves_after_loss,
     error,
     "moves-after-loss",
     "{found} is played after the end of the game: {reason}",
     "A side that is mated or has no legal move has lost; in xiangqi stalemate is not a draw. Remove the "
     "moves, or correct the one before.",
     never,
     {file, "GAME 1\nFEN 3k5/R8/9/9/9/9/9/9/1R7/4K4 w\nSTART{\n1. B1-B9 D9-E9\n}\n",
      "GAME 1\nFEN 3k5/R8/9/9/9/9/9/9/1R7/4K4 w\nSTART{\n1. B1-B9\n}\n"}},

    {codes::result_not_of_winner,
     warning,
     "result-not-of-winner",
     "result {found} contradicts the end of the game: {winner} has won",
     "The game ends with mate or stalemate, so the side that moved last has won. Correct the "
     "result, or the moves.",
     never,
     {file, "GAME 1\nRESULT 0-1\nFEN 3k5/R8/9/9/9/9/9/9/1R7/4K4 w\nSTART{\n1. B1-B9\n}\n",
      "GAME 1\nRESULT 1-0\nFEN 3k5/R8/9/9/9/9/9/9/1R7/4K4 w\nSTART{\n1. B1-B9\n}\n"}},

    {codes::third_repetition,
     note,
     "third-repetition",
     "position repeated for the third time after {found}",
     "A side that keeps giving check or keeps chasing has to play something else; the rules of associations "
     "differ, and which side that is has not been judged. Decide which side has to deviate.",
     never,
     {file, "GAME 1\nSTART{\n1. A0-A1 A9-A8\n2. A1-A0 A8-A9\n3. A0-A1 A9-A8\n4. A1-A0 A8-A9\n}\n",
      "GAME 1\nSTART{\n1. A0-A1 A9-A8\n2. A1-A0 A8-A9\n}\n"}},
};

} // namespace ctlpgn::xiangqi::rows
