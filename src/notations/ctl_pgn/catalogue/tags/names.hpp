// T001 to T020: the variant, and the names of tags.
#pragma once

#include "notations/ctl_pgn/catalogue/row.hpp"
#include "notations/ctl_pgn/catalogue/tags/examples.hpp"

namespace ctlpgn::ctl_pgn::catalogue_rows {

inline constexpr diagnostic_info tags_names[] = {
    {codes::unknown_variant,
     error,
     "unknown-variant",
     "unknown variant {found}: expected \"C'escacs\"",
     "The Variant tag says which game was played, and this one is not known here. The moves have been read "
     "as those of C'escacs, which may be wrong. Write [Variant \"C'escacs\"], apostrophe and capital "
     "included, or give the game to a reader that knows it.",
     unsafe,
     {file, "[Variant \"Chess\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n" CTLPGN_EXAMPLE_MOVES,
      CTLPGN_EXAMPLE_MODEL CTLPGN_EXAMPLE_MOVES}},

    {codes::unsupported_variant,
     warning,
     "unsupported-variant",
     "unsupported variant {found}: its moves are not checked on the board",
     "Grand C'escacs is an experiment that is written as C'escacs is, but its board and rules are not known "
     "here. What can be checked without the board has been checked. If the game is an ordinary one, write "
     "[Variant \"C'escacs\"].",
     never,
     {file,
      "[Variant \"Grand C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n" CTLPGN_EXAMPLE_MOVES,
      CTLPGN_EXAMPLE_MODEL CTLPGN_EXAMPLE_MOVES}},

    {codes::variant_apostrophe,
     warning,
     "variant-apostrophe",
     "wrong apostrophe in the variant {found}: use ' (U+0027)",
     "Programs find the beginning of a game by comparing its first line with [Variant \"C'escacs\"]. A "
     "typographer's apostrophe (U+2019) looks better, but it makes another text of it. Replace it with the "
     "plain one.",
     safe,
     {file, "[Variant \"C’escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n" CTLPGN_EXAMPLE_MOVES,
      CTLPGN_EXAMPLE_MODEL CTLPGN_EXAMPLE_MOVES}},

    {codes::catalan_position_tag,
     warning,
     "catalan-position-tag",
     "older name of a tag: {found} instead of PDTL",
     "An older description of the format calls positions TLPD. The tag has been read as what it means, but "
     "readers that know only the newer name begin from the start of the game instead. Rename it to PDTL.",
     safe,
     {tags, "[TLPD \"" CTLPGN_EXAMPLE_POSITION "\"]", "[PDTL \"" CTLPGN_EXAMPLE_POSITION "\"]"}},

    {codes::separated_tags,
     warning,
     "separated-tags",
     "tag {found} apart from the others of that name",
     "Tags that may be repeated, Annotator and Example, are on consecutive lines, in the order of their "
     "weight: the first Annotator is the one who registered the game. Other tags between them hide the "
     "later ones. Move them together.",
     safe,
     {tags, "[Example \"Cescacs-1234\"]\n[Lang \"en\"]\n[Example \"Cescacs-1240\"]",
      "[Lang \"en\"]\n[Example \"Cescacs-1234\"]\n[Example \"Cescacs-1240\"]"}},

    {codes::misspelt_redefine,
     error,
     "misspelt-redefine",
     "misspelt tag {found}: the letters of the game are declared by Redefine",
     "The game uses letters that are others than the standard ones, and a tag of another name would declare "
     "them. Programs do not look for that name, so for them the letters are those of no piece. Rename the "
     "tag "
     "to Redefine, or write the standard letters.",
     unsafe,
     {file,
      "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n[Redefin \"B@J\"]\n\n1. "
      "BF6-I15 :\n*\n",
      "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n[Redefine \"B@J\"]\n\n1. "
      "BF6-I15 :\n*\n"}},
};

} // namespace ctlpgn::ctl_pgn::catalogue_rows
