// M: numbers, turns and forms.
#pragma once

#include "notations/xiangqi/catalogue/row.hpp"

namespace ctlpgn::xiangqi::rows {

inline constexpr diagnostic_info moves_rows[] = {
    {codes::foreign_form,
     warning,
     "foreign-form",
     "move {found} in another form than the file's, {form}",
     "The line FORMAT says how moves are written; without it that is ICCS. This one is written "
     "otherwise, which readers that go by FORMAT cannot read. It has been read all the same. "
     "Correct FORMAT or the move.",
     unsafe,
     {file, "GAME 1\nSTART{\n1. C2=5 N8+7\n}\n", "FORMAT AXF\nGAME 1\nSTART{\n1. C2=5 N8+7\n}\n"}},

    {codes::move_without_number,
     warning,
     "move-without-number",
     "missing move number before {found}",
     "Moves are numbered, so that a reader can find them and see that none is missing. Those of "
     "this line have been counted. Write the numbers.",
     safe,
     {moves, "C2=5 N8+7", "1. C2=5 N8+7"}},

    {codes::late_first_number,
     warning,
     "late-first-number",
     "missing moves before {found}: the game begins from the first position",
     "A game that begins later has lost its first moves, or begins from another position, which SETUP would "
     "give. Correct the number, or give the position.",
     never,
     {moves, "2. C2=5 N8+7", "1. C2=5 N8+7"}},

    {codes::side_out_of_turn,
     error,
     "side-out-of-turn",
     "missing half-move of {side} before {found}",
     "Red and Black move in turn; an ellipsis represents a half-move that is written elsewhere. Write the "
     "one that is missing.",
     never,
     {moves, "1. ... N8+7", "1. C2=5 N8+7"}},

    {codes::move_without_black,
     error,
     "move-without-black",
     "missing half-move of Black after {found}",
     "Only the last move of a line of play may lack Black's half-move. It is not known what was played "
     "here, so the rest of the line has not been checked on the board. Write it.",
     never,
     {moves, "1. C2=5\n2. N2+3 N8+7", "1. C2=5 N8+7\n2. N2+3"}},

    {codes::surplus_half_move,
     error,
     "surplus-half-move",
     "third half-move in one move: {found}",
     "There are three half-moves in one move, by the numbers around it. One of them may be another choice. "
     "The rest of the line has not been checked on the board. Remove the one that was not played.",
     never,
     {moves, "1. C2=5 N8+7 C8=5\n2. N2+3 R9=8", "1. C2=5 N8+7\n2. N2+3 R9=8"}},

    {codes::swallowed_moves,
     error,
     "swallowed-moves",
     "unclosed comment: missing `{sign}` before the moves that follow",
     "A comment ends at the first sign that closes it, whatever is in it. Here the numbers prove that its "
     "own is missing: the game continues inside the comment, and the number after the first closing sign is "
     "wrong. So the comment has been read up to those moves. Close it before them.",
     unsafe,
     {moves, "1. C2=5 N8+7 COM{ Plan\n2. N2+3 R9=8 COM{ Good. }\n3. R1=2 N2+3",
      "1. C2=5 N8+7 COM{ Plan }\n2. N2+3 R9=8 COM{ Good. }\n3. R1=2 N2+3"}},
};

} // namespace ctlpgn::xiangqi::rows
