// G S101 to S110: results.
#pragma once

#include "notations/pgn/catalogue/row.hpp"

namespace ctlpgn::pgn::catalogue_rows {

inline constexpr diagnostic_info syntax_results[] = {
    {codes::unknown_result,
     warning,
     "unknown-result",
     "unknown result {found}: use 1-0, 0-1, 1/2-1/2 or *",
     "There are four results, written with digits and a hyphen (section 8.2.6). It has been read as the one "
     "that is meant. Write that one.",
     safe,
     {file,
      "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black "
      "\"?\"]\n[Result \"1/2-1/2\"]\n\n1. e4 e5 ½-½\n",
      "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black "
      "\"?\"]\n[Result \"1/2-1/2\"]\n\n1. e4 e5 1/2-1/2\n"}},

    {codes::hidden_result,
     error,
     "hidden-result",
     "moves and result hidden in a comment by `;`",
     "A semicolon begins a comment that ends with its line (section 5). After this one come moves and a "
     "result, which the game lacks. Remove the semicolon.",
     unsafe,
     {file,
      "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black "
      "\"?\"]\n[Result \"*\"]\n\n1. e4 e5; 2. Nf3 Nc6 *\n",
      "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black "
      "\"?\"]\n[Result \"*\"]\n\n1. e4 e5  2. Nf3 Nc6 *\n"}},

    {codes::missing_marker,
     warning,
     "missing-marker",
     "missing result at the end of the moves",
     "The last element of the moves is the result, or an asterisk (section 8.2.6). Files of openings often "
     "have "
     "none. The value of the tag Result is taken for it, or else the asterisk. Write it.",
     either,
     {file,
      "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black "
      "\"?\"]\n[Result \"*\"]\n\n1. e4\n",
      "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black "
      "\"?\"]\n[Result \"*\"]\n\n1. e4 *\n"}},
};

} // namespace ctlpgn::pgn::catalogue_rows
