// Dates as people write them.
#pragma once

#include <string>
#include <string_view>

namespace ctlpgn {

// A date with its year first, two digits for month and day, and ?? for what it lacks.
struct arranged_date {
    std::string text;        // empty if what was written is no date
    bool is_certain = false; // not where day and month could each be the other
};

// What was written with other signs between the parts, without zeros, with the English name of its month,
// from the day to the year, or from the month to the year. Whether it is a day of the calendar is not asked.
[[nodiscard]] arranged_date arrange_date(std::string_view written, char separator);

// Of an English name of a month, or three letters or more of one, the number in two digits; empty if it is
// none.
[[nodiscard]] std::string_view number_of_month(std::string_view name);

} // namespace ctlpgn
