// S: what no grammar of the family allows, and the limits of the reader.
#pragma once

#include "catalogue/row.hpp"
#include "text/sources/decoded_source.hpp"

namespace ctlpgn::catalogue_rows {

inline constexpr diagnostic_info syntax_rows[] = {
    {code::byte_order_mark,
     note,
     "byte-order-mark",
     "byte-order mark at the beginning of the file",
     "A byte-order mark (U+FEFF) shows the order of bytes in encodings of two or four bytes. UTF-8 has only "
     "one order and needs no mark, and programs that do not expect it stumble over the first tag. Save the "
     "file as UTF-8 without a byte-order mark.",
     safe,
     {}},

    {code::invalid_utf8,
     error,
     "invalid-utf8",
     "invalid UTF-8: the bytes {found}",
     "The file is read as UTF-8, and no character is written with these bytes there. Most often it was "
     "saved in an older encoding such as Latin-1, where an accented letter is a single byte. Convert the "
     "file to UTF-8; the rest of the text has been read.",
     unsafe,
     {}},

    {code::lone_carriage_return,
     error,
     "lone-carriage-return",
     "lone carriage return as the end of a line",
     "Lines end with a line feed, or with a carriage return and a line feed. A carriage return alone ended "
     "lines on very old systems; programs of today show such text as one line. It has been read as the end "
     "of a line. Replace it with a line feed.",
     safe,
     {}},

    {code::control_character,
     warning,
     "control-character",
     "control character {found}",
     "Tags and comments are plain text, and a control character has no meaning in it. Other programs may "
     "show it as nothing, as a box, or stop reading. Such characters often come from copied text; delete "
     "it. One after the last game, such as the U+001A at the end of DOS files, belongs to no game.",
     either,
     {}},

    {code::foreign_hyphen,
     warning,
     "foreign-hyphen",
     "wrong hyphen {found}: use `-` or `‐`",
     "Where the format has a hyphen, it is the one of the keyboard (U+002D) or the typographers' one "
     "(U+2010). Dashes, minus signs and non-breaking hyphens look alike but are other characters, and most "
     "readers reject them; word processors put them in by themselves. Replace it with a hyphen.",
     safe,
     {}},

    {code::other_encoding,
     error,
     "other-encoding",
     "unexpected encoding: the file is in {encoding}",
     "Files are written in UTF-8. Some programs save text in UTF-16, or as older systems did, in Latin-1, "
     "in a code page of DOS (read as 850, which has the letters of 437) or (Chinese ones) in Big5 or in "
     "GB2312, GBK and GB18030, and most readers can make nothing of that. The file has been converted and "
     "read; lines, columns and bytes are those of the file. Save it as UTF-8; lint --fix does. If names make "
     "no sense, name the encoding, as in lint --fix --input-encoding CP1250.",
     safe,
     {}},

    {code::other_writing,
     error,
     "other-writing",
     "not plain text: the game is written {writing}",
     "Web pages, mails and programs have their own ways of writing text: &times; for × in HTML, =C3=97 in "
     "quoted-printable, \\. for a dot in Markdown, invisible characters where words may be broken. Readers "
     "of games do not know them. The linter has read the game as plain text instead, found fewer faults in "
     "it, and reports those that are left. Paste the game as plain text; lint --fix does that.",
     safe,
     {}},

    {code::unreadable_tag,
     error,
     "unreadable-tag",
     "malformed tag {found}: expected `[Name \"value\"]`",
     "A tag is a name, one space and a value in quotation marks, all between square brackets. A name begins "
     "with a letter, followed by letters, digits and underscores. The text has been skipped up to the "
     "closing bracket.",
     unsafe,
     {}},

    {code::text_after_tag,
     error,
     "text-after-tag",
     "text after a tag on the same line: {found}",
     "A tag does not share its line: comments and moves begin on a line below. Readers that go line by line "
     "miss what follows the closing bracket. Begin a new line after it.",
     safe,
     {}},

    {code::unquoted_value,
     error,
     "unquoted-value",
     "tag value without straight quotation marks: {found}",
     "The value of a tag is between two straight quotation marks (U+0022), also when it is a number or a "
     "single word. Typographers' quotation marks are no substitute. Put the value between \" and \".",
     safe,
     {}},

    {code::unclosed_quote,
     error,
     "unclosed-quote",
     "unclosed tag value: missing `\"` on the same line",
     "The value of a tag ends with a quotation mark on the same line; a value never continues on the next "
     "line. All that follows the opening quotation mark has been taken as the value. Close it before the "
     "bracket: \"].",
     unsafe,
     {}},

    {code::unclosed_tag,
     error,
     "unclosed-tag",
     "unclosed tag: expected `]`, found {found}",
     "A tag ends with a square bracket right after its value, on the same line. Without it the end of the "
     "tag is not clear. Other text in its place has been skipped. Put ] after the closing quotation mark.",
     safe,
     {}},

    {code::unescaped_quote,
     warning,
     "unescaped-quote",
     "unescaped quotation mark in a tag value: write `\\\"`",
     "A quotation mark ends the value of a tag, and most readers lose what follows it. As the rest of the "
     "line shows where the value really ends, it has been read as a part of the value. Write \\\" for each "
     "quotation mark that belongs to the value.",
     safe,
     {}},

    {code::lone_backslash,
     warning,
     "lone-backslash",
     "single backslash in a tag value: write `\\\\`",
     "In a value, a backslash says that the quotation mark or backslash after it belongs to the value. "
     "Before any other character it means nothing, and readers disagree on what to do. It has been kept. "
     "Write \\\\ for a backslash.",
     safe,
     {}},

    {code::newline_in_value,
     error,
     "newline-in-value",
     "line break inside a tag value",
     "A value has no line ends. As the next line ends it, it has been read as if there were a space. Join "
     "the lines.",
     safe,
     {}},

    {code::leading_zero,
     warning,
     "leading-zero",
     "leading zero in the move number {found}",
     "Move numbers are written without leading zeros and begin with 1. Programs that compare numbers as "
     "text take such a number for another one. Remove the zeros.",
     safe,
     {}},

    {code::empty_variation,
     error,
     "empty-variation",
     "variation without a move: found {found}",
     "A variation shows an alternative, so it has at least one move; comments alone do not make one. Write "
     "the moves with their numbers between the parentheses, or remove the parentheses.",
     either,
     {}},

    {code::unclosed_variation,
     error,
     "unclosed-variation",
     "unclosed variation: missing `)`",
     "A variation that was opened with ( ends with ). Without it the moves that follow are taken for a part "
     "of the variation, so the fault may lie well after this place. Close the variation after its last move.",
     unsafe,
     {}},

    {code::stray_parenthesis,
     error,
     "stray-parenthesis",
     "unmatched `)`: no variation is open",
     "Every closing parenthesis belongs to an opening one before it. This one is where no variation is "
     "open. Remove it, or put ( where the variation begins.",
     unsafe,
     {}},

    {code::unclosed_comment,
     error,
     "unclosed-comment",
     "unclosed comment: missing `{sign}`",
     "A comment goes from { to the first } after it and may span many lines. Without the closing brace all "
     "that follows is in the comment, moves and games too, up to the end of another comment or of the file. "
     "Put } where the comment is meant to end.",
     unsafe,
     {}},

    {code::stray_brace,
     error,
     "stray-brace",
     "unmatched `}`: no comment is open",
     "The first } after an opening brace ends the comment: comments cannot be nested, and a brace in their "
     "text ends them too early. Here no comment is open. Remove the brace, or put { where the comment "
     "begins.",
     unsafe,
     {}},

    {code::missing_result,
     error,
     "missing-result",
     "missing result at the end of the game",
     "A game ends with its result, which shows that the game is complete in the file. Without it, it is not "
     "clear whether moves are missing. Add it; until then the value of the Result tag counts.",
     either,
     {}},

    {code::result_spacing,
     warning,
     "result-spacing",
     "spaces inside a result: {found}",
     "A result is written without spaces. Programs that compare it with the Result tag rely on this. Remove "
     "the spaces.",
     safe,
     {}},

    {code::text_after_result,
     error,
     "text-after-result",
     "text after the result: {found}",
     "The result is the end of the game, and only comments or the next game may follow it. Text is skipped: "
     "put it between { and } on the next line, or remove it. Moves are still read: if they belong to the "
     "game, remove the result before them, and if they are the next game, begin it on its own line.",
     either,
     {}},

    {code::unexpected_text,
     error,
     "unexpected-text",
     "unexpected text {found}: expected a move, a comment, a variation or the result",
     "Among the moves there are numbers, moves, comments between braces, variations between parentheses, "
     "and the result at the end. This text is none of them and has been skipped. If it is a remark, put it "
     "between { and }.",
     either,
     {}},

    {code::nesting_too_deep,
     error,
     "nesting-too-deep",
     "variations nested deeper than the reader's limit of {limit}",
     "The format allows variations inside variations to any depth, but a reader has to remember each open "
     "one, and a damaged or hostile file could use up its memory. What is nested deeper than the limit has "
     "not been read as a variation. If the file is sound, raise the limit on depth.",
     never,
     {}},

    {code::too_many_tags,
     error,
     "too-many-tags",
     "more tags than the reader's limit of {limit}",
     "The format sets no limit to the number of tags; the reader sets one against damaged or hostile files. "
     "The tags beyond it have not been kept. If the file is sound, raise the limit on tags.",
     never,
     {}},

    {code::comment_too_long,
     error,
     "comment-too-long",
     "comment longer than the reader's limit of {limit} bytes",
     "The format sets no limit to the length of a comment; the reader sets one against damaged or hostile "
     "files. Often a closing brace is missing, and the comment has swallowed what follows. Close it; or, if "
     "the file is sound, raise the limit on comments.",
     never,
     {}},

    {code::game_too_long,
     error,
     "game-too-long",
     "game longer than the reader's limit of {limit} bytes",
     "A game is read in one piece, so the reader limits its length. What lies beyond the limit has been "
     "skipped up to the next game. Often the file holds something other than games, or a closing brace is "
     "missing. If the file is sound, raise the limit on games.",
     never,
     {}},

    {code::number_too_large,
     error,
     "number-too-large",
     "number too large: {found}",
     "Numbers of moves, labels and fields of a position have no limit in the format, but programs keep them "
     "in a fixed space. No game comes near such a number, so this is a slip of the keyboard or a damaged "
     "file. The number of a glyph ($n) goes up to 255; a larger one has not been kept. Correct the number.",
     never,
     {}},

    {code::too_many_findings,
     error,
     "too-many-findings",
     "too many diagnostics for one game: {count} more are not listed",
     "A game with very many diagnostics is usually one that was damaged, or is in another notation, and a "
     "full list would not help. The diagnostics beyond the limit have been counted, not kept. Fix the first "
     "ones and check again, or raise the limit on findings.",
     never,
     {}},
};

} // namespace ctlpgn::catalogue_rows
