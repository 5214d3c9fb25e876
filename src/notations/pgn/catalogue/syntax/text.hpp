// G S001 to S010: the text of the file.
#pragma once

#include "notations/pgn/catalogue/row.hpp"

namespace ctlpgn::pgn::catalogue_rows {

inline constexpr diagnostic_info syntax_text[] = {
    {codes::mail_quote,
     warning,
     "mail-quote",
     "mail quotation mark {found} at the beginning of a line",
     "Programs for mail put > in front of the lines that they quote. It is not part of the game and has been "
     "skipped, in all lines of the game. Remove it.",
     safe,
     {file,
      "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black "
      "\"?\"]\n[Result \"*\"]\n\n1. e4\n> e5 *\n",
      "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black "
      "\"?\"]\n[Result \"*\"]\n\n1. e4\ne5 *\n"}},

    {codes::foreign_space,
     warning,
     "foreign-space",
     "unusual white space {found}: use a plain space",
     "Between tokens there may be spaces, tabs and line ends (section 7). No-break spaces and other "
     "characters that only look like a space come from web pages and word processors. They have been read as "
     "spaces. Write plain spaces.",
     safe,
     {moves, "1. e4\u00A0e5", "1. e4 e5"}},

    {codes::markup,
     warning,
     "markup",
     "markup in the text of a game: {found}",
     "Tags of web pages and forums, their names for characters and Markdown fences are not part of PGN. They "
     "have been skipped. Remove them.",
     safe,
     {moves, "1. e4 <br /> e5", "1. e4 e5"}},

    {codes::text_between_games,
     warning,
     "text-between-games",
     "text between games: {found}",
     "Between two games there may be white space and comments only. Letters, reports and headings there "
     "have been skipped up to what looks like the next game. Put them in braces, or remove them.",
     unsafe,
     {file,
      "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black "
      "\"?\"]\n[Result \"*\"]\n\n1. e4 e5 *\nWhat a game!\n\n",
      "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black "
      "\"?\"]\n[Result \"*\"]\n\n1. e4 e5 *\n{What a game!}\n\n"}},

    {codes::epd_line,
     warning,
     "epd-line",
     "position (EPD) between games",
     "A position with operations (EPD, section 16.2) is not part of a file of games. It has been skipped. "
     "Keep positions in a file of their own, or give the position a game with the tags SetUp and FEN.",
     never,
     {file,
      "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black "
      "\"?\"]\n[Result \"*\"]\n\n1. e4 e5 *\n\n4k3/8/8/8/8/8/4P3/4K3 w - - id \"end\";\n",
      "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black "
      "\"?\"]\n[Result \"*\"]\n\n1. e4 e5 *\n"}},

    {codes::latin1_text,
     note,
     "latin-1-text",
     "unexpected encoding for most of today's readers: the file is in {encoding}",
     "The standard writes games in Latin-1 (section 4.1), and older programs do so, in the Windows variant. "
     "Newer ones write UTF-8 and expect it, and show other letters with accents as something else. The file "
     "has been converted and read; lines, columns and bytes are those of the file. Save it as UTF-8; lint "
     "--fix, fmt and convert do. If names make no sense, it is in another encoding with the same bytes: name "
     "it, as in lint --fix --input-encoding CP1250.",
     safe,
     {},
     text_encoding::latin1},
};

} // namespace ctlpgn::pgn::catalogue_rows
