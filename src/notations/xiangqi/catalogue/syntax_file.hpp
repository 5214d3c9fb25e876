// S: the file, its header and its blocks.
#pragma once

#include "notations/xiangqi/catalogue/row.hpp"

namespace ctlpgn::xiangqi::rows {

inline constexpr diagnostic_info syntax_file_rows[] = {
    {codes::missing_game,
     warning,
     "missing-game",
     "missing line GAME before {found}",
     "Every game begins with a line GAME, which may hold its number and title. Without it the end of one "
     "game and the beginning of the next are not clear. Moves alone lack START{ } as well. Write the line.",
     safe,
     {file, "START{\n1. H2-E2 H9-G7\n}\n", "GAME 1\nSTART{\n1. H2-E2 H9-G7\n}\n"}},

    {codes::keyword_colon,
     warning,
     "keyword-colon",
     "keyword followed by {found} instead of a space",
     "The lines of a header are a keyword, a space and a value. The sign has been taken as if it "
     "were not there. Remove it.",
     safe,
     {tags, "RED: Hu, Ronghua", "RED Hu, Ronghua"}},

    {codes::keyword_case,
     warning,
     "keyword-case",
     "lowercase keyword {found}: write it in capitals",
     "Keywords of header lines are capitals, so that they are not taken for text. Write it in capitals.",
     safe,
     {tags, "Red Hu, Ronghua", "RED Hu, Ronghua"}},

    {codes::text_between_games,
     warning,
     "text-between-games",
     "text outside any game: {found}",
     "Text before the first game or between two games belongs to no game, and is not read. Put it "
     "into a comment, or remove it.",
     never,
     {file, "From an old book.\nGAME 1\nSTART{\n1. H2-E2 H9-G7\n}\n", "GAME 1\nSTART{\n1. H2-E2 H9-G7\n}\n"}},

    {codes::comment_outside_moves,
     warning,
     "comment-outside-moves",
     "comment outside the braces of START: {found}",
     "Outside START comments belong to no half-move, and other programs take them for text. It has "
     "been skipped. Put it between the braces.",
     never,
     {file, "/* From an old book. */\nGAME 1\nSTART{\n1. H2-E2 H9-G7\n}\n",
      "GAME 1\nSTART{\n/* From an old book. */ 1. H2-E2 H9-G7\n}\n"}},

    {codes::unclosed_setup,
     error,
     "unclosed-setup",
     "unclosed SETUP: missing `}`",
     "The position ends where moves or another game begin. Write the closing brace.",
     never,
     {file, "GAME 1\nSETUP{ Ke0; kd9; MOVE 1, RED\nSTART{\n1. E0-E1\n}\n",
      "GAME 1\nSETUP{ Ke0; kd9; MOVE 1, RED }\nSTART{\n1. E0-E1\n}\n"}},

    {codes::missing_start,
     warning,
     "missing-start",
     "moves outside the braces of START: {found}",
     "The moves of a game are in START{ }. Bare lists of moves occur and have been read, but it is not "
     "clear where they end. Put them into START{ }.",
     never,
     {file, "GAME 1\n1. H2-E2 H9-G7\n", "GAME 1\nSTART{\n1. H2-E2 H9-G7\n}\n"}},

    {codes::unclosed_start,
     error,
     "unclosed-start",
     "unclosed START: missing `}`",
     "The moves have been read up to where another game begins, or to the end of the file. Write "
     "the closing brace.",
     unsafe,
     {file, "GAME 1\nSTART{\n1. H2-E2 H9-G7\n", "GAME 1\nSTART{\n1. H2-E2 H9-G7\n}\n"}},

    {codes::moves_after_end,
     error,
     "moves-after-end",
     "moves after the closing brace of START: {found}",
     "START has been closed, so these moves belong to no game. Perhaps a closing brace or END before them "
     "is one too many. Move the brace.",
     unsafe,
     {file, "GAME 1\nSTART{\n1. H2-E2 H9-G7\n}\n2. H0-G2 I9-H9\n}\n",
      "GAME 1\nSTART{\n1. H2-E2 H9-G7\n2. H0-G2 I9-H9\n}\n"}},

    {codes::end_line,
     note,
     "end-line",
     "unnecessary line after the game: {found}",
     "Some programs write a line END after each game. The format knows none, and the closing brace already "
     "says so. Remove the line.",
     safe,
     {file, "GAME 1\nSTART{\n1. H2-E2 H9-G7\n}\nEND\n", "GAME 1\nSTART{\n1. H2-E2 H9-G7\n}\n"}},

    {codes::full_width,
     warning,
     "full-width",
     "full-width character {found}",
     "Chinese input methods write digits, signs and brackets as wide as characters. They have been "
     "read as what they look like. Write the usual ones.",
     safe,
     {moves, "1. C２=5 N8+7", "1. C2=5 N8+7"}},

    {codes::lower_case_word,
     warning,
     "lower-case-word",
     "unexpected {found} before a brace: expected START, SETUP, VAR or COM",
     "The words of the format are these, in capitals. It has been read as one of them. Write it in this "
     "form.",
     safe,
     {moves, "1. C2=5 com{ Usual. }", "1. C2=5 COM{ Usual. }"}},

    {codes::surplus_brace,
     error,
     "surplus-brace",
     "unmatched `}`: no START, SETUP, VAR or comment is open",
     "More braces are closed here than were opened. Perhaps the one that was meant closed a variation "
     "before, so look whether the moves before it are those that belong to the game. It has been skipped. "
     "Remove it.",
     safe,
     {file, "GAME 1\nSTART{\n1. H2-E2 H9-G7\n}\n}\n", "GAME 1\nSTART{\n1. H2-E2 H9-G7\n}\n"}},

    {codes::unclosed_braces,
     error,
     "unclosed-braces",
     "unclosed variation: missing `}`",
     "The variation has been read up to where another game begins, or to the end of the file, and with it "
     "what was meant to follow it. Write the closing brace after its last move.",
     never,
     {file, "FORMAT AXF\nGAME 1\nSTART{\n1. C2=5 { 1. C8=5\n",
      "FORMAT AXF\nGAME 1\nSTART{\n1. C2=5 { 1. C8=5 }\n}\n"}},

    {codes::lone_parenthesis,
     error,
     "lone-parenthesis",
     "unmatched `)`: no numbers of variations are open",
     "Parentheses hold the numbers of variations after a half-move: (3). This one closes nothing. Remove it.",
     safe,
     {moves, "1. C2=5 N8+7)\n2. N2+3", "1. C2=5 N8+7\n2. N2+3"}},

    {codes::gb18030_text,
     note,
     "gb18030-text",
     "unexpected encoding for most of today's readers: the file is in {encoding}",
     "Chinese programs of older systems write GB2312, GBK or GB18030, which includes both, or Big5. Newer "
     "ones write UTF-8 and expect it. The file has been converted and read; lines, columns and bytes are "
     "those "
     "of the file. Save it as UTF-8; lint --fix, fmt and convert do. If the names make no sense, name the "
     "encoding, as in lint --fix --input-encoding Big5.",
     safe,
     {},
     text_encoding::gb18030},

    {codes::mail_quote,
     warning,
     "mail-quote",
     "mail quotation mark {found} at the beginning of a line",
     "Programs for mail put > in front of the lines that they quote. It is not part of the game and has been "
     "skipped, in all lines of the game. Remove it.",
     safe,
     {file, "GAME 1\nSTART{\n> 1. H2-E2 H9-G7\n}\n", "GAME 1\nSTART{\n1. H2-E2 H9-G7\n}\n"}},

    {codes::markup,
     warning,
     "markup",
     "markup in the text of a game: {found}",
     "Tags of web pages and their names for characters are not part of a game. They have been skipped "
     "throughout the game. Remove them.",
     safe,
     {moves, "1. C2=5&nbsp;N8+7<br>", "1. C2=5 N8+7"}},

    {codes::line_signs,
     warning,
     "line-signs",
     "signs at the beginning or end of a line: {found}",
     "Lists, tables and quotations put signs around their lines, such as -, | or quotation marks. They are "
     "not part of the game and have been skipped, in all lines of the game. Remove them.",
     safe,
     {moves, "- 1. C2=5 N8+7\n- 2. N2+3 R9=8", "1. C2=5 N8+7\n2. N2+3 R9=8"}},

    {codes::foreign_space,
     warning,
     "foreign-space",
     "unusual white space {found}: use a plain space",
     "No-break spaces, and characters that cannot be seen, come from web pages and word processors. They "
     "have been read as spaces throughout the game. Write plain spaces.",
     safe,
     {moves, "1. C2=5\u00A0N8+7", "1. C2=5 N8+7"}},
};

// Header lines, with numbers after those of positions.
inline constexpr diagnostic_info syntax_tags_rows[] = {
    {codes::bracketed_tag,
     warning,
     "bracketed-tag",
     "bracketed tag {found} instead of a keyword and its value",
     "Programs that play xiangqi write the tags of PGN, in brackets and with quotation marks. They have been "
     "read as lines of the header. Write them as such.",
     safe,
     {tags, "[Red \"Hu, Ronghua\"]", "RED Hu, Ronghua"}},

    {codes::repeated_start,
     warning,
     "repeated-start",
     "second START in one game",
     "The moves of the game have begun already, and a game has them between one pair of braces. This one has "
     "been skipped. Remove it.",
     safe,
     {file, "GAME 1\nSTART{\nSTART{\n1. H2-E2 H9-G7\n}\n", "GAME 1\nSTART{\n1. H2-E2 H9-G7\n}\n"}},

    {codes::bare_position,
     warning,
     "bare-position",
     "missing keyword FEN before the position {found}",
     "Engines and collections of problems write a position on a line alone. The game begins with it, but "
     "other "
     "programs only look for it after the keyword FEN. Write the keyword.",
     safe,
     {file, "GAME 1\n3k5/9/9/9/9/9/9/9/9/R4K3 w\nSTART{\n1. A0-A1\n}\n",
      "GAME 1\nFEN 3k5/9/9/9/9/9/9/9/9/R4K3 w\nSTART{\n1. A0-A1\n}\n"}},
};

} // namespace ctlpgn::xiangqi::rows
