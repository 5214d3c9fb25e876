// T050 to T070: values that are one of a few words, identifiers, and the letters of pieces.
#pragma once

#include "notations/ctl_pgn/catalogue/row.hpp"
#include "notations/ctl_pgn/catalogue/tags/examples.hpp"

namespace ctlpgn::ctl_pgn::catalogue_rows {

inline constexpr diagnostic_info tags_words[] = {
    {codes::unknown_termination,
     error,
     "unknown-termination",
     "unknown termination {found}: expected one such as \"time forfeit\"{guess?}",
     "A Termination is one of: abandoned, rules infraction, time forfeit; and for games that will not be "
     "taken up again: death, emergency. A game that ended over the board needs no such tag. Put anything "
     "else into a comment.",
     unsafe,
     {tags, R"([Termination "time"])", R"([Termination "time forfeit"])"}},

    {codes::unknown_mode,
     error,
     "unknown-mode",
     "unknown mode {found}: expected OTB, ICS, TC, EM or BBS{guess?}",
     "A Mode says how the players met: OTB over the board, ICS on a chess server, TC from program to "
     "program, EM by mail or messages, BBS on a server that only passes moves on. Write one of these, in "
     "capitals.",
     unsafe,
     {file, CTLPGN_EXAMPLE_REAL "[Mode \"otb\"]\n" CTLPGN_EXAMPLE_MOVES,
      CTLPGN_EXAMPLE_REAL "[Mode \"OTB\"]\n" CTLPGN_EXAMPLE_MOVES}},

    {codes::unknown_player_type,
     error,
     "unknown-player-type",
     "unknown type of player {found}: expected human or program{guess?}",
     "WhiteType and BlackType distinguish people from programs, and have no other values. Write human or "
     "program, in small letters.",
     unsafe,
     {file, CTLPGN_EXAMPLE_REAL "[WhiteType \"computer\"]\n" CTLPGN_EXAMPLE_MOVES,
      CTLPGN_EXAMPLE_REAL "[WhiteType \"program\"]\n" CTLPGN_EXAMPLE_MOVES}},

    {codes::malformed_time_control,
     error,
     "malformed-time-control",
     "invalid time control {found}: expected one such as 40/9000 or 4500+60",
     "All times are in seconds. 40/9000 is 40 moves in 9000 seconds, 4500 the whole game in as many, "
     "4500+60 the same and a minute for each move, *180 three minutes a move; ? represents unknown, a "
     "hyphen for none. Write one of these six forms, without units.",
     never,
     {file, CTLPGN_EXAMPLE_REAL "[TimeControl \"75 min\"]\n" CTLPGN_EXAMPLE_MOVES,
      CTLPGN_EXAMPLE_REAL "[TimeControl \"4500\"]\n" CTLPGN_EXAMPLE_MOVES}},

    {codes::malformed_id,
     error,
     "malformed-id",
     "invalid identifier {found}: {reason}",
     "An identifier is the publisher's name, a hyphen, and a number after a letter for its class. What part "
     "of a game it is may follow, then V for variations with their version in Roman numerals, and last the "
     "language: Cescacs-1234-C10-20, Cescacs-X01-V-II-ca. It consists of letters, digits and hyphens.",
     unsafe,
     {tags, R"([Revisited "X01"])", R"([Revisited "Cescacs-X01"])"}},

    {codes::unknown_id_class,
     warning,
     "unknown-id-class",
     "unknown class letter of an identifier {found}: expected one of A O C Z P E M X",
     "The letter before an identifier's number sorts items by what they are: O openings, C continuations, M "
     "middlegames, E endings, P examples, Z puzzles, X refutations, and A drafts of an annotator. Others "
     "mean nothing to other readers. Choose one of these, in capitals, or leave the letter out.",
     unsafe,
     {tags, R"([Revisited "Cescacs-x01"])", R"([Revisited "Cescacs-X01"])"}},

    {codes::malformed_redefine,
     error,
     "malformed-redefine",
     "invalid Redefine {found}: expected letters such as A@J, T@R, or FAN{guess?}",
     "Redefine lists which letter replaces which, with an at sign between the new and the old one, and a "
     "comma and a space between the items. Or it is FAN, which calls all pieces by chess symbols. Without "
     "it the moves are read with letters that they do not have.",
     safe,
     {tags, R"([Redefine "A@J,T@R"])", R"([Redefine "A@J, T@R"])"}},

    {codes::unknown_redefinition,
     error,
     "unknown-redefinition",
     "unknown replacement {found}{guess?}",
     "Only some letters may replace others: A, B, F or L the J of the bishop; C or S the N of the knight; T "
     "the R of the rook; W the V of the wyvern; Q the D of the queen. All else would make letters "
     "ambiguous. The new letter comes first: A@J.",
     unsafe,
     {tags, R"([Redefine "J@A"])", R"([Redefine "A@J"])"}},

    {codes::repeated_redefinition,
     error,
     "repeated-redefinition",
     "second replacement of {letter}: {found}",
     "A piece has one letter in a game, so each of the old letters is replaced once at most. Decide for one "
     "of the two new ones.",
     never,
     {tags, R"([Redefine "A@J, B@J"])", R"([Redefine "A@J"])"}},

    {codes::mixed_redefine,
     error,
     "mixed-redefine",
     "replacement beside the word FAN in a Redefine: {found}",
     "FAN calls all pieces by their chess symbols, so there are no letters left to be replaced. Write FAN "
     "alone, or the letters without it.",
     never,
     {tags, R"([Redefine "FAN, A@J"])", R"([Redefine "FAN"])"}},
};

} // namespace ctlpgn::ctl_pgn::catalogue_rows
