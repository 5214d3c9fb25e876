// S081 to S100: comments and references.
#pragma once

#include "catalogue/row.hpp"

namespace ctlpgn::catalogue_rows {

inline constexpr diagnostic_info syntax_comments[] = {
    {code::unclosed_comment, error, "unclosed-comment",
     "the comment that begins here must be closed with } where it ends",
     "A comment goes from { to the first } after it and may span many lines. Without the closing brace all "
     "that follows is in the comment, moves and games too, up to the end of another comment or of the file. "
     "Put } where the comment is meant to end.",
     file,
     "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
     "\n1. G7-G13 :\n*\n{ To be continued.\n",
     "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
     "\n1. G7-G13 :\n*\n{ To be continued. }\n",
     unsafe},

    {code::comment_in_line, warning, "comment-in-line", "the comment does not begin on a line of its own",
     "A comment has its lines for itself: only blanks and dots may stand before its opening brace. Readers "
     "that go line by line do not look for a comment behind a move. Begin a new line before {.",
     moves, "1. G7-G13, E21-E17 { Both go far. }\n2. E7-E13 :",
     "1. G7-G13, E21-E17\n{ Both go far. }\n2. E7-E13 :", safe},

    {code::text_after_comment, warning, "text-after-comment",
     "expected the end of the line after the comment, found {found}",
     "A comment has its lines for itself: only blanks may follow its closing brace. Readers that go line by "
     "line miss what stands behind it. Begin a new line after }.",
     moves, "1. G7-G13, E21-E17\n{ Both go far. } 2. E7-E13 :",
     "1. G7-G13, E21-E17\n{ Both go far. }\n2. E7-E13 :", safe},

    {code::stray_brace, error, "stray-brace", "this } closes no comment",
     "The first } after an opening brace ends the comment: comments cannot be nested, and a brace in their "
     "text ends them too early. Here no comment is open. Remove the brace, or put { where the comment "
     "begins.",
     moves, "1. G7-G13, E21-E17 }\n2. E7-E13 :", "1. G7-G13, E21-E17\n2. E7-E13 :", unsafe},

    {code::missing_mark_colon, warning, "missing-mark-colon",
     "expected a colon after {found} at the beginning of the comment",
     "A comment on one player's ply begins with @W or @B and a colon. Without the colon it begins with a "
     "reference to the player, and readers take it as a comment on the whole move. It has been read as if "
     "the colon were there. Write @W: or @B:.",
     moves, "1. G7-G13, E21-E17 :\n{ @B Must go far, too. }",
     "1. G7-G13, E21-E17 :\n{ @B: Must go far, too. }", safe},

    {code::several_parts_in_comment, warning, "several-parts-in-comment",
     "{found} begins a second comment, which needs braces of its own",
     "A comment is on one ply: @W: or @B: stands at its beginning, and the other player's comment is a "
     "comment of its own. The parts have been read as separate comments. Close the comment before the mark "
     "and open a new one on the next line.",
     moves, "1. G7-G13, E21-E17 :\n{ @W: Goes far. @B: Goes less far. }",
     "1. G7-G13, E21-E17 :\n{ @W: Goes far. }\n{ @B: Goes less far. }", safe},

    {code::catalan_generated_mark, warning, "catalan-generated-mark",
     "expected a colon after the opening brace of a program's comment, found {found}",
     "A colon right after the opening brace says that a program has written the comment. In the older "
     "Catalan description of the format the sign # does so. Write {: instead of {#.",
     moves, "1. G7-G13, E21-E17 :\n{# Material is even. }", "1. G7-G13, E21-E17 :\n{: Material is even. }",
     safe},

    {code::catalan_player_mark, warning, "catalan-player-mark",
     "expected a blank and then @W: or @B: at the beginning of the comment, found {found}",
     "A comment on one player's ply begins with a blank, @W or @B, and a colon. In the older Catalan "
     "description of the format the blank is missing, and the sign @ in comments that a program has written. "
     "Write { @W: or { @B: for a person's comment, and {: @W: or {: @B: for a program's.",
     moves, "1. G7-G13, E21-E17 :\n{@W: Goes far. }", "1. G7-G13, E21-E17 :\n{ @W: Goes far. }", safe},

    {code::catalan_black_letter, warning, "catalan-black-letter",
     "in a reference Black is called B, not {found}",
     "References to the players are @W and @B in every language. In the older Catalan description of the "
     "format, Black is N (negres), which is the letter of the knight. Write @B.",
     moves, "1. G7-G13, E21-E17 :\n{ @N: Goes less far. }", "1. G7-G13, E21-E17 :\n{ @B: Goes less far. }",
     safe},

    {code::catalan_reference, warning, "catalan-reference",
     "{found} is an older form of a reference to a move",
     "A move is referred to by # and its number, as in #14; with a player, #14@B; in a labelled variation, "
     "#14[#12.2]. In the older Catalan description of the format a dot stands after the sign, or the label "
     "alone stands in the brackets. Write the reference in the present form.",
     moves, "1. G7-G13, E21-E17 :\n{ After #.1 both have a free column. }",
     "1. G7-G13, E21-E17 :\n{ After #1 both have a free column. }", safe},

    {code::unreadable_reference, error, "unreadable-reference",
     "expected a reference to a hex or a piece such as ~F14 or ~JF6, found {found}",
     "The sign ~ before a letter or a digit begins a reference: a hex (~F14), a piece (~K, or ~k for "
     "Black's), a piece on a hex (~JF6), or the bishop of one colour of hexes (~J[d], ~J[l], ~J[c]). Correct "
     "the hex or the letter. If the sign is meant as text, put a blank behind it.",
     moves, "1. G7-G13, E21-E17 :\n{ Both look at ~F15. }", "1. G7-G13, E21-E17 :\n{ Both look at ~F14. }"},
};

} // namespace ctlpgn::catalogue_rows
