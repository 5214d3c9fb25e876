// G T021 to T060: the values of tags.
#pragma once

#include "notations/pgn/catalogue/row.hpp"

namespace ctlpgn::pgn::catalogue_rows {

inline constexpr diagnostic_info tags_values[] = {
    {codes::unreadable_date,
     error,
     "unreadable-date",
     "invalid date {found}: expected YYYY.MM.DD",
     "A date is a year of four digits, a period, a month and a day of two digits each, with question marks "
     "for digits that are not known (section 8.1.1.3). Write it in this form.",
     never,
     {tags, "[EventDate \"August 1992\"]", "[EventDate \"1992.08.??\"]"}},

    {codes::date_separator,
     warning,
     "date-separator",
     "date {found} without periods: expected YYYY.MM.DD",
     "A date is written with periods (section 8.1.1.3). It has been read as if there were some. Write "
     "periods.",
     safe,
     {tags, "[EventDate \"1992-08-31\"]", "[EventDate \"1992.08.31\"]"}},

    {codes::short_date,
     warning,
     "short-date",
     "month and day need two digits: {found}",
     "A date has a year of four digits, and a month and a day of two (section 8.1.1.3). It has been read as "
     "if the zeros were there. Write them.",
     safe,
     {tags, "[EventDate \"1992.8.31\"]", "[EventDate \"1992.08.31\"]"}},

    {codes::partial_date,
     warning,
     "partial-date",
     "incomplete date {found}: expected year, month and day",
     "What is not known of a date is written as question marks (section 8.1.1.3). Write them.",
     safe,
     {tags, "[EventDate \"1992\"]", "[EventDate \"1992.??.??\"]"}},

    {codes::reversed_date,
     warning,
     "reversed-date",
     "reversed date {found}: the year comes first",
     "A date is written from the year to the day (section 8.1.1.3), so that dates can be sorted. Write the "
     "year first.",
     safe,
     {tags, "[EventDate \"31.8.1992\"]", "[EventDate \"1992.08.31\"]"}},

    {codes::unreadable_time,
     warning,
     "unreadable-time",
     "invalid time {found}: expected HH:MM:SS",
     "A time is hours, minutes and seconds of two digits each with colons between them (section 9.5.1). "
     "Write it in this form.",
     never,
     {tags, "[Time \"noon\"]", "[Time \"12:00:00\"]"}},

    {codes::partial_time,
     warning,
     "partial-time",
     "incomplete time {found}: missing seconds",
     "A time is hours, minutes and seconds of two digits each (section 9.5.1). Seconds that are not known "
     "are question marks. Write them.",
     safe,
     {tags, "[Time \"12:00\"]", "[Time \"12:00:??\"]"}},

    {codes::fraction_in_time,
     warning,
     "fraction-in-time",
     "fraction of a second in the time {found}",
     "A time is hours, minutes and seconds of two digits each (section 9.5.1). Nothing smaller belongs "
     "there. Leave it out.",
     unsafe,
     {tags, "[Time \"12:00:00.5\"]", "[Time \"12:00:00\"]"}},

    {codes::unreadable_round,
     warning,
     "unreadable-round",
     "invalid round {found}: expected a number such as 29 or 3.1",
     "The round is a number, several with periods between them, a question mark, or a hyphen where there are "
     "no rounds (section 8.1.1.4). Write it in this form.",
     never,
     {file,
      "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"third\"]\n[White \"?\"]\n[Black "
      "\"?\"]\n[Result \"*\"]\n\n1. e4 *\n",
      "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"3\"]\n[White \"?\"]\n[Black "
      "\"?\"]\n[Result \"*\"]\n\n1. e4 *\n"}},

    {codes::round_words,
     note,
     "round-words",
     "malformed round {found}: separate its parts with periods",
     "A round with several parts, as in a match of several games, is written with periods (section 8.1.1.4). "
     "Write 3.2.",
     safe,
     {file,
      "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"3 (2)\"]\n[White \"?\"]\n[Black "
      "\"?\"]\n[Result \"*\"]\n\n1. e4 *\n",
      "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"3.2\"]\n[White \"?\"]\n[Black "
      "\"?\"]\n[Result \"*\"]\n\n1. e4 *\n"}},

    {codes::unreadable_result_tag,
     error,
     "unreadable-result-tag",
     "invalid result {found}: expected 1-0, 0-1, 1/2-1/2 or *",
     "The tag Result has one of the four values that end the moves (section 8.1.1.7). Write that of the "
     "game.",
     either,
     {file,
      "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black "
      "\"?\"]\n[Result \"1/2\"]\n\n1. e4 *\n",
      "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black "
      "\"?\"]\n[Result \"1/2-1/2\"]\n\n1. e4 1/2-1/2\n"}},

    {codes::unreadable_rating,
     warning,
     "unreadable-rating",
     "invalid rating {found}: expected a number such as 2785, or `-`",
     "A rating is a number of up to four digits; a hyphen says that the player has none (section 9.1.2). "
     "Write one of the two.",
     never,
     {tags, "[WhiteElo \"strong\"]", "[WhiteElo \"2785\"]"}},

    {codes::unknown_rating,
     note,
     "unknown-rating",
     "unknown rating {found}: use `-`",
     "A hyphen says that a player has no rating (section 9.1.2). The question mark is not one of the values "
     "of that tag. Write a hyphen, or leave the tag out.",
     unsafe,
     {tags, "[WhiteElo \"?\"]", "[WhiteElo \"-\"]"}},

    {codes::provisional_rating,
     note,
     "provisional-rating",
     "provisional rating {found}: use digits alone",
     "Servers mark ratings that are still provisional. The value of the tag is a number (section 9.1.2). "
     "Leave out what comes after it.",
     unsafe,
     {tags, "[WhiteElo \"1650?\"]", "[WhiteElo \"1650\"]"}},

    {codes::unreadable_title,
     note,
     "unreadable-title",
     "unknown title {found}: expected one such as GM or IM, or `-`",
     "The titles are those of FIDE, and a hyphen says that a player has none (section 9.1.1). Write one of "
     "them.",
     never,
     {tags, "[WhiteTitle \"Grandmaster\"]", "[WhiteTitle \"GM\"]"}},

    {codes::server_title,
     note,
     "server-title",
     "title {found} is not one of FIDE's",
     "National federations and servers have titles of their own; those of the standard are FIDE's (section "
     "9.1.1). Nothing needs to be corrected if that is intended.",
     never,
     {tags, "[WhiteTitle \"NM\"]", "[WhiteTitle \"FM\"]"}},

    {codes::unreadable_eco,
     warning,
     "unreadable-eco",
     "invalid ECO code {found}: expected one such as B90 or C42/01",
     "The code of an opening is a letter from A to E and two digits, perhaps with a solidus and two digits "
     "more (section 9.4.1). Write it in this form.",
     never,
     {tags, "[ECO \"Sicilian\"]", "[ECO \"B20\"]"}},

    {codes::eco_suffix,
     note,
     "eco-suffix",
     "suffix in the ECO code {found}: use a letter and two digits",
     "Some programs add to the codes of the Encyclopaedia of Chess Openings. The form of the standard is a "
     "letter and two digits, perhaps with a solidus and two digits more (section 9.4.1). Leave out the rest.",
     unsafe,
     {tags, "[ECO \"B90f\"]", "[ECO \"B90\"]"}},

    {codes::lowercase_eco,
     warning,
     "lowercase-eco",
     "lowercase ECO code {found}: write the letter in upper case",
     "The code of an opening begins with a letter from A to E (section 9.4.1). It has been read as the "
     "capital letter. Write that.",
     safe,
     {tags, "[ECO \"b90\"]", "[ECO \"B90\"]"}},

    {codes::unreadable_time_control,
     warning,
     "unreadable-time-control",
     "invalid time control {found}: expected one such as 40/7200:3600 or 300+5",
     "A time control has periods with colons between them: moves and seconds as in 40/7200, seconds as in "
     "3600, seconds with an increment as in 300+5, an hourglass as in *180, or one of ? and - (section "
     "9.6.1). Write it in this form.",
     never,
     {tags, "[TimeControl \"5 minutes\"]", "[TimeControl \"300\"]"}},

    {codes::increment_after_moves,
     note,
     "increment-after-moves",
     "increment in a period with a number of moves: {found}",
     "The standard has increments only for periods without a number of moves (section 9.6.1). What is meant "
     "is clear all the same, and the standard has no other way to say it.",
     never,
     {tags, "[TimeControl \"40/5400+30:1800+30\"]", "[TimeControl \"5400+30\"]"}},

    {codes::zero_increment,
     note,
     "zero-increment",
     "zero time or increment in the time control {found}",
     "Seconds are positive in a time control (section 9.6.1), and time without an increment is a number of "
     "seconds alone. Servers have games that begin without time, as in 0+1, and write +0. Leave out the "
     "increment.",
     safe,
     {tags, "[TimeControl \"300+0\"]", "[TimeControl \"300\"]"}},

    {codes::unreadable_termination,
     note,
     "unreadable-termination",
     "unknown termination {found}: expected a word such as {expected}",
     "The words are abandoned, adjudication, death, emergency, normal, rules infraction, time forfeit and "
     "unterminated (section 9.8.1); servers write them with a capital, or 'NAME won by resignation' and "
     "'Game drawn by agreement'. Write one of them.",
     never,
     {tags, "[Termination \"White resigned\"]", "[Termination \"normal\"]"}},

    {codes::unreadable_mode,
     note,
     "unreadable-mode",
     "unknown mode {found}: expected OTB, PM, EM, ICS or TC",
     "The modes are over the board, by paper mail, by electronic mail, on a chess server and by "
     "telecommunication (section 9.9.2). Write one of the five.",
     never,
     {tags, "[Mode \"online\"]", "[Mode \"ICS\"]"}},

    {codes::unreadable_set_up,
     error,
     "unreadable-set-up",
     "invalid SetUp {found}: expected 0 or 1",
     "1 says that the game begins with the position in the tag FEN, and 0 that it begins as usual (section "
     "9.7.1). Write one of the two.",
     never,
     {tags, "[SetUp \"yes\"]", "[SetUp \"0\"]"}},

    {codes::unreadable_count,
     warning,
     "unreadable-count",
     "invalid count {found}: expected a number",
     "The value says how many there are, in digits (section 9.9.3). Write the number.",
     never,
     {tags, "[PlyCount \"none\"]", "[PlyCount \"0\"]"}},

    {codes::ply_count_differs,
     warning,
     "ply-count-differs",
     "wrong PlyCount {found}: expected {expected}",
     "PlyCount is the number of plies of the main line (section 9.9.3). Write the number of those that are "
     "there.",
     unsafe,
     {tags, "[PlyCount \"5\"]", "[PlyCount \"0\"]"}},

    {codes::unreadable_player_type,
     note,
     "unreadable-player-type",
     "unknown type of player {found}: expected human or program",
     "Players are human or programs (section 9.1.5). Write one of the two.",
     never,
     {tags, "[WhiteType \"robot\"]", "[WhiteType \"program\"]"}},

    {codes::fraction_in_time_control,
     note,
     "fraction-in-time-control",
     "fraction of a second in the time control {found}",
     "All times are numbers of seconds without a fraction (section 9.6.1). Programs that play against each "
     "other have shorter ones, which the format cannot say. It has been read as it is.",
     never,
     {tags, "[TimeControl \"10+0.1\"]", "[TimeControl \"10+1\"]"}},

    {codes::marker_differs_from_tag,
     warning,
     "marker-differs-from-tag",
     "result {found} differs from the tag Result, {expected}",
     "The result is written twice, in the tag Result and after the last move (sections 8.1.1.7 and 8.2.6), "
     "and the two differ. That after the moves has been read as the result. Correct the wrong one.",
     unsafe,
     {file,
      "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n"
      "[Black \"?\"]\n[Result \"1-0\"]\n\n1. e4 0-1\n",
      "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n"
      "[Black \"?\"]\n[Result \"0-1\"]\n\n1. e4 0-1\n"}},
};

} // namespace ctlpgn::pgn::catalogue_rows
