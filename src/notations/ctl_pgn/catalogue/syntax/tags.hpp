// S011 to S030: how tags are written.
#pragma once

#include "notations/ctl_pgn/catalogue/row.hpp"

namespace ctlpgn::ctl_pgn::catalogue_rows {

inline constexpr diagnostic_info syntax_tags[] = {
    {codes::missing_variant,
     error,
     "missing-variant",
     "missing tag [Variant \"C'escacs\"] before {found}",
     "Every game begins with its Variant tag: it says which game the moves belong to, and it separates the "
     "games of a file from each other. Without it, readers cannot know that a new game begins here. The "
     "game has been read as C'escacs. Put the tag on its own line before all other tags. A game of orthodox "
     "chess is in another notation, PGN, and is read with --notation pgn.",
     either,
     {file,
      "[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
      "\n1. G7-G13 :\n*\n",
      "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
      "\n1. G7-G13 :\n*\n"}},

    {codes::variant_not_first,
     error,
     "variant-not-first",
     "the Variant tag is not the first tag of the game",
     "A game begins with its Variant tag, and a reader that meets another tag first takes it for a part of "
     "the game before, or gives up. The tags above it have been taken as tags of this game. Move the "
     "Variant tag up to the first line.",
     safe,
     {file,
      "[Id \"Cescacs-P01\"]\n[Variant \"C'escacs\"]\n[Annotator \"Cescacs\"]\n"
      "\n1. G7-G13 :\n*\n",
      "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
      "\n1. G7-G13 :\n*\n"}},

    {codes::unreadable_line,
     error,
     "unreadable-line",
     "unexpected line {found}: expected a tag, a comment or a move",
     "Between the tags and the moves a line is either a tag in square brackets, a comment in braces or a "
     "numbered move. This line is none of them and has been skipped. If it is a remark, put it between { "
     "and }; if it is a tag, give it brackets and quotation marks.",
     either,
     {tags, "Played by mail", "{ Played by mail }"}},

    {codes::several_tags_on_line,
     warning,
     "several-tags-on-line",
     "several tags on one line: {found}",
     "Each tag has its own line. Simple readers look for one tag per line and lose the others. Begin a new "
     "line before each tag.",
     safe,
     {tags, R"([Lang "en"] [Title "The shortest game"])", "[Lang \"en\"]\n[Title \"The shortest game\"]"}},

    {codes::tag_spacing,
     warning,
     "tag-spacing",
     "wrong spacing in a tag: exactly one space separates its name from its value",
     "The parts of a tag are written without spaces, except for one between the name and the opening "
     "quotation mark: [Name \"value\"]. Programs that compare text rely on it. Remove the spaces that are "
     "too many, or put in the missing one.",
     safe,
     {tags, R"([Lang  "en"])", R"([Lang "en"])"}},

    {codes::misplaced_tag,
     error,
     "misplaced-tag",
     "tag after the first move: {found}",
     "All tags of a game come at its beginning, since some of them decide how the moves are to be read. "
     "After the first move a tag is out of place, unless it is the Variant tag of the next game. Move it up "
     "to the other tags; if it belongs to another game, that game lacks its Variant tag.",
     either,
     {file,
      "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
      "\n1. G7-G13, E21-E17\n[Lang \"en\"]\n2. E7-E13 :\n*\n",
      "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n[Lang \"en\"]\n"
      "\n1. G7-G13, E21-E17\n2. E7-E13 :\n*\n"}},

    {codes::tag_name_letters,
     warning,
     "tag-name-letters",
     "invalid tag name {found}: use the letters a to z, digits and _, a letter first{guess?}",
     "The name of a tag is made of the letters a to z, small or capital, digits and the underscore, whatever "
     "language the game is written in. Other readers stop at the first other letter. The name has been read "
     "as it is written. Use the name that the format has for it.",
     unsafe,
     {tags, "[Lang \"ca\"]\n[Títol \"Estudi\"]", "[Lang \"ca\"]\n[Title \"Estudi\"]"}},
};

} // namespace ctlpgn::ctl_pgn::catalogue_rows
