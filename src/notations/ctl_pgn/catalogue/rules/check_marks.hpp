// R031 to R040: the marks of checks.
#pragma once

#include "notations/ctl_pgn/catalogue/row.hpp"

namespace ctlpgn::ctl_pgn::catalogue_rows {

inline constexpr diagnostic_info rules_check_marks[] = {
    {codes::missing_check_mark,
     warning,
     "missing-check-mark",
     "{found} gives check but has no mark: {reason}",
     "A ply that gives check carries a mark right after it. The sign + is right for every check that is not "
     "mate; +^, +∞ and ++ say more. Add the mark, or correct the ply.",
     safe,
     {moves, "1. JF6-K18, E21-E17\n2. JK18×EH24 :", "1. JF6-K18, E21-E17\n2. JK18×EH24+ :"}},

    {codes::superfluous_check_mark,
     warning,
     "superfluous-check-mark",
     "mark {found} without check",
     "The board shows no attack on the king after this ply. Either the mark is wrong, or a hex is. Remove "
     "the mark, or correct the ply.",
     safe,
     {moves, "1. F8-F10+ :", "1. F8-F10 :"}},

    {codes::wrong_check_mark,
     warning,
     "wrong-check-mark",
     "wrong check mark {found}: {reason}",
     "The marks say how a king is attacked: ++ by two pieces or more, +^ by one from next to it or from a "
     "knight's jump away, +∞ by one from farther. The sign + is right for all of them. Write the mark that "
     "fits, or +.",
     safe,
     {moves, "1. JF6-K18, E21-E17\n2. JK18×EH24++ :", "1. JF6-K18, E21-E17\n2. JK18×EH24+^ :"}},

    {codes::mate_mark_without_mate,
     warning,
     "mate-mark-without-mate",
     "mark {found} without mate: {reason}",
     "The sign # says that the king is attacked and that nothing helps. Here something can still be played. "
     "Write the mark of a check, or none, and a colon after a space if the game ended here.",
     safe,
     {file,
      "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
      "\n1. JF6-K18, E21-E17\n2. JK18×EH24#\n3-0\n",
      "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
      "\n1. JF6-K18, E21-E17\n2. JK18×EH24+ :\n3-0\n"}},

    {codes::missing_mate_mark,
     warning,
     "missing-mate-mark",
     "{found} mates but has no `#`",
     "A ply that mates carries the sign #, which ends the game; a colon is not needed then. Write # in "
     "place of any other mark.",
     safe,
     {file,
      "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
      "[PDTL \"/28:k/24:1D3/20:2J4/1:1K/ w -- - 0 1\"]\n"
      "\n1. DD24-F26+ :\n3-0\n",
      "[Variant \"C'escacs\"]\n[Id \"Cescacs-P01\"]\n[Annotator \"Cescacs\"]\n"
      "[PDTL \"/28:k/24:1D3/20:2J4/1:1K/ w -- - 0 1\"]\n"
      "\n1. DD24-F26#\n3-0\n"}},
};

} // namespace ctlpgn::ctl_pgn::catalogue_rows
