// S: numbers, markers and variations.
#pragma once

#include "notations/xiangqi/catalogue/row.hpp"

namespace ctlpgn::xiangqi::rows {

inline constexpr diagnostic_info syntax_moves_rows[] = {
    {codes::number_without_move,
     error,
     "number-without-move",
     "missing half-move after the number: found {found}",
     "A number announces a move, and none can be read after it. Write the move, or remove the "
     "number.",
     never,
     {moves, "1. C2=5 N8+7\n2.", "1. C2=5 N8+7"}},

    {codes::dots_after_number,
     warning,
     "dots-after-number",
     "wrong form of a half-move of Black alone, {found}: write 12. ... N8+7",
     "Chess players write three dots right after the number. Here the number has its dot, and an ellipsis "
     "replaces Red's half-move. Write it in this form.",
     safe,
     {moves, "1. C2=5 /* Usual. */\n1... N8+7", "1. C2=5 /* Usual. */\n1. ... N8+7"}},

    {codes::number_punctuation,
     warning,
     "number-punctuation",
     "move number followed by {found} instead of a dot",
     "The number of a move has a dot after it. Write the dot.",
     safe,
     {moves, "1) C2=5 N8+7", "1. C2=5 N8+7"}},

    {codes::number_without_dot,
     warning,
     "number-without-dot",
     "missing dot after the move number",
     "The number of a move has a dot after it, so that it is not taken for a part of a move. Write the dot.",
     safe,
     {moves, "1 C2=5 N8+7", "1. C2=5 N8+7"}},

    {codes::misplaced_fill,
     warning,
     "misplaced-fill",
     "misplaced ellipsis {found}",
     "An ellipsis says that the half-move of one side is not written here. It must follow a number "
     "or the half-move of the other side. Remove it.",
     safe,
     {moves, "... 1. C2=5 N8+7", "1. C2=5 N8+7"}},

    {codes::detached_marker,
     warning,
     "detached-marker",
     "marker apart from its half-move: {found}",
     "The numbers of variations are in parentheses right after the half-move that they replace. This marker "
     "has been taken as one of the half-move before it. Move it there.",
     never,
     {moves, "1. C2=5 /* Usual. */ (1) N8+7\nVAR[1]{ 1. C8=5 }",
      "1. C2=5 (1) /* Usual. */ N8+7\nVAR[1]{ 1. C8=5 }"}},

    {codes::marker_range,
     warning,
     "marker-range",
     "range in a marker: {found} instead of a list",
     "Several variations of one half-move are listed, with commas or spaces between the numbers. A "
     "range is an older form. List the numbers.",
     never,
     {moves, "1. C2=5 (1-2) N8+7\nVAR[1]{ 1. C8=5 }\nVAR[2]{ 1. P7+1 }",
      "1. C2=5 (1,2) N8+7\nVAR[1]{ 1. C8=5 }\nVAR[2]{ 1. P7+1 }"}},

    {codes::variation_label,
     warning,
     "variation-label",
     "missing number in brackets after VAR: found {found}",
     "The number in brackets says which half-move the variation replaces: the one whose marker has it. Write "
     "the number in brackets.",
     never,
     {moves, "1. C2=5 (1) N8+7\nVAR(1){ 1. C8=5 }", "1. C2=5 (1) N8+7\nVAR[1]{ 1. C8=5 }"}},

    {codes::misplaced_result,
     warning,
     "misplaced-result",
     "result after the moves instead of in the line RESULT: {found}{difference?}",
     "The header says how the game ended, and only a brace comes after the moves. Where the header does not "
     "say it, it has been read here. Write the result in the line RESULT, and remove it here.",
     safe,
     {moves, "1. C2=5 N8+7 1-0", "1. C2=5 N8+7"}},

    {codes::foreign_fill,
     warning,
     "foreign-fill",
     "wrong sign for a half-move that is not written, {found}: use an ellipsis",
     "Three dots, or the character …, say that the half-move of one side is not written here. Other dots and "
     "dashes have been read as that. Write three dots.",
     safe,
     {moves, "1. C2=5\n/* A good answer: */\n1. -- N8+7", "1. C2=5\n/* A good answer: */\n1. ... N8+7"}},

    {codes::foreign_comment,
     warning,
     "foreign-comment",
     "comment in another form, {found}: use COM{ } or /* */",
     "Braces alone hold a variation of the half-move before them. Other formats write comments so, and this "
     "has been read as one. Write it as a comment.",
     safe,
     {moves, "1. C2=5 {Usual.} N8+7", "1. C2=5 /* Usual. */ N8+7"}},

    {codes::bare_brace,
     warning,
     "bare-brace",
     "unescaped {found} in a comment: write a backslash before it",
     "The first closing brace after COM{ ends the comment, unless a backslash comes before it. This comment "
     "contains a pair of braces and continues after it, and has been read as one comment. Write the "
     "backslash, or the comment between /* and */.",
     safe,
     {moves, "1. C2=5 COM{ Usual {in books} and good. } N8+7",
      "1. C2=5 /* Usual {in books} and good. */ N8+7"}},

    {codes::unopened_block,
     error,
     "unopened-block",
     "missing brace after START, SETUP, VAR or COM: found {found}",
     "A brace is missing, or another bracket is in its place. What belongs to the word has been read as if "
     "the brace were there. Write it.",
     safe,
     {file, "GAME 1\nSTART\n1. H2-E2 H9-G7\n}\n", "GAME 1\nSTART{\n1. H2-E2 H9-G7\n}\n"}},

    {codes::keyword_inside_line,
     warning,
     "keyword-inside-line",
     "keyword in the middle of a line: {found}",
     "Each line of a header is one keyword and its value, and GAME, SETUP and START begin their own lines. "
     "Perhaps line ends were lost before this one. Start a new line.",
     safe,
     {file, "GAME 1\nEVENT Cup START{\n1. H2-E2 H9-G7\n}\n",
      "GAME 1\nEVENT Cup\nSTART{\n1. H2-E2 H9-G7\n}\n"}},

    {codes::late_header,
     warning,
     "late-header",
     "header line after START: {found}",
     "They have been taken for those of the game that ends before them, since no moves follow. Move them "
     "before START; fmt does.",
     never,
     {file, "GAME 1\nSTART{\n1. H2-E2 H9-G7\n}\nRESULT 1-0\n",
      "GAME 1\nRESULT 1-0\nSTART{\n1. H2-E2 H9-G7\n}\n"}},

    {codes::late_format,
     warning,
     "late-format",
     "line FORMAT after GAME: {found}",
     "What FORMAT says holds for all games of the file, so it comes before the first. It has been read as "
     "if it did. Move it there; fmt does.",
     never,
     {file, "GAME 1\nFORMAT AXF\nSTART{\n1. C2=5 N8+7\n}\n",
      "FORMAT AXF\nGAME 1\nSTART{\n1. C2=5 N8+7\n}\n"}},

    {codes::unreadable_number,
     warning,
     "unreadable-number",
     "unreadable move number {found}",
     "There are letters or other signs instead of the number of the move. It has been taken for the number "
     "that comes next. Write that.",
     safe,
     {moves, "1. C2=5 N8+7\nZ. N2+3 R9=8", "1. C2=5 N8+7\n2. N2+3 R9=8"}},

    {codes::variation_brackets,
     warning,
     "variation-brackets",
     "variation in other brackets than braces: {found}",
     "Other formats write variations in parentheses or square brackets. This one has been read as one of the "
     "half-move before it. Write braces.",
     safe,
     {moves, "1. C2=5 N8+7 (1. ... N2+3)", "1. C2=5 N8+7 { 1. ... N2+3 }"}},

    {codes::text_in_header,
     error,
     "text-in-header",
     "unexpected text {found}: expected a header line, SETUP or START",
     "The lines between GAME and START are a keyword in capitals and its value. This is not one, and has "
     "been skipped. Write it as one, or remove it.",
     never,
     {tags, "from an old book", "EVENT from an old book"}},

    {codes::text_after_moves,
     error,
     "text-after-moves",
     "text after the game: {found}",
     "The brace of START ends the game, and the next one begins with GAME. The text between them has been "
     "skipped. Put it into a comment before the brace, or remove it.",
     never,
     {file, "GAME 1\nSTART{\n1. H2-E2 H9-G7\n}\nfrom an old book\n",
      "GAME 1\nSTART{\n1. H2-E2 H9-G7\n/* from an old book */\n}\n"}},
};

} // namespace ctlpgn::xiangqi::rows
