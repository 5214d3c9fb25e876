// T021 to T040: what tags a game needs, and their order.
#pragma once

#include "catalogue/row.hpp"
#include "catalogue/tags/examples.hpp"

namespace ctlpgn::catalogue_rows {

inline constexpr diagnostic_info tags_rosters[] = {
    {code::missing_roster, error, "missing-roster",
     "the game has neither Event, with which the tags of a game between players begin, nor an Id",
     "A game between players begins with Event, Site, Date, Round, White, Black and Result; a game that "
     "shows "
     "something has an Id and an Annotator instead. Without either nobody can file it or refer to it. Add "
     "those that fit behind the Variant tag.",
     file, CTLPGN_EXAMPLE_VARIANT CTLPGN_EXAMPLE_MOVES, CTLPGN_EXAMPLE_MODEL CTLPGN_EXAMPLE_MOVES},

    {code::missing_roster_tag, error, "missing-roster-tag", "tags are missing that the game needs: {detail}",
     "A game between players, one with the tag Event, needs Event, Site, Date, Round, White, Black and "
     "Result; WhiteNA and BlackNA may stand in for the players. Any other needs Id and Annotator. Add what "
     "is "
     "missing in its place; a value that is not known is written as a question mark, a round that there was "
     "not as a hyphen.",
     file,
     CTLPGN_EXAMPLE_EVENT CTLPGN_EXAMPLE_SITE CTLPGN_EXAMPLE_DATE CTLPGN_EXAMPLE_WHITE CTLPGN_EXAMPLE_BLACK
         CTLPGN_EXAMPLE_RESULT CTLPGN_EXAMPLE_MOVES,
     CTLPGN_EXAMPLE_REAL CTLPGN_EXAMPLE_MOVES, unsafe},

    {code::missing_alias, error, "missing-alias",
     "{found} stands in for the player's name and needs {detail}",
     "WhiteNA and BlackNA hold a player's address, which is private. Where one of them replaces the name, "
     "the "
     "nickname in WhiteAlias or BlackAlias is all that can be shown to others. Add it on the next line.",
     file,
     CTLPGN_EXAMPLE_EVENT CTLPGN_EXAMPLE_SITE CTLPGN_EXAMPLE_DATE CTLPGN_EXAMPLE_ROUND
     "[WhiteNA \"marta@example.org\"]\n" CTLPGN_EXAMPLE_BLACK CTLPGN_EXAMPLE_RESULT CTLPGN_EXAMPLE_MOVES,
     CTLPGN_EXAMPLE_EVENT CTLPGN_EXAMPLE_SITE CTLPGN_EXAMPLE_DATE CTLPGN_EXAMPLE_ROUND
     "[WhiteNA \"marta@example.org\"]\n[WhiteAlias \"roca\"]\n" CTLPGN_EXAMPLE_BLACK CTLPGN_EXAMPLE_RESULT
         CTLPGN_EXAMPLE_MOVES,
     unsafe},

    {code::missing_annotator_id, error, "missing-annotator-id",
     "{found} is an annotator's item, so the tag AnnotatorId is needed",
     "The letter A in an Id marks items of an annotator whom the publisher knows by a number. The tag "
     "AnnotatorId holds that number, with which the annotator can be found. Add it, with the number that "
     "follows the A.",
     file, CTLPGN_EXAMPLE_VARIANT "[Id \"Cescacs-A12-3\"]\n[Annotator \"Cescacs\"]\n" CTLPGN_EXAMPLE_MOVES,
     CTLPGN_EXAMPLE_VARIANT
     "[Id \"Cescacs-A12-3\"]\n[Annotator \"Cescacs\"]\n[AnnotatorId \"12\"]\n" CTLPGN_EXAMPLE_MOVES,
     safe},

    {code::roster_order, warning, "roster-order", "the tag {found} is out of order: it belongs {detail}",
     "The tags that every game between players has come first and in a fixed order: Event, Site, Date, "
     "Round, "
     "White, Black, Result, each player's nickname behind the player. All other tags follow. People find "
     "what "
     "they look for in its place, and so do simple programs. Move the tag.",
     file,
     CTLPGN_EXAMPLE_EVENT CTLPGN_EXAMPLE_SITE CTLPGN_EXAMPLE_DATE CTLPGN_EXAMPLE_ROUND CTLPGN_EXAMPLE_BLACK
         CTLPGN_EXAMPLE_WHITE CTLPGN_EXAMPLE_RESULT CTLPGN_EXAMPLE_MOVES,
     CTLPGN_EXAMPLE_REAL CTLPGN_EXAMPLE_MOVES, safe},

    {code::id_not_second, warning, "id-not-second",
     "the tag {found} of a game without players stands right behind the Variant tag",
     "Where there is no Event, the Id says what the text is, and it is looked for on the second line. Move "
     "it "
     "up, right behind the Variant tag.",
     file,
     CTLPGN_EXAMPLE_VARIANT
     "[Lang \"en\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n" CTLPGN_EXAMPLE_MOVES,
     CTLPGN_EXAMPLE_MODEL "[Lang \"en\"]\n" CTLPGN_EXAMPLE_MOVES, safe},

    {code::annotator_not_third, warning, "annotator-not-third",
     "the tag {found} of a game without players stands right behind the Id",
     "The first Annotator names the publisher whose mark begins the Id, so the two stand together. Only an "
     "annotator's draft, an Id with the letter A, may have Date and Result between them. Move the tag up.",
     file,
     CTLPGN_EXAMPLE_VARIANT
     "[Id \"Cescacs-P01\"]\n[Lang \"en\"]\n[Annotator \"Cescacs\"]\n" CTLPGN_EXAMPLE_MOVES,
     CTLPGN_EXAMPLE_MODEL "[Lang \"en\"]\n" CTLPGN_EXAMPLE_MOVES, safe},

    {code::alias_not_after_player, warning, "alias-not-after-player",
     "the nickname in {found} stands right behind the tag {detail}",
     "A nickname belongs to the player above it: WhiteAlias follows WhiteNA or, without that, White; "
     "BlackAlias follows BlackNA or Black. Move it there.",
     file, CTLPGN_EXAMPLE_REAL "[WhiteAlias \"roca\"]\n" CTLPGN_EXAMPLE_MOVES,
     CTLPGN_EXAMPLE_EVENT CTLPGN_EXAMPLE_SITE CTLPGN_EXAMPLE_DATE CTLPGN_EXAMPLE_ROUND CTLPGN_EXAMPLE_WHITE
     "[WhiteAlias \"roca\"]\n" CTLPGN_EXAMPLE_BLACK CTLPGN_EXAMPLE_RESULT CTLPGN_EXAMPLE_MOVES,
     safe},

    {code::title_before_lang, warning, "title-before-lang", "the tag {found} stands before the tag Lang",
     "A title is in the language of the comments, which the tag Lang names, so it comes behind that. Swap "
     "the "
     "two tags.",
     tags, "[Title \"The shortest game\"]\n[Lang \"en\"]", "[Lang \"en\"]\n[Title \"The shortest game\"]",
     safe},

    {code::redefine_not_last, warning, "redefine-not-last", "the tag {found} is followed by others than PDTL",
     "Redefine says how pieces are called in all that follows, the position in PDTL included. It is the last "
     "tag, or the last before PDTL, so that it is seen right above what it changes. Move it down.",
     tags, "[Redefine \"A@J\"]\n[Lang \"ca\"]", "[Lang \"ca\"]\n[Redefine \"A@J\"]", safe},

    {code::position_not_last, warning, "position-not-last", "the tag {found} is followed by other tags",
     "The position from which the game begins stands right above its moves: PDTL is the last tag of a game. "
     "Move it down.",
     tags, "[PDTL \"" CTLPGN_EXAMPLE_POSITION "\"]\n[Lang \"en\"]",
     "[Lang \"en\"]\n[PDTL \"" CTLPGN_EXAMPLE_POSITION "\"]", safe},
};

} // namespace ctlpgn::catalogue_rows
