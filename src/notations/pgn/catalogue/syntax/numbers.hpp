// G S031 to S040: numbers of moves, and what is between tokens.
#pragma once

#include "notations/pgn/catalogue/row.hpp"

namespace ctlpgn::pgn::catalogue_rows {

inline constexpr diagnostic_info syntax_numbers[] = {
    {codes::ellipsis_character,
     warning,
     "ellipsis-character",
     "move number followed by {found} instead of periods",
     "After the digits of a number come zero or more periods (section 8.2.2). The single character for three "
     "dots is not one of them. Write three periods.",
     safe,
     {moves, "1. e4 1… e5", "1. e4 1... e5"}},

    {codes::glued_number,
     warning,
     "glued-number",
     "missing space between the number {found} and its move",
     "Digits and letters that follow each other are one symbol (section 7), so 1e4 is neither a number nor a "
     "move. It has been read as a number and a move. Put a period and a space after the number.",
     safe,
     {moves, "1e4 e5", "1. e4 e5"}},

    {codes::number_punctuation,
     warning,
     "number-punctuation",
     "move number followed by {found} instead of a period",
     "After the digits of a number come zero or more periods (section 8.2.2). Other signs are not part of it "
     "and have been skipped. Write a period.",
     safe,
     {moves, "1, e4 e5", "1. e4 e5"}},

    {codes::stray_dot,
     warning,
     "stray-dot",
     "stray periods {found}: no move number comes before them",
     "Periods belong to the number of a move (section 7). There is no number before them, and they have "
     "been skipped. Write the number, or remove the periods.",
     safe,
     {moves, "1. e4 ... e5", "1. e4 1... e5"}},

    {codes::stray_punctuation,
     warning,
     "stray-punctuation",
     "stray punctuation {found} between moves",
     "Tokens are separated by white space alone (section 7). The sign has been skipped. Remove it.",
     safe,
     {moves, "1. e4, e5", "1. e4 e5"}},

    {codes::glued_text,
     warning,
     "glued-text",
     "missing space after the move {found}",
     "A symbol ends before the first character that cannot be part of it (section 7), so two moves, or a "
     "move and the result, that follow each other without a space are one symbol. They have been read as if "
     "there were a space. Put a space between them.",
     safe,
     {moves, "1. e4 e5 2. Nf3Nc6", "1. e4 e5 2. Nf3 Nc6"}},
};

} // namespace ctlpgn::pgn::catalogue_rows
