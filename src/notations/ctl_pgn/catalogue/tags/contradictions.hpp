// T071 to T090: tags that contradict each other.
#pragma once

#include "notations/ctl_pgn/catalogue/row.hpp"
#include "notations/ctl_pgn/catalogue/tags/examples.hpp"

namespace ctlpgn::ctl_pgn::catalogue_rows {

inline constexpr diagnostic_info tags_contradictions[] = {
    {codes::tag_of_real_game,
     warning,
     "tag-of-real-game",
     "tag {found} in a game without players",
     "A game without the tag Event shows something: an opening, an ending, a mistake. It was not played, so "
     "it has no players, mode or time control, refers to no model, and has neither date nor result unless "
     "it is an annotator's draft. Remove the tag; if players met, give the game Event and the tags that go "
     "with it.",
     never,
     {tags, R"([Mode "OTB"])", R"([Lang "en"])"}},

    {codes::tag_of_model_game,
     warning,
     "tag-of-model-game",
     "tag {found} in a game that was played",
     "Example and Revisited are written in model games: the one names games that follow the model, the "
     "other the model that it replaces. A game between players names its model with the tag Model. Use "
     "that, or remove the tag.",
     never,
     {file, CTLPGN_EXAMPLE_REAL "[Example \"Cescacs-12\"]\n" CTLPGN_EXAMPLE_MOVES,
      CTLPGN_EXAMPLE_REAL "[Model \"Cescacs-O12\"]\n" CTLPGN_EXAMPLE_MOVES}},

    {codes::match_date_without_round,
     warning,
     "match-date-without-round",
     "tag {found} without a Round",
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
     "{found} is later than the date of the game",
     "EventDate and MatchDate say when the event or the match began, so no game of it was played before. "
     "One of the dates is wrong. Correct it.",
     never,
     {file, CTLPGN_EXAMPLE_REAL "[EventDate \"2024-03-10\"]\n" CTLPGN_EXAMPLE_MOVES,
      CTLPGN_EXAMPLE_REAL "[EventDate \"2024-03-01\"]\n" CTLPGN_EXAMPLE_MOVES}},

    {codes::annotator_id_mismatch,
     warning,
     "annotator-id-mismatch",
     "wrong AnnotatorId {found}: the Id says {expected}",
     "The number after the letter A of an Id is the annotator's, the same that the tag AnnotatorId holds. "
     "The item would belong to two annotators. Correct the wrong one.",
     never,
     {file,
      CTLPGN_EXAMPLE_VARIANT
      "[Id \"Cescacs-A12-3\"]\n[Annotator \"Cescacs\"]\n[AnnotatorId \"13\"]\n" CTLPGN_EXAMPLE_MOVES,
      CTLPGN_EXAMPLE_VARIANT
      "[Id \"Cescacs-A12-3\"]\n[Annotator \"Cescacs\"]\n[AnnotatorId \"12\"]\n" CTLPGN_EXAMPLE_MOVES}},

    {codes::language_mismatch,
     warning,
     "language-mismatch",
     "wrong Lang {found}: the Id says {expected}",
     "Both the end of an Id and the tag Lang say in which language the comments are. They do not agree "
     "here. Correct the wrong one; the Id of a translation differs from that of the original in nothing "
     "else.",
     never,
     {file,
      CTLPGN_EXAMPLE_VARIANT
      "[Id \"Cescacs-P01-ca\"]\n[Annotator \"Cescacs\"]\n[Lang \"en\"]\n" CTLPGN_EXAMPLE_MOVES,
      CTLPGN_EXAMPLE_VARIANT
      "[Id \"Cescacs-P01-en\"]\n[Annotator \"Cescacs\"]\n[Lang \"en\"]\n" CTLPGN_EXAMPLE_MOVES}},

    {codes::annotator_id_without_server,
     warning,
     "annotator-id-without-server",
     "{found} without a server: it belongs to games posted by [Mode \"ICS\"] or [Mode \"BBS\"]",
     "AnnotatorId is the number under which a server knows the user who has posted the game. Other games, "
     "except for an annotator's drafts, have no such number. Write the Mode, or remove the tag.",
     never,
     {file, CTLPGN_EXAMPLE_REAL "[AnnotatorId \"12\"]\n[Mode \"OTB\"]\n" CTLPGN_EXAMPLE_MOVES,
      CTLPGN_EXAMPLE_REAL
      "[Annotator \"Server 2\"]\n[AnnotatorId \"12\"]\n[Mode \"ICS\"]\n" CTLPGN_EXAMPLE_MOVES}},

    {codes::missing_registering_annotator,
     warning,
     "missing-registering-annotator",
     "missing Annotator in a game with Mode {found}: the first one is the {role} that registered it",
     "A game that was registered by a server (ICS, BBS) or by a program of the players (TC) has it as its "
     "first Annotator. Add the tag with its name.",
     never,
     {file, CTLPGN_EXAMPLE_REAL "[Mode \"ICS\"]\n" CTLPGN_EXAMPLE_MOVES,
      CTLPGN_EXAMPLE_REAL "[Annotator \"Server 2\"]\n[Mode \"ICS\"]\n" CTLPGN_EXAMPLE_MOVES}},

    {codes::item_of_other_kind,
     warning,
     "item-of-other-kind",
     "{found} is an item of another kind: {reason}",
     "Model names the opening that a game between players follows, Example a game between players that a "
     "model game is drawn from, and Revisited the model game that this one replaces. The letter before the "
     "number of an Id shows its class; games between players have none. Correct the Id.",
     never,
     {file, CTLPGN_EXAMPLE_REAL "[Model \"Cescacs-P12\"]\n" CTLPGN_EXAMPLE_MOVES,
      CTLPGN_EXAMPLE_REAL "[Model \"Cescacs-O12\"]\n" CTLPGN_EXAMPLE_MOVES}},

    {codes::fragment_differs,
     warning,
     "fragment-differs",
     "fragment {found} of the Id does not fit the moves: {reason}",
     "The last part of the Id of a fragment says which moves are recorded: O and the last one, C or M with "
     "the first and the last, E and the first. The letter b after the first number means that Black begins, "
     "w after the last one that White's ply is the last. Where the first number is not known, it is ?, and "
     "the other one is the number of moves. Correct the Id, or record those moves.",
     never,
     {file, CTLPGN_EXAMPLE_VARIANT "[Id \"Cescacs-12-E40\"]\n[Annotator \"Cescacs\"]\n" CTLPGN_EXAMPLE_MOVES,
      CTLPGN_EXAMPLE_VARIANT "[Id \"Cescacs-12-E1\"]\n[Annotator \"Cescacs\"]\n" CTLPGN_EXAMPLE_MOVES}},

    {codes::id_without_variations,
     note,
     "id-without-variations",
     "{found} in the Id, but the game has no variations",
     "The letter V in an Id says that this edition of an item has variations. Remove it where there are "
     "none; it takes an S and numbers where one of the variations is written as the main line.",
     never,
     {file, CTLPGN_EXAMPLE_VARIANT "[Id \"Cescacs-P01-V\"]\n[Annotator \"Cescacs\"]\n" CTLPGN_EXAMPLE_MOVES,
      CTLPGN_EXAMPLE_VARIANT "[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n" CTLPGN_EXAMPLE_MOVES}},

    {codes::needless_match_date,
     note,
     "needless-match-date",
     "{found} repeats the Date",
     "MatchDate is the day on which a match of several games began. It is unnecessary where that is the day "
     "of the game. Remove the tag.",
     never,
     {file,
      CTLPGN_EXAMPLE_EVENT CTLPGN_EXAMPLE_SITE CTLPGN_EXAMPLE_DATE
      "[Round \"1\"]\n" CTLPGN_EXAMPLE_WHITE CTLPGN_EXAMPLE_BLACK CTLPGN_EXAMPLE_RESULT
      "[MatchDate \"2024-03-09\"]\n" CTLPGN_EXAMPLE_MOVES,
      CTLPGN_EXAMPLE_EVENT CTLPGN_EXAMPLE_SITE CTLPGN_EXAMPLE_DATE
      "[Round \"1\"]\n" CTLPGN_EXAMPLE_WHITE CTLPGN_EXAMPLE_BLACK CTLPGN_EXAMPLE_RESULT
          CTLPGN_EXAMPLE_MOVES}},

    {codes::malformed_network_name,
     warning,
     "malformed-network-name",
     "invalid network address {found}: {tag} holds one such as name@example.org",
     "WhiteNA and BlackNA hold the e-mail addresses of the players, or ? where one is not known. Nicknames "
     "belong in WhiteAlias and BlackAlias. Write the address, or ?.",
     never,
     {file,
      CTLPGN_EXAMPLE_EVENT CTLPGN_EXAMPLE_SITE CTLPGN_EXAMPLE_DATE CTLPGN_EXAMPLE_ROUND
      "[WhiteNA \"marta\"]\n[WhiteAlias \"marta\"]\n" CTLPGN_EXAMPLE_BLACK CTLPGN_EXAMPLE_RESULT
          CTLPGN_EXAMPLE_MOVES,
      CTLPGN_EXAMPLE_EVENT CTLPGN_EXAMPLE_SITE CTLPGN_EXAMPLE_DATE CTLPGN_EXAMPLE_ROUND
      "[WhiteNA \"marta@example.org\"]\n[WhiteAlias \"marta\"]\n" CTLPGN_EXAMPLE_BLACK CTLPGN_EXAMPLE_RESULT
          CTLPGN_EXAMPLE_MOVES}},

    {codes::name_form,
     note,
     "name-form",
     "nonstandard name of a player, {found}: write {expected}",
     "A player is named by the surnames, a comma and a space, and the first name or its initials: \"Prat, J. "
     "A.\"; one who is not known is ?. Programs that compare names as text take another spelling for "
     "another player.",
     either,
     {file,
      CTLPGN_EXAMPLE_EVENT CTLPGN_EXAMPLE_SITE CTLPGN_EXAMPLE_DATE CTLPGN_EXAMPLE_ROUND
      "[White \"N.N.\"]\n" CTLPGN_EXAMPLE_BLACK CTLPGN_EXAMPLE_RESULT CTLPGN_EXAMPLE_MOVES,
      CTLPGN_EXAMPLE_EVENT CTLPGN_EXAMPLE_SITE CTLPGN_EXAMPLE_DATE CTLPGN_EXAMPLE_ROUND
      "[White \"?\"]\n" CTLPGN_EXAMPLE_BLACK CTLPGN_EXAMPLE_RESULT CTLPGN_EXAMPLE_MOVES}},
};

} // namespace ctlpgn::ctl_pgn::catalogue_rows
