// S: what the grammar tolerates around the text of a game.
#pragma once

#include "notations/diplomat/catalogue/row.hpp"

namespace ctlpgn::diplomat::rows {

inline constexpr diagnostic_info syntax_text[] = {
    {codes::mail_quote,
     warning,
     "mail-quote",
     "mail quotation mark {found} at the beginning of a line",
     "Programs for mail put > in front of the lines that they quote. It is not part of the game and has been "
     "skipped, in all lines of the game. Remove it.",
     safe,
     {moves, "1. d3, k3\n> 2. f3, m3", "1. d3, k3\n2. f3, m3"}},

    {codes::markup,
     warning,
     "markup",
     "markup in the text of a game: {found}",
     "Tags of web pages and their names for characters are not part of a game. They have been skipped "
     "throughout the game. Remove them.",
     safe,
     {moves, "1. d3,&nbsp;k3<br>", "1. d3, k3"}},

    {codes::full_width,
     warning,
     "full-width",
     "full-width character {found}",
     "Input methods for Chinese and Japanese write letters, digits and signs as wide as characters. They "
     "have been read as what they look like, throughout the game. Write the usual ones.",
     safe,
     {moves, "１. d３, ｋ3", "1. d3, k3"}},

    {codes::line_signs,
     warning,
     "line-signs",
     "signs at the beginning or end of a line: {found}",
     "Lists, tables and quotations put signs around their lines, such as -, | or quotation marks. They are "
     "not part of the game and have been skipped, in all lines of the game. Remove them.",
     safe,
     {moves, "- 1. d3, k3\n- 2. f3, m3", "1. d3, k3\n2. f3, m3"}},

    {codes::foreign_space,
     warning,
     "foreign-space",
     "unusual white space {found}: use a plain space",
     "No-break spaces, and characters that cannot be seen, come from web pages and word processors. They "
     "have been read as spaces throughout the game. Write plain spaces.",
     safe,
     {moves, "1. d3,\u00A0k3", "1. d3, k3"}},

    {codes::plain_tag,
     error,
     "plain-tag",
     "tag without brackets and quotation marks: {found}",
     "Information about a game is given in tags before its moves, as in [White \"Alba\"]. The line has been "
     "read as such a tag. Write it in this form.",
     safe,
     {file, "White: Alba\n\n1. d3, k3\n", "[White \"Alba\"]\n\n1. d3, k3\n"}},

    {codes::misplaced_tag,
     error,
     "misplaced-tag",
     "tag after the moves: {found}",
     "Tags begin a game. The file ends with these, or the moves continue after them by their numbers, so "
     "they have been read as tags of the game before them. Put them before its first move.",
     never,
     {file, "1. d3, k3\n*\n[White \"Alba\"]\n", "[White \"Alba\"]\n\n1. d3, k3\n*\n"}},
};

} // namespace ctlpgn::diplomat::rows
