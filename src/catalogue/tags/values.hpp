// T041 to T049: dates, places, rounds, results and languages.
#pragma once

#include "catalogue/row.hpp"
#include "catalogue/tags/examples.hpp"

namespace ctlpgn::catalogue_rows {

inline constexpr diagnostic_info tags_values[] = {
    {code::malformed_date, error, "malformed-date",
     "expected a date such as 2020-08-15, found {found}{detail}",
     "A date is written as year, month and day, with four, two and two digits and hyphens between them. A "
     "question mark stands for each digit that is not known: 2020-08-??. PGN has dots where this format "
     "has hyphens.",
     tags, R"([EventDate "2020.08.15"])", R"([EventDate "2020-08-15"])", safe},

    {code::impossible_date, error, "impossible-date", "{found} is no day of the calendar",
     "The month is 01 to 12, and the day is one that the month has: there is a 29th of February in leap "
     "years "
     "only. Perhaps month and day have changed places. Correct the date, or write question marks for what is "
     "not known.",
     tags, R"([EventDate "2023-02-29"])", R"([EventDate "2023-02-28"])"},

    {code::malformed_site, error, "malformed-site",
     "expected a place that ends with a country such as ESP, found {found}{detail}",
     "A place is written as city, region and country: \"Barcelona, Catalunya ESP\". City and region may be "
     "left "
     "out, but the country stays: three capitals at the end, behind a blank. If nothing is known, write "
     "\"?\".",
     file,
     CTLPGN_EXAMPLE_EVENT "[Site \"Manresa\"]\n" CTLPGN_EXAMPLE_DATE CTLPGN_EXAMPLE_ROUND CTLPGN_EXAMPLE_WHITE
         CTLPGN_EXAMPLE_BLACK CTLPGN_EXAMPLE_RESULT CTLPGN_EXAMPLE_MOVES,
     CTLPGN_EXAMPLE_REAL CTLPGN_EXAMPLE_MOVES, unsafe},

    {code::unknown_country, warning, "unknown-country", "no country has the code {found} in ISO 3166",
     "The country of a place is written with the three letters that ISO 3166-1 gives it: DEU, NLD, CHE. "
     "Codes "
     "from sports are often others, such as GER, NED or SUI. Look the code up and replace it.",
     file,
     CTLPGN_EXAMPLE_EVENT "[Site \"Berlin GER\"]\n" CTLPGN_EXAMPLE_DATE CTLPGN_EXAMPLE_ROUND
         CTLPGN_EXAMPLE_WHITE CTLPGN_EXAMPLE_BLACK CTLPGN_EXAMPLE_RESULT CTLPGN_EXAMPLE_MOVES,
     CTLPGN_EXAMPLE_EVENT "[Site \"Berlin DEU\"]\n" CTLPGN_EXAMPLE_DATE CTLPGN_EXAMPLE_ROUND
         CTLPGN_EXAMPLE_WHITE CTLPGN_EXAMPLE_BLACK CTLPGN_EXAMPLE_RESULT CTLPGN_EXAMPLE_MOVES},

    {code::malformed_round, error, "malformed-round",
     "expected a round such as 4 or 2.1, found {found}{detail}",
     "A round is a number, or several with dots between them where a match has games within its rounds. A "
     "hyphen says that there are no rounds. Write one of these.",
     file,
     CTLPGN_EXAMPLE_EVENT CTLPGN_EXAMPLE_SITE CTLPGN_EXAMPLE_DATE
     "[Round \"?\"]\n" CTLPGN_EXAMPLE_WHITE CTLPGN_EXAMPLE_BLACK CTLPGN_EXAMPLE_RESULT CTLPGN_EXAMPLE_MOVES,
     CTLPGN_EXAMPLE_REAL CTLPGN_EXAMPLE_MOVES, unsafe},

    {code::malformed_result, error, "malformed-result",
     "expected one of the results 3-0, 2-1, 1-1, 1-2, 0-3 and *, found {found}{detail}",
     "The winner has three points, or two of them if the other king was stalemated; in a draw both have one. "
     "An asterisk is for games that are not over. Results of PGN, such as 1-0, say less and are not used.",
     file,
     CTLPGN_EXAMPLE_EVENT CTLPGN_EXAMPLE_SITE CTLPGN_EXAMPLE_DATE CTLPGN_EXAMPLE_ROUND CTLPGN_EXAMPLE_WHITE
         CTLPGN_EXAMPLE_BLACK "[Result \"1-0\"]\n\n1. F8-F10 :\n3-0\n",
     CTLPGN_EXAMPLE_EVENT CTLPGN_EXAMPLE_SITE CTLPGN_EXAMPLE_DATE CTLPGN_EXAMPLE_ROUND CTLPGN_EXAMPLE_WHITE
         CTLPGN_EXAMPLE_BLACK "[Result \"3-0\"]\n\n1. F8-F10 :\n3-0\n",
     unsafe},

    {code::malformed_language, error, "malformed-language",
     "expected the code of a language such as en, found {found}{detail}",
     "The language of the comments is written with the two small letters of ISO 639-1, or the three of ISO "
     "639-3 if it has no others. Countries and names have no place in it: en, not EN, en-GB or English. "
     "There "
     "is one language in a text; translations are texts of their own.",
     tags, R"([Lang "English"])", R"([Lang "en"])", unsafe},

    {code::unknown_language, warning, "unknown-language", "no language has the code {found} in ISO 639",
     "The code has the form of one, but no language is known by it, so programs cannot offer the comments to "
     "those who understand them. Look the code up: two letters in ISO 639-1, or three in ISO 639-3.",
     tags, R"([Lang "qx"])", R"([Lang "qu"])"},

    {code::long_language_code, warning, "long-language-code",
     "the language {found} has a code with two letters: {detail}",
     "Codes with three letters are for languages that ISO 639-1 has no shorter one for. Programs compare "
     "codes "
     "as they stand, and take the two for different languages. Write the shorter one.",
     tags, R"([Lang "cat"])", R"([Lang "ca"])", safe},
};

} // namespace ctlpgn::catalogue_rows
