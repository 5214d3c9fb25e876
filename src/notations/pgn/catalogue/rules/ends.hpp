// G R001 to R010: games that go on after their end.
#pragma once

#include "notations/pgn/catalogue/row.hpp"

namespace ctlpgn::pgn::catalogue_rows {

inline constexpr diagnostic_info rules_ends[] = {
    {codes::play_after_dead_position,
     warning,
     "play-after-dead-position",
     "move {found} after a drawn game: neither side can mate",
     "With what is left on the board neither side can mate, so the game is drawn at once (Laws of Chess, "
     "5.2.2). Remove the moves, or correct those before.",
     never,
     {file,
      "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black "
      "\"?\"]\n[Result \"1/2-1/2\"]\n[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4p3/4K3 w - - 0 1\"]\n\n1. Kxe2 Kd7 "
      "1/2-1/2\n",
      "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black "
      "\"?\"]\n[Result \"1/2-1/2\"]\n[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4p3/4K3 w - - 0 1\"]\n\n1. Kxe2 "
      "1/2-1/2\n"}},

    {codes::play_after_75_moves,
     warning,
     "play-after-75-moves",
     "move {found} after a drawn game: 75 moves by each side without a capture or pawn move",
     "After that many moves the game is drawn without a claim (Laws of Chess, 9.6.2), since July 2014. In "
     "games with an earlier date it is not reported. Remove the moves, or correct those before.",
     never,
     {file,
      "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black "
      "\"?\"]\n[Result \"1/2-1/2\"]\n[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K2R w - - 149 100\"]\n\n100. "
      "Kd1 Kd8 1/2-1/2\n",
      "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black "
      "\"?\"]\n[Result \"1/2-1/2\"]\n[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K2R w - - 149 100\"]\n\n100. "
      "Kd1 1/2-1/2\n"}},

    {codes::play_after_fivefold,
     warning,
     "play-after-fivefold",
     "move {found} after a drawn game: fivefold repetition",
     "When a position comes about for the fifth time the game is drawn without a claim (Laws of Chess, "
     "9.6.1), since July 2014. In games with an earlier date it is not reported. Remove the moves, or "
     "correct those before.",
     never,
     {file,
      "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black "
      "\"?\"]\n[Result \"1/2-1/2\"]\n\n1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. Nf3 Nf6 6. Ng1 Ng8 7. "
      "Nf3 Nf6 8. Ng1\nNg8 9. e4 1/2-1/2\n",
      "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black "
      "\"?\"]\n[Result \"1/2-1/2\"]\n\n1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 1/2-1/2\n"}},

    {codes::play_after_50_moves,
     note,
     "play-after-50-moves",
     "draw could be claimed before {found}: 50 moves by each side without a capture or pawn move",
     "After that many moves a player may claim a draw, and otherwise the game continues (Laws of Chess, "
     "9.3). Nothing is wrong with that; it may be worth a look.",
     never,
     {file,
      "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black "
      "\"?\"]\n[Result \"1/2-1/2\"]\n[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K2R w - - 99 100\"]\n\n100. "
      "Kd1 Kd8 1/2-1/2\n",
      "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black "
      "\"?\"]\n[Result \"1/2-1/2\"]\n[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K2R w - - 99 100\"]\n\n100. "
      "Kd1 1/2-1/2\n"}},

    {codes::play_after_threefold,
     note,
     "play-after-threefold",
     "draw could be claimed before {found}: threefold repetition",
     "When a position comes about for the third time the player to move may claim a draw, and otherwise the "
     "game continues (Laws of Chess, 9.2). Nothing is wrong with that; it may be worth a look.",
     never,
     {file,
      "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black "
      "\"?\"]\n[Result \"1/2-1/2\"]\n\n1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. e4 1/2-1/2\n",
      "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black "
      "\"?\"]\n[Result \"1/2-1/2\"]\n\n1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 1/2-1/2\n"}},
};

} // namespace ctlpgn::pgn::catalogue_rows
