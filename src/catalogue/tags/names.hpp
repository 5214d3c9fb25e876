// T001 to T020: the variant, and the names of tags.
#pragma once

#include "catalogue/row.hpp"
#include "catalogue/tags/examples.hpp"

namespace ctlpgn::catalogue_rows {

inline constexpr diagnostic_info tags_names[] = {
    {code::unknown_variant, error, "unknown-variant", "expected the variant \"C'escacs\", found {found}",
     "The Variant tag says which game was played, and this one is not known here. The moves have been read "
     "as "
     "those of C'escacs, which may be wrong. Write [Variant \"C'escacs\"], apostrophe and capital included, "
     "or "
     "give the game to a reader that knows it.",
     file, "[Variant \"Chess\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n" CTLPGN_EXAMPLE_MOVES,
     CTLPGN_EXAMPLE_MODEL CTLPGN_EXAMPLE_MOVES, unsafe},

    {code::unsupported_variant, warning, "unsupported-variant",
     "moves of {found} are read, but not checked on its board",
     "Grand C'escacs is an experiment that is written as C'escacs is, but its board and rules are not known "
     "here. What can be told without the board has been checked. If the game is an ordinary one, write "
     "[Variant \"C'escacs\"].",
     file,
     "[Variant \"Grand C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n" CTLPGN_EXAMPLE_MOVES,
     CTLPGN_EXAMPLE_MODEL CTLPGN_EXAMPLE_MOVES},

    {code::variant_apostrophe, warning, "variant-apostrophe",
     "the name of the variant has the plain apostrophe ' (U+0027), found {found}",
     "Programs find the beginning of a game by comparing its first line with [Variant \"C'escacs\"]. A "
     "typographer's apostrophe (U+2019) looks better, but it makes another text of it. Replace it with the "
     "plain one.",
     file, "[Variant \"C’escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n" CTLPGN_EXAMPLE_MOVES,
     CTLPGN_EXAMPLE_MODEL CTLPGN_EXAMPLE_MOVES, safe},

    {code::unknown_tag, note, "unknown-tag", "the format has no tag {found}{detail}",
     "Programs may add tags of their own, so one that is not known is kept, but nobody else will make use of "
     "it. A slip in a name has the same effect: the tag that was meant is missing. Names count capitals: "
     "TimeControl, not Timecontrol.",
     tags, R"([Lnag "en"])", R"([Lang "en"])", unsafe},

    {code::catalan_position_tag, warning, "catalan-position-tag", "the tag {found} is called PDTL now",
     "An older description of the format calls positions TLPD. The tag has been read as what it means, but "
     "readers that know only the newer name begin from the start of the game instead. Rename it to PDTL.",
     tags, "[TLPD \"" CTLPGN_EXAMPLE_POSITION "\"]", "[PDTL \"" CTLPGN_EXAMPLE_POSITION "\"]", safe},

    {code::repeated_tag, error, "repeated-tag", "the tag {found} has been given before",
     "Only Annotator and Example may be repeated. Of any other tag there is one in a game, for nobody could "
     "tell which value counts. Remove one of the two; the first has been used.",
     tags, "[Lang \"en\"]\n[Lang \"ca\"]", R"([Lang "en"])", unsafe},

    {code::separated_tags, warning, "separated-tags", "the tag {found} stands apart from others of its name",
     "Tags that may be repeated, Annotator and Example, stand on consecutive lines, in the order of their "
     "weight: the first Annotator is who registered the game. Other tags between them hide the later ones. "
     "Move them together.",
     tags, "[Example \"Cescacs-1234\"]\n[Lang \"en\"]\n[Example \"Cescacs-1240\"]",
     "[Lang \"en\"]\n[Example \"Cescacs-1234\"]\n[Example \"Cescacs-1240\"]", safe},

    {code::empty_value, warning, "empty-value", "the tag {detail} has no value",
     "A value that is not known is written as a question mark, so that nobody takes it for one that was "
     "forgotten. A tag that says nothing and is not required is better left out. Write \"?\", or remove the "
     "tag.",
     tags, "[Lang \"en\"]\n[Title \"\"]", "[Lang \"en\"]\n[Title \"The shortest game\"]", unsafe},
};

} // namespace ctlpgn::catalogue_rows
