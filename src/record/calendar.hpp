// Dates with digits that may be unknown.
#pragma once

#include <string>
#include <string_view>

namespace ctlpgn {

// Digits of a date; '?' for an unknown one.
struct partial_date {
    std::string_view year;  // four
    std::string_view month; // two
    std::string_view day;   // two
};

// Whether some day of the Gregorian calendar has these digits.
[[nodiscard]] bool is_possible(const partial_date& date);

// Whether the one is later, whatever the unknown digits are.
[[nodiscard]] bool is_surely_later(const partial_date& one, const partial_date& other);

} // namespace ctlpgn
