// G S051 to S080: moves that are written otherwise than in SAN.
#pragma once

#include "notations/pgn/catalogue/row.hpp"

namespace ctlpgn::pgn::catalogue_rows {

inline constexpr diagnostic_info syntax_plies[] = {
    {codes::unreadable_ply,
     error,
     "unreadable-ply",
     "a move such as Nf3 must stand here, found {found}",
     "The word looks like a move but names none: a square is wrong, or something is missing (section 8.2.3). "
     "It keeps its place in the order of moves, but nobody can say what has been played, and what follows is "
     "not judged on the board. Write the move in standard algebraic notation. Letters of other alphabets, "
     "and letters in place of digits, can be fixed.",
     either,
     {moves, "1. e4 e5 2. Nf3 Nc6 3. BbS a6", "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6"}},

    {codes::long_move,
     warning,
     "long-move",
     "a move must name its target alone, found {found} before it",
     "Standard algebraic notation has no hyphen between two squares, as long algebraic notation has (section "
     "8.2.3). Readers of PGN need not understand it. Leave out the first square and the hyphen.",
     safe,
     {moves, "1. e2-e4 e5", "1. e4 e5"}},

    {codes::coordinate_move,
     warning,
     "coordinate-move",
     "a move must name its piece and its target, found two squares",
     "Two squares that follow each other are the notation of chess engines (UCI), not standard algebraic "
     "notation (section 8.2.3). Readers of PGN need not understand it. Write the piece and the target.",
     safe,
     {moves, "1. e2e4 e5", "1. e4 e5"}},

    {codes::capture_sign,
     warning,
     "capture-sign",
     "a capture must be written with a small x, found {found}",
     "Captures are denoted by the letter x before the target (section 8.2.3.3). Colons, multiplication signs "
     "and capital letters are used elsewhere. Write x.",
     safe,
     {moves, "1. e4 d5 2. e:d5", "1. e4 d5 2. exd5"}},

    {codes::missing_capture_sign,
     warning,
     "missing-capture-sign",
     "x must stand between the file of a capturing pawn and its target",
     "A pawn that captures says its file, then x, then the square (section 8.2.3.3). The x is missing. Write "
     "it.",
     safe,
     {moves, "1. e4 d5 2. ed5", "1. e4 d5 2. exd5"}},

    {codes::short_capture,
     warning,
     "short-capture",
     "a capturing pawn must name its target, found only the file {found}",
     "Some books shorten a pawn's capture to two files. Standard algebraic notation names the square "
     "(section 8.2.3.3), since there may be several on that file. It has been read as the only one that a "
     "pawn can capture on. "
     "Write the rank, too.",
     safe,
     {moves, "1. e4 d5 2. ed", "1. e4 d5 2. exd5"}},

    {codes::uppercase_square,
     warning,
     "uppercase-square",
     "the file of a square must be a small letter, found {found}",
     "Files are the small letters a to h, so that they differ from pieces: B is a bishop (section 8.2.3.1). "
     "It has been read as a file. Write the small letter.",
     safe,
     {moves, "1. E4 e5", "1. e4 e5"}},

    {codes::lowercase_piece,
     warning,
     "lowercase-piece",
     "the letter of a piece must be a capital, found {found}",
     "Pieces are capital letters and files small ones (section 8.2.3.2): b is a file, B a bishop. It has "
     "been read as a piece, since nothing else fits. Write the capital.",
     safe,
     {moves, "1. e4 e5 2. nf3", "1. e4 e5 2. Nf3"}},

    {codes::written_pawn,
     warning,
     "written-pawn",
     "the letter {found} must not stand before a pawn's move",
     "Export format has no letter for pawns, and only some readers allow it (section 8.2.3.2). Leave it out.",
     safe,
     {moves, "1. Pe4 e5", "1. e4 e5"}},

    {codes::figurine,
     warning,
     "figurine",
     "a piece must be a letter, found {found}",
     "Figurine notation has small pictures of pieces. It is for books and screens; files have the letters K, "
     "Q, R, B and N (section 8.2.3). Write the letter.",
     safe,
     {moves, "1. e4 e5 2. ♘f3", "1. e4 e5 2. Nf3"}},

    {codes::foreign_letter,
     error,
     "foreign-letter",
     "a piece must be one of K, Q, R, B and N, found {found}",
     "The letters of pieces in files are English, whatever the language of the players (section 8.2.3.2 and "
     "17). No language has all the letters of this game, so the move has been judged as that of the only "
     "piece that the letter means in some language and that can make it. Write the English letter.",
     unsafe,
     {moves, "1. e4 e5 2. Sf3 Nc6", "1. e4 e5 2. Nf3 Nc6"}},

    {codes::castling_sign,
     warning,
     "castling-sign",
     "castling must be written with capital letters O and hyphens, found {found}",
     "Castling is O-O or O-O-O, with the letter and not the digit zero, which would make it look like a "
     "result (section 8.2.3.3). Write capital letters.",
     safe,
     {moves, "1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 4. 0-0", "1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 4. O-O"}},

    {codes::promotion_sign,
     warning,
     "promotion-sign",
     "the sign = must stand before what a pawn becomes, found {found}",
     "A promotion is written as the square, = and the letter of the new piece (section 8.2.3.3). Write = and "
     "the letter, without parentheses.",
     safe,
     {moves, "1. a4 b5 2. axb5 a6 3. bxa6 g6 4. a7 g5 5. axb8Q",
      "1. a4 b5 2. axb5 a6 3. bxa6 g6 4. a7 g5 5. axb8=Q"}},

    {codes::missing_promotion,
     error,
     "missing-promotion",
     "the sign = and the letter of a piece must stand after a pawn's move to the last rank",
     "A pawn on the last rank becomes another piece, and the move has to say which (section 8.2.3.3). "
     "Usually it is a queen. Write what the pawn became.",
     unsafe,
     {moves, "1. a4 b5 2. axb5 a6 3. bxa6 g6 4. a7 g5 5. axb8",
      "1. a4 b5 2. axb5 a6 3. bxa6 g6 4. a7 g5 5. axb8=Q"}},

    {codes::promotion_piece,
     error,
     "promotion-piece",
     "a pawn must become a queen, rook, bishop or knight, found {found}",
     "A pawn never becomes a king or stays a pawn (Laws of Chess, 3.7). Write what it became.",
     never,
     {moves, "1. a4 b5 2. axb5 a6 3. bxa6 g6 4. a7 g5 5. axb8=K",
      "1. a4 b5 2. axb5 a6 3. bxa6 g6 4. a7 g5 5. axb8=Q"}},

    {codes::null_move,
     warning,
     "null-move",
     "a move must be played here, found the null move {found}",
     "A null move passes the turn. Analyses use it to show a threat; games have none, and the standard has "
     "no way to write them. It has been read as one. Put the idea into a comment.",
     never,
     {moves, "1. e4 -- 2. d4", "1. e4 e5 2. d4"}},

    {codes::drop,
     warning,
     "drop",
     "a move of a piece on the board must stand here, found the drop {found}",
     "Pieces are dropped in other games than chess, such as crazyhouse. The move keeps its place, and "
     "nothing after it is judged on the board. Say in the tag Variant which game it is.",
     never,
     {moves, "1. e4 N@f3", "1. e4 Nf6"}},

    {codes::mark_sign,
     warning,
     "mark-sign",
     "check must be marked with + and mate with #, found {found}",
     "Check is marked with + and mate with #, and there are no special marks for double checks (section "
     "8.2.3.5). Write one of the two.",
     safe,
     {moves, "1. e4 d5 2. Bb5++ c6", "1. e4 d5 2. Bb5+ c6"}},

    {codes::mark_words,
     warning,
     "mark-words",
     "check must be marked with + and mate with #, found {found}",
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
     "the mark {found} must stand right after its move",
     "Marks of check and mate are part of the move (section 8.2.3.5). This one stands apart, and has been "
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
     "a capture must not be followed by {found}",
     "Captures en passant have no special notation: they are written as if the captured pawn stood on the "
     "target (section 8.2.3.3). Leave the words out.",
     safe,
     {moves, "1. e4 a6 2. e5 d5 3. exd6 e.p.", "1. e4 a6 2. e5 d5 3. exd6"}},

    {codes::suffix_spacing,
     warning,
     "suffix-spacing",
     "{found} must stand right after its move",
     "A suffix is the last part of its move (section 8.2.3.8). This one stands apart, and has been read as "
     "belonging to the move before it. Remove the space, or write its number with a dollar sign.",
     safe,
     {moves, "1. e4 ! e5", "1. e4! e5"}},

    {codes::unknown_suffix,
     warning,
     "unknown-suffix",
     "a suffix must be one of ! ? !! ?? !? ?!, found {found}",
     "There are exactly six suffixes, and at most one for each move (section 8.2.3.8). It has been read as "
     "the nearest of them. Write one of the six.",
     unsafe,
     {moves, "1. e4!!! e5", "1. e4!! e5"}},

    {codes::bare_glyph,
     warning,
     "bare-glyph",
     "an annotation must be written as a number with a dollar sign, found {found}",
     "The signs of the Informator have numbers so that they can be written in any alphabet (sections 8.2.4 "
     "and 10). It has been read as its number. Write $ and the number.",
     safe,
     {moves, "1. e4 e5 2. Nf3 Nc6 ±", "1. e4 e5 2. Nf3 Nc6 $16"}},

    {codes::language_letters,
     warning,
     "language-letters",
     "the letters of pieces must be English, found the {detail}",
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
     "a move must be written without spaces, found {found}",
     "A move is one symbol, which a space ends (sections 7 and 8.2.3). Its parts have been read as one move. "
     "Remove the spaces.",
     safe,
     {moves, "1. e4 e5 2. N f3 Nc6", "1. e4 e5 2. Nf3 Nc6"}},

    {codes::descriptive_move,
     error,
     "descriptive-move",
     "moves must be written in algebraic notation, found the descriptive {found}",
     "Older books call files by the pieces that begin on them and count ranks from the side that moves. PGN "
     "knows letters a to h and numbers 1 to 8 alone (section 8.2.3). Such moves are kept as text, each for "
     "its side, and not played. Only the first one in a game is reported.",
     never,
     {moves, "1. P-K4 P-K4 2. N-KB3 N-QB3", "1. e4 e5 2. Nf3 Nc6"}},

    {codes::piece_word,
     warning,
     "piece-word",
     "a piece must be written as its letter, found {found}",
     "Pieces other than pawns are written with one capital letter, and pawns with none (section 8.2.3.2). "
     "The words have been read as one move. Write it as the standard does.",
     safe,
     {moves, "1. e4 e5 2. Knight f3 Nc6", "1. e4 e5 2. Nf3 Nc6"}},

    {codes::misplaced_promotion,
     error,
     "misplaced-promotion",
     "a pawn must be on the last rank to become a piece, found {found}",
     "Only the move of a pawn to the last rank has a promotion (section 8.2.3.3). The square or the "
     "promotion is "
     "another one, so the move is not played. Write the one that was played.",
     never,
     {moves, "1. h4 g5 2. h5=Q", "1. h4 g5 2. h5"}},
};

} // namespace ctlpgn::pgn::catalogue_rows
