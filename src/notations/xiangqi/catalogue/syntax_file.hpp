// S: the file, its header and its blocks.
#pragma once

#include "notations/xiangqi/catalogue/row.hpp"

namespace ctlpgn::xiangqi::rows {

inline constexpr diagnostic_info syntax_file_rows[] = {
    {codes::missing_game,
     warning,
     "missing-game",
     "a game must begin with a line GAME, found {found}",
     "Every game begins with a line GAME, which may hold its number and title. Without it readers "
     "cannot tell where one game ends and the next begins. Moves alone lack START{ } as well. Write the "
     "line.",
     safe,
     {file, "START{\n1. H2-E2 H9-G7\n}\n", "GAME 1\nSTART{\n1. H2-E2 H9-G7\n}\n"}},

    {codes::keyword_colon,
     warning,
     "keyword-colon",
     "a keyword must be followed by a space, found {found}",
     "The lines of a header are a keyword, a space and a value. The sign has been taken as if it "
     "were not there. Remove it.",
     safe,
     {tags, "RED: Hu, Ronghua", "RED Hu, Ronghua"}},

    {codes::keyword_case,
     warning,
     "keyword-case",
     "a keyword must be written in capitals, found {found}",
     "Keywords of header lines are capitals, so that nobody takes them for text. Write it in "
     "capitals.",
     safe,
     {tags, "Red Hu, Ronghua", "RED Hu, Ronghua"}},

    {codes::text_between_games,
     warning,
     "text-between-games",
     "a game must begin with GAME, and {found} belongs to none",
     "Text before the first game or between two games belongs to no game, and is not read. Put it "
     "into a comment, or remove it.",
     never,
     {file, "From an old book.\nGAME 1\nSTART{\n1. H2-E2 H9-G7\n}\n", "GAME 1\nSTART{\n1. H2-E2 H9-G7\n}\n"}},

    {codes::comment_outside_moves,
     warning,
     "comment-outside-moves",
     "comments must stand between the braces of START, found {found}",
     "Outside START comments belong to no half-move, and other programs take them for text. It has "
     "been skipped. Put it between the braces.",
     never,
     {file, "/* From an old book. */\nGAME 1\nSTART{\n1. H2-E2 H9-G7\n}\n",
      "GAME 1\nSTART{\n/* From an old book. */ 1. H2-E2 H9-G7\n}\n"}},

    {codes::unclosed_setup,
     error,
     "unclosed-setup",
     "the brace of SETUP must be closed",
     "The position ends where moves or another game begin. Write the closing brace.",
     never,
     {file, "GAME 1\nSETUP{ Ke0; kd9; MOVE 1, RED\nSTART{\n1. E0-E1\n}\n",
      "GAME 1\nSETUP{ Ke0; kd9; MOVE 1, RED }\nSTART{\n1. E0-E1\n}\n"}},

    {codes::missing_start,
     warning,
     "missing-start",
     "moves must stand between the braces of START, found {found}",
     "The moves of a game stand in START{ }. Bare lists of moves occur and have been read, but "
     "nobody can tell where they end. Put them into START{ }.",
     never,
     {file, "GAME 1\n1. H2-E2 H9-G7\n", "GAME 1\nSTART{\n1. H2-E2 H9-G7\n}\n"}},

    {codes::unclosed_start,
     error,
     "unclosed-start",
     "the brace of START must be closed",
     "The moves have been read up to where another game begins, or to the end of the file. Write "
     "the closing brace.",
     unsafe,
     {file, "GAME 1\nSTART{\n1. H2-E2 H9-G7\n", "GAME 1\nSTART{\n1. H2-E2 H9-G7\n}\n"}},

    {codes::moves_after_end,
     error,
     "moves-after-end",
     "moves must stand before the brace that closes START, found {found}",
     "START has been closed, so these moves belong to no game. Perhaps a closing brace or END before them "
     "is one too many. Move the brace.",
     unsafe,
     {file, "GAME 1\nSTART{\n1. H2-E2 H9-G7\n}\n2. H0-G2 I9-H9\n}\n",
      "GAME 1\nSTART{\n1. H2-E2 H9-G7\n2. H0-G2 I9-H9\n}\n"}},

    {codes::end_line,
     note,
     "end-line",
     "a game must end with the brace of START, found {found}",
     "Some programs write a line END after each game. The format knows none, and the closing brace already "
     "says so. Remove the line.",
     safe,
     {file, "GAME 1\nSTART{\n1. H2-E2 H9-G7\n}\nEND\n", "GAME 1\nSTART{\n1. H2-E2 H9-G7\n}\n"}},

    {codes::full_width,
     warning,
     "full-width",
     "a half-width character must stand here, found {found}",
     "Chinese input methods write digits, signs and brackets as wide as characters. They have been "
     "read as what they look like. Write the usual ones.",
     safe,
     {moves, "1. C２=5 N8+7", "1. C2=5 N8+7"}},

    {codes::lower_case_word,
     warning,
     "lower-case-word",
     "one of the words START, SETUP, VAR and COM must stand before the brace, found {found}",
     "The words of the format are these, in capitals. It has been read as one of them. Write it in this "
     "form.",
     safe,
     {moves, "1. C2=5 com{ Usual. }", "1. C2=5 COM{ Usual. }"}},

    {codes::surplus_brace,
     error,
     "surplus-brace",
     "a closing brace must close START, SETUP, VAR or a comment, and none of them is open",
     "More braces are closed here than were opened. Perhaps the one that was meant closed a variation "
     "before, so look whether the moves before it are those that belong to the game. It has been skipped. "
     "Remove it.",
     safe,
     {file, "GAME 1\nSTART{\n1. H2-E2 H9-G7\n}\n}\n", "GAME 1\nSTART{\n1. H2-E2 H9-G7\n}\n"}},

    {codes::unclosed_braces,
     error,
     "unclosed-braces",
     "the brace of a variation must be closed after its last move",
     "The variation has been read up to where another game begins, or to the end of the file, and with it "
     "what was meant to follow it. Write the closing brace after its last move.",
     never,
     {file, "FORMAT AXF\nGAME 1\nSTART{\n1. C2=5 { 1. C8=5\n",
      "FORMAT AXF\nGAME 1\nSTART{\n1. C2=5 { 1. C8=5 }\n}\n"}},

    {codes::lone_parenthesis,
     error,
     "lone-parenthesis",
     "a ) must close the numbers of variations, and none are open here",
     "Parentheses hold the numbers of variations after a half-move: (3). This one closes nothing. Remove it.",
     safe,
     {moves, "1. C2=5 N8+7)\n2. N2+3", "1. C2=5 N8+7\n2. N2+3"}},

    {codes::gb18030_text,
     note,
     "gb18030-text",
     "the file must be in UTF-8 for many of today's readers, but is in {encoding}",
     "Chinese programs of older systems write GB2312, GBK or GB18030, which includes both, or Big5. Newer "
     "ones write UTF-8 and expect it. The file has been converted and read; lines, columns and bytes are those "
     "of the file. Save it as UTF-8; lint --fix, fmt and convert do. If the names make no sense, name the "
     "encoding, as in lint --fix --input-encoding Big5.",
     safe,
     {},
     text_encoding::gb18030},

    {codes::mail_quote,
     warning,
     "mail-quote",
     "lines must not begin with {found}",
     "Programs for mail put > in front of the lines that they quote. It is not part of the game and has been "
     "skipped, in all lines of the game. Remove it.",
     safe,
     {file, "GAME 1\nSTART{\n> 1. H2-E2 H9-G7\n}\n", "GAME 1\nSTART{\n1. H2-E2 H9-G7\n}\n"}},

    {codes::markup,
     warning,
     "markup",
     "the text of a game must not contain markup such as {found}",
     "Tags of web pages and their names for characters are not part of a game. They have been skipped, "
     "wherever they stand in the game. Remove them.",
     safe,
     {moves, "1. C2=5&nbsp;N8+7<br>", "1. C2=5 N8+7"}},

    {codes::line_signs,
     warning,
     "line-signs",
     "a line must not begin or end with signs such as {found}",
     "Lists, tables and quotations put signs around their lines, such as -, | or quotation marks. They are "
     "not part of the game and have been skipped, in all lines of the game. Remove them.",
     safe,
     {moves, "- 1. C2=5 N8+7\n- 2. N2+3 R9=8", "1. C2=5 N8+7\n2. N2+3 R9=8"}},

    {codes::foreign_space,
     warning,
     "foreign-space",
     "a space, a tab or a line end must stand here, found {found}",
     "No-break spaces, and characters that cannot be seen, come from web pages and word processors. They "
     "have been read as spaces, wherever they stand in the game. Write plain spaces.",
     safe,
     {moves, "1. C2=5\u00A0N8+7", "1. C2=5 N8+7"}},
};

// Header lines, with numbers after those of positions.
inline constexpr diagnostic_info syntax_tags_rows[] = {
    {codes::bracketed_tag,
     warning,
     "bracketed-tag",
     "a line of the header must be a keyword and its value, found {found}",
     "Programs that play xiangqi write the tags of PGN, in brackets and with quotation marks. They have been "
     "read as lines of the header. Write them as such.",
     safe,
     {tags, "[Red \"Hu, Ronghua\"]", "RED Hu, Ronghua"}},

    {codes::repeated_start,
     warning,
     "repeated-start",
     "the moves of a game must be opened by START once",
     "The moves of the game have begun already, and a game has them between one pair of braces. This one has "
     "been skipped. Remove it.",
     safe,
     {file, "GAME 1\nSTART{\nSTART{\n1. H2-E2 H9-G7\n}\n", "GAME 1\nSTART{\n1. H2-E2 H9-G7\n}\n"}},

    {codes::bare_position,
     warning,
     "bare-position",
     "missing keyword FEN before the position {found}",
     "Engines and collections of problems write a position on a line alone. The game begins with it, but other "
     "programs only look for it after the keyword FEN. Write the keyword.",
     safe,
     {file, "GAME 1\n3k5/9/9/9/9/9/9/9/9/R4K3 w\nSTART{\n1. A0-A1\n}\n",
      "GAME 1\nFEN 3k5/9/9/9/9/9/9/9/9/R4K3 w\nSTART{\n1. A0-A1\n}\n"}},
};

} // namespace ctlpgn::xiangqi::rows
