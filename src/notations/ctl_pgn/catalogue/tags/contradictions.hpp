// T071 to T090: tags that contradict each other.
#pragma once

#include "notations/ctl_pgn/catalogue/row.hpp"
#include "notations/ctl_pgn/catalogue/tags/examples.hpp"

namespace ctlpgn::ctl_pgn::catalogue_rows {

inline constexpr diagnostic_info tags_contradictions[] = {
    {codes::tag_of_real_game,
     warning,
     "tag-of-real-game",
     "the tag {found} must not stand in a game without players",
     "A game without the tag Event shows something: an opening, an ending, a mistake. Nobody played it, so "
     "it has no players, mode or time control, refers to no model, and has neither date nor result unless "
     "it is an annotator's draft. Remove the tag; if players met, give the game Event and the tags that go "
     "with it.",
     never,
     {tags, R"([Mode "OTB"])", R"([Lang "en"])"}},

    {codes::tag_of_model_game,
     warning,
     "tag-of-model-game",
     "the tag {found} must not stand in a game that was played",
     "Example and Revisited are written in model games: the one names games that follow the model, the "
     "other the model that it replaces. A game between players names its model with the tag Model. Use "
     "that, or remove the tag.",
     never,
     {file, CTLPGN_EXAMPLE_REAL "[Example \"Cescacs-O12\"]\n" CTLPGN_EXAMPLE_MOVES,
      CTLPGN_EXAMPLE_REAL "[Model \"Cescacs-O12\"]\n" CTLPGN_EXAMPLE_MOVES}},

    {codes::match_date_without_round,
     warning,
     "match-date-without-round",
     "the tag {found} must go with a Round",
     "MatchDate says when a match of several games began, and Round which of them this is. Without a round "
     "the match has one game, and its date is in the tag Date. Give the round its number, or remove the tag.",
     never,
     {file, CTLPGN_EXAMPLE_REAL "[MatchDate \"2024-03-08\"]\n" CTLPGN_EXAMPLE_MOVES,
      CTLPGN_EXAMPLE_EVENT CTLPGN_EXAMPLE_SITE CTLPGN_EXAMPLE_DATE
      "[Round \"2\"]\n" CTLPGN_EXAMPLE_WHITE CTLPGN_EXAMPLE_BLACK CTLPGN_EXAMPLE_RESULT
      "[MatchDate \"2024-03-08\"]\n" CTLPGN_EXAMPLE_MOVES}},

    {codes::date_before_event,
     warning,
     "date-before-event",
     "{found} must not be later than the date of the game",
     "EventDate and MatchDate say when the event or the match began, so no game of it was played before. "
     "One of the dates is wrong. Correct it.",
     never,
     {file, CTLPGN_EXAMPLE_REAL "[EventDate \"2024-03-10\"]\n" CTLPGN_EXAMPLE_MOVES,
      CTLPGN_EXAMPLE_REAL "[EventDate \"2024-03-01\"]\n" CTLPGN_EXAMPLE_MOVES}},

    {codes::annotator_id_mismatch,
     warning,
     "annotator-id-mismatch",
     "the AnnotatorId must be {expected}, as in the Id, found {found}",
     "The number after the letter A of an Id is the annotator's, the same that the tag AnnotatorId holds. "
     "As it stands, the item belongs to two annotators. Correct the wrong one.",
     never,
     {file,
      CTLPGN_EXAMPLE_VARIANT
      "[Id \"Cescacs-A12-3\"]\n[Annotator \"Cescacs\"]\n[AnnotatorId \"13\"]\n" CTLPGN_EXAMPLE_MOVES,
      CTLPGN_EXAMPLE_VARIANT
      "[Id \"Cescacs-A12-3\"]\n[Annotator \"Cescacs\"]\n[AnnotatorId \"12\"]\n" CTLPGN_EXAMPLE_MOVES}},

    {codes::language_mismatch,
     warning,
     "language-mismatch",
     "the Lang must be {expected}, as in the Id, found {found}",
     "Both the end of an Id and the tag Lang say in which language the comments are. As it stands, they do "
     "not agree. Correct the wrong one; the Id of a translation differs from that of the original in "
     "nothing else.",
     never,
     {file,
      CTLPGN_EXAMPLE_VARIANT
      "[Id \"Cescacs-P01-ca\"]\n[Annotator \"Cescacs\"]\n[Lang \"en\"]\n" CTLPGN_EXAMPLE_MOVES,
      CTLPGN_EXAMPLE_VARIANT
      "[Id \"Cescacs-P01-en\"]\n[Annotator \"Cescacs\"]\n[Lang \"en\"]\n" CTLPGN_EXAMPLE_MOVES}},
};

} // namespace ctlpgn::ctl_pgn::catalogue_rows
