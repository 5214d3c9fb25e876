// G R001 to R010: games that go on after their end.
#pragma once

#include "notations/pgn/catalogue/row.hpp"

namespace ctlpgn::pgn::catalogue_rows {

inline constexpr diagnostic_info rules_ends[] = {
    {codes::play_after_dead_position,
     warning,
     "play-after-dead-position",
     "moves must not follow a position in which nobody can win, found {found}",
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
     "moves must not follow 75 moves of either side without a capture or a move of a pawn, found {found}",
     "After that many moves the game is drawn without a claim (Laws of Chess, 9.6.2), since July 2014. In "
     "games with an earlier date that is not told. Remove the moves, or correct those before.",
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
     "moves must not follow a position that has occurred five times, found {found}",
     "When a position comes about for the fifth time the game is drawn without a claim (Laws of Chess, "
     "9.6.1), since July 2014. In games with an earlier date that is not told. Remove the moves, or correct "
     "those before.",
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
     "a draw by 50 moves of each side without a capture or a move of a pawn could be claimed before "
     "{found}",
     "After that many moves a player may claim a draw, and the game goes on if nobody does (Laws of Chess, "
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
     "a draw by a position that has occurred three times could be claimed before {found}",
     "When a position comes about for the third time the player to move may claim a draw, and the game goes "
     "on if nobody does (Laws of Chess, 9.2). Nothing is wrong with that; it may be worth a look.",
     never,
     {file,
      "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black "
      "\"?\"]\n[Result \"1/2-1/2\"]\n\n1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. e4 1/2-1/2\n",
      "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black "
      "\"?\"]\n[Result \"1/2-1/2\"]\n\n1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 1/2-1/2\n"}},
};

} // namespace ctlpgn::pgn::catalogue_rows
