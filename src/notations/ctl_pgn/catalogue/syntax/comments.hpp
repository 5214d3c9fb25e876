// S081 to S100: comments and references.
#pragma once

#include "notations/ctl_pgn/catalogue/row.hpp"

namespace ctlpgn::ctl_pgn::catalogue_rows {

inline constexpr diagnostic_info syntax_comments[] = {
    {codes::comment_in_line,
     warning,
     "comment-in-line",
     "comment in the middle of a line",
     "A comment does not share its lines: only spaces and dots may come before its opening brace. Readers "
     "that go line by line do not look for a comment after a move. Begin a new line before {.",
     safe,
     {moves, "1. G7-G13, E21-E17 { Both go far. }\n2. E7-E13 :",
      "1. G7-G13, E21-E17\n{ Both go far. }\n2. E7-E13 :"}},

    {codes::text_after_comment,
     error,
     "text-after-comment",
     "text after a comment on the same line: {found}",
     "A comment does not share its lines: only spaces may follow its closing brace. Readers that go line by "
     "line miss what comes after it. Begin a new line after }.",
     safe,
     {moves, "1. G7-G13, E21-E17\n{ Both go far. } 2. E7-E13 :",
      "1. G7-G13, E21-E17\n{ Both go far. }\n2. E7-E13 :"}},

    {codes::missing_mark_colon,
     warning,
     "missing-mark-colon",
     "malformed mark of a comment {found}: expected `@W:` or `@B:`",
     "A comment on one player's ply begins with @W or @B and a colon. Without the colon it begins with a "
     "reference to the player, and readers take it as a comment on the whole move; so it does with a space "
     "before the colon, or a dash in its place. It has been read as if the colon were there. Write @W: or "
     "@B:.",
     safe,
     {moves, "1. G7-G13, E21-E17 :\n{ @B : Must go far, too. }",
      "1. G7-G13, E21-E17 :\n{ @B: Must go far, too. }"}},

    {codes::several_parts_in_comment,
     warning,
     "several-parts-in-comment",
     "second mark in one comment: {found}",
     "A comment is on one ply: @W: or @B: is at its beginning, and the other player's comment is a separate "
     "comment. The parts have been read as separate comments. Close the comment before the mark and open a "
     "new one on the next line.",
     safe,
     {moves, "1. G7-G13, E21-E17 :\n{ @W: Goes far. @B: Goes less far. }",
      "1. G7-G13, E21-E17 :\n{ @W: Goes far. }\n{ @B: Goes less far. }"}},

    {codes::catalan_generated_mark,
     warning,
     "catalan-generated-mark",
     "older mark of a program's comment: {found} instead of `{:`",
     "A colon right after the opening brace says that a program has written the comment. In the older "
     "Catalan description of the format the sign # does so. Write {: instead of {#.",
     safe,
     {moves, "1. G7-G13, E21-E17 :\n{# Material is even. }", "1. G7-G13, E21-E17 :\n{: Material is even. }"}},

    {codes::catalan_player_mark,
     warning,
     "catalan-player-mark",
     "older mark of a comment on a ply: {found} instead of a space and `@W:` or `@B:`",
     "A comment on one player's ply begins with a space, @W or @B, and a colon. In the older Catalan "
     "description of the format the space is missing, and the sign @ in comments that a program has "
     "written. Write { @W: or { @B: for a person's comment, and {: @W: or {: @B: for a program's.",
     safe,
     {moves, "1. G7-G13, E21-E17 :\n{@W: Goes far. }", "1. G7-G13, E21-E17 :\n{ @W: Goes far. }"}},

    {codes::catalan_black_letter,
     warning,
     "catalan-black-letter",
     "older letter for a player: {found} instead of W or B",
     "References to the players are @W and @B in every language, in capitals. In the older Catalan "
     "description of the format, Black is N (negres), which is the letter of the knight. Write @B.",
     safe,
     {moves, "1. G7-G13, E21-E17 :\n{ @N: Goes less far. }", "1. G7-G13, E21-E17 :\n{ @B: Goes less far. }"}},

    {codes::catalan_reference,
     warning,
     "catalan-reference",
     "older form of a reference: {found} instead of one like #14[#12.2]@W",
     "A move is referred to by # and its number, as in #14; with a player, #14@B; in a labelled variation, "
     "#14[#12.2]. In the older Catalan description of the format a dot comes after the sign, or the label "
     "alone is in the brackets. Write the reference in the present form.",
     safe,
     {moves, "1. G7-G13, E21-E17 :\n{ After #.1 both have a free column. }",
      "1. G7-G13, E21-E17 :\n{ After #1 both have a free column. }"}},

    {codes::unreadable_reference,
     error,
     "unreadable-reference",
     "unreadable reference {found}: expected a hex, a piece or a move, such as ~F14, ~JF6 or #14[#12.2]",
     "The sign ~ before a letter or a digit begins a reference: a hex (~F14), a piece (~K, or ~k for "
     "Black's), a piece on a hex (~JF6), or the bishop of one colour of hexes (~J[d], ~J[l], ~J[c]). "
     "A bracket right after "
     "the number of a move has the labels in it that lead there (#14[#12.2]). "
     "Correct the hex, the letter or the labels. If the sign is meant as text, put a space after it.",
     never,
     {moves, "1. G7-G13, E21-E17 :\n{ Both look at ~F15. }", "1. G7-G13, E21-E17 :\n{ Both look at ~F14. }"}},
};

} // namespace ctlpgn::ctl_pgn::catalogue_rows
