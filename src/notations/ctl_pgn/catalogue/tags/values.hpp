// T041 to T049: dates, places, rounds, results and languages.
#pragma once

#include "notations/ctl_pgn/catalogue/row.hpp"
#include "notations/ctl_pgn/catalogue/tags/examples.hpp"

namespace ctlpgn::ctl_pgn::catalogue_rows {

inline constexpr diagnostic_info tags_values[] = {
    {codes::malformed_date,
     error,
     "malformed-date",
     "a date must look like 2020-08-15, found {found}{guess?}",
     "A date is written as year, month and day, with four, two and two digits and hyphens between them. A "
     "question mark stands for each digit that is not known: 2020-08-??. PGN has dots where this format has "
     "hyphens.",
     safe,
     {tags, R"([EventDate "2020.08.15"])", R"([EventDate "2020-08-15"])"}},

    {codes::malformed_site,
     error,
     "malformed-site",
     "a site must end with a country such as ESP, found {found}{guess?}",
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
     "a country must have a code of ISO 3166, found {found}",
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
     "a round must look like 4 or 2.1, found {found}{guess?}",
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
     "the result must be 3-0, 2-1, 1-1, 1-2, 0-3 or *, found {found}{guess?}",
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
     "a language must be given by a code such as en, found {found}{guess?}",
     "The language of the comments is written with the two small letters of ISO 639-1, or the three of ISO "
     "639-3 if it has no others. Countries and names have no place in it: en, not EN, en-GB or English. "
     "There is one language in a text; translations are texts of their own.",
     unsafe,
     {tags, R"([Lang "English"])", R"([Lang "en"])"}},

    {codes::unknown_language,
     warning,
     "unknown-language",
     "a language must have a code of ISO 639, found {found}",
     "The code has the form of one, but no language is known by it, so programs cannot offer the comments "
     "to those who understand them. Look the code up: two letters in ISO 639-1, or three in ISO 639-3.",
     never,
     {tags, R"([Lang "qx"])", R"([Lang "qu"])"}},

    {codes::long_language_code,
     warning,
     "long-language-code",
     "a language must be given by its code of two letters, {code}, found {found}",
     "Codes with three letters are for languages that ISO 639-1 has no shorter one for. Programs compare "
     "codes as they stand, and take the two for different languages. Write the shorter one.",
     safe,
     {tags, R"([Lang "cat"])", R"([Lang "ca"])"}},
};

} // namespace ctlpgn::ctl_pgn::catalogue_rows
