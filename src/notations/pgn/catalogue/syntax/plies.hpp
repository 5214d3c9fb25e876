// G S051 to S080: moves that are written otherwise than in SAN.
#pragma once

#include "notations/pgn/catalogue/row.hpp"

namespace ctlpgn::pgn::catalogue_rows {

inline constexpr diagnostic_info syntax_plies[] = {
    {codes::unreadable_ply,
     error,
     "unreadable-ply",
     "unreadable move {found}: expected one such as Nf3",
     "The word looks like a move but names none: a square is wrong, or something is missing (section "
     "8.2.3). It keeps its place in the order of moves, but it is not known what was played, so the moves "
     "after it are not checked on the board. Write the move in standard algebraic notation. Letters of "
     "other alphabets, and letters in place of digits, can be fixed.",
     either,
     {moves, "1. e4 e5 2. Nf3 Nc6 3. BbS a6", "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6"}},

    {codes::long_move,
     warning,
     "long-move",
     "long algebraic notation: {found} before the target square",
     "Standard algebraic notation has no hyphen between two squares, as long algebraic notation has (section "
     "8.2.3). Readers of PGN need not understand it. Leave out the first square and the hyphen.",
     safe,
     {moves, "1. e2-e4 e5", "1. e4 e5"}},

    {codes::coordinate_move,
     warning,
     "coordinate-move",
     "coordinate notation: two squares instead of a piece and its target",
     "Two squares that follow each other are the notation of chess engines (UCI), not standard algebraic "
     "notation (section 8.2.3). Readers of PGN need not understand it. Write the piece and the target.",
     safe,
     {moves, "1. e2e4 e5", "1. e4 e5"}},

    {codes::capture_sign,
     warning,
     "capture-sign",
     "wrong capture sign {found}: use `x`",
     "Captures are denoted by the letter x before the target (section 8.2.3.3). Colons, multiplication signs "
     "and capital letters are used elsewhere. Write x.",
     safe,
     {moves, "1. e4 d5 2. e:d5", "1. e4 d5 2. exd5"}},

    {codes::missing_capture_sign,
     warning,
     "missing-capture-sign",
     "pawn capture without `x`",
     "A pawn that captures says its file, then x, then the square (section 8.2.3.3). The x is missing. Write "
     "it.",
     safe,
     {moves, "1. e4 d5 2. ed5", "1. e4 d5 2. exd5"}},

    {codes::short_capture,
     warning,
     "short-capture",
     "incomplete pawn capture: only the file {found} of the target",
     "Some books shorten a pawn's capture to two files. Standard algebraic notation names the square "
     "(section 8.2.3.3), since there may be several on that file. It has been read as the only one that a "
     "pawn can capture on. "
     "Write the rank, too.",
     safe,
     {moves, "1. e4 d5 2. ed", "1. e4 d5 2. exd5"}},

    {codes::uppercase_square,
     warning,
     "uppercase-square",
     "uppercase file {found}: write it in lower case",
     "Files are the small letters a to h, so that they differ from pieces: B is a bishop (section 8.2.3.1). "
     "It has been read as a file. Write the small letter.",
     safe,
     {moves, "1. E4 e5", "1. e4 e5"}},

    {codes::lowercase_piece,
     warning,
     "lowercase-piece",
     "lowercase piece letter {found}: write it in upper case",
     "Pieces are capital letters and files small ones (section 8.2.3.2): b is a file, B a bishop. It has "
     "been read as a piece, since nothing else fits. Write the capital.",
     safe,
     {moves, "1. e4 e5 2. nf3", "1. e4 e5 2. Nf3"}},

    {codes::written_pawn,
     warning,
     "written-pawn",
     "unnecessary letter {found} before a pawn move",
     "Export format has no letter for pawns, and only some readers allow it (section 8.2.3.2). Leave it out.",
     safe,
     {moves, "1. Pe4 e5", "1. e4 e5"}},

    {codes::figurine,
     warning,
     "figurine",
     "figurine {found} instead of a piece letter",
     "Figurine notation has small pictures of pieces. It is for books and screens; files have the letters K, "
     "Q, R, B and N (section 8.2.3). Write the letter.",
     safe,
     {moves, "1. e4 e5 2. ♘f3", "1. e4 e5 2. Nf3"}},

    {codes::foreign_letter,
     error,
     "foreign-letter",
     "unknown piece letter {found}: use K, Q, R, B or N",
     "The letters of pieces in files are English, whatever the language of the players (section 8.2.3.2 and "
     "17). No language has all the letters of this game, so the move has been judged as that of the only "
     "piece that the letter means in some language and that can make it. Write the English letter.",
     unsafe,
     {moves, "1. e4 e5 2. Sf3 Nc6", "1. e4 e5 2. Nf3 Nc6"}},

    {codes::castling_sign,
     warning,
     "castling-sign",
     "castling written as {found}: use capital letters O and hyphens",
     "Castling is O-O or O-O-O, with the letter and not the digit zero, which would make it look like a "
     "result (section 8.2.3.3). Write capital letters.",
     safe,
     {moves, "1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 4. 0-0", "1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 4. O-O"}},

    {codes::promotion_sign,
     warning,
     "promotion-sign",
     "promotion written as {found}: put `=` before the piece",
     "A promotion is written as the square, = and the letter of the new piece (section 8.2.3.3). Write = and "
     "the letter, without parentheses.",
     safe,
     {moves, "1. a4 b5 2. axb5 a6 3. bxa6 g6 4. a7 g5 5. axb8Q",
      "1. a4 b5 2. axb5 a6 3. bxa6 g6 4. a7 g5 5. axb8=Q"}},

    {codes::missing_promotion,
     error,
     "missing-promotion",
     "missing promotion: a pawn reaches the last rank without `=` and a piece",
     "A pawn on the last rank becomes another piece, and the move has to say which (section 8.2.3.3). "
     "Usually it is a queen. Write what the pawn became.",
     unsafe,
     {moves, "1. a4 b5 2. axb5 a6 3. bxa6 g6 4. a7 g5 5. axb8",
      "1. a4 b5 2. axb5 a6 3. bxa6 g6 4. a7 g5 5. axb8=Q"}},

    {codes::promotion_piece,
     error,
     "promotion-piece",
     "illegal promotion to {found}: a pawn becomes a queen, rook, bishop or knight",
     "A pawn never becomes a king or stays a pawn (Laws of Chess, 3.7). Write what it became.",
     never,
     {moves, "1. a4 b5 2. axb5 a6 3. bxa6 g6 4. a7 g5 5. axb8=K",
      "1. a4 b5 2. axb5 a6 3. bxa6 g6 4. a7 g5 5. axb8=Q"}},

    {codes::null_move,
     warning,
     "null-move",
     "null move {found} is not standard PGN",
     "A null move passes the turn. Analyses use it to show a threat; games have none, and the standard has "
     "no way to write them. It has been read as one. Put the idea into a comment.",
     never,
     {moves, "1. e4 -- 2. d4", "1. e4 e5 2. d4"}},

    {codes::drop,
     warning,
     "drop",
     "drop {found} is not a move of chess",
     "Pieces are dropped in other games than chess, such as crazyhouse. The move keeps its place, and "
     "nothing after it is judged on the board. Say in the tag Variant which game it is.",
     never,
     {moves, "1. e4 N@f3", "1. e4 Nf6"}},

    {codes::mark_sign,
     warning,
     "mark-sign",
     "wrong mark {found}: check is `+`, checkmate is `#`",
     "Check is marked with + and mate with #, and there are no special marks for double checks (section "
     "8.2.3.5). Write one of the two.",
     safe,
     {moves, "1. e4 d5 2. Bb5++ c6", "1. e4 d5 2. Bb5+ c6"}},

    {codes::mark_words,
     warning,
     "mark-words",
     "check or mate in words: {found} instead of `+` or `#`",
     "Check and mate are marked with a sign right after the move, not with words (section 8.2.3.5). Write + "
     "or #.",
     safe,
     {file,
      "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n"
      "[Black \"?\"]\n[Result \"0-1\"]\n\n1. f4 e5 2. g4 Qh4mate 0-1\n",
      "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n"
      "[Black \"?\"]\n[Result \"0-1\"]\n\n1. f4 e5 2. g4 Qh4# 0-1\n"}},

    {codes::mark_spacing,
     warning,
     "mark-spacing",
     "space between a move and its mark {found}",
     "Marks of check and mate are part of the move (section 8.2.3.5). This one is separate, and has been "
     "read as belonging to the move before it. Remove the space.",
     safe,
     {file,
      "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n"
      "[Black \"?\"]\n[Result \"0-1\"]\n\n1. f4 e5 2. g4 Qh4 # 0-1\n",
      "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n"
      "[Black \"?\"]\n[Result \"0-1\"]\n\n1. f4 e5 2. g4 Qh4# 0-1\n"}},

    {codes::en_passant_words,
     warning,
     "en-passant-words",
     "unnecessary words after a capture: {found}",
     "Captures en passant have no special notation: they are written as if the captured pawn were on the "
     "target (section 8.2.3.3). Leave the words out.",
     safe,
     {moves, "1. e4 a6 2. e5 d5 3. exd6 e.p.", "1. e4 a6 2. e5 d5 3. exd6"}},

    {codes::suffix_spacing,
     warning,
     "suffix-spacing",
     "space between a move and its suffix {found}",
     "A suffix is the last part of its move (section 8.2.3.8). This one is separate, and has been read as "
     "belonging to the move before it. Remove the space, or write its number with a dollar sign.",
     safe,
     {moves, "1. e4 ! e5", "1. e4! e5"}},

    {codes::unknown_suffix,
     warning,
     "unknown-suffix",
     "unknown suffix {found}: use ! ? !! ?? !? or ?!",
     "There are exactly six suffixes, and at most one for each move (section 8.2.3.8). It has been read as "
     "the nearest of them. Write one of the six.",
     unsafe,
     {moves, "1. e4!!! e5", "1. e4!! e5"}},

    {codes::bare_glyph,
     warning,
     "bare-glyph",
     "symbol {found} instead of a numeric annotation such as $16",
     "The signs of the Informator have numbers so that they can be written in any alphabet (sections 8.2.4 "
     "and 10). It has been read as its number. Write $ and the number.",
     safe,
     {moves, "1. e4 e5 2. Nf3 Nc6 ±", "1. e4 e5 2. Nf3 Nc6 $16"}},

    {codes::language_letters,
     warning,
     "language-letters",
     "piece letters are not English: {detail}",
     "The letters of pieces in files are English, whatever the language of the players (section 8.2.3.2). "
     "The languages of section 17, Catalan and Russian have been tried: one of them has all the letters of "
     "this game, and more of the game can be played with them than with those of any other, so all moves "
     "have been read with them. Of languages with the same letters only one is named. Write the English "
     "letters; 'ctlpgn convert --letters de' writes others where a reader wants them.",
     safe,
     {moves, "1. e4 e5 2. Sf3 Sc6 3. Lc4 Lc5", "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5"}},

    {codes::split_move,
     warning,
     "split-move",
     "space inside a move: {found}",
     "A move is one symbol, which a space ends (sections 7 and 8.2.3). Its parts have been read as one move. "
     "Remove the spaces.",
     safe,
     {moves, "1. e4 e5 2. N f3 Nc6", "1. e4 e5 2. Nf3 Nc6"}},

    {codes::descriptive_move,
     error,
     "descriptive-move",
     "descriptive notation: {found}",
     "Older books call files by the pieces that begin on them and count ranks from the side that moves. PGN "
     "knows letters a to h and numbers 1 to 8 alone (section 8.2.3). Such moves are kept as text, each for "
     "its side, and not played. Only the first one in a game is reported.",
     never,
     {moves, "1. P-K4 P-K4 2. N-KB3 N-QB3", "1. e4 e5 2. Nf3 Nc6"}},

    {codes::piece_word,
     warning,
     "piece-word",
     "piece named in words: {found}",
     "Pieces other than pawns are written with one capital letter, and pawns with none (section 8.2.3.2). "
     "The words have been read as one move. Write it as the standard does.",
     safe,
     {moves, "1. e4 e5 2. Knight f3 Nc6", "1. e4 e5 2. Nf3 Nc6"}},

    {codes::misplaced_promotion,
     error,
     "misplaced-promotion",
     "promotion off the last rank: {found}",
     "Only the move of a pawn to the last rank has a promotion (section 8.2.3.3). The square or the "
     "promotion is "
     "another one, so the move is not played. Write the one that was played.",
     never,
     {moves, "1. h4 g5 2. h5=Q", "1. h4 g5 2. h5"}},
};

} // namespace ctlpgn::pgn::catalogue_rows
