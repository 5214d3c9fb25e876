// S011 to S030: how tags are written.
#pragma once

#include "catalogue/row.hpp"

namespace ctlpgn::catalogue_rows {

inline constexpr diagnostic_info syntax_tags[] = {
    {code::missing_variant, error, "missing-variant",
     "expected the tag [Variant \"C'escacs\"] at the beginning of the game, found {found}",
     "Every game begins with its Variant tag: it says which game the moves belong to, and it parts the games "
     "of a file from each other. Without it, readers cannot know that a new game begins here. The game has "
     "been read as C'escacs. Put the tag on a line of its own before all other tags.",
     file,
     "[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
     "\n1. G7-G13 :\n*\n",
     "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
     "\n1. G7-G13 :\n*\n",
     unsafe},

    {code::variant_not_first, error, "variant-not-first", "the Variant tag is not the first tag of the game",
     "A game begins with its Variant tag, and a reader that meets another tag first takes it for a part of "
     "the game before, or gives up. The tags above it have been taken as tags of this game. Move the Variant "
     "tag up to the first line.",
     file,
     "[Id \"Cescacs-P01\"]\n[Variant \"C'escacs\"]\n[Annotator \"Cescacs\"]\n"
     "\n1. G7-G13 :\n*\n",
     "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
     "\n1. G7-G13 :\n*\n",
     safe},

    {code::unreadable_tag, error, "unreadable-tag", "expected a tag such as [Lang \"en\"], found {found}",
     "A tag is a name, one blank and a value in quotation marks, all between square brackets. A name begins "
     "with a letter and goes on with letters, digits and underscores. The text has been skipped up to the "
     "closing bracket.",
     tags, R"(["Lang" "en"])", R"([Lang "en"])", unsafe},

    {code::unreadable_line, error, "unreadable-line", "expected a tag, a comment or a move, found {found}",
     "Between the tags and the moves a line is either a tag in square brackets, a comment in braces or a "
     "numbered move. This line is none of them and has been skipped. If it is a remark, put it between { and "
     "}; if it is a tag, give it brackets and quotation marks.",
     tags, "Lang: en", R"([Lang "en"])", unsafe},

    {code::several_tags_on_line, warning, "several-tags-on-line",
     "{found} stands on the line of another tag, but each tag has a line of its own",
     "Tags are written one a line. Simple readers look at one tag a line and lose the others. Begin a new "
     "line before each tag.",
     tags, R"([Lang "en"] [Title "The shortest game"])", "[Lang \"en\"]\n[Title \"The shortest game\"]",
     safe},

    {code::text_after_tag, warning, "text-after-tag",
     "expected the end of the line after the tag, found {found}",
     "A tag has its line for itself: comments and moves begin on a line below. Readers that go line by line "
     "miss what follows the closing bracket. Begin a new line after it.",
     tags, R"([Lang "en"] { The shortest game. })", "[Lang \"en\"]\n{ The shortest game. }", safe},

    {code::tag_spacing, warning, "tag-spacing",
     "a tag has exactly one blank between its name and its value, and no other blanks around them",
     "The parts of a tag are written without blanks, but for one between the name and the opening quotation "
     "mark: [Name \"value\"]. Programs that compare text rely on it. Remove the blanks that are too many, or "
     "put in the missing one.",
     tags, R"([Lang  "en"])", R"([Lang "en"])", safe},

    {code::unquoted_value, error, "unquoted-value",
     "expected a value in quotation marks after the name of the tag, found {found}",
     "The value of a tag stands between two straight quotation marks (U+0022), also when it is a number or a "
     "single word. Typographers' quotation marks are no substitute. Put the value between \" and \".",
     tags, "[Lang en]", R"([Lang "en"])", safe},

    {code::unclosed_quote, error, "unclosed-quote",
     "expected a closing quotation mark before the end of the line",
     "The value of a tag ends with a quotation mark on the same line; a value never goes on on the next "
     "line. All that follows the opening quotation mark has been taken as the value. Close it before the "
     "bracket: \"].",
     tags, R"([Annotator "Noguera, X.])", R"([Annotator "Noguera, X."])", unsafe},

    {code::unclosed_tag, error, "unclosed-tag", "expected ] at the end of the tag, found {found}",
     "A tag ends with a square bracket right after its value, on the same line. Without it a reader cannot "
     "tell where the tag is over. What stood in its place has been skipped. Put ] behind the closing "
     "quotation mark.",
     tags, R"([Lang "en")", R"([Lang "en"])", safe},

    {code::unescaped_quote, warning, "unescaped-quote",
     "a quotation mark inside a value needs a backslash before it: \\\"",
     "A quotation mark ends the value of a tag, and most readers lose what follows it. As the rest of the "
     "line shows where the value really ends, it has been read as a part of the value. Write \\\" for each "
     "quotation mark that belongs to the value.",
     tags, R"([Annotator "The "Old" Club"])", R"([Annotator "The \"Old\" Club"])", safe},

    {code::lone_backslash, warning, "lone-backslash", "a backslash in a value needs a second one: \\\\",
     "In a value, a backslash says that the quotation mark or backslash behind it belongs to the value. "
     "Before any other character it means nothing, and readers disagree on what to do. It has been kept. "
     "Write \\\\ for a backslash.",
     tags, R"([Annotator "Club A\B"])", R"([Annotator "Club A\\B"])", safe},

    {code::misplaced_tag, error, "misplaced-tag",
     "the tag {found} stands among the moves, but tags come before the first move",
     "All tags of a game stand at its beginning, since some of them decide how the moves are to be read. "
     "After the first move a tag is out of place, unless it is the Variant tag of the next game. Move it up "
     "to the other tags; if it belongs to another game, that game lacks its Variant tag.",
     file,
     "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
     "\n1. G7-G13, E21-E17\n[Lang \"en\"]\n2. E7-E13 :\n*\n",
     "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n[Lang \"en\"]\n"
     "\n1. G7-G13, E21-E17\n2. E7-E13 :\n*\n",
     unsafe},
};

} // namespace ctlpgn::catalogue_rows
