// G M001 to M013: results, and moves that are not there.
#pragma once

#include "notations/pgn/catalogue/row.hpp"

namespace ctlpgn::pgn::catalogue_rows {

inline constexpr diagnostic_info moves_results[] = {
    {codes::result_against_mate,
     error,
     "result-against-mate",
     "result contradicts the checkmate: expected {expected}",
     "The side that mates wins the game (Laws of Chess, 5.1). The result of the game says something else. "
     "Write the result that the board shows.",
     unsafe,
     {file,
      "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black "
      "\"?\"]\n[Result \"1-0\"]\n\n1. f3 e5 2. g4 Qh4# 1-0\n",
      "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black "
      "\"?\"]\n[Result \"0-1\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n"}},

    {codes::result_against_stalemate,
     error,
     "result-against-stalemate",
     "result contradicts the stalemate: expected 1/2-1/2",
     "Stalemate is a draw (Laws of Chess, 5.2). The result of the game says something else. Write the result "
     "that the board shows.",
     unsafe,
     {file,
      "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black "
      "\"?\"]\n[Result \"1-0\"]\n[SetUp \"1\"]\n[FEN \"k7/8/1K6/8/8/8/8/2Q5 w - - 0 1\"]\n\n1. Qc7 1-0\n",
      "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black "
      "\"?\"]\n[Result \"1/2-1/2\"]\n[SetUp \"1\"]\n[FEN \"k7/8/1K6/8/8/8/8/2Q5 w - - 0 1\"]\n\n1. Qc7 "
      "1/2-1/2\n"}},

    {codes::lost_result,
     error,
     "lost-result",
     "missing result before the next game, which seems to begin here",
     "A game ends with its result, and nothing else shows where the next one begins (section 8.2.6). On a "
     "new line moves begin with number 1 again, so a result seems to be missing. What follows has been read "
     "as moves of the same game, and only its syntax has been checked. Write the result, and tags for the "
     "next game.",
     unsafe,
     {file,
      "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black "
      "\"?\"]\n[Result \"*\"]\n\n1. e4 e5\n\n1. d4 d5 *\n",
      "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black "
      "\"?\"]\n[Result \"*\"]\n\n1. e4 e5 *\n\n[Event \"?\"]\n[Site \"?\"]\n[Date "
      "\"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black \"?\"]\n[Result \"*\"]\n\n1. d4 d5 *\n"}},

    {codes::hidden_moves,
     error,
     "hidden-moves",
     "moves of the game inside a comment",
     "A semicolon makes a comment of the rest of its line, and braces of all between them (section 5). The "
     "moves in this one would be the next of the game, and the game does not go on with them. So moves seem "
     "to be missing, and those after them have not been judged. Remove the semicolon, or close the comment "
     "before the moves.",
     unsafe,
     {file,
      "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black "
      "\"?\"]\n[Result \"*\"]\n\n1. e4 e5; 2. Nf3 Nc6\n3. Bb5 a6 *\n",
      "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black "
      "\"?\"]\n[Result \"*\"]\n\n1. e4 e5  2. Nf3 Nc6\n3. Bb5 a6 *\n"}},

    {codes::lone_number,
     warning,
     "lone-number",
     "number {found} without a move",
     "A number says which move comes next (section 8.2.2), and none comes here. It may be the number of a "
     "page, a move that was left out, a move in figures, as correspondence players write (5254 is e2-e4), a "
     "part of the number after it, or what is left of a pawn's move, such as the 5 of e5. Write the move, or "
     "remove the number.",
     never,
     {file,
      "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black "
      "\"?\"]\n[Result \"*\"]\n\n1. e4 5 2. exd5 *\n",
      "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black "
      "\"?\"]\n[Result \"*\"]\n\n1. e4 d5 2. exd5 *\n"}},

    {codes::missing_reply,
     error,
     "missing-reply",
     "missing move of Black before {found}",
     "White and Black move in turn (section 8.2). Black cannot play the move after this number, and White "
     "can, so a move of Black was left out. It is not known what was played, so the rest of the line has "
     "not been checked. Write the move.",
     never,
     {moves, "1. e4 e5 2. Nf3 3. Bb5 a6", "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6"}},

    {codes::missing_white_move,
     error,
     "missing-white-move",
     "missing move of White before Black's move {found}",
     "White and Black move in turn (section 8.2), and the periods after this number say that the move is "
     "Black's (section 8.2.2.2). Black can play it, and it is White's turn, so a move of White was left "
     "out. It is not known what was played, so the rest of the line has not been checked. Write the move.",
     never,
     {moves, "1. e4 e5 2... Nc6 3. Bb5 a6", "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6"}},

    {codes::missing_beginning,
     error,
     "missing-beginning",
     "missing beginning: the first move is {found}, and there is no tag FEN",
     "A game that does not begin with the initial position gives its own in the tag FEN (section 9.7). "
     "Without it, it is not known where the pieces are, so no move has been judged. Write the moves before, "
     "or the position in the tags SetUp and FEN. If these moves continue the game before, its result comes "
     "too early.",
     never,
     {moves, "5. O-O Be7 6. Re1 b5", "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5"}},

    {codes::shifted_numbers,
     note,
     "shifted-numbers",
     "moves counted from {found}, but the position begins with move {expected}",
     "The position in the tag FEN says which number its first move has and who plays it. All numbers of this "
     "game differ from that alike, as programs write them that count from 1 wherever a game begins. Order "
     "alone decides which ply is which (section 8.2.2), so nothing is lost. Count from the position.",
     safe,
     {file,
      "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black "
      "\"?\"]\n[Result \"*\"]\n[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 31\"]\n\n1. e4 Kd7 2. "
      "e5 *\n",
      "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black "
      "\"?\"]\n[Result \"*\"]\n[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 31\"]\n\n31. e4 Kd7 32. "
      "e5 *\n"}},

    {codes::misnumbered_move,
     warning,
     "misnumbered-move",
     "wrong move number {found}: expected {expected}",
     "Moves are counted from 1, or from the position in the tag FEN, and the number of a move is that of "
     "both "
     "its plies (section 8.2.2). Order alone decides which ply is which, so the game has been read on, but "
     "a move may be missing here. Write the number that is due.",
     unsafe,
     {moves, "1. e4 e5 3. Nf3", "1. e4 e5 2. Nf3"}},

    {codes::unknown_result_after_end,
     note,
     "unknown-result-after-end",
     "unknown result, although the board shows {expected}",
     "The asterisk means that the game continues, or that its result is unknown (section 8.2.6). Studies "
     "and puzzles end with it, whatever the board shows. Here the last move mates or stalemates. If the "
     "game was played, write its result.",
     never,
     {file,
      "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black "
      "\"?\"]\n[Result \"*\"]\n\n1. f3 e5 2. g4 Qh4# *\n",
      "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black "
      "\"?\"]\n[Result \"0-1\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n"}},

    {codes::result_against_dead_position,
     error,
     "result-against-dead-position",
     "result contradicts the dead position: expected 1/2-1/2",
     "The game ends in a position in which neither side can mate, whatever is played, and that is a draw "
     "(Laws of Chess, 5.2.2). The result says that one side has won. Write the result that the board shows, "
     "or correct the moves.",
     unsafe,
     {file,
      "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black "
      "\"?\"]\n[Result \"1-0\"]\n[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4p3/4K3 w - - 0 1\"]\n\n1. Kxe2 1-0\n",
      "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black "
      "\"?\"]\n[Result \"1/2-1/2\"]\n[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4p3/4K3 w - - 0 1\"]\n\n1. Kxe2 "
      "1/2-1/2\n"}},

    {codes::swallowed_moves,
     error,
     "swallowed-moves",
     "unclosed comment: missing `}` before the moves or tags that follow",
     "A comment ends at the first closing brace, and an opening one inside it is text (section 5). Here the "
     "numbers prove that a brace is missing: the game continues inside the comment, move by move up to the "
     "next brace and the number after it, and does not continue after the first closing brace. So the "
     "comment has been read up to there. Close it before the moves, or the tags of the next game.",
     unsafe,
     {moves, "1. e4 {good 1... e5 2. Nf3 {better} 2... Nc6",
      "1. e4 {good} 1... e5 2. Nf3 {better} 2... Nc6"}},
};

} // namespace ctlpgn::pgn::catalogue_rows
