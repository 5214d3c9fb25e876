// T: names and values of tags.
#pragma once

#include "catalogue/row.hpp"

namespace ctlpgn::catalogue_rows {

inline constexpr diagnostic_info tags_rows[] = {
    {code::unknown_tag,
     note,
     "unknown-tag",
     "unknown tag {found}{guess?}",
     "Programs may add tags of their own, so one that is not known is kept, but other programs do not look "
     "for it. A slip in a name has the same effect: they miss the intended tag. Capitals count: TimeControl, "
     "not Timecontrol.",
     either,
     {}},

    {code::repeated_tag,
     error,
     "repeated-tag",
     "duplicate tag {found}",
     "Most tags occur once in a game, since it would not be clear which value counts. Remove one of the "
     "two; the first has been used.",
     either,
     {}},

    {code::empty_value,
     warning,
     "empty-value",
     "empty value of the tag {tag}",
     "A value that is not known is written as a question mark, to show that it was not forgotten. A tag "
     "that says nothing and is not required is better left out. Write \"?\", or remove the tag.",
     either,
     {}},

    {code::impossible_date,
     error,
     "impossible-date",
     "impossible date {found}: there is no such day",
     "The month is 01 to 12, and the day is one that the month has: there is a 29th of February in leap "
     "years only. Perhaps month and day have changed places. Correct the date, or write question marks for "
     "what is not known.",
     never,
     {}},

    {code::spaced_value,
     error,
     "spaced-value",
     "space at the beginning or end of the value of {tag}",
     "Values that have a form, such as dates, places and results, are compared to the letter, so a space at "
     "their beginning or end makes another value of them. Remove it.",
     safe,
     {}},
};

} // namespace ctlpgn::catalogue_rows
