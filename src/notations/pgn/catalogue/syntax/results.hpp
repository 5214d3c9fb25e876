// G S101 to S110: results.
#pragma once

#include "notations/pgn/catalogue/row.hpp"

namespace ctlpgn::pgn::catalogue_rows {

inline constexpr diagnostic_info syntax_results[] = {
    {codes::unknown_result,
     warning,
     "unknown-result",
     "the result must be one of 1-0, 0-1, 1/2-1/2 and *, found {found}",
     "There are four results, written with digits and a hyphen (section 8.2.6). It has been read as the one "
     "that is meant. Write that one.",
     safe,
     {file,
      "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black "
      "\"?\"]\n[Result \"1/2-1/2\"]\n\n1. e4 e5 ½-½\n",
      "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black "
      "\"?\"]\n[Result \"1/2-1/2\"]\n\n1. e4 e5 1/2-1/2\n"}},

    {codes::second_result,
     error,
     "second-result",
     "a game must have one result, found {found} after it",
     "The result is the last element of a game (section 8.2.6), and a second one on the same line cannot be "
     "a game of its own. It has been skipped, and the first one counts. Remove one of them.",
     unsafe,
     {file,
      "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black "
      "\"?\"]\n[Result \"1-0\"]\n\n1. e4 e5 1-0 0-1\n",
      "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black "
      "\"?\"]\n[Result \"1-0\"]\n\n1. e4 e5 1-0\n"}},
};

} // namespace ctlpgn::pgn::catalogue_rows
