// T: header lines.
#pragma once

#include "notations/xiangqi/catalogue/row.hpp"

namespace ctlpgn::xiangqi::rows {

inline constexpr diagnostic_info header_rows[] = {
    {codes::unknown_form,
     error,
     "unknown-form",
     "unknown form of moves {found}: expected ICCS, AXF, LALG, SALG or WXF",
     "FORMAT names how moves are written. This name is none of them, and each move has been read "
     "as what it looks like. Correct the name.",
     unsafe,
     {file, "FORMAT XQF\nGAME 1\nSTART{\n1. H2-E2 H9-G7\n}\n",
      "FORMAT ICCS\nGAME 1\nSTART{\n1. H2-E2 H9-G7\n}\n"}},

    {codes::small_form,
     warning,
     "small-form",
     "lowercase form of moves {found}: write it in capitals",
     "The names of the forms are capitals. Write it in capitals.",
     safe,
     {file, "FORMAT iccs\nGAME 1\nSTART{\n1. H2-E2 H9-G7\n}\n",
      "FORMAT ICCS\nGAME 1\nSTART{\n1. H2-E2 H9-G7\n}\n"}},

    {codes::text_after_value,
     warning,
     "text-after-value",
     "text after a value: {found}",
     "The value has ended before this, which has been ignored. Remove it.",
     unsafe,
     {file, "FORMAT ICCS please\nGAME 1\nSTART{\n1. H2-E2 H9-G7\n}\n",
      "FORMAT ICCS\nGAME 1\nSTART{\n1. H2-E2 H9-G7\n}\n"}},

    {codes::second_format,
     warning,
     "second-format",
     "second FORMAT in one file: {found}",
     "What FORMAT says holds for the whole file, and the first line counts. This one changes "
     "nothing. Remove it.",
     never,
     {file, "FORMAT ICCS\nFORMAT AXF\nGAME 1\nSTART{\n1. H2-E2 H9-G7\n}\n",
      "FORMAT ICCS\nGAME 1\nSTART{\n1. H2-E2 H9-G7\n}\n"}},

    {codes::unknown_symbol,
     warning,
     "unknown-symbol",
     "unknown piece letter {found}: expected one of K R N C G M P",
     "The letter before the parenthesis is the usual one of a piece, the one inside is the file's "
     "own. No piece has this usual letter. Correct it.",
     never,
     {file, "FORMAT ICCS, Z(Z)\nGAME 1\nSTART{\n1. H2-E2 H9-G7\n}\n",
      "FORMAT ICCS, R(Z)\nGAME 1\nSTART{\n1. H2-E2 H9-G7\n}\n"}},

    {codes::repeated_symbol,
     error,
     "repeated-symbol",
     "letter {found} declared for two pieces",
     "Two pieces have been given the same letter, so moves would not show which one is meant. Correct one of "
     "them.",
     never,
     {file, "FORMAT ICCS, R(C) C(C)\nGAME 1\nSTART{\n1. H2-E2 H9-G7\n}\n",
      "FORMAT ICCS, R(C) C(P) P(S)\nGAME 1\nSTART{\n1. H2-E2 H9-G7\n}\n"}},

    {codes::unknown_result,
     warning,
     "unknown-result",
     "unknown result {found}: expected two scores such as 1-0",
     "A result is Red's score, a hyphen and Black's score, and may have a reason in parentheses. "
     "Other words and signs for it have been understood where they are known. Correct it.",
     safe,
     {tags, "RESULT Draw", "RESULT 0.5-0.5"}},

    {codes::server_result,
     warning,
     "server-result",
     "result in the form of a server, {found}: expected two scores such as 1-0",
     "R+ and B+ with a reason are the results that servers write. The winner has been understood. Write "
     "scores, with the reason in parentheses.",
     safe,
     {tags, "RESULT R+Resign", "RESULT 1-0 (Resign)"}},

    {codes::unclosed_reason,
     warning,
     "unclosed-reason",
     "unclosed reason: missing `)`",
     "The reason of a result is given in parentheses. Write the closing one.",
     safe,
     {tags, "RESULT 1-0 (Resign", "RESULT 1-0 (Resign)"}},

    {codes::unknown_reason,
     note,
     "unknown-reason",
     "unknown reason {found}{suggestion?}",
     "The format lists Resign, Checkmate, Forfeit on time, Draw and Adjourned. Other reasons are "
     "kept as they are. Write one of these if it is meant.",
     never,
     {tags, "RESULT 1-0 (Resing)", "RESULT 1-0 (Resign)"}},

    {codes::surplus_semicolon,
     warning,
     "surplus-semicolon",
     "surplus field of a player: {found}",
     "The fields are separated by semicolons, and there are three. Remove the rest.",
     unsafe,
     {tags, "RED Hu, Ronghua; 2600; GM;", "RED Hu, Ronghua; 2600; GM"}},

    {codes::unclear_date,
     warning,
     "unclear-date",
     "invalid date {found}: expected YYYY-MM-DD",
     "A date is a year of four digits, a month and a day, with question marks for what is not known. This is "
     "kept as it is. Write the date in this form.",
     never,
     {tags, "DATE spring of 1994", "DATE 1994-03-??"}},

    {codes::date_separator,
     warning,
     "date-separator",
     "date {found} without hyphens: expected YYYY-MM-DD",
     "Year, month and day are separated by hyphens. Write them.",
     safe,
     {tags, "DATE 1994.03.20", "DATE 1994-03-20"}},

    {codes::short_date,
     warning,
     "short-date",
     "month and day need two digits: {found}",
     "Month and day have two digits each. Write the zeros.",
     safe,
     {tags, "DATE 1994-3-20", "DATE 1994-03-20"}},

    {codes::partial_date,
     note,
     "partial-date",
     "incomplete date {found}: expected year, month and day",
     "What is not known of a date is written as question marks. Write them.",
     never,
     {tags, "DATE 1994-03", "DATE 1994-03-??"}},

    {codes::two_positions,
     warning,
     "two-positions",
     "two positions for one game: FEN and SETUP",
     "SETUP and FEN both say what the game begins with. SETUP has been taken. Remove one of them.",
     never,
     {file, "GAME 1\nFEN 3k5/9/9/9/9/9/9/9/9/4K4 w\nSETUP{ Ke0; kd9; MOVE 1, RED }\nSTART{\n}\n",
      "GAME 1\nSETUP{ Ke0; kd9; MOVE 1, RED }\nSTART{\n}\n"}},

    {codes::unclear_rating,
     note,
     "unclear-rating",
     "invalid rating {found}: expected a number",
     "The second field of a player is the rating. Leave it empty if it is not known.",
     never,
     {tags, "RED Hu, Ronghua; strong; GM", "RED Hu, Ronghua; ; GM"}},

    {codes::reason_against_score,
     warning,
     "reason-against-score",
     "reason {found} contradicts the score {score}",
     "A draw has equal scores, an adjourned game 0-0, and someone loses by resignation, checkmate, stalemate "
     "or "
     "on time. The score has been used. Correct one of the two.",
     never,
     {tags, "RESULT 1-0 (Draw)", "RESULT 0.5-0.5 (Draw)"}},

    {codes::lone_symbol,
     warning,
     "lone-symbol",
     "missing letter in parentheses after {found}",
     "FORMAT declares the letter of a piece in parentheses, after the usual one. Without it the piece has "
     "its "
     "usual letter. Write the letter, or leave the piece out.",
     never,
     {file, "FORMAT ICCS, K R(C)\nGAME 1\nSTART{\n1. H2-E2 H9-G7\n}\n",
      "FORMAT ICCS, R(C)\nGAME 1\nSTART{\n1. H2-E2 H9-G7\n}\n"}},
};

} // namespace ctlpgn::xiangqi::rows
