// T: values of tags.
#pragma once

#include "notations/diplomat/catalogue/row.hpp"

namespace ctlpgn::diplomat::rows {

inline constexpr diagnostic_info tag_rows[] = {
    {codes::foreign_variant,
     error,
     "foreign-variant",
     "unknown variant {found}: expected Diplomat",
     "The tag Variant names the game that is played. This notation is about Diplomat chess and no other, so "
     "another name is a slip, or the file has the wrong extension. Write Diplomat.",
     unsafe,
     {tags, "[Variant \"Diplomatic chess\"]", "[Variant \"Diplomat\"]"}},

    {codes::foreign_result_tag,
     warning,
     "foreign-result-tag",
     "invalid result {found}: expected 1-0, 0-1, 1/2-1/2 or *",
     "The tag Result repeats the result of the game in the same words. Programs that look for won games find "
     "only these. Write one of the four.",
     either,
     {tags, "[Result \"White wins\"]", "[Result \"*\"]"}},

    {codes::unclear_date,
     warning,
     "unclear-date",
     "invalid date {found}: expected YYYY.MM.DD",
     "Dates are written as in PGN: year, month and day with dots between them, and question marks for what "
     "is not known. Programs that sort games by date rely on this form. Write the date in this form.",
     safe,
     {tags, "[Date \"2003-11-8\"]", "[Date \"2003.11.08\"]"}},
};

} // namespace ctlpgn::diplomat::rows
