// S101 to S120: results, and what the format has no place for.
#pragma once

#include "notations/ctl_pgn/catalogue/row.hpp"

namespace ctlpgn::ctl_pgn::catalogue_rows {

inline constexpr diagnostic_info syntax_results[] = {
    {codes::result_on_move_line,
     warning,
     "result-on-move-line",
     "result on the line of a move: {found}",
     "The result is the last line of the game, below the last move. Readers that go line by line do not "
     "look for it after a move. Begin a new line before it.",
     safe,
     {file,
      "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
      "\n1. G7-G13 : *\n",
      "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
      "\n1. G7-G13 :\n*\n"}},

    {codes::unknown_result,
     error,
     "unknown-result",
     "unknown result {found}: use 3-0, 2-1, 1-1, 1-2, 0-3 or *",
     "In C'escacs a game is worth three points: 3-0 and 0-3 are wins, 2-1 and 1-2 wins by stalemate, 1-1 is "
     "a draw and * a game that is not finished. Results of other games, such as 1-0 or 1/2-1/2, are not "
     "known. Write the one that is meant.",
     unsafe,
     {file,
      "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
      "\n1. G7-G13, E21-E17 (=):\n1/2-1/2\n",
      "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
      "\n1. G7-G13, E21-E17 (=):\n1-1\n"}},

    {codes::moves_after_result,
     error,
     "moves-after-result",
     "moves after the result",
     "The result ends a game. The moves after it carry on its numbers, so they have been read as a part of "
     "the same game. Move the result below the last move; if another game begins here, give it its tags, "
     "the Variant tag first.",
     unsafe,
     {file,
      "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
      "\n1. G7-G13, E21-E17\n*\n2. E7-E13 :\n*\n",
      "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
      "\n1. G7-G13, E21-E17\n2. E7-E13 :\n*\n"}},
};

} // namespace ctlpgn::ctl_pgn::catalogue_rows
