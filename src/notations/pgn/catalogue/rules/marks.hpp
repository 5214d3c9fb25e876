// G R031 to R040: marks of check and mate.
#pragma once

#include "notations/pgn/catalogue/row.hpp"

namespace ctlpgn::pgn::catalogue_rows {

inline constexpr diagnostic_info rules_marks[] = {
    {codes::missing_check_mark,
     warning,
     "missing-check-mark",
     "check without `+`",
     "A move that gives check has a plus sign after it (section 8.2.3.5). Write it.",
     safe,
     {moves, "1. e4 d5 2. Bb5 c6", "1. e4 d5 2. Bb5+ c6"}},

    {codes::superfluous_check_mark,
     warning,
     "superfluous-check-mark",
     "mark `+` without check",
     "The move does not give check (section 8.2.3.5). Remove the mark.",
     safe,
     {moves, "1. e4+ d5", "1. e4 d5"}},

    {codes::missing_mate_mark,
     warning,
     "missing-mate-mark",
     "checkmate without `#`",
     "A move that mates has the sign # after it (section 8.2.3.5). Write it.",
     safe,
     {file,
      "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black "
      "\"?\"]\n[Result \"0-1\"]\n\n1. f3 e5 2. g4 Qh4+ 0-1\n",
      "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black "
      "\"?\"]\n[Result \"0-1\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n"}},

    {codes::mate_mark_without_mate,
     warning,
     "mate-mark-without-mate",
     "mark `#` without checkmate",
     "The move does not mate (section 8.2.3.5). Write + if it gives check, and nothing otherwise.",
     safe,
     {moves, "1. e4# d5", "1. e4 d5"}},
};

} // namespace ctlpgn::pgn::catalogue_rows
