// S: numbers, markers and variations.
#pragma once

#include "notations/xiangqi/catalogue/row.hpp"

namespace ctlpgn::xiangqi::rows {

inline constexpr diagnostic_info syntax_moves_rows[] = {
    {codes::number_without_move,
     error,
     "number-without-move",
     "a half-move must follow the number, found {found}",
     "A number announces a move, and none can be read after it. Write the move, or remove the "
     "number.",
     never,
     {moves, "1. C2=5 N8+7\n2.", "1. C2=5 N8+7"}},

    {codes::dots_after_number,
     warning,
     "dots-after-number",
     "a half-move of Black that stands alone must be written as 12. ... N8+7, found {found}",
     "Chess players write three dots right after the number. Here the number has its dot, and an ellipsis "
     "stands in the place of Red's half-move. Write it in this form.",
     safe,
     {moves, "1. C2=5 /* Usual. */\n1... N8+7", "1. C2=5 /* Usual. */\n1. ... N8+7"}},

    {codes::number_punctuation,
     warning,
     "number-punctuation",
     "a dot must follow the number, found {found}",
     "The number of a move has a dot after it. Write the dot.",
     safe,
     {moves, "1) C2=5 N8+7", "1. C2=5 N8+7"}},

    {codes::number_without_dot,
     warning,
     "number-without-dot",
     "a dot must follow the number, and none is here",
     "The number of a move has a dot after it, so that nobody takes it for a part of a move. Write "
     "the dot.",
     safe,
     {moves, "1 C2=5 N8+7", "1. C2=5 N8+7"}},

    {codes::misplaced_fill,
     warning,
     "misplaced-fill",
     "an ellipsis must stand in the place of a half-move, found {found}",
     "An ellipsis says that the half-move of one side is not written here. It must follow a number "
     "or the half-move of the other side. Remove it.",
     safe,
     {moves, "... 1. C2=5 N8+7", "1. C2=5 N8+7"}},

    {codes::detached_marker,
     warning,
     "detached-marker",
     "a marker must stand right after its half-move, found {found}",
     "The numbers of variations stand in parentheses right after the half-move that they replace. "
     "This marker has been taken as one of the half-move before it. Move it there.",
     never,
     {moves, "1. C2=5 /* Usual. */ (1) N8+7\nVAR[1]{ 1. C8=5 }",
      "1. C2=5 (1) /* Usual. */ N8+7\nVAR[1]{ 1. C8=5 }"}},

    {codes::marker_range,
     warning,
     "marker-range",
     "a marker must list its numbers, found {found}",
     "Several variations of one half-move are listed, with commas or spaces between the numbers. A "
     "range is an older form. List the numbers.",
     never,
     {moves, "1. C2=5 (1-2) N8+7\nVAR[1]{ 1. C8=5 }\nVAR[2]{ 1. P7+1 }",
      "1. C2=5 (1,2) N8+7\nVAR[1]{ 1. C8=5 }\nVAR[2]{ 1. P7+1 }"}},

    {codes::variation_label,
     warning,
     "variation-label",
     "the word VAR must be followed by a number in brackets, found {found}",
     "The number in brackets says which half-move the variation replaces: the one whose marker has it. Write "
     "the number in brackets.",
     never,
     {moves, "1. C2=5 (1) N8+7\nVAR(1){ 1. C8=5 }", "1. C2=5 (1) N8+7\nVAR[1]{ 1. C8=5 }"}},

    {codes::misplaced_result,
     warning,
     "misplaced-result",
     "the result must stand in the line RESULT, found {found}{difference?}",
     "The header says how the game ended, and after the moves stands nothing but a brace. Where the header "
     "does not say it, it has been read here. Write the result in the line RESULT, and remove it here.",
     safe,
     {moves, "1. C2=5 N8+7 1-0", "1. C2=5 N8+7"}},

    {codes::foreign_fill,
     warning,
     "foreign-fill",
     "an ellipsis must stand for the half-move that is not written, found {found}",
     "Three dots, or the character …, say that the half-move of one side is not written here. Other dots and "
     "dashes have been read as that. Write three dots.",
     safe,
     {moves, "1. C2=5\n/* A good answer: */\n1. -- N8+7", "1. C2=5\n/* A good answer: */\n1. ... N8+7"}},

    {codes::foreign_comment,
     warning,
     "foreign-comment",
     "a comment must stand in COM{ } or between /* and */, found {found}",
     "Braces alone hold a variation of the half-move before them. Other formats write comments so, and what "
     "stands here has been read as one. Write it as a comment.",
     safe,
     {moves, "1. C2=5 {Usual.} N8+7", "1. C2=5 /* Usual. */ N8+7"}},

    {codes::bare_brace,
     warning,
     "bare-brace",
     "a closing brace in a comment must have a backslash before it, found {found}",
     "The first closing brace after COM{ ends the comment, unless a backslash stands before it. This comment "
     "goes on after a pair of braces in its text, and has been read so. Write the backslash, or the comment "
     "between /* and */.",
     safe,
     {moves, "1. C2=5 COM{ Usual {in books} and good. } N8+7",
      "1. C2=5 /* Usual {in books} and good. */ N8+7"}},

    {codes::unopened_block,
     error,
     "unopened-block",
     "the words START, SETUP, VAR and COM must have braces after them, found {found}",
     "A brace is missing, or another bracket stands in its place. What belongs to the word has been read as "
     "if the brace were there. Write it.",
     safe,
     {file, "GAME 1\nSTART\n1. H2-E2 H9-G7\n}\n", "GAME 1\nSTART{\n1. H2-E2 H9-G7\n}\n"}},

    {codes::keyword_inside_line,
     warning,
     "keyword-inside-line",
     "a keyword must begin its line, found {found}",
     "Each line of a header is one keyword and its value, and GAME, SETUP and START begin lines of their "
     "own. Perhaps line ends were lost before this one. Start a new line.",
     safe,
     {file, "GAME 1\nEVENT Cup START{\n1. H2-E2 H9-G7\n}\n",
      "GAME 1\nEVENT Cup\nSTART{\n1. H2-E2 H9-G7\n}\n"}},

    {codes::late_header,
     warning,
     "late-header",
     "header lines must stand before START, found {found}",
     "They have been taken for those of the game that ends before them, since no moves follow. Move them "
     "before START; fmt does.",
     never,
     {file, "GAME 1\nSTART{\n1. H2-E2 H9-G7\n}\nRESULT 1-0\n",
      "GAME 1\nRESULT 1-0\nSTART{\n1. H2-E2 H9-G7\n}\n"}},

    {codes::late_format,
     warning,
     "late-format",
     "the line FORMAT must stand before GAME, found {found}",
     "What FORMAT says holds for all games of the file, so it stands before the first. It has been read as "
     "if it did. Move it there; fmt does.",
     never,
     {file, "GAME 1\nFORMAT AXF\nSTART{\n1. C2=5 N8+7\n}\n",
      "FORMAT AXF\nGAME 1\nSTART{\n1. C2=5 N8+7\n}\n"}},

    {codes::unreadable_number,
     warning,
     "unreadable-number",
     "a move must begin with its number in digits, found {found}",
     "Letters and other signs stand where the number of the move has to be. It has been taken for the number "
     "that comes next. Write that.",
     safe,
     {moves, "1. C2=5 N8+7\nZ. N2+3 R9=8", "1. C2=5 N8+7\n2. N2+3 R9=8"}},

    {codes::variation_brackets,
     warning,
     "variation-brackets",
     "a variation must stand in braces, found {found}",
     "Other formats write variations in parentheses or square brackets. This one has been read as one of the "
     "half-move before it. Write braces.",
     safe,
     {moves, "1. C2=5 N8+7 (1. ... N2+3)", "1. C2=5 N8+7 { 1. ... N2+3 }"}},

    {codes::text_in_header,
     error,
     "text-in-header",
     "a header line, SETUP or START must stand here, found {found}",
     "Between GAME and START stand lines of a keyword in capitals and its value. This is not one, and has "
     "been skipped. Write it as one, or remove it.",
     never,
     {tags, "from an old book", "EVENT from an old book"}},

    {codes::text_after_moves,
     error,
     "text-after-moves",
     "another game must stand here, or nothing, found {found}",
     "The brace of START ends the game, and the next one begins with GAME. What stands between them has been "
     "skipped. Put it into a comment before the brace, or remove it.",
     never,
     {file, "GAME 1\nSTART{\n1. H2-E2 H9-G7\n}\nfrom an old book\n",
      "GAME 1\nSTART{\n1. H2-E2 H9-G7\n/* from an old book */\n}\n"}},
};

} // namespace ctlpgn::xiangqi::rows
