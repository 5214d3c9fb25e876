// T041 to T049: dates, places, rounds, results and languages.
#pragma once

#include "notations/ctl_pgn/catalogue/row.hpp"
#include "notations/ctl_pgn/catalogue/tags/examples.hpp"

namespace ctlpgn::ctl_pgn::catalogue_rows {

inline constexpr diagnostic_info tags_values[] = {
    {codes::malformed_date,
     error,
     "malformed-date",
     "invalid date {found}: expected YYYY-MM-DD{guess?}",
     "A date is written as year, month and day, with four, two and two digits and hyphens between them. A "
     "question mark represents each digit that is not known: 2020-08-??. PGN has dots where this format has "
     "hyphens.",
     safe,
     {tags, R"([EventDate "2020.08.15"])", R"([EventDate "2020-08-15"])"}},

    {codes::malformed_site,
     error,
     "malformed-site",
     "invalid site {found}: expected a country such as ESP at the end{guess?}",
     "A place is written as city, region and country: \"Barcelona, Catalunya ESP\". City and region may be "
     "left out, but the country must stay: three capitals at the end, after a space. If nothing is known, "
     "write \"?\".",
     unsafe,
     {file,
      CTLPGN_EXAMPLE_EVENT "[Site \"Manresa\"]\n" CTLPGN_EXAMPLE_DATE CTLPGN_EXAMPLE_ROUND
          CTLPGN_EXAMPLE_WHITE CTLPGN_EXAMPLE_BLACK CTLPGN_EXAMPLE_RESULT CTLPGN_EXAMPLE_MOVES,
      CTLPGN_EXAMPLE_REAL CTLPGN_EXAMPLE_MOVES}},

    {codes::unknown_country,
     warning,
     "unknown-country",
     "unknown country {found}: expected a code of ISO 3166",
     "The country of a place is written with the three letters that ISO 3166-1 gives it: DEU, NLD, CHE. "
     "Codes from sports are often others, such as GER, NED or SUI. Look the code up and replace it.",
     never,
     {file,
      CTLPGN_EXAMPLE_EVENT "[Site \"Berlin GER\"]\n" CTLPGN_EXAMPLE_DATE CTLPGN_EXAMPLE_ROUND
          CTLPGN_EXAMPLE_WHITE CTLPGN_EXAMPLE_BLACK CTLPGN_EXAMPLE_RESULT CTLPGN_EXAMPLE_MOVES,
      CTLPGN_EXAMPLE_EVENT "[Site \"Berlin DEU\"]\n" CTLPGN_EXAMPLE_DATE CTLPGN_EXAMPLE_ROUND
          CTLPGN_EXAMPLE_WHITE CTLPGN_EXAMPLE_BLACK CTLPGN_EXAMPLE_RESULT CTLPGN_EXAMPLE_MOVES}},

    {codes::malformed_round,
     error,
     "malformed-round",
     "invalid round {found}: expected one such as 4 or 2.1{guess?}",
     "A round is a number, or several with dots between them where a match has games within its rounds. A "
     "hyphen says that there are no rounds. Write one of these.",
     unsafe,
     {file,
      CTLPGN_EXAMPLE_EVENT CTLPGN_EXAMPLE_SITE CTLPGN_EXAMPLE_DATE
      "[Round \"?\"]\n" CTLPGN_EXAMPLE_WHITE CTLPGN_EXAMPLE_BLACK CTLPGN_EXAMPLE_RESULT CTLPGN_EXAMPLE_MOVES,
      CTLPGN_EXAMPLE_REAL CTLPGN_EXAMPLE_MOVES}},

    {codes::malformed_result,
     error,
     "malformed-result",
     "invalid result {found}: expected 3-0, 2-1, 1-1, 1-2, 0-3 or *{guess?}",
     "The winner has three points, or two of them if the other king was stalemated; in a draw both have "
     "one. An asterisk is for games that are not over. Results of PGN, such as 1-0, say less and are not "
     "used.",
     unsafe,
     {file,
      CTLPGN_EXAMPLE_EVENT CTLPGN_EXAMPLE_SITE CTLPGN_EXAMPLE_DATE CTLPGN_EXAMPLE_ROUND CTLPGN_EXAMPLE_WHITE
          CTLPGN_EXAMPLE_BLACK "[Result \"1-0\"]\n\n1. F8-F10 :\n3-0\n",
      CTLPGN_EXAMPLE_EVENT CTLPGN_EXAMPLE_SITE CTLPGN_EXAMPLE_DATE CTLPGN_EXAMPLE_ROUND CTLPGN_EXAMPLE_WHITE
          CTLPGN_EXAMPLE_BLACK "[Result \"3-0\"]\n\n1. F8-F10 :\n3-0\n"}},

    {codes::malformed_language,
     error,
     "malformed-language",
     "invalid language {found}: expected a code such as en{guess?}",
     "The language of the comments is written with the two small letters of ISO 639-1, or the three of ISO "
     "639-3 if it has no others. Countries and names have no place in it: en, not EN, en-GB or English. "
     "There is one language in a text; translations are separate texts.",
     unsafe,
     {tags, R"([Lang "English"])", R"([Lang "en"])"}},

    {codes::unknown_language,
     warning,
     "unknown-language",
     "unknown language {found}: expected a code of ISO 639",
     "The code has the form of one, but no language is known by it, so programs cannot offer the comments "
     "to those who understand them. Look the code up: two letters in ISO 639-1, or three in ISO 639-3.",
     never,
     {tags, R"([Lang "qx"])", R"([Lang "qu"])"}},

    {codes::long_language_code,
     warning,
     "long-language-code",
     "language code {found} of three letters: use {code}",
     "Codes with three letters are for languages that ISO 639-1 has no shorter one for. Programs compare "
     "codes as text, and treat the two as different languages. Write the shorter one.",
     safe,
     {tags, R"([Lang "cat"])", R"([Lang "ca"])"}},
};

} // namespace ctlpgn::ctl_pgn::catalogue_rows
