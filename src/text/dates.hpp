// Dates as people write them.
#pragma once

#include <string>
#include <string_view>

namespace ctlpgn {

// A date with its year first, two digits for month and day, and ?? for what it lacks.
struct arranged_date {
    std::string text;        // empty if the text is not a date
    bool is_certain = false; // false if day and month could each be the other
};

// A date that was written with other separators or none, without leading zeros, with letters that look like
// digits, with the English name of its month, from the day to the year, or from the month to the year.
// Whether it is a day of the calendar is not checked.
[[nodiscard]] arranged_date arrange_date(std::string_view written, char separator);

// The two digits for the English name of a month, or for its first three letters or more, in letters of
// either size; empty if it is none.
[[nodiscard]] std::string_view number_of_month(std::string_view name);

} // namespace ctlpgn
