// S101 to S120: results, and what the format has no place for.
#pragma once

#include "catalogue/row.hpp"

namespace ctlpgn::catalogue_rows {

inline constexpr diagnostic_info syntax_results[] = {
    {code::missing_result, error, "missing-result",
     "expected a result such as 3-0 or * after the last move, found {found}",
     "After the last move the result stands on a line of its own: 3-0 or 0-3 for a win, 2-1 or 1-2 for a "
     "stalemate, 1-1 for a draw, * for a game that is not finished. It shows that the game is complete in "
     "the file. Add the line; until then the value of the Result tag counts.",
     file,
     "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
     "\n1. G7-G13 :\n",
     "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
     "\n1. G7-G13 :\n*\n",
     unsafe},

    {code::result_on_move_line, warning, "result-on-move-line",
     "the result {found} does not stand on a line of its own",
     "The result is the last line of the game, below the last move. Readers that go line by line do not look "
     "for it behind a move. Begin a new line before it.",
     file,
     "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
     "\n1. G7-G13 : *\n",
     "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
     "\n1. G7-G13 :\n*\n",
     safe},

    {code::result_spacing, warning, "result-spacing", "the result {found} is written without blanks",
     "A result is two digits and a hyphen, without blanks: 3-0. Programs that compare it with the Result tag "
     "rely on it. Remove the blanks.",
     file,
     "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
     "\n1. G7-G13, E21-E17 (=):\n1 - 1\n",
     "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
     "\n1. G7-G13, E21-E17 (=):\n1-1\n",
     safe},

    {code::unknown_result, error, "unknown-result",
     "expected one of the results 3-0 2-1 1-1 1-2 0-3 *, found {found}",
     "In C'escacs a game is worth three points: 3-0 and 0-3 are wins, 2-1 and 1-2 wins by stalemate, 1-1 is "
     "a draw and * a game that is not finished. Results of other games, such as 1-0 or 1/2-1/2, are not "
     "known. Write the one that is meant.",
     file,
     "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
     "\n1. G7-G13, E21-E17 (=):\n1/2-1/2\n",
     "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
     "\n1. G7-G13, E21-E17 (=):\n1-1\n",
     unsafe},

    {code::text_after_result, error, "text-after-result",
     "expected the end of the line after the result, found {found}",
     "The result has its line for itself, and only comments or the next game may follow it. This text has "
     "been skipped. Put it between { and } on the next line, or remove it.",
     file,
     "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
     "\n1. G7-G13 :\n* adjourned\n",
     "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
     "\n1. G7-G13 :\n*\n{ Adjourned. }\n",
     unsafe},

    {code::moves_after_result, error, "moves-after-result", "the moves go on after the result",
     "The result ends a game. The moves after it carry on its numbers, so they have been read as a part of "
     "the same game. Move the result below the last move; if another game begins here, give it its tags, the "
     "Variant tag first.",
     file,
     "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
     "\n1. G7-G13, E21-E17\n*\n2. E7-E13 :\n*\n",
     "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
     "\n1. G7-G13, E21-E17\n2. E7-E13 :\n*\n",
     unsafe},

    {code::unexpected_text, error, "unexpected-text",
     "expected a move, a comment, a variation or the result, found {found}",
     "Among the moves every line is a numbered move, a comment between braces, a variation between "
     "parentheses, or the result. This text is none of them and has been skipped. If it is a remark, put it "
     "between { and } on a line of its own.",
     moves, "1. G7-G13, E21-E17\nBoth go far.\n2. E7-E13 :",
     "1. G7-G13, E21-E17\n{ Both go far. }\n2. E7-E13 :", unsafe},
};

} // namespace ctlpgn::catalogue_rows
