// G S011 to S030: tags.
#pragma once

#include "notations/pgn/catalogue/row.hpp"

namespace ctlpgn::pgn::catalogue_rows {

inline constexpr diagnostic_info syntax_tags[] = {
    {codes::unreadable_line,
     warning,
     "unreadable-line",
     "expected a tag, found {found}",
     "Before the moves there may be tags and comments only. The line has been skipped. Write it as a tag, or "
     "put it into braces.",
     unsafe,
     {tags, "ECO: C20\n[Annotator \"Me\"]", "[ECO \"C20\"]\n[Annotator \"Me\"]"}},

    {codes::unopened_tag,
     error,
     "unopened-tag",
     "unopened tag: expected `[`, found {found}",
     "A tag is a bracket, a name, a value in quotation marks and a bracket (section 8.1). The opening "
     "bracket is missing; the tag has been read as if it were there. Write [ before the name.",
     safe,
     {tags, "Annotator \"Me\"]", "[Annotator \"Me\"]"}},

    {codes::tag_name_character,
     warning,
     "tag-name-character",
     "invalid tag name {found}: use letters, digits and underscores",
     "Names of tags are letters, digits and underscores, so that databases can use them as names of fields "
     "(section 8.1): a name of two words has no space. The name has been kept as it is. Leave out the other "
     "characters; if that gives a name that is known, lint --fix does.",
     safe,
     {tags, "[White Elo \"2785\"]", "[WhiteElo \"2785\"]"}},

    {codes::tag_punctuation,
     error,
     "tag-punctuation",
     "unexpected {found} between the name and the value of a tag",
     "A tag is a bracket, a name, a value in quotation marks and a bracket (section 8.1), without colons or "
     "equals signs. The sign has been skipped. Remove it.",
     safe,
     {tags, "[Annotator: \"Me\"]", "[Annotator \"Me\"]"}},

    {codes::foreign_quotes,
     error,
     "foreign-quotes",
     "wrong quotation marks around a tag value: {found} instead of `\"`",
     "Strings begin and end with the character \" (section 7); apostrophes and the quotation marks of word "
     "processors do not count. The value between those marks has been read. Write \".",
     safe,
     {tags, "[Annotator “Me”]", "[Annotator \"Me\"]"}},

    {codes::misplaced_tag,
     error,
     "misplaced-tag",
     "tag after the moves: {found}",
     "A game is its tags, its moves and its result, in this order (section 8); a tag after the moves begins "
     "the next game. Here the moves continue after it with a later number, or there is no other game, so it "
     "has been read as one of this game. Put it before the moves.",
     safe,
     {moves, "1. e4 e5\n[Annotator \"Me\"]\n2. Nf3", "1. e4 e5 2. Nf3"}},
};

} // namespace ctlpgn::pgn::catalogue_rows
