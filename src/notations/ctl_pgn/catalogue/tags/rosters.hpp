// T021 to T040: what tags a game needs, and their order.
#pragma once

#include "notations/ctl_pgn/catalogue/row.hpp"
#include "notations/ctl_pgn/catalogue/tags/examples.hpp"

namespace ctlpgn::ctl_pgn::catalogue_rows {

inline constexpr diagnostic_info tags_rosters[] = {
    {codes::missing_roster,
     error,
     "missing-roster",
     "missing tag: Event if the game was played, otherwise Id",
     "A game between players begins with Event, Site, Date, Round, White, Black and Result; a game that "
     "shows something has an Id and an Annotator instead. Without either, the game cannot be filed or "
     "referred to. Add those that fit after the Variant tag.",
     never,
     {file, CTLPGN_EXAMPLE_VARIANT CTLPGN_EXAMPLE_MOVES, CTLPGN_EXAMPLE_MODEL CTLPGN_EXAMPLE_MOVES}},

    {codes::missing_roster_tag,
     error,
     "missing-roster-tag",
     "missing from the required tags: {tags}",
     "A game between players, one with the tag Event, needs Event, Site, Date, Round, White, Black and "
     "Result; WhiteNA and BlackNA may replace the players. Any other needs Id and Annotator. Add what is "
     "missing in its place; a value that is not known is written as a question mark, and a round as a "
     "hyphen if there were none.",
     either,
     {file,
      CTLPGN_EXAMPLE_EVENT CTLPGN_EXAMPLE_SITE CTLPGN_EXAMPLE_DATE CTLPGN_EXAMPLE_WHITE CTLPGN_EXAMPLE_BLACK
          CTLPGN_EXAMPLE_RESULT CTLPGN_EXAMPLE_MOVES,
      CTLPGN_EXAMPLE_REAL CTLPGN_EXAMPLE_MOVES}},

    {codes::missing_alias,
     error,
     "missing-alias",
     "{found} replaces the player's name, but {tag} is missing",
     "WhiteNA and BlackNA hold a player's address, which is private. Where one of them replaces the name, "
     "the nickname in WhiteAlias or BlackAlias is all that can be shown to others. Add it on the next line.",
     unsafe,
     {file,
      CTLPGN_EXAMPLE_EVENT CTLPGN_EXAMPLE_SITE CTLPGN_EXAMPLE_DATE CTLPGN_EXAMPLE_ROUND
      "[WhiteNA \"marta@example.org\"]\n" CTLPGN_EXAMPLE_BLACK CTLPGN_EXAMPLE_RESULT CTLPGN_EXAMPLE_MOVES,
      CTLPGN_EXAMPLE_EVENT CTLPGN_EXAMPLE_SITE CTLPGN_EXAMPLE_DATE CTLPGN_EXAMPLE_ROUND
      "[WhiteNA \"marta@example.org\"]\n[WhiteAlias \"roca\"]\n" CTLPGN_EXAMPLE_BLACK CTLPGN_EXAMPLE_RESULT
          CTLPGN_EXAMPLE_MOVES}},

    {codes::missing_annotator_id,
     error,
     "missing-annotator-id",
     "missing tag AnnotatorId for an annotator's item, {found}",
     "The letter A in an Id marks items of an annotator whom the publisher knows by a number. The tag "
     "AnnotatorId holds that number, with which the annotator can be found. Add it, with the number that "
     "follows the A.",
     safe,
     {file, CTLPGN_EXAMPLE_VARIANT "[Id \"Cescacs-A12-3\"]\n[Annotator \"Cescacs\"]\n" CTLPGN_EXAMPLE_MOVES,
      CTLPGN_EXAMPLE_VARIANT
      "[Id \"Cescacs-A12-3\"]\n[Annotator \"Cescacs\"]\n[AnnotatorId \"12\"]\n" CTLPGN_EXAMPLE_MOVES}},

    {codes::roster_order,
     warning,
     "roster-order",
     "tag {found} out of order: it belongs {place}",
     "The tags that every game between players has come first and in a fixed order: Event, Site, Date, "
     "Round, White, Black, Result, each player's nickname after the player. All other tags follow. People "
     "find what they look for in its place, and so do simple programs. Move the tag.",
     safe,
     {file,
      CTLPGN_EXAMPLE_EVENT CTLPGN_EXAMPLE_SITE CTLPGN_EXAMPLE_DATE CTLPGN_EXAMPLE_ROUND CTLPGN_EXAMPLE_BLACK
          CTLPGN_EXAMPLE_WHITE CTLPGN_EXAMPLE_RESULT CTLPGN_EXAMPLE_MOVES,
      CTLPGN_EXAMPLE_REAL CTLPGN_EXAMPLE_MOVES}},

    {codes::id_not_second,
     warning,
     "id-not-second",
     "tag {found} is not right after Variant in a game without players",
     "Where there is no Event, the Id says what the text is, and it is looked for on the second line. Move "
     "it up, right after the Variant tag.",
     safe,
     {file,
      CTLPGN_EXAMPLE_VARIANT
      "[Lang \"en\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n" CTLPGN_EXAMPLE_MOVES,
      CTLPGN_EXAMPLE_MODEL "[Lang \"en\"]\n" CTLPGN_EXAMPLE_MOVES}},

    {codes::annotator_not_third,
     warning,
     "annotator-not-third",
     "tag {found} is not right after Id in a game without players",
     "The first Annotator names the publisher whose mark begins the Id, so the two are together. Only an "
     "annotator's draft, an Id with the letter A, may have Date and Result between them. Move the tag up.",
     safe,
     {file,
      CTLPGN_EXAMPLE_VARIANT
      "[Id \"Cescacs-P01\"]\n[Lang \"en\"]\n[Annotator \"Cescacs\"]\n" CTLPGN_EXAMPLE_MOVES,
      CTLPGN_EXAMPLE_MODEL "[Lang \"en\"]\n" CTLPGN_EXAMPLE_MOVES}},

    {codes::alias_not_after_player,
     warning,
     "alias-not-after-player",
     "nickname in {found} is not right after the tag {tag}",
     "A nickname belongs to the player above it: WhiteAlias follows WhiteNA or, without that, White; "
     "BlackAlias follows BlackNA or Black. Move it there.",
     safe,
     {file, CTLPGN_EXAMPLE_REAL "[WhiteAlias \"roca\"]\n" CTLPGN_EXAMPLE_MOVES,
      CTLPGN_EXAMPLE_EVENT CTLPGN_EXAMPLE_SITE CTLPGN_EXAMPLE_DATE CTLPGN_EXAMPLE_ROUND CTLPGN_EXAMPLE_WHITE
      "[WhiteAlias \"roca\"]\n" CTLPGN_EXAMPLE_BLACK CTLPGN_EXAMPLE_RESULT CTLPGN_EXAMPLE_MOVES}},

    {codes::title_before_lang,
     warning,
     "title-before-lang",
     "tag {found} before Lang",
     "A title is in the language of the comments, which the tag Lang names, so it comes after that. Swap "
     "the two tags.",
     safe,
     {tags, "[Title \"The shortest game\"]\n[Lang \"en\"]", "[Lang \"en\"]\n[Title \"The shortest game\"]"}},

    {codes::redefine_not_last,
     warning,
     "redefine-not-last",
     "tag {found} is neither the last nor the last before PDTL",
     "Redefine says how pieces are called in all that follows, the position in PDTL included. It is the "
     "last tag, or the last before PDTL, so that it is seen right above what it changes. Move it down.",
     safe,
     {tags, "[Redefine \"A@J\"]\n[Lang \"ca\"]", "[Lang \"ca\"]\n[Redefine \"A@J\"]"}},

    {codes::position_not_last,
     warning,
     "position-not-last",
     "tag {found} is not the last",
     "The position from which the game begins comes right above its moves: PDTL is the last tag of a game. "
     "Move it down.",
     safe,
     {tags, "[PDTL \"" CTLPGN_EXAMPLE_POSITION "\"]\n[Lang \"en\"]",
      "[Lang \"en\"]\n[PDTL \"" CTLPGN_EXAMPLE_POSITION "\"]"}},
};

} // namespace ctlpgn::ctl_pgn::catalogue_rows
