// GC001 to GC010: commands in comments.
#pragma once

#include "notations/pgn/catalogue/row.hpp"

namespace ctlpgn::pgn::catalogue_rows {

inline constexpr diagnostic_info comments_commands[] = {
    {codes::unreadable_command,
     warning,
     "unreadable-command",
     "malformed value of the command {command}: {found}",
     "Programs read [%clk 1:23:45], [%emt 0:00:07.5], [%eval -1.23,18], [%eval #-3], [%csl Ga4,Rb5], [%cal "
     "Ge2e4] and [%depth 20]. The value of this one has none of these forms, so programs cannot use it. "
     "Correct it.",
     never,
     {moves, "1. e4 {[%clk 10 minutes]} e5", "1. e4 {[%clk 0:10:00]} 1... e5"}},

    {codes::clock_rises,
     note,
     "clock-rises",
     "clock shows more time than at the player's last move",
     "According to the tag TimeControl no time is added, and the clock of this player shows more than it "
     "did. One of the two times, or the tag, is wrong.",
     never,
     {file,
      "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black "
      "\"?\"]\n[Result \"*\"]\n[TimeControl \"300\"]\n\n1. e4 {[%clk 0:04:59]} 1... e5 {[%clk 0:05:00]} 2. "
      "Nf3 "
      "{[%clk 0:05:10]} *\n",
      "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black "
      "\"?\"]\n[Result \"*\"]\n[TimeControl \"300\"]\n\n1. e4 {[%clk 0:04:59]} 1... e5 {[%clk 0:05:00]} 2. "
      "Nf3 "
      "{[%clk 0:04:55]} *\n"}},

    {codes::unclosed_command,
     warning,
     "unclosed-command",
     "unclosed command {command}: missing `]` after {found}",
     "Programs look for commands between brackets. This one has a value of its form, and no bracket after "
     "it, so it is text to them. Write the bracket.",
     safe,
     {moves, "1. e4 {[%clk 0:10:00} e5", "1. e4 {[%clk 0:10:00]} 1... e5"}},

    {codes::unopened_command,
     warning,
     "unopened-command",
     "unopened command {command}: missing `[` before {found}",
     "Programs look for commands between brackets. This one has a value of its form, and no bracket before "
     "it, so it is text to them. Write the bracket.",
     safe,
     {moves, "1. e4 {%clk 0:10:00]} e5", "1. e4 {[%clk 0:10:00]} 1... e5"}},
};

} // namespace ctlpgn::pgn::catalogue_rows
