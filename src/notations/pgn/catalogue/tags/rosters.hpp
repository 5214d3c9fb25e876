// G T001 to T020: which tags a game has.
#pragma once

#include "notations/pgn/catalogue/row.hpp"

namespace ctlpgn::pgn::catalogue_rows {

inline constexpr diagnostic_info tags_rosters[] = {
    {codes::missing_roster_tag,
     warning,
     "missing-roster-tag",
     "missing from the Seven Tag Roster: {expected}",
     "Every game has the seven tags Event, Site, Date, Round, White, Black and Result, so that programs can "
     "sort and find it (section 8.1.1). What is not known is a question mark. Add the tag.",
     safe,
     {file,
      "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[White \"?\"]\n[Black \"?\"]\n[Result "
      "\"*\"]\n\n1. e4 *\n",
      "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black "
      "\"?\"]\n[Result \"*\"]\n\n1. e4 *\n"}},

    {codes::fen_without_set_up,
     warning,
     "fen-without-set-up",
     "tag FEN without [SetUp \"1\"]",
     "A game that begins with a set-up position says so with SetUp (section 9.7.1). Programs may not look "
     "at FEN without it. Add the tag SetUp with the value 1.",
     safe,
     {file,
      "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black "
      "\"?\"]\n[Result \"*\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n\n1. e4 *\n",
      "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black "
      "\"?\"]\n[Result \"*\"]\n[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n\n1. e4 *\n"}},

    {codes::set_up_without_fen,
     error,
     "set-up-without-fen",
     "tag [SetUp \"1\"] without a tag FEN",
     "SetUp with the value 1 says that the game begins with the position in FEN (section 9.7.1), and there "
     "is no such tag. Add it, or write 0.",
     unsafe,
     {tags, "[SetUp \"1\"]", "[SetUp \"0\"]"}},

    {codes::unknown_variant,
     note,
     "unknown-variant",
     "unsupported variant {found}: its moves are not checked",
     "Each word of other games is read as a move, and results and comments are checked. The moves are not "
     "judged on the board.",
     never,
     {tags, "[Variant \"Atomic\"]", "[Variant \"Standard\"]"}},

    {codes::lone_result,
     warning,
     "lone-result",
     "result {found} without tags or moves",
     "By itself a result would be a game without tags and moves, which is impossible: it was written twice, "
     "or the rest of its game is lost. It has been read as such a game. Remove it, or write the game before "
     "it.",
     never,
     {file,
      "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black "
      "\"?\"]\n[Result \"*\"]\n\n1. e4 *\n\n1-0\n",
      "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black "
      "\"?\"]\n[Result \"*\"]\n\n1. e4 *\n"}},

    {codes::variant_without_position,
     warning,
     "variant-without-position",
     "game of {found} without its initial position: missing tag FEN",
     "In Chess960 the pieces of the first rank are drawn by lot, so the tag FEN gives the initial position "
     "(section 9.7.2). There is none, and the moves have been judged from the usual position. Add it, with "
     "the tag SetUp.",
     never,
     {tags, "[Variant \"Chess960\"]", "[Variant \"Standard\"]"}},

    {codes::missing_variant,
     warning,
     "missing-variant",
     "missing tag: [Variant \"Chess960\"]",
     "Both sides may castle from here with king and rooks on the same files, and these are not those of the "
     "usual position, so the game is Chess960, and has been read as such. Other programs need the tag "
     "Variant "
     "to know that, and take the castlings for illegal. Add it.",
     unsafe,
     {file,
      "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black "
      "\"?\"]\n[Result \"*\"]\n[SetUp \"1\"]\n[FEN \"bqnrkbnr/pppppppp/8/8/8/8/PPPPPPPP/BQNRKBNR w KQkq - "
      "0 1\"]\n\n1. g3 g6 2. Bg2 Bg7 3. Nf3 Nf6 4. O-O *\n",
      "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black "
      "\"?\"]\n[Result \"*\"]\n[SetUp \"1\"]\n[FEN \"bqnrkbnr/pppppppp/8/8/8/8/PPPPPPPP/BQNRKBNR w KQkq - "
      "0 1\"]\n[Variant \"Chess960\"]\n\n1. g3 g6 2. Bg2 Bg7 3. Nf3 Nf6 4. O-O *\n"}},
};

} // namespace ctlpgn::pgn::catalogue_rows
