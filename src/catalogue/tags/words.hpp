// T050 to T070: values that are one of a few words, identifiers, and the letters of pieces.
#pragma once

#include "catalogue/row.hpp"
#include "catalogue/tags/examples.hpp"

namespace ctlpgn::catalogue_rows {

inline constexpr diagnostic_info tags_words[] = {
    {code::unknown_termination, error, "unknown-termination",
     "expected how the game ended, such as \"time forfeit\", found {found}{detail}",
     "A Termination is one of: abandoned, rules infraction, time forfeit; and for games that will not be "
     "taken "
     "up again: death, emergency. A game that ended over the board needs no such tag. Put anything else into "
     "a "
     "comment.",
     tags, R"([Termination "time"])", R"([Termination "time forfeit"])", unsafe},

    {code::unknown_mode, error, "unknown-mode",
     "expected one of the modes OTB, ICS, TC, EM and BBS, found {found}{detail}",
     "A Mode says how the players met: OTB over the board, ICS on a chess server, TC from program to "
     "program, "
     "EM by mail or messages, BBS on a server that only passes moves on. Write one of these, in capitals.",
     file, CTLPGN_EXAMPLE_REAL "[Mode \"otb\"]\n" CTLPGN_EXAMPLE_MOVES,
     CTLPGN_EXAMPLE_REAL "[Mode \"OTB\"]\n" CTLPGN_EXAMPLE_MOVES, unsafe},

    {code::unknown_player_type, error, "unknown-player-type",
     "expected human or program, found {found}{detail}",
     "WhiteType and BlackType tell people from programs, and have no other values. Write human or program, "
     "in "
     "small letters.",
     file, CTLPGN_EXAMPLE_REAL "[WhiteType \"computer\"]\n" CTLPGN_EXAMPLE_MOVES,
     CTLPGN_EXAMPLE_REAL "[WhiteType \"program\"]\n" CTLPGN_EXAMPLE_MOVES, unsafe},

    {code::malformed_time_control, error, "malformed-time-control",
     "expected a time control such as 40/9000 or 4500+60, found {found}",
     "All times are in seconds. 40/9000 is 40 moves in 9000 seconds, 4500 the whole game in as many, 4500+60 "
     "the same and a minute for each move, *180 three minutes a move; ? stands for unknown, a hyphen for "
     "none. Write one of these six forms, without units.",
     file, CTLPGN_EXAMPLE_REAL "[TimeControl \"75 min\"]\n" CTLPGN_EXAMPLE_MOVES,
     CTLPGN_EXAMPLE_REAL "[TimeControl \"4500\"]\n" CTLPGN_EXAMPLE_MOVES},

    {code::malformed_id, error, "malformed-id",
     "expected an identifier such as Cescacs-X01, found {found}{detail}",
     "An identifier is the publisher's name, a hyphen, and a number behind a letter for its class. What part "
     "of a game it is may follow, then V for variations with their version in Roman numerals, and last the "
     "language: Cescacs-1234-C10-20, Cescacs-X01-V-II-ca. It consists of letters, digits and hyphens.",
     tags, R"([Revisited "X01"])", R"([Revisited "Cescacs-X01"])", unsafe},

    {code::unknown_id_class, warning, "unknown-id-class", "no class of items has the letter {found}",
     "The letter before an identifier's number sorts items by what they are: O openings, C continuations, M "
     "middlegames, E endings, P examples, Z puzzles, X refutations, and A drafts of an annotator. Others "
     "mean "
     "nothing to other readers. Choose one of these, in capitals, or leave the letter out.",
     tags, R"([Revisited "Cescacs-x01"])", R"([Revisited "Cescacs-X01"])", unsafe},

    {code::malformed_redefine, error, "malformed-redefine",
     "expected letters such as A@J, T@R, or FAN, found {found}{detail}",
     "Redefine lists which letter replaces which, with an at sign between the new and the old one, and a "
     "comma "
     "and a blank between the items. Or it is FAN, which calls all pieces by chess symbols. Without it the "
     "moves are read with letters that they do not have.",
     tags, R"([Redefine "A@J,T@R"])", R"([Redefine "A@J, T@R"])", safe},

    {code::unknown_redefinition, error, "unknown-redefinition",
     "{found} is none of the replacements that the format knows{detail}",
     "Only some letters may replace others: A, B, F or L the J of the bishop; C or S the N of the knight; T "
     "the "
     "R of the rook; W the V of the wyvern; Q the D of the queen. All else would make letters ambiguous. The "
     "new letter comes first: A@J.",
     tags, R"([Redefine "J@A"])", R"([Redefine "A@J"])", unsafe},

    {code::repeated_redefinition, error, "repeated-redefinition", "{found} replaces {detail} a second time",
     "A piece has one letter in a game, so each of the old letters is replaced once at most. Decide for one "
     "of "
     "the two new ones.",
     tags, R"([Redefine "A@J, B@J"])", R"([Redefine "A@J"])"},

    {code::mixed_redefine, error, "mixed-redefine",
     "the word FAN stands alone in a Redefine, unlike in {found}",
     "FAN calls all pieces by their chess symbols, so there are no letters left to be replaced. Write FAN "
     "alone, or the letters without it.",
     tags, R"([Redefine "FAN, A@J"])", R"([Redefine "FAN"])"},
};

} // namespace ctlpgn::catalogue_rows
