// T: names and values of tags.
#pragma once

#include "catalogue/row.hpp"

namespace ctlpgn::catalogue_rows {

inline constexpr diagnostic_info tags_rows[] = {
    {code::unknown_tag,
     note,
     "unknown-tag",
     "the tag must be one that the format knows, found {found}{guess?}",
     "Programs may add tags of their own, so one that is not known is kept, but other programs do not look "
     "for it. A slip in a name has the same effect: they miss the intended tag. Capitals count: TimeControl, "
     "not Timecontrol.",
     either,
     {}},

    {code::repeated_tag,
     error,
     "repeated-tag",
     "the tag must be given once, found {found} again",
     "Most tags are given once in a game, since nobody could tell which value counts. Remove one of the two; "
     "the first has been used.",
     either,
     {}},

    {code::empty_value,
     warning,
     "empty-value",
     "the tag {tag} must have a value",
     "A value that is not known is written as a question mark, so that nobody thinks that it was forgotten. "
     "A tag that says nothing and is not required is better left out. Write \"?\", or remove the tag.",
     either,
     {}},

    {code::impossible_date,
     error,
     "impossible-date",
     "a date must be a day of the calendar, found {found}",
     "The month is 01 to 12, and the day is one that the month has: there is a 29th of February in leap "
     "years only. Perhaps month and day have changed places. Correct the date, or write question marks for "
     "what is not known.",
     never,
     {}},

    {code::spaced_value,
     error,
     "spaced-value",
     "the value of the tag {tag} must not begin or end with a space",
     "Values that have a form, such as dates, places and results, are compared to the letter, so a space at "
     "their beginning or end makes another value of them. Remove it.",
     safe,
     {}},
};

} // namespace ctlpgn::catalogue_rows
