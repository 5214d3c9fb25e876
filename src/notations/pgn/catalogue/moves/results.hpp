// G M001 to M012: results, and moves that are not there.
#pragma once

#include "notations/pgn/catalogue/row.hpp"

namespace ctlpgn::pgn::catalogue_rows {

inline constexpr diagnostic_info moves_results[] = {
    {codes::result_against_mate,
     error,
     "result-against-mate",
     "the result must be {expected} after mate",
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
     "the result must be 1/2-1/2 after stalemate",
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
     "a result must stand before the next game, which seems to begin here",
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
     "moves of the game must not stand in a comment",
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
     "a move must follow the number {found}",
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
     "a move of Black must stand before the number {found}",
     "White and Black move in turn (section 8.2). Black cannot play the move after this number, and White "
     "can, so a move of Black was left out. Nobody can tell what was played, and the rest of the line has "
     "not been judged. Write the move.",
     never,
     {moves, "1. e4 e5 2. Nf3 3. Bb5 a6", "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6"}},

    {codes::missing_white_move,
     error,
     "missing-white-move",
     "a move of White must stand before the move of Black with the number {found}",
     "White and Black move in turn (section 8.2), and the periods after this number say that the move is "
     "Black's (section 8.2.2.2). Black can play it, and it is White's turn, so a move of White was left out. "
     "Nobody can tell what was played, and the rest of the line has not been judged. Write the move.",
     never,
     {moves, "1. e4 e5 2... Nc6 3. Bb5 a6", "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6"}},

    {codes::missing_beginning,
     error,
     "missing-beginning",
     "the game must begin with move 1, or its position must stand in the tag FEN, found move {found}",
     "A game that does not begin with the initial position gives its own in the tag FEN (section 9.7). "
     "Without it nobody can tell where the pieces stand, so no move has been judged. Write the moves before, "
     "or the position in the tags SetUp and FEN. If these moves go on with those of the game before, its "
     "result stands too early.",
     never,
     {moves, "5. O-O Be7 6. Re1 b5", "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5"}},

    {codes::result_against_dead_position,
     error,
     "result-against-dead-position",
     "the result is 1/2-1/2 where neither side can mate",
     "The game ends in a position in which nobody can mate, whatever is played, and that is a draw (Laws of "
     "Chess, 5.2.2). The result says that somebody has won. Write the result that the board shows, or "
     "correct "
     "the moves.",
     unsafe,
     {file,
      "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black "
      "\"?\"]\n[Result \"1-0\"]\n[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4p3/4K3 w - - 0 1\"]\n\n1. Kxe2 1-0\n",
      "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black "
      "\"?\"]\n[Result \"1/2-1/2\"]\n[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4p3/4K3 w - - 0 1\"]\n\n1. Kxe2 "
      "1/2-1/2\n"}},
};

} // namespace ctlpgn::pgn::catalogue_rows
